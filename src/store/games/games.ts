import {
  type InsertObject,
  type Kysely,
  type RawBuilder,
  type Selectable,
  sql,
  type UpdateObject,
} from 'kysely';
import { displayName } from '../../core/shown-name.ts';
import {
  type Game,
  type GameAtRevision,
  type Games,
  MAX_HINTS_PER_POSITION,
  MAX_OWN_GAMES,
  type NewGame,
} from '../contract/game.ts';
import { randomId } from '../contract/id.ts';
import { TOUCH_INTERVAL_MS } from '../contract/round.ts';
import type { GamesTable, Schema } from '../database/schema.ts';
import { markLiveMessagesOfGame } from '../posts/live-messages.ts';

/**
 * Opens the part of the store that has the games. Each change is one statement, or one transaction that
 * begins with a write and so takes a lock immediately.
 */
export function openGames(db: Kysely<Schema>): Games {
  return {
    daily: ({ place, ...game }) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .insertInto('games')
          .values(newGameRow(game))
          .onConflict((conflict) =>
            conflict.columns(['person', 'day', 'series']).doUpdateSet((builder) => ({
              person_name: builder.ref('excluded.person_name'),
              origin: sql<string | null>`coalesce(excluded.origin, games.origin)`,
              touched: builder.ref('excluded.touched'),
              touched_at: builder.ref('excluded.touched_at'),
            })),
          )
          .returningAll()
          .executeTakeFirstOrThrow();
        const newPlaceRow = await transaction
          .insertInto('seen')
          .values({ game: row.id, place })
          .onConflict((conflict) =>
            conflict.columns(['place', 'game']).doUpdateSet({ opened: 1 }).where('seen.opened', '=', 0),
          )
          .returning('game')
          .executeTakeFirst();
        const openedGame = gameOf(row);
        // Update the live message of the day in this place: it shows the solved games, and whether the
        // knight's tour is played here.
        if (
          newPlaceRow !== undefined &&
          (openedGame.finishedAt !== undefined || openedGame.series === 'knight')
        )
          await markLiveMessagesOfGame(transaction, openedGame);
        return openedGame;
      }),

    play: (game) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .insertInto('games')
          .values(newGameRow(game))
          .returningAll()
          .executeTakeFirstOrThrow();
        await endOldGames(transaction, game);
        return gameOf(row);
      }),

    byId: async (id) => {
      const row = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
      return row && gameOf(row);
    },

    hasSolved: async (person, kind) => {
      const row = await db
        .selectFrom('games')
        .select('id')
        .where('person', '=', person)
        .where('kind', '=', kind)
        .where('finished_at', 'is not', null)
        .where('gave_up', '=', 0)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    currentGames: async (person, day) => {
      const rows = await db
        .selectFrom('games')
        .selectAll()
        .where('person', '=', person)
        .where((builder) =>
          builder.or([
            builder('day', '=', day),
            builder.and([builder('round', 'is not', null), builder('finished_at', 'is', null)]),
          ]),
        )
        .execute();
      return rows.map(gameOf);
    },

    latest: async (person, address) => {
      const row = await db
        .selectFrom('games')
        .selectAll()
        .where('person', '=', person)
        .where('finished_at', 'is', null)
        .$if(address !== undefined, (query) =>
          query.where(
            sql<boolean>`exists (select 1 from live_messages
              where subject = 'board:' || games.id and address = ${address})`,
          ),
        )
        .orderBy('touched', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && gameOf(row);
    },

    advance: ({ state, moves, moveCount, isSolved, isUnranked = false, ...gameAtRevision }) =>
      changeGame(gameAtRevision, {
        state,
        moves: sql`moves || ${moves}`,
        made: sql`made + ${moveCount}`,
        finished_at: isSolved ? gameAtRevision.now : null,
        unranked: Number(isUnranked),
      }),

    restart: (gameAtRevision) =>
      changeGame(gameAtRevision, { state: sql`start`, moves: '', made: 0, started_at: gameAtRevision.now }),

    giveUp: (gameAtRevision) => changeGame(gameAtRevision, { gave_up: 1, finished_at: gameAtRevision.now }),

    assist: async (id) => {
      const row = await db
        .updateTable('games')
        .set({ assisted: 1 })
        .where('id', '=', id)
        .where('finished_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      return row && gameOf(row);
    },

    hint: (gameAtRevision) =>
      updateGame(db, gameAtRevision, {
        assisted: 1,
        hints: sql`hints + 1`,
        hinted: sql`case when hinted < ${MAX_HINTS_PER_POSITION} then hinted + 1 else hinted end`,
      }),

    setPar: async (id, par) => {
      await db.updateTable('games').set({ par }).where('id', '=', id).where('par', 'is', null).execute();
    },

    isPlayed: async ({ day, series }, place) => {
      const row = await db
        .selectFrom('seen')
        .innerJoin('games', 'games.id', 'seen.game')
        .select('seen.game')
        .where('seen.place', '=', place)
        .where('games.day', '=', day)
        .where('games.series', '=', series)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };

  // Checks the revision and changes the game in one statement. If two presses come at the same time, only one
  // of them changes the game.
  async function changeGame(
    gameAtRevision: GameAtRevision,
    columnValues: UpdateObject<Schema, 'games'>,
  ): Promise<Game | undefined> {
    if (typeof columnValues.finished_at !== 'number') {
      const game = await updateWithNewRevision(db, gameAtRevision, columnValues);
      if (game?.round !== undefined) await recordRaceActivity(db, gameAtRevision, false);
      return game;
    }
    return db.transaction().execute(async (transaction) => {
      // Lock the row of the round before the row of the game. `Rounds.step` uses the same order, so the two
      // can't block each other.
      await recordRaceActivity(transaction, gameAtRevision, true);
      const game = await updateWithNewRevision(transaction, gameAtRevision, columnValues);
      if (game === undefined) return undefined;
      if (game.day !== undefined) await countWherePlayed(transaction, { ...game, day: game.day });
      await markLiveMessagesOfGame(transaction, game);
      return game;
    });
  }

  /**
   * Changes a game if it is unfinished and still has this revision. Returns the changed game. Undefined if
   * the game wasn't changed.
   */
  async function updateGame(
    dbOrTransaction: Kysely<Schema>,
    { id, revision }: Pick<Game, 'id' | 'revision'>,
    columnValues: UpdateObject<Schema, 'games'>,
  ): Promise<Game | undefined> {
    const row = await dbOrTransaction
      .updateTable('games')
      .set(columnValues)
      .where('id', '=', id)
      .where('revision', '=', revision)
      .where('finished_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    return row && gameOf(row);
  }

  /**
   * Changes a game as `updateGame` does. Also increases the revision and resets the number of hints for the
   * position.
   */
  function updateWithNewRevision(
    dbOrTransaction: Kysely<Schema>,
    gameAtRevision: GameAtRevision,
    columnValues: UpdateObject<Schema, 'games'>,
  ): Promise<Game | undefined> {
    return updateGame(dbOrTransaction, gameAtRevision, {
      ...columnValues,
      hinted: 0,
      touched_at: gameAtRevision.now,
      revision: sql`revision + 1`,
      touched: sql`(select max(other.touched) + 1 from games as other where other.person = games.person)`,
    });
  }
}

/** Ends all unfinished own games of a person except the `MAX_OWN_GAMES` that were most recently played. */
async function endOldGames(
  db: Kysely<Schema>,
  { person, now }: Pick<NewGame, 'person' | 'now'>,
): Promise<void> {
  await sql`update games set gave_up = 2, finished_at = ${now}, touched_at = ${now}, revision = revision + 1
    where id in (select id from games where person = ${person} and day is null and round is null
      and finished_at is null order by touched desc limit 1000 offset ${MAX_OWN_GAMES})`.execute(db);
}

/**
 * Number of days before a puzzle's day. A result counts in each place (chat) where the person opened a daily
 * puzzle in these days.
 */
const RECENT_DAY_COUNT = 7;

/**
 * Lets a game of a daily puzzle count in each place (chat) where the person opened a game of the same series
 * in the seven days before. So members of a group may solve some puzzles in another chat.
 */
async function countWherePlayed(
  dbOrTransaction: Kysely<Schema>,
  { id, person, day, series = 'puzzle' }: Game & { readonly day: string },
): Promise<void> {
  const firstDay = new Date(Date.parse(day) - RECENT_DAY_COUNT * 86_400_000).toISOString().slice(0, 10);
  await dbOrTransaction
    .insertInto('seen')
    .columns(['game', 'place', 'opened'])
    .expression((builder) =>
      builder
        .selectFrom('seen')
        .innerJoin('games', 'games.id', 'seen.game')
        .select((row) => [row.val(id).as('game'), 'seen.place', sql<number>`0`.as('opened')])
        .distinct()
        .where('seen.opened', '=', 1)
        .where('games.person', '=', person)
        .where('games.series', '=', series)
        .where('games.day', '>=', firstDay)
        .where('games.day', '<', day),
    )
    .onConflict((conflict) => conflict.columns(['place', 'game']).doNothing())
    .execute();
}

/**
 * Records activity in the race that the game with this id belongs to. `hasEnded`: the player has finished, so
 * the race must be checked soon, because it may be over.
 */
async function recordRaceActivity(
  dbOrTransaction: Kysely<Schema>,
  { id, now }: GameAtRevision,
  hasEnded: boolean,
): Promise<void> {
  await dbOrTransaction
    .updateTable('rounds')
    .set({ touched_at: now, ...(hasEnded && { due_at: now }) })
    .where('id', '=', (builder) => builder.selectFrom('games').select('round').where('games.id', '=', id))
    .where('kind', '=', 'race')
    .where('state', '=', 'running')
    .$if(!hasEnded, (query) => query.where('touched_at', '<=', now - TOUCH_INTERVAL_MS))
    .execute();
}

type NewGameFields = NewGame & Pick<Game, 'day' | 'practice' | 'series'>;

/** Returns the database row of a new game. */
export const newGameRow = (game: NewGameFields): InsertObject<Schema, 'games'> => ({
  id: randomId(),
  person: game.person,
  // Remove the character U+0000, because PostgreSQL can't store it.
  person_name: toStorableName(game.personName),
  kind: game.kind,
  day: game.day ?? null,
  practice: game.practice ?? null,
  series: game.series ?? 'puzzle',
  round: null,
  start: game.start,
  goal: game.goal,
  state: game.start,
  moves: '',
  made: 0,
  par: game.par ?? null,
  assisted: 0,
  hints: 0,
  gave_up: 0,
  origin: game.origin ?? null,
  level: game.level ?? null,
  picture: game.picture ?? null,
  revision: 0,
  started_at: game.now,
  finished_at: null,
  touched: nextTouchNumber(game.person),
  touched_at: game.now,
});

const nextTouchNumber = (person: string): RawBuilder<number> =>
  sql`(select coalesce(max(other.touched), 0) + 1 from games as other where other.person = ${person})`;

/** Converts a database row to a game. */
export const gameOf = (row: Selectable<GamesTable>): Game => ({
  id: row.id,
  person: row.person,
  personName: displayNameOf(row.person_name),
  kind: row.kind,
  ...(row.day !== null && { day: row.day }),
  ...(row.practice !== null && { practice: row.practice }),
  ...(row.series !== 'puzzle' && { series: row.series }),
  ...(row.round !== null && { round: row.round }),
  start: row.start,
  goal: row.goal,
  state: row.state,
  moves: row.moves,
  moveCount: row.made,
  ...(row.par !== null && { par: row.par }),
  assisted: row.assisted === 1,
  hints: row.hints,
  hinted: row.hinted,
  gaveUp: row.gave_up !== 0,
  ...(row.gave_up === 2 && { putAway: true as const }),
  ...(row.unranked === 1 && { isUnranked: true }),
  ...(row.origin !== null && { origin: row.origin }),
  ...(row.level !== null && { level: row.level }),
  ...(row.picture !== null && { picture: row.picture }),
  revision: row.revision,
  startedAt: row.started_at,
  touchedAt: row.touched_at,
  ...(row.finished_at !== null && { finishedAt: row.finished_at }),
});

/** Removes the character U+0000 from a name, because PostgreSQL can't store it. */
export const toStorableName = (name: string): string => name.replaceAll('\0', '');

/** Converts a stored name to the name that others may see. Empty if the person's data was removed. */
export const displayNameOf = (storedName: string): string =>
  storedName === '' ? '' : displayName(storedName);
