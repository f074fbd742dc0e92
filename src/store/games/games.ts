import {
  type InsertObject,
  type Kysely,
  type RawBuilder,
  type Selectable,
  sql,
  type Transaction,
  type UpdateObject,
} from 'kysely';
import { displayName } from '../../core/shown-name.ts';
import {
  type Game,
  type GameAtRevision,
  type Games,
  MAX_HINTS_PER_POSITION,
  MAX_OWN_GAMES,
  MAX_STORED_PER_PERSON,
  type NewGame,
} from '../contract/game.ts';
import { randomId } from '../contract/id.ts';
import { addDays } from '../contract/period.ts';
import { TOUCH_INTERVAL_MS } from '../contract/round.ts';
import type { GamesTable, Schema } from '../database/schema.ts';
import { runTransaction } from '../database/transactions.ts';
import { markLiveMessagesOfGame, removeLiveMessagesOfGames } from '../posts/live-messages.ts';
import { lockStandingsOfGame, updateStandings } from './standings.ts';

/** Transactions begin with a write, which takes a lock immediately. */
export function openGames(db: Kysely<Schema>): Games {
  return {
    daily: ({ place, ...game }) =>
      runTransaction(db, async (transaction) => {
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
        const openedGame = gameOf(row);
        if (place === undefined) return openedGame;
        const newPlaceRow = await transaction
          .insertInto('seen')
          .values({ game: row.id, place, day: game.day })
          .onConflict((conflict) =>
            conflict.columns(['place', 'game']).doUpdateSet({ opened: 1 }).where('seen.opened', '=', 0),
          )
          .returning('game')
          .executeTakeFirst();
        // The live message of the day shows the solved games, and whether the knight's tour is played here.
        if (
          newPlaceRow !== undefined &&
          (openedGame.finishedAt !== undefined || openedGame.series === 'knight')
        )
          await markLiveMessagesOfGame(transaction, openedGame);
        return openedGame;
      }),

    play: (game) =>
      runTransaction(db, async (transaction) => {
        const row = await transaction
          .insertInto('games')
          .values(newGameRow(game))
          .onConflict((conflict) =>
            conflict
              .columns(['person', 'changed_by'])
              .where('changed_by', 'is not', null)
              .doUpdateSet((builder) => ({ changed_by: builder.ref('excluded.changed_by') })),
          )
          .returningAll()
          .executeTakeFirstOrThrow();
        await endOldGames(transaction, game);
        await removeOldGames(transaction, game.person);
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
            builder.and([
              builder('finished_at', 'is', null),
              builder.or([builder('day', 'is not', null), builder('round', 'is not', null)]),
            ]),
          ]),
        )
        .orderBy('day', 'desc')
        .execute();
      return rows.map(gameOf);
    },

    latest: async (person, { address, requestKey } = {}) => {
      const gamesOfPerson = db.selectFrom('games').select('id').where('person', '=', person);
      const lastPlayed = gamesOfPerson
        .where('finished_at', 'is', null)
        .$if(address !== undefined, (query) =>
          query.where(
            sql<boolean>`exists (select 1 from live_messages
              where subject = 'board:' || games.id and address = ${address})`,
          ),
        )
        .orderBy('touched', 'desc')
        .limit(1);
      const row = await db
        .selectFrom('games')
        .selectAll()
        .where('id', '=', ({ fn }) =>
          fn.coalesce(gamesOfPerson.where('changed_by', '=', requestKey ?? null), lastPlayed),
        )
        .executeTakeFirst();
      return row && gameOf(row);
    },

    advance: ({
      state,
      moves,
      moveCount,
      typedCount = 0,
      changeCount = 1,
      isSolved,
      isUnranked = false,
      ...gameAtRevision
    }) =>
      changeGame(gameAtRevision, {
        revision: sql`revision + ${changeCount}`,
        state,
        moves: sql`moves || ${moves}`,
        made: sql`made + ${moveCount}`,
        typed: sql`typed + ${typedCount}`,
        finished_at: isSolved ? gameAtRevision.now : null,
        unranked: Number(isUnranked),
      }),

    restart: (gameAtRevision) =>
      changeGame(gameAtRevision, {
        state: sql`start`,
        moves: '',
        made: 0,
        typed: 0,
        started_at: gameAtRevision.now,
      }),

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

    hint: (gameAtRevision) => {
      const isRepeat = sql<boolean>`changed_by = ${gameAtRevision.requestKey ?? null}`;
      return updateGame(db, gameAtRevision, {
        assisted: 1,
        hints: sql`case when ${isRepeat} then hints else hints + 1 end`,
        hinted: sql`case when ${isRepeat} or hinted >= ${MAX_HINTS_PER_POSITION} then hinted else hinted + 1 end`,
      });
    },

    setPar: (id, par) =>
      runTransaction(db, async (transaction) => {
        await lockStandingsOfGame(transaction, id);
        const row = await transaction
          .updateTable('games')
          .set({ par })
          .where('id', '=', id)
          .where('par', 'is', null)
          .returningAll()
          .executeTakeFirst();
        if (row !== undefined) await rank(transaction, gameOf(row));
      }),

    isPlayed: async ({ day, series }, place) => {
      const row = await db
        .selectFrom('seen')
        .innerJoin('games', 'games.id', 'seen.game')
        .select('seen.game')
        .where('seen.place', '=', place)
        .where('seen.day', '=', day)
        .where('games.series', '=', series)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };

  // One statement checks and changes the revision, so only one of two presses at the same time wins.
  async function changeGame(
    gameAtRevision: GameAtRevision,
    columnValues: UpdateObject<Schema, 'games'>,
  ): Promise<Game | undefined> {
    if (typeof columnValues.finished_at !== 'number') {
      const game = await updateWithNewRevision(db, gameAtRevision, columnValues);
      if (game?.round !== undefined) await recordRaceActivity(db, gameAtRevision, false);
      return game;
    }
    return runTransaction(db, async (transaction) => {
      await lockStandingsOfGame(transaction, gameAtRevision.id);
      // The round before the game, as in `Rounds.step`, so that the two can't block each other.
      await recordRaceActivity(transaction, gameAtRevision, true);
      const game = await updateWithNewRevision(transaction, gameAtRevision, columnValues);
      if (game === undefined) return undefined;
      if (game.day !== undefined) await countWherePlayed(transaction, { ...game, day: game.day });
      await markLiveMessagesOfGame(transaction, game);
      await rank(transaction, game);
      return game;
    });
  }

  async function updateGame(
    dbOrTransaction: Kysely<Schema>,
    { id, revision, requestKey }: Omit<GameAtRevision, 'now'>,
    columnValues: UpdateObject<Schema, 'games'>,
  ): Promise<Game | undefined> {
    const row = await dbOrTransaction
      .updateTable('games')
      .set({ ...columnValues, changed_by: requestKey ?? null })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .where('finished_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    return row && gameOf(row);
  }

  function updateWithNewRevision(
    dbOrTransaction: Kysely<Schema>,
    gameAtRevision: GameAtRevision,
    columnValues: UpdateObject<Schema, 'games'>,
  ): Promise<Game | undefined> {
    return updateGame(dbOrTransaction, gameAtRevision, {
      revision: sql`revision + 1`,
      ...columnValues,
      hinted: 0,
      touched_at: gameAtRevision.now,
      touched: sql`(select coalesce(max(other.touched), games.touched) + 1
        from games as other where other.person = games.person)`,
    });
  }
}

/** Lets a finished game count in the leaderboards of all chats. Call this last, like `updateStandings`. */
async function rank(
  transaction: Transaction<Schema>,
  { person, day, series = 'puzzle', finishedAt, isUnranked }: Game,
): Promise<void> {
  if (day !== undefined && finishedAt !== undefined && !isUnranked)
    await updateStandings(transaction, person, { day, series });
}

async function endOldGames(
  db: Kysely<Schema>,
  { person, now }: Pick<NewGame, 'person' | 'now'>,
): Promise<void> {
  await sql`update games set gave_up = 2, finished_at = ${now}, touched_at = ${now}, revision = revision + 1
    where id in (select id from games where person = ${person} and day is null and round is null
      and finished_at is null order by touched desc limit 1000 offset ${MAX_OWN_GAMES})`.execute(db);
}

async function removeOldGames(db: Kysely<Schema>, person: string): Promise<void> {
  const { rows } = await sql<Pick<GamesTable, 'id'>>`delete from games where id in (
    select id from games where person = ${person} and day is null and round is null and finished_at is not null
    order by touched desc limit 1000 offset ${MAX_STORED_PER_PERSON}) returning id`.execute(db);
  await removeLiveMessagesOfGames(
    db,
    rows.map(({ id }) => id),
  );
}

/** A result counts in each chat where the person opened a daily puzzle in these days before. */
const RECENT_DAY_COUNT = 7;

/** Counts the game in other chats, so that members of a group may solve some puzzles elsewhere. */
async function countWherePlayed(
  dbOrTransaction: Kysely<Schema>,
  { id, person, day, series = 'puzzle' }: Game & { readonly day: string },
): Promise<void> {
  await dbOrTransaction
    .insertInto('seen')
    .columns(['game', 'place', 'day', 'opened'])
    .expression((builder) =>
      builder
        .selectFrom('seen')
        .innerJoin('games', 'games.id', 'seen.game')
        .select((row) => [
          row.val(id).as('game'),
          'seen.place',
          row.val(day).as('day'),
          sql<number>`0`.as('opened'),
        ])
        .distinct()
        .where('seen.opened', '=', 1)
        .where('games.person', '=', person)
        .where('games.series', '=', series)
        .where('games.day', '>=', addDays(day, -RECENT_DAY_COUNT))
        .where('games.day', '<', day),
    )
    .onConflict((conflict) => conflict.columns(['place', 'game']).doNothing())
    .execute();
}

/** `hasEnded`: the race may be over, so it must be checked soon. */
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

export const newGameRow = (game: NewGameFields): InsertObject<Schema, 'games'> => ({
  id: randomId(),
  person: game.person,
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
  changed_by: game.requestKey ?? null,
});

const nextTouchNumber = (person: string): RawBuilder<number> =>
  sql`(select coalesce(max(other.touched), 0) + 1 from games as other where other.person = ${person})`;

export const gameOf = (row: Selectable<GamesTable>): Game => ({
  id: row.id,
  person: row.person,
  personName: displayNameOf(row.person_name),
  kind: row.kind,
  day: row.day ?? undefined,
  practice: row.practice ?? undefined,
  series: row.series === 'puzzle' ? undefined : row.series,
  round: row.round ?? undefined,
  start: row.start,
  goal: row.goal,
  state: row.state,
  moves: row.moves,
  moveCount: row.made,
  par: row.par ?? undefined,
  assisted: row.assisted === 1,
  hints: row.hints,
  hinted: row.hinted,
  gaveUp: row.gave_up !== 0,
  putAway: row.gave_up === 2 || undefined,
  typedCount: row.typed || undefined,
  isUnranked: row.unranked === 1 || undefined,
  origin: row.origin ?? undefined,
  level: row.level ?? undefined,
  picture: row.picture ?? undefined,
  revision: row.revision,
  startedAt: row.started_at,
  touchedAt: row.touched_at,
  finishedAt: row.finished_at ?? undefined,
  changedBy: row.changed_by ?? undefined,
});

/** Removes U+0000, which PostgreSQL can't store. */
export const toStorableName = (name: string): string => name.replaceAll('\0', '');

export const displayNameOf = (storedName: string): string =>
  storedName === '' ? '' : displayName(storedName);
