import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** The promises of `Store`. */
export function openPromises(db: Kysely<Schema>): Store['promises'] {
  return {
    keep: async ({ adapter, key, payload, now }) => {
      await db
        .insertInto('promises')
        .values({ adapter, key, payload, kept_at: now })
        .onConflict((conflict) => conflict.columns(['adapter', 'key']).doUpdateSet({ payload, kept_at: now }))
        .execute();
    },

    drop: async (adapter, key) => {
      await db.deleteFrom('promises').where('adapter', '=', adapter).where('key', '=', key).execute();
    },

    open: (adapter, since) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('promises')
          .where('adapter', '=', adapter)
          .where('kept_at', '<', since)
          .execute();
        return transaction
          .selectFrom('promises')
          .select(['key', 'payload'])
          .where('adapter', '=', adapter)
          .orderBy('kept_at')
          .orderBy('key')
          .execute();
      }),
  };
}
