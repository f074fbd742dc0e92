import { type DialectAdapter, type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import { rewriteFile } from './rewrite.ts';
import type { Schema } from './schema.ts';

export interface DatabaseEngine {
  /** The database's time in milliseconds since the epoch, the same for all processes. */
  readonly nowSql: RawBuilder<number>;
  readonly hasServerClock: boolean;
  /** Whether queries can skip locked rows. SQLite can't, but it has only one writer at a time. */
  readonly skipsLocked: boolean;
  /** Empties the write-ahead log, so that removed data doesn't remain in this file. Only for SQLite. */
  readonly emptyLog?: RawBuilder<unknown>;
  /**
   * When SQLite splits or joins pages, copies of moved rows stay in their unused space, even with
   * `secure_delete`. Only for SQLite.
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

export const DUE_CHANNEL = 'tileknight_due';

export const PEER_CHANNEL = 'tileknight_peers';

/**
 * A database and its transactions share Kysely's adapter object, so `notifyDue` finds the function from both.
 */
const dueListenerByAdapter = new WeakMap<DialectAdapter, () => void>();

export function setDueListener(db: Kysely<Schema>, listener: () => void): void {
  dueListenerByAdapter.set(db.getExecutor().adapter, listener);
}

/**
 * Reports that a row may be due. PostgreSQL notifies all processes at the commit, SQLite this one before it.
 * That does no harm: the query for due rows waits for the commit.
 */
export async function notifyDue(db: Kysely<Schema>): Promise<void> {
  const { adapter } = db.getExecutor();
  if (adapter instanceof PostgresAdapter) await sql`select pg_notify(${DUE_CHANNEL}, '')`.execute(db);
  else dueListenerByAdapter.get(adapter)?.();
}
