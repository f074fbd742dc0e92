import { type Kysely, sql } from 'kysely';
import type { Store } from '../contract/store.ts';
import { notifyDue } from '../database/engine.ts';
import type { Schema } from '../database/schema.ts';
import { exportPerson } from './exported.ts';
import { forget } from './forget.ts';
import { moveSettings } from './settings-store.ts';

/**
 * Moves the live messages of a group to the group's new key. The messages sent under the old key can't be
 * edited any more. So each message is sent again when it becomes due.
 */
async function moveLiveMessages(db: Kysely<Schema>, from: string, to: string): Promise<void> {
  await db
    .deleteFrom('live_messages')
    .where('address', '=', from)
    .where('subject', 'in', (of) =>
      of.selectFrom('live_messages').select('subject').where('address', '=', to),
    )
    .execute();
  await db
    .updateTable('live_messages')
    .set({
      ...{ place: to, address: to, message: null, owner: '', held_until: 0 },
      planned_at: sql`case when message is null then planned_at end`,
    })
    .where('address', '=', from)
    .execute();
  await db.updateTable('live_messages').set({ place: to }).where('place', '=', from).execute();
}

/**
 * Returns the key in the table `key_values` under which the new key of a renamed place (chat) is stored. This
 * row is never removed, because links to the old place must always work.
 */
const movedKey = (place: string): string => `moved:${place}`;

/** Opens the methods of the store that handle all data of a person or of a place (chat). */
export function openPeople(
  db: Kysely<Schema>,
): Pick<Store, 'personalData' | 'forget' | 'renamePlace' | 'currentPlace'> {
  return {
    personalData: (person) => exportPerson(db, person),
    forget: (person) => forget(db, person),

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
        await transaction.updateTable('games').set({ origin: to }).where('origin', '=', from).execute();
        await transaction.updateTable('rounds').set({ place: to }).where('place', '=', from).execute();
        await transaction.updateTable('rounds').set({ address: to }).where('address', '=', from).execute();
        await moveLiveMessages(transaction, from, to);
        await moveSettings(transaction, from, to);
        await notifyDue(transaction);
        await transaction
          .insertInto('key_values')
          .values({ key: movedKey(from), value: to })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: to }))
          .execute();
      });
    },

    currentPlace: async (place) => {
      const row = await db
        .selectFrom('key_values')
        .select('value')
        .where('key', '=', movedKey(place))
        .executeTakeFirst();
      return row?.value ?? place;
    },
  };
}
