import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** What the engines say differently. */
export interface Engine {
  /** The database's own time, milliseconds since the epoch: one clock for all processes, however far apart their machines' are. */
  readonly now: RawBuilder<number>;
  /** Can rows that another transaction has locked be passed over? SQLite has one writer at a time instead. */
  readonly skipsLocked: boolean;
  /** Takes from the disk what the log of writes still holds of rows that are gone; undefined: nobody reads that log as a file. */
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
