import { type DialectAdapter, type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Differences between PostgreSQL and SQLite. */
export interface DatabaseEngine {
  /**
   * SQL expression for the database's current time in milliseconds since the epoch. With it, all processes
   * use the same clock.
   */
  readonly nowSql: RawBuilder<number>;
  /**
   * Whether a query can skip rows that other transactions have locked. SQLite can't, but it has only one
   * writer at a time.
   */
  readonly skipsLocked: boolean;
  /**
   * SQL statement that empties the write-ahead log, so that removed data doesn't remain in this file.
   * Undefined for PostgreSQL, whose server manages its log.
   */
  readonly emptyLog?: RawBuilder<unknown>;
}

const POSTGRES_ENGINE: DatabaseEngine = {
  nowSql: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
  skipsLocked: true,
};

const SQLITE_ENGINE: DatabaseEngine = {
  nowSql: sql<number>`cast(unixepoch('now', 'subsec') * 1000 as integer)`,
  skipsLocked: false,
  emptyLog: sql`pragma wal_checkpoint(truncate)`,
};

/** Returns the engine (PostgreSQL or SQLite) of a database. */
export const engineOf = (db: Kysely<Schema>): DatabaseEngine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? POSTGRES_ENGINE : SQLITE_ENGINE;

/** PostgreSQL channel on which processes notify each other that a row may be due. */
export const DUE_CHANNEL = 'tileknight_due';

/**
 * Functions that `notifyDue` calls in this process when a row of an SQLite database may be due. Key: Kysely's
 * adapter object of the database. A database and its transactions share this object, so `notifyDue` finds the
 * function from a transaction too.
 */
const dueListenerByAdapter = new WeakMap<DialectAdapter, () => void>();

/** Calls `listener` whenever this process calls `notifyDue` on the SQLite database `db`. */
export function setDueListener(db: Kysely<Schema>, listener: () => void): void {
  dueListenerByAdapter.set(db.getExecutor().adapter, listener);
}

/**
 * Reports that a row may be due as soon as the transaction `db` is committed. PostgreSQL notifies all
 * processes at the commit. With SQLite, this function notifies only this process, before the commit. The
 * early notification does no harm, because this process's query for due rows waits for the commit.
 */
export async function notifyDue(db: Kysely<Schema>): Promise<void> {
  const { adapter } = db.getExecutor();
  if (adapter instanceof PostgresAdapter) await sql`select pg_notify(${DUE_CHANNEL}, '')`.execute(db);
  else dueListenerByAdapter.get(adapter)?.();
}
