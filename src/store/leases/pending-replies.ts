import { type ExpressionBuilder, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { DueWork } from '../contract/agenda.ts';
import type { PendingReplies, PendingReply } from '../contract/pending-replies.ts';
import { engineOf } from '../database/engine.ts';
import type { ReceivedTable, Schema } from '../database/schema.ts';
import { claimRows, leaseEndSql } from './leases.ts';
import type { LeaseOwner } from './owner.ts';

/**
 * A request may crash the program. A crash also counts for harmless requests in progress, so the limit is
 * generous.
 */
const MAX_ATTEMPTS = 8;

/** Exactly the condition of the index `received_pending`. */
const isPendingSql = sql<boolean>`request <> ''`;

export function openPendingReplies(db: Kysely<Schema>, owner: LeaseOwner): PendingReplies {
  const newLeaseEndSql = leaseEndSql(db);
  const { nowSql } = engineOf(db);

  const createPendingRow = ({ adapter, key, request, until, now: saved_at }: PendingReply) => ({
    adapter,
    key,
    request,
    until,
    saved_at,
    message: null,
    attempts: 1,
    owner: owner.name,
    held_until: newLeaseEndSql,
  });

  const isLeasedHere = (adapter: string) => (builder: ExpressionBuilder<Schema, 'received'>) =>
    builder.and([builder('adapter', '=', adapter), builder('owner', '=', owner.name)]);

  return {
    receive: async ({ adapter, key, now: saved_at }, pendingReply) => {
      const row = await db
        .insertInto('received')
        .values(
          pendingReply === undefined
            ? { adapter, key, request: '', until: 0, saved_at, attempts: 0, owner: '', held_until: 0 }
            : createPendingRow({ adapter, key, now: saved_at, ...pendingReply }),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      return row !== undefined;
    },

    begin: async ({ adapter, key, now: saved_at }) => {
      const lease = { owner: owner.name, held_until: newLeaseEndSql };
      const insertedRow = await db
        .insertInto('received')
        .values({ adapter, key, request: '', until: 0, saved_at, attempts: 0, ...lease })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      if (insertedRow !== undefined) return 'new';
      const row = await db
        .selectFrom('received')
        .select(['owner', 'request', sql<number>`held_until - ${nowSql}`.as('leaseMs')])
        .where('adapter', '=', adapter)
        .where('key', '=', key)
        .executeTakeFirst();
      if (row === undefined) return 'underway';
      if (row.owner === '' || row.request !== '') return 'handled';
      if (row.owner === owner.name || (row.leaseMs > 0 && !owner.hasEnded(row.owner))) return 'underway';
      const takenRow = await db
        .updateTable('received')
        .set(lease)
        .where((update) => update.and({ adapter, key, owner: row.owner }))
        .returning('key')
        .executeTakeFirst();
      return takenRow === undefined ? 'underway' : 'new';
    },

    save: async (pendingReply) => {
      const { adapter: _, key: __, ...row } = createPendingRow(pendingReply);
      await db
        .insertInto('received')
        .values(createPendingRow(pendingReply))
        .onConflict((conflict) => conflict.columns(['adapter', 'key']).doUpdateSet(row))
        .execute();
    },

    recordMessage: async (adapter, key, message) => {
      await db
        .updateTable('received')
        .set({ message: message ?? null })
        .where(isLeasedHere(adapter))
        .where('key', '=', key)
        .execute();
    },

    remove: async (adapter, keys) => {
      await db
        .updateTable('received')
        .set({ request: '', message: null, owner: '' })
        .where(isLeasedHere(adapter))
        .where('key', 'in', keys)
        .execute();
    },

    renew: async (adapter, keys) => {
      const rows = await db
        .updateTable('received')
        .set({ held_until: newLeaseEndSql })
        .where(isLeasedHere(adapter))
        .where('key', 'in', keys)
        .returning('key')
        .execute();
      return rows.map(({ key }) => key);
    },

    count: async () => {
      const rows = await db
        .selectFrom('received')
        .select(['adapter', (row) => row.fn.countAll<number>().as('count')])
        .where(isPendingSql)
        .groupBy('adapter')
        .execute();
      return Object.fromEntries(rows.map(({ adapter, count }) => [adapter, count]));
    },

    claim: async (adapter, now, limit) => {
      const rows = await claimRows<Selectable<ReceivedTable>>(db, owner, {
        table: 'received',
        keyColumns: ['adapter', 'key'],
        counter: 'attempts',
        limit,
        where: isAnswerable(adapter, now),
        order: sql`saved_at, length(key), key`,
      });
      return rows
        .toSorted((a, b) => a.saved_at - b.saved_at || compareIds(a.key, b.key))
        .map(({ key, request, message, until }) => ({
          key,
          request,
          until,
          message: message ?? undefined,
        }));
    },
  };
}

const isAnswerable = (adapter: string, time: number): RawBuilder<boolean> =>
  sql`${isPendingSql} and adapter = ${adapter} and attempts < ${sql.lit(MAX_ATTEMPTS)} and until >= ${time}`;

/** Gives 0 if this process may take over a request, else null. */
export const nextReplyQuery = (
  _: Kysely<Schema>,
  { adapters = () => [], now }: DueWork,
  owner: LeaseOwner,
): RawBuilder<number | null> =>
  sql`select 0 from received where owner <> ${owner.name} and (${sql.join(
    [sql`1 = 0`, ...adapters().map((adapter) => isAnswerable(adapter, now()))],
    sql` or `,
  )}) limit 1`;

/** Compares whole numbers, which may be too large for a `number`. */
const compareIds = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : Number(a > b));
