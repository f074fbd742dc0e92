import { type Kysely, sql, type Transaction } from 'kysely';
import { randomId } from '../contract/id.ts';
import { engineOf } from '../database/engine.ts';
import type { Schema } from '../database/schema.ts';
import { forgetLiveMessages } from '../posts/live-messages.ts';
import { forgetSettings } from './settings-store.ts';

/**
 * Removes all data about a person. Results that count in rankings remain, but without the name, so that the
 * ranks of other people don't change.
 */
export async function forget(db: Kysely<Schema>, person: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await forgetLiveMessages(transaction, person);
    await forgetSettings(transaction, person);
    await removePictures(transaction, person);
    await removeGames(transaction, person);
    await anonymise(transaction, person);
  });
  await engineOf(db).emptyLog?.execute(db);
}

/** Removes the photos that are only used by this person's games. */
async function removePictures(db: Transaction<Schema>, person: string): Promise<void> {
  await sql`delete from pictures where id in (select picture from games where person = ${person}) and not exists
    (select 1 from games where games.picture = pictures.id and games.person <> ${person})`.execute(db);
}

/** Removes the person's games, except finished daily games and games of rounds that are over. */
async function removeGames(db: Transaction<Schema>, person: string): Promise<void> {
  await sql`delete from entries where person = ${person}
    and round in (select id from rounds where state <> 'over')`.execute(db);
  await sql`delete from games where person = ${person} and (finished_at is null or (day is null
    and (round is null or round not in (select round from entries where person = ${person}))))`.execute(db);
}

async function anonymise(db: Transaction<Schema>, person: string): Promise<void> {
  const anonymousPerson = { person: `someone:${randomId()}`, person_name: '' };
  await db
    .updateTable('games')
    .set({ ...anonymousPerson, picture: null })
    .where('person', '=', person)
    .execute();
  await db.updateTable('entries').set(anonymousPerson).where('person', '=', person).execute();
  await db.updateTable('rounds').set({ host: '', host_name: '' }).where('host', '=', person).execute();
}
