import { type ExpressionBuilder, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { DueWork } from '../contract/agenda.ts';
import type { PendingReplies, PendingReply } from '../contract/pending-replies.ts';
import type { ReceivedTable, Schema } from '../database/schema.ts';
import { claimRows, leaseEndSql } from './leases.ts';
import type { LeaseOwner } from './owner.ts';

/**
 * A request is dropped after this number of attempts, because it may crash the program. A crash counts as an
 * attempt for all requests in progress, also for harmless ones, so the limit is generous.
 */
const MAX_ATTEMPTS = 8;

/**
 * SQL condition for requests that still need an answer. The partial index `received_pending` has exactly this
 * condition.
 */
const isPendingSql = sql<boolean>`request <> ''`;

/** Opens the part of the store that has the pending replies. `owner`: owner of the leases that it takes. */
export function openPendingReplies(db: Kysely<Schema>, owner: LeaseOwner): PendingReplies {
  const newLeaseEndSql = leaseEndSql(db);

  const createPendingRow = ({ adapter, key, request, until, now: saved_at }: PendingReply) => ({
    ...{ adapter, key, request, until, saved_at, message: null, attempts: 1 },
    ...{ owner: owner.name, held_until: newLeaseEndSql },
  });

  /** Condition for the rows of an adapter on which this owner has the lease. */
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
        ...{ table: 'received', keyColumns: ['adapter', 'key'], counter: 'attempts', limit },
        where: isAnswerable(adapter, now),
        order: sql`saved_at, length(key), key`,
      });
      return rows
        .toSorted((a, b) => a.saved_at - b.saved_at || compareIds(a.key, b.key))
        .map(({ key, request, message, until }) => ({
          ...{ key, request, until },
          ...(message !== null && { message }),
        }));
    },
  };
}

/**
 * SQL condition for the adapter's requests that can still be answered at `time` (milliseconds since the
 * epoch).
 */
const isAnswerable = (adapter: string, time: number): RawBuilder<boolean> =>
  sql`${isPendingSql} and adapter = ${adapter} and attempts < ${sql.lit(MAX_ATTEMPTS)} and until >= ${time}`;

/**
 * Returns the query for the milliseconds until this process may take over a request of another owner. The
 * result is 0 if another owner has a request that can still be answered, else null.
 */
export const nextReplyQuery = (
  _: Kysely<Schema>,
  { adapters = () => [], now }: DueWork,
  owner: LeaseOwner,
): RawBuilder<number | null> =>
  sql`select 0 from received where owner <> ${owner.name} and (${sql.join(
    [sql`1 = 0`, ...adapters().map((adapter) => isAnswerable(adapter, now()))],
    sql` or `,
  )}) limit 1`;

/** Compares request ids as whole numbers. They are texts, because they may be too large for a number. */
const compareIds = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : Number(a > b));
