import { type DialectAdapter, type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** The channel of PostgreSQL on which processes tell each other that something may be due. */
export const DUE_CHANNEL = 'tileknight_due';

/** The listeners of this process, by the adapter that a database shares with its transactions. */
const listeners = new WeakMap<DialectAdapter, () => void>();

/** Calls `listener` after each `tellDue` of this process. */
export function listenHere(db: Kysely<Schema>, listener: () => void): void {
  listeners.set(db.getExecutor().adapter, listener);
}

/**
 * Tells that something may be due once the transaction `db` is over: on PostgreSQL to all processes, which hear of it
 * then; on SQLite to this one, whose next question waits until then.
 */
export async function tellDue(db: Kysely<Schema>): Promise<void> {
  const { adapter } = db.getExecutor();
  if (adapter instanceof PostgresAdapter) await sql`select pg_notify(${DUE_CHANNEL}, '')`.execute(db);
  else listeners.get(adapter)?.();
}

/** Is the address one of these adapters'? */
export const isOfAdapters = (adapters: readonly string[]) =>
  adapters.length === 0
    ? sql<boolean>`1 = 0`
    : sql<boolean>`(${sql.join(
        adapters.map((name) => sql`address like ${`${name}:%`}`),
        sql` or `,
      )})`;
