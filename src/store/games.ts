import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { shownName } from '../core/shown-name.ts';
import { makeBoardText, parseBoardText } from './board-text.ts';
import { randomId } from './id.ts';
import type { GamesTable, Schema } from './schema.ts';
import type { Game, Store } from './store.ts';

/** The games of `Store`. Each write is one statement, or one transaction that begins with its write. */
export function openGames(db: Kysely<Schema>): Store['games'] {
  return {
    daily: ({ place, ...game }) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .insertInto('games')
          .values(newGame(game))
          .onConflict((conflict) =>
            conflict.columns(['person', 'day']).doUpdateSet((of) => ({
              person_name: of.ref('excluded.person_name'),
              touched: of.ref('excluded.touched'),
            })),
          )
          .returningAll()
          .executeTakeFirstOrThrow();
        await transaction
          .insertInto('seen')
          .values({ game: row.id, place })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return gameOf(row);
      }),

    play: async (game) => {
      const row = await db
        .insertInto('games')
        .values(newGame(game))
        .onConflict((conflict) =>
          conflict
            .column('person')
            .where('day', 'is', null)
            .where('finished_at', 'is', null)
            .doUpdateSet((of) => ({
              id: of.ref('excluded.id'),
              person_name: of.ref('excluded.person_name'),
              practice: of.ref('excluded.practice'),
              start: of.ref('excluded.start'),
              goal: of.ref('excluded.goal'),
              moves: of.ref('excluded.moves'),
              revision: of.ref('excluded.revision'),
              started_at: of.ref('excluded.started_at'),
              touched: of.ref('excluded.touched'),
            })),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
      return gameOf(row);
    },

    byId: async (id) => {
      const row = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
      return row && gameOf(row);
    },

    latest: async (person) => {
      const row = await db
        .selectFrom('games')
        .selectAll()
        .where('person', '=', person)
        .where('finished_at', 'is', null)
        .orderBy('touched', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && gameOf(row);
    },

    // The condition and the change are one statement: of two presses on one revision the engine lets one through.
    advance: async ({ id, revision, moves, finished, now }) => {
      const row = await db
        .updateTable('games')
        .set((of) => ({
          moves: sql<string>`${of.ref('moves')} || ${moves}`,
          revision: of('revision', '+', 1),
          finished_at: finished ? now : null,
          touched: sql<number>`(select max(other.touched) + 1 from games as other where other.person = games.person)`,
        }))
        .where('id', '=', id)
        .where('revision', '=', revision)
        .where('finished_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      return row && gameOf(row);
    },
  };
}

type Beginning = Pick<Game, 'person' | 'personName' | 'day' | 'practice' | 'start' | 'goal'> & {
  now: number;
};

const newGame = ({ person, personName, day, practice, start, goal, now }: Beginning) => ({
  id: randomId(),
  person,
  // PostgreSQL's text can't hold U+0000.
  person_name: personName.replaceAll('\0', ''),
  day: day ?? null,
  practice: practice ?? null,
  start: makeBoardText(start),
  goal: makeBoardText(goal),
  moves: '',
  revision: 0,
  started_at: now,
  finished_at: null,
  touched: nextTouch(person),
});

const nextTouch = (person: string): RawBuilder<number> =>
  sql`(select coalesce(max(other.touched), 0) + 1 from games as other where other.person = ${person})`;

const gameOf = (row: Selectable<GamesTable>): Game => ({
  id: row.id,
  person: row.person,
  personName: shownName(row.person_name),
  ...(row.day !== null && { day: row.day }),
  ...(row.practice !== null && { practice: row.practice }),
  start: parseBoardText(row.start),
  goal: parseBoardText(row.goal),
  moves: row.moves,
  revision: row.revision,
  startedAt: row.started_at,
  ...(row.finished_at !== null && { finishedAt: row.finished_at }),
});
