import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { LEASE_MS, type PendingReplies, type PendingReply } from '../contract/pending-replies.ts';
import { engineOf } from '../database/engine.ts';
import type { Schema } from '../database/schema.ts';
import type { Owner } from './owner.ts';

/**
 * A request that ends the program each time it is taken up is given up after this. With every end others that were at work beside it
 * count one more too, and so do lines that a few kills in a row happen to meet: three lost one line in a hundred of those.
 */
const MOST_ATTEMPTS = 8;

/** Is there still something to be answered? In the words of the index. */
const isPending = sql<boolean>`request <> ''`;

/** The pending replies of `Store`, as one process sees them. */
export function openPendingReplies(db: Kysely<Schema>, owner: Owner): PendingReplies {
  const { now, skipsLocked } = engineOf(db);
  const lease = sql<number>`${now} + ${sql.lit(LEASE_MS)}`;

  const pendingRow = ({ adapter, key, request, until, now: saved_at }: PendingReply) => ({
    ...{ adapter, key, request, until, saved_at, message: null, attempts: 1 },
    ...{ owner: owner.name, held_until: lease },
  });

  /** Those of the adapter that this process holds. */
  const held = (adapter: string) => (row: ExpressionBuilder<Schema, 'received'>) =>
    row.and([row('adapter', '=', adapter), row('owner', '=', owner.name)]);

  /** Those that can still be answered, and that nobody is at: the lease has run out, or its owner is `gone`. */
  const claimable =
    (adapter: string, time: number, gone: readonly string[]) =>
    (row: ExpressionBuilder<Schema, 'received'>) =>
      row.and([
        isPending,
        row('adapter', '=', adapter),
        row('attempts', '<', MOST_ATTEMPTS),
        row('until', '>=', time),
        row.or([row('held_until', '<=', now), ...(gone.length > 0 ? [row('owner', 'in', gone)] : [])]),
      ]);

  async function ownersGone(adapter: string): Promise<string[]> {
    const rows = await db
      .selectFrom('received')
      .select('owner')
      .distinct()
      .where('adapter', '=', adapter)
      .where(isPending)
      .execute();
    return rows.map((row) => row.owner).filter(owner.isGone);
  }

  return {
    receive: async ({ adapter, key, now: saved_at }, pending) => {
      const row = await db
        .insertInto('received')
        .values(
          pending === undefined
            ? { adapter, key, request: '', until: 0, saved_at, attempts: 0, owner: '', held_until: 0 }
            : pendingRow({ adapter, key, now: saved_at, ...pending }),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      return row !== undefined;
    },

    save: async (pending) => {
      const { adapter: _, key: __, ...row } = pendingRow(pending);
      await db
        .insertInto('received')
        .values(pendingRow(pending))
        .onConflict((conflict) => conflict.columns(['adapter', 'key']).doUpdateSet(row))
        .execute();
    },

    note: async (adapter, key, message) => {
      await db
        .updateTable('received')
        .set({ message: message ?? null })
        .where(held(adapter))
        .where('key', '=', key)
        .execute();
    },

    remove: async (adapter, keys) => {
      await db
        .updateTable('received')
        .set({ request: '', message: null, owner: '' })
        .where(held(adapter))
        .where('key', 'in', keys)
        .execute();
    },

    renew: async (adapter, keys) => {
      const rows = await db
        .updateTable('received')
        .set({ held_until: lease })
        .where(held(adapter))
        .where('key', 'in', keys)
        .returning('key')
        .execute();
      return rows.map(({ key }) => key);
    },

    count: async () => {
      const rows = await db
        .selectFrom('received')
        .select(['adapter', (row) => row.fn.countAll<number>().as('count')])
        .where(isPending)
        .groupBy('adapter')
        .execute();
      return Object.fromEntries(rows.map(({ adapter, count }) => [adapter, count]));
    },

    claim: async (adapter, time, most) => {
      const isClaimable = claimable(adapter, time, await ownersGone(adapter));
      // Mostly there is nothing, and a look takes no lock.
      const any = await db.selectFrom('received').select('key').where(isClaimable).limit(1).execute();
      if (any.length === 0) return [];
      const rows = await db
        .with(
          (name) => name('due').materialized(),
          (of) =>
            of
              .selectFrom('received')
              .select('key')
              .where(isClaimable)
              .orderBy('saved_at')
              .orderBy((row) => row.fn<number>('length', ['key']))
              .orderBy('key')
              .limit(most)
              .$if(skipsLocked, (query) => query.forUpdate().skipLocked()),
        )
        .updateTable('received')
        .set((row) => ({ owner: owner.name, held_until: lease, attempts: row('attempts', '+', 1) }))
        .where('adapter', '=', adapter)
        .where('key', 'in', (of) => of.selectFrom('due').select('due.key'))
        .returning(['key', 'request', 'message', 'saved_at', 'until'])
        .execute();
      return rows
        .toSorted((one, other) => one.saved_at - other.saved_at || byNumber(one.key, other.key))
        .map(({ key, request, message, until }) => ({
          key,
          request,
          until,
          ...(message !== null && { message }),
        }));
    },
  };
}

/** The order of ids that are numbers, of any length. */
const byNumber = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other));
