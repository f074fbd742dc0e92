import { type DialectAdapter, type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import { rewriteFile } from './rewrite.ts';
import type { Schema } from './schema.ts';

export interface DatabaseEngine {
  /**
   * SQL for the database's current time in milliseconds since the epoch, the same clock for all processes.
   */
  readonly nowSql: RawBuilder<number>;
  /** Whether the database's clock may differ from the clock of this machine. */
  readonly hasServerClock: boolean;
  /** Whether a query can skip locked rows. SQLite can't, but it has only one writer at a time. */
  readonly skipsLocked: boolean;
  /**
   * SQL that empties the write-ahead log, so that removed data doesn't remain in this file. Undefined for
   * PostgreSQL, whose server manages its log.
   */
  readonly emptyLog?: RawBuilder<unknown>;
  /**
   * Rewrites the whole file and empties the write-ahead log. When SQLite splits or joins pages, copies of
   * moved rows stay in their unused space, even with `secure_delete`. Undefined for PostgreSQL.
   */
  readonly rewrite?: (db: Kysely<Schema>) => Promise<void>;
}

const POSTGRES_ENGINE: DatabaseEngine = {
  nowSql: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
  hasServerClock: true,
  skipsLocked: true,
};

const SQLITE_ENGINE: DatabaseEngine = {
  nowSql: sql<number>`cast(unixepoch('now', 'subsec') * 1000 as integer)`,
  hasServerClock: false,
  skipsLocked: false,
  emptyLog: sql`pragma wal_checkpoint(truncate)`,
  rewrite: rewriteFile,
};

export const engineOf = (db: Kysely<Schema>): DatabaseEngine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? POSTGRES_ENGINE : SQLITE_ENGINE;

/** Channel on which processes notify each other that a row may be due. */
export const DUE_CHANNEL = 'tileknight_due';

/** Channel of `Peers`. */
export const PEER_CHANNEL = 'tileknight_peers';

/**
 * Functions by Kysely's adapter object. A database and its transactions share it, so `notifyDue` finds the
 * function from a transaction too.
 */
const dueListenerByAdapter = new WeakMap<DialectAdapter, () => void>();

/** Calls `listener` whenever this process calls `notifyDue` on this SQLite database. */
export function setDueListener(db: Kysely<Schema>, listener: () => void): void {
  dueListenerByAdapter.set(db.getExecutor().adapter, listener);
}

/**
 * Reports that a row may be due as soon as the transaction is committed. PostgreSQL notifies all processes at
 * the commit. With SQLite, this process is notified before the commit. That does no harm, because its query
 * for due rows waits for the commit.
 */
export async function notifyDue(db: Kysely<Schema>): Promise<void> {
  const { adapter } = db.getExecutor();
  if (adapter instanceof PostgresAdapter) await sql`select pg_notify(${DUE_CHANNEL}, '')`.execute(db);
  else dueListenerByAdapter.get(adapter)?.();
}
