import { type Kysely, sql } from 'kysely';
import type { Store } from '../contract/store.ts';
import { notifyDue } from '../database/engine.ts';
import type { Schema } from '../database/schema.ts';
import { runTransaction } from '../database/transactions.ts';
import { lockStandings, moveStandings } from '../games/standings.ts';
import { exportPerson } from './exported.ts';
import { forget } from './forget.ts';
import { questionKeysOf } from './questions.ts';
import { moveSettings } from './settings-store.ts';

/** Old messages can't be edited any more, so each is sent again when due. */
async function moveLiveMessages(db: Kysely<Schema>, oldKey: string, newKey: string): Promise<void> {
  await db
    .deleteFrom('live_messages')
    .where('address', '=', oldKey)
    .where('subject', 'in', (builder) =>
      builder.selectFrom('live_messages').select('subject').where('address', '=', newKey),
    )
    .execute();
  await db
    .updateTable('live_messages')
    .set({
      place: newKey,
      address: newKey,
      message: null,
      shown: null,
      owner: '',
      held_until: 0,
      planned_at: sql`case when message is null then planned_at end`,
    })
    .where('address', '=', oldKey)
    .execute();
  await db.updateTable('live_messages').set({ place: newKey }).where('place', '=', oldKey).execute();
}

/** Never removed: links to the old place must always work. */
const movedPlaceKey = (place: string): string => `moved:${place}`;

export function openPeople(
  db: Kysely<Schema>,
): Pick<Store, 'personalData' | 'forget' | 'renamePlace' | 'currentPlace'> {
  return {
    personalData: (person) => exportPerson(db, person),
    forget: (person) => forget(db, person),

    renamePlace: async (oldPlace, newPlace) => {
      if (oldPlace === newPlace) return;
      await runTransaction(db, async (transaction) => {
        await lockStandings(transaction, [oldPlace, newPlace]);
        await moveSettings(transaction, oldPlace, newPlace);
        await transaction
          .updateTable('rounds')
          .set({ host: newPlace })
          .where('host', '=', oldPlace)
          .execute();
        await transaction
          .updateTable('rounds')
          .set({ place: newPlace })
          .where('place', '=', oldPlace)
          .execute();
        await transaction
          .updateTable('rounds')
          .set({ address: newPlace })
          .where('address', '=', oldPlace)
          .execute();
        await transaction
          .updateTable('games')
          .set({ origin: newPlace })
          .where('origin', '=', oldPlace)
          .execute();
        // Games and rounds of persons who wrote in the name of a chat belong to the chat.
        await transaction
          .updateTable('games')
          .set({ person: newPlace })
          .where('person', '=', oldPlace)
          .execute();
        await transaction
          .insertInto('seen')
          .columns(['game', 'place', 'day'])
          .expression((builder) =>
            builder
              .selectFrom('seen')
              .select((row) => ['seen.game', row.val(newPlace).as('place'), 'seen.day'])
              .where('seen.place', '=', oldPlace),
          )
          .onConflict((conflict) => conflict.columns(['place', 'game']).doNothing())
          .execute();
        await transaction.deleteFrom('seen').where('place', '=', oldPlace).execute();
        await transaction.deleteFrom('questions').where('place', 'in', questionKeysOf(oldPlace)).execute();
        await moveLiveMessages(transaction, oldPlace, newPlace);
        await notifyDue(transaction);
        await transaction
          .insertInto('key_values')
          .values({ key: movedPlaceKey(oldPlace), value: newPlace })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: newPlace }))
          .execute();
        await moveStandings(transaction, oldPlace, newPlace);
      });
    },

    currentPlace: async (place) => {
      const row = await db
        .selectFrom('key_values')
        .select('value')
        .where('key', '=', movedPlaceKey(place))
        .executeTakeFirst();
      return row?.value ?? place;
    },
  };
}
