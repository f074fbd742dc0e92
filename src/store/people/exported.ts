import { type Kysely, sql } from 'kysely';
import { settingsOf } from '../contract/settings.ts';
import type { PersonalData } from '../contract/store.ts';
import type { Schema } from '../database/schema.ts';
import { gameOf } from '../games/games.ts';
import { openSettings } from './settings-store.ts';

/** Returns all stored data about a person. */
export async function exportPerson(db: Kysely<Schema>, person: string): Promise<PersonalData> {
  const [settings, games, rounds, pictures] = await Promise.all([
    settingsOf(openSettings(db), person),
    gamesOf(db, person),
    roundsOf(db, person),
    picturesOf(db, person),
  ]);
  return { settings, games, rounds, pictures };
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
    .where(sql<boolean>`id in (select picture from games where person = ${person})`)
    .orderBy('made_at')
    .execute();
  return rows.map(({ id, kind, bytes, made_at }) => ({ id, kind, madeAt: made_at, base64: bytes }));
}
