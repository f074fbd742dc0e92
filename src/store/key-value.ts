import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** The key-values of `Store`: one text by key. */
export function openKeyValues(db: Kysely<Schema>): Store['keyValues'] {
  return {
    get: async (key) => {
      const row = await db.selectFrom('key_values').select('value').where('key', '=', key).executeTakeFirst();
      return row?.value;
    },

    set: async (key, value) => {
      await db
        .insertInto('key_values')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },

    setOnce: async (key, value) => {
      const row = await db
        .insertInto('key_values')
        .values({ key, value })
        // Changing nothing, so that the row that was there is returned, also when another process made it just now.
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((of) => ({ key: of.ref('excluded.key') })),
        )
        .returning('value')
        .executeTakeFirstOrThrow();
      return row.value;
    },
  };
}
