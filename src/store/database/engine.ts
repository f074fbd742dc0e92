import { type DialectAdapter, type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** What the engines say differently. */
export interface Engine {
  /** The database's own time, milliseconds since the epoch: one clock for all processes. */
  readonly now: RawBuilder<number>;
  /** Can rows that another transaction has locked be passed over? SQLite has one writer at a time instead. */
  readonly skipsLocked: boolean;
  /** Removes what the log of writes still holds of deleted rows; undefined: that log is no file of ours. */
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

/** The engine below. */
export const engineOf = (db: Kysely<Schema>): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? POSTGRES : SQLITE;

/** The channel of PostgreSQL on which processes tell each other that something may be due. */
export const DUE_CHANNEL = 'tileknight_due';

/** The listeners of this process, by the adapter that a database shares with its transactions. */
const listeners = new WeakMap<DialectAdapter, () => void>();

/** Calls `listener` after each `tellDue` of this process. */
export function listenHere(db: Kysely<Schema>, listener: () => void): void {
  listeners.set(db.getExecutor().adapter, listener);
}

/**
 * Tells that something may be due once the transaction `db` is over: on PostgreSQL to all processes, which
 * hear of it then; on SQLite to this one, whose next question waits until then.
 */
export async function tellDue(db: Kysely<Schema>): Promise<void> {
  const { adapter } = db.getExecutor();
  if (adapter instanceof PostgresAdapter) await sql`select pg_notify(${DUE_CHANNEL}, '')`.execute(db);
  else listeners.get(adapter)?.();
}
