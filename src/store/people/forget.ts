import { type Kysely, sql, type Transaction } from 'kysely';
import { randomId } from '../contract/id.ts';
import { engineOf } from '../database/engine.ts';
import type { Schema } from '../database/schema.ts';
import { runTransaction } from '../database/transactions.ts';
import { removeRounds } from '../games/rounds.ts';
import { lockStandings } from '../games/standings.ts';
import { forgetLiveMessages } from '../posts/live-messages.ts';
import { forgetSettings } from './settings-store.ts';

/** Results in rankings remain without the name, so that other people's ranks don't change. */
export async function forget(db: Kysely<Schema>, person: string): Promise<void> {
  await runTransaction(db, async (transaction) => {
    await lockStandings(transaction, [person]);
    await lockPerson(transaction, person);
    await forgetLiveMessages(transaction, person);
    await forgetSettings(transaction, person);
    await forgetRequests(transaction, person);
    await transaction.deleteFrom('pictures').where('person', '=', person).execute();
    await transaction.deleteFrom('solutions').where('person', '=', person).execute();
    await transaction.deleteFrom('questions').where('person', '=', person).execute();
    await removeGames(transaction, person);
    await removeLonelyRounds(transaction, person);
    await anonymise(transaction, person);
  });
  await engineOf(db).emptyLog?.execute(db);
}

/**
 * Locks in the order of `runTransaction`, because `forget` must change tables in another order. SQLite has
 * only one writer.
 */
async function lockPerson(db: Transaction<Schema>, person: string): Promise<void> {
  if (!engineOf(db).skipsLocked) return;
  await sql`select 1 from settings where owner = ${person} or told = ${person}
    order by owner for update`.execute(db);
  await sql`select 1 from rounds where host = ${person}
    or id in (select round from entries where person = ${person}) order by id for update`.execute(db);
  await sql`select 1 from entries where person = ${person} order by round for update`.execute(db);
  await sql`select 1 from games where person = ${person} order by id for update`.execute(db);
}

/** A process at work still answers. No other process can take over. */
async function forgetRequests(db: Transaction<Schema>, person: string): Promise<void> {
  await db
    .updateTable('received')
    .set({ request: '', message: null })
    .where('request', '<>', '')
    // In the request's JSON, only people and chats have a key. A private chat has the person's.
    .where('request', 'like', `%"key":"${person}"%`)
    .execute();
}

/** Finished daily games and games of rounds that are over remain. */
async function removeGames(db: Transaction<Schema>, person: string): Promise<void> {
  await sql`delete from entries where person = ${person}
    and round in (select id from rounds where state <> 'over')`.execute(db);
  await sql`delete from games where person = ${person} and (finished_at is null or (day is null
    and (round is null or round not in (select round from entries where person = ${person}))))`.execute(db);
}

/** Finished rounds without other people. */
async function removeLonelyRounds(db: Transaction<Schema>, person: string): Promise<void> {
  const rows = await sql<{
    id: string;
  }>`select id from rounds where host = ${person} and state = 'over' and not
    exists (select 1 from entries where entries.round = rounds.id and entries.person <> ${person})`.execute(
    db,
  );
  await removeRounds(
    db,
    rows.rows.map(({ id }) => id),
  );
}

async function anonymise(db: Transaction<Schema>, person: string): Promise<void> {
  const anonymousPerson = { person: `someone:${randomId()}`, person_name: '' };
  await db
    .updateTable('games')
    .set({ ...anonymousPerson, picture: null, changed_by: null })
    .where('person', '=', person)
    .execute();
  await db
    .updateTable('standings')
    .set({ person: anonymousPerson.person })
    .where('person', '=', person)
    .execute();
  await db.updateTable('entries').set(anonymousPerson).where('person', '=', person).execute();
  await db.updateTable('rounds').set({ host: '', host_name: '' }).where('host', '=', person).execute();
}
