import { type Kysely, type RawBuilder, sql } from 'kysely';
import { LEASE_MS } from '../contract/pending-replies.ts';
import type { Leases } from '../contract/store.ts';
import { engineOf, notifyDue } from '../database/engine.ts';
import type { Schema } from '../database/schema.ts';
import type { LeaseOwner } from './owner.ts';

export function openLeases(db: Kysely<Schema>, owner: LeaseOwner): Leases {
  const { nowSql } = engineOf(db);
  return {
    take: async (name, durationMs) => {
      const row = await db
        .insertInto('leases')
        .values((builder) => ({ name, owner: owner.name, held_until: builder(nowSql, '+', durationMs) }))
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet((builder) => ({
              owner: builder.ref('excluded.owner'),
              held_until: builder.ref('excluded.held_until'),
            }))
            .where((builder) =>
              builder.or([
                builder('leases.held_until', '<=', nowSql),
                builder('leases.owner', '=', owner.name),
              ]),
            ),
        )
        .returning('name')
        .executeTakeFirst();
      return row !== undefined;
    },

    release: async (name) => {
      await db.deleteFrom('leases').where('name', '=', name).where('owner', '=', owner.name).execute();
    },
  };
}

/** Interrupted attempts don't count as failed. */
export async function releaseAllLeases(db: Kysely<Schema>, owner: LeaseOwner): Promise<void> {
  // Interrupted updates are handled when they come again.
  await db.deleteFrom('received').where('owner', '=', owner.name).where('request', '=', '').execute();
  await db
    .updateTable('received')
    .set((row) => ({ owner: '', held_until: 0, attempts: row('attempts', '-', 1) }))
    .where('owner', '=', owner.name)
    .execute();
  await db
    .updateTable('live_messages')
    .set({ owner: '', held_until: 0 })
    .where('owner', '=', owner.name)
    .execute();
  await db.deleteFrom('leases').where('owner', '=', owner.name).execute();
  await notifyDue(db);
}

export interface Claim {
  readonly table: 'received' | 'live_messages';
  /** Columns of the primary key. */
  readonly keyColumns: readonly string[];
  readonly counter: 'attempts' | 'tries';
  readonly where: RawBuilder<boolean>;
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
}

/** End of a lease that begins now, by the database's clock. */
export const leaseEndSql = (db: Kysely<Schema>): RawBuilder<number> =>
  sql`${engineOf(db).nowSql} + ${sql.lit(LEASE_MS)}`;

/**
 * Claims rows without an owner, with an expired lease, or whose owner has certainly ended. Two processes
 * never claim the same row. Rows come in any order.
 */
export async function claimRows<Row>(
  db: Kysely<Schema>,
  owner: LeaseOwner,
  { table, keyColumns, counter, where, order, limit }: Claim,
): Promise<Row[]> {
  const { nowSql, skipsLocked } = engineOf(db);
  const tableSql = sql.table(table);
  const keySql = sql.join(keyColumns.map((column) => sql.ref(column)));
  const ownersResult = await sql<{
    owner: string;
  }>`select distinct owner from ${tableSql} where ${where}`.execute(db);
  if (ownersResult.rows.length === 0) return [];
  const endedOwners = ownersResult.rows.map((row) => row.owner).filter(owner.hasEnded);
  const isUnleasedSql = sql`(held_until <= ${nowSql} or owner in (${sql.join(['', ...endedOwners])}))`;
  const claimedResult = await sql<Row>`
    with due as materialized (
      select ${keySql} from ${tableSql} where ${where} and ${isUnleasedSql} order by ${order} limit ${limit}
      ${skipsLocked ? sql`for update skip locked` : sql``}
    )
    update ${tableSql} set owner = ${owner.name}, held_until = ${leaseEndSql(db)}, ${sql.ref(counter)} = ${sql.ref(counter)} + 1
    where (${keySql}) in (select ${keySql} from due) returning *`.execute(db);
  return claimedResult.rows;
}
