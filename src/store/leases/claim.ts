import { type Kysely, type RawBuilder, sql } from 'kysely';
import { LEASE_MS } from '../contract/pending-replies.ts';
import { engineOf } from '../database/engine.ts';
import type { Schema } from '../database/schema.ts';
import type { Owner } from './owner.ts';

/** Rows of a table that processes hold by lease, in its columns `owner` and `held_until`. */
export interface Claim {
  readonly table: 'received' | 'standings';
  /** The columns of its key. */
  readonly key: readonly string[];
  /** The column that counts how often a row was claimed. */
  readonly counter: 'attempts' | 'tries';
  readonly where: RawBuilder<boolean>;
  readonly order: RawBuilder<unknown>;
  /** Rows at most. */
  readonly limit: number;
}

/** The end of a lease that begins now, by the database's clock. */
export const leaseEnd = (db: Kysely<Schema>): RawBuilder<number> =>
  sql`${engineOf(db).now} + ${sql.lit(LEASE_MS)}`;

/**
 * Claims rows that no process holds: their lease has run out, or its owner has certainly ended. Two processes never
 * claim the same row. Fulfils with the rows as they are now, in any order.
 */
export async function claim<Row>(
  db: Kysely<Schema>,
  owner: Owner,
  { table, key, counter, where, order, limit }: Claim,
): Promise<Row[]> {
  const { now, skipsLocked } = engineOf(db);
  const rowsOf = sql.table(table);
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const holders = await sql<{ owner: string }>`select distinct owner from ${rowsOf} where ${where}`.execute(
    db,
  );
  if (holders.rows.length === 0) return [];
  const gone = holders.rows.map((row) => row.owner).filter(owner.isGone);
  const isFree = sql`(held_until <= ${now} or owner in (${sql.join(['', ...gone])}))`;
  const claimed = await sql<Row>`
    with due as materialized (
      select ${keys} from ${rowsOf} where ${where} and ${isFree} order by ${order} limit ${limit}
      ${skipsLocked ? sql`for update skip locked` : sql``}
    )
    update ${rowsOf} set owner = ${owner.name}, held_until = ${leaseEnd(db)}, ${sql.ref(counter)} = ${sql.ref(counter)} + 1
    where (${keys}) in (select ${keys} from due) returning *`.execute(db);
  return claimed.rows;
}
