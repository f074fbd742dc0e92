import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { PendingReplies } from './store.ts';

/** A request that ends the program each time it is taken up is given up after this. */
const MOST_ATTEMPTS = 3;

/** The pending replies of `Store`. */
export function openPendingReplies(db: Kysely<Schema>): PendingReplies {
  return {
    save: async ({ adapter, key, request, until, now }) => {
      await db
        .insertInto('pending_replies')
        .values({ adapter, key, request, message: null, attempts: 1, until, saved_at: now })
        .onConflict((conflict) => conflict.columns(['adapter', 'key']).doUpdateSet({ request, until }))
        .execute();
    },

    note: async (adapter, key, message) => {
      await db
        .updateTable('pending_replies')
        .set({ message: message ?? null })
        .where('adapter', '=', adapter)
        .where('key', '=', key)
        .execute();
    },

    remove: async (adapter, key) => {
      await db.deleteFrom('pending_replies').where('adapter', '=', adapter).where('key', '=', key).execute();
    },

    resume: (adapter, now) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('pending_replies')
          .where('adapter', '=', adapter)
          .where((row) => row.or([row('until', '<', now), row('attempts', '>=', MOST_ATTEMPTS)]))
          .execute();
        await transaction
          .updateTable('pending_replies')
          .set((row) => ({ attempts: row('attempts', '+', 1) }))
          .where('adapter', '=', adapter)
          .execute();
        const rows = await transaction
          .selectFrom('pending_replies')
          .select(['key', 'request', 'message'])
          .where('adapter', '=', adapter)
          .orderBy('saved_at')
          .orderBy((row) => row.fn<number>('length', ['key']))
          .orderBy('key')
          .execute();
        return rows.map(({ key, request, message }) => ({
          key,
          request,
          ...(message !== null && { message }),
        }));
      }),
  };
}
