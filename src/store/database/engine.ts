import { type DialectAdapter, type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Differences between the database engines. */
export interface Engine {
  /** Current time of the database in milliseconds since the epoch. It is the same clock for all processes. */
  readonly now: RawBuilder<number>;
  /** Whether rows locked by other transactions can be skipped. SQLite has only one writer at a time. */
  readonly skipsLocked: boolean;
  /** Removes deleted rows from the write-ahead log. Undefined if the database server manages the log. */
  readonly emptyLog?: RawBuilder<unknown>;
}

const POSTGRES: Engine = {
  now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
  skipsLocked: true,
};

const SQLITE: Engine = {
  now: sql<number>`cast(unixepoch('now', 'subsec') * 1000 as integer)`,
  skipsLocked: false,
  emptyLog: sql`pragma wal_checkpoint(truncate)`,
};

/** Engine of the database `db`. */
export const engineOf = (db: Kysely<Schema>): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? POSTGRES : SQLITE;

/** PostgreSQL channel on which processes report that a row may be due. */
export const DUE_CHANNEL = 'tileknight_due';

/** Listeners of this process, by dialect adapter. A database and its transactions share the adapter. */
const listeners = new WeakMap<DialectAdapter, () => void>();

/** Calls `listener` after each `tellDue` of this process. */
export function listenHere(db: Kysely<Schema>, listener: () => void): void {
  listeners.set(db.getExecutor().adapter, listener);
}

/**
 * Reports that a row may be due after the transaction `db`. PostgreSQL notifies all processes at the commit.
 * SQLite notifies only this process. The process then queries the database, and this query waits for the
 * commit.
 */
export async function tellDue(db: Kysely<Schema>): Promise<void> {
  const { adapter } = db.getExecutor();
  if (adapter instanceof PostgresAdapter) await sql`select pg_notify(${DUE_CHANNEL}, '')`.execute(db);
  else listeners.get(adapter)?.();
}
