import type { Kysely } from 'kysely';
import { settingsOf } from '../contract/settings.ts';
import type { PersonalData } from '../contract/store.ts';
import type { Schema } from '../database/schema.ts';
import { gameOf } from '../games/games.ts';
import { solutionOf } from '../games/solutions.ts';
import { placeOfQuestion, questionOf } from './questions.ts';
import { openSettings } from './settings-store.ts';

export async function exportPerson(db: Kysely<Schema>, person: string): Promise<PersonalData> {
  const [settings, dailyPosts, games, rounds, pictures, solutions, questions, messages] = await Promise.all([
    settingsOf(openSettings(db), person),
    dailyPostsOf(db, person),
    gamesOf(db, person),
    roundsOf(db, person),
    picturesOf(db, person),
    solutionsOf(db, person),
    questionsOf(db, person),
    db.selectFrom('live_messages').select(['subject', 'address']).where('place', '=', person).execute(),
  ]);
  return { settings, dailyPosts, games, rounds, pictures, solutions, questions, messages };
}

async function dailyPostsOf(db: Kysely<Schema>, person: string): Promise<PersonalData['dailyPosts']> {
  const rows = await db
    .selectFrom('settings')
    .select('owner')
    .where('told', '=', person)
    .where('owner', '<>', person)
    .orderBy('owner')
    .execute();
  return rows.map(({ owner }) => owner);
}

async function gamesOf(db: Kysely<Schema>, person: string): Promise<PersonalData['games']> {
  const rows = await db
    .selectFrom('games')
    .selectAll()
    .where('person', '=', person)
    .orderBy('started_at')
    .orderBy('id')
    .execute();
  const seenRows = await db
    .selectFrom('seen')
    .innerJoin('games', 'games.id', 'seen.game')
    .select(['seen.game', 'seen.place'])
    .where('games.person', '=', person)
    .orderBy('seen.place')
    .execute();
  const placesByGame = Map.groupBy(seenRows, ({ game }) => game);
  return rows.map((row) => ({
    ...gameOf(row),
    seenIn: (placesByGame.get(row.id) ?? []).map(({ place }) => place),
  }));
}

async function roundsOf(db: Kysely<Schema>, person: string): Promise<PersonalData['rounds']> {
  const rows = await db
    .selectFrom('rounds')
    .leftJoin('entries', (join) =>
      join.onRef('entries.round', '=', 'rounds.id').on('entries.person', '=', person),
    )
    .select(['id', 'kind', 'place', 'size', 'host', 'opened_at'])
    .select(['entries.person_name', 'entries.game', 'entries.best', 'entries.tries', 'entries.finished_at'])
    .where((row) => row.or([row('host', '=', person), row('entries.person', '=', person)]))
    .orderBy('opened_at')
    .execute();
  return rows.map(({ host, opened_at, person_name, tries, best, finished_at, game, ...round }) => ({
    ...round,
    openedAt: opened_at,
    begun: host === person,
    ...(tries !== null && { name: person_name ?? '', tries }),
    ...(game !== null && { game }),
    ...(best !== null && { best }),
    ...(finished_at !== null && { finishedAt: finished_at }),
  }));
}

async function picturesOf(db: Kysely<Schema>, person: string): Promise<PersonalData['pictures']> {
  const rows = await db
    .selectFrom('pictures')
    .selectAll()
    .where('person', '=', person)
    .orderBy('made_at')
    .execute();
  return rows.map(({ id, kind, bytes, made_at }) => ({ id, kind, madeAt: made_at, base64: bytes }));
}

async function solutionsOf(db: Kysely<Schema>, person: string): Promise<PersonalData['solutions']> {
  const rows = await db
    .selectFrom('solutions')
    .selectAll()
    .where('person', '=', person)
    .orderBy('kept_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...solutionOf(row), keptAt: row.kept_at }));
}

async function questionsOf(db: Kysely<Schema>, person: string): Promise<PersonalData['questions']> {
  const rows = await db
    .selectFrom('questions')
    .selectAll()
    .where('person', '=', person)
    .orderBy('asked_at')
    .orderBy('place')
    .execute();
  return rows.flatMap((row) => {
    const question = questionOf(row);
    return question === undefined
      ? []
      : [{ ...question, place: placeOfQuestion(row), askedAt: row.asked_at }];
  });
}
