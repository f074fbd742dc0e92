import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** What `Store` does for a person or a place as a whole. */
export function openPeople(db: Kysely<Schema>): Pick<Store, 'forget' | 'renamePlace'> {
  return {
    forget: async (person) => {
      await db.deleteFrom('games').where('person', '=', person).execute();
    },

    renamePlace: async (from, to) => {
      if (from === to) return;
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('seen')
          .columns(['game', 'place'])
          .expression((of) =>
            of
              .selectFrom('seen')
              .select((row) => ['seen.game', row.val(to).as('place')])
              .where('seen.place', '=', from),
          )
          .onConflict((conflict) => conflict.columns(['place', 'game']).doNothing())
          .execute();
        await transaction.deleteFrom('seen').where('place', '=', from).execute();
      });
    },
  };
}
