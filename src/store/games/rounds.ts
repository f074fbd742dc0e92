import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { DueWork } from '../contract/agenda.ts';
import { MAX_STORED_PER_PERSON } from '../contract/game.ts';
import { randomId } from '../contract/id.ts';
import type { Round, RoundEntry, Rounds } from '../contract/round.ts';
import { notifyDue } from '../database/engine.ts';
import type { RoundsTable, Schema } from '../database/schema.ts';
import { runTransaction } from '../database/transactions.ts';
import {
  markLiveMessages,
  removeLiveMessages,
  removeLiveMessagesOfGames,
  requestRoundEndMessages,
} from '../posts/live-messages.ts';
import { displayNameOf, newGameRow, toStorableName } from './games.ts';

/** A command may arrive twice, and users may press twice. */
const SAME_ROUND_MS = 30_000;

/** Transactions begin with a write to the round's row, so those of one round run one after the other. */
export function openRounds(db: Kysely<Schema>): Rounds {
  return {
    open: async ({ now, hostName, id = randomId(), ...round }) => {
      const { start: _, goal: __, ...equalFields } = round;
      const existingRound = await db
        .selectFrom('rounds')
        .selectAll()
        .where((row) => row.and(equalFields))
        .where('state', '<>', 'over')
        .where('opened_at', '>', now - SAME_ROUND_MS)
        .executeTakeFirst();
      if (existingRound !== undefined) return roundOf(existingRound);
      const row = await db
        .insertInto('rounds')
        .values({
          ...round,
          id,
          host_name: toStorableName(hostName),
          par: null,
          bound: null,
          ...initialFieldsOf(round, now),
        })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ id }))
        .returningAll()
        .executeTakeFirstOrThrow();
      await notifyDue(db);
      await removeOldRounds(db, round.host);
      return roundOf(row);
    },

    byId: async (id) => {
      const row = await db.selectFrom('rounds').selectAll().where('id', '=', id).executeTakeFirst();
      return row && roundOf(row);
    },

    entries: (id) => entriesOf(db, id),

    ofGame: async (game) => {
      const row = await db
        .selectFrom('rounds')
        .innerJoin('entries', 'entries.round', 'rounds.id')
        .selectAll('rounds')
        .where('entries.game', '=', game)
        .executeTakeFirst();
      const entry = row && (await entriesOf(db, row.id)).find((candidate) => candidate.game === game);
      return row && entry && { round: roundOf(row), entry };
    },

    activeRounds: async (person) => {
      const rows = await db
        .selectFrom('rounds')
        .leftJoin('games', (join) =>
          join.onRef('games.round', '=', 'rounds.id').on('games.person', '=', person),
        )
        .selectAll('rounds')
        .select('games.finished_at')
        // Only rounds that are not over have a due time. The index has this condition.
        .where('rounds.due_at', 'is not', null)
        .execute();
      return rows.map(({ finished_at, ...row }) => ({ ...roundOf(row), hasEnded: finished_at !== null }));
    },

    count: async (place) => {
      const { count } = await db
        .selectFrom('rounds')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('place', '=', place)
        .where('state', '<>', 'over')
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    join: (id, { person, personName, maxPlayers, now }) =>
      runTransaction(db, async (transaction) => {
        const round = await lockRound(transaction, id);
        if (round === undefined) return 'closed';
        const entries = await entriesOf(transaction, id);
        const existingEntry = entries.find((entry) => entry.person === person);
        if (existingEntry !== undefined) return { entry: existingEntry, isNew: false };
        if (!isJoinable(round, now)) return 'closed';
        if (entries.length >= maxPlayers) return 'full';
        const gameId = randomId();
        const person_name = toStorableName(personName);
        await transaction
          .insertInto('entries')
          .values({
            round: id,
            person,
            person_name,
            game: gameId,
            best: null,
            length: null,
            tries: 0,
            finished_at: null,
          })
          .execute();
        const entry = {
          person,
          personName: displayNameOf(personName),
          game: gameId,
          moveCount: 0,
          gaveUp: false,
          tries: 0,
        };
        if (round.state === 'running') await startGames(transaction, round, [entry], now);
        await markLiveMessages(transaction, [`round:${id}`]);
        return { entry, isNew: true };
      }),

    leave: (id, person) =>
      runTransaction(db, async (transaction) => {
        const round = await lockRound(transaction, id);
        if (round?.state !== 'open') return false;
        const removedEntry = await transaction
          .deleteFrom('entries')
          .where('round', '=', id)
          .where('person', '=', person)
          .returning('game')
          .executeTakeFirst();
        if (removedEntry !== undefined) await markLiveMessages(transaction, [`round:${id}`]);
        return removedEntry !== undefined;
      }),

    step: (id, now, decide) =>
      runTransaction(db, async (transaction) => {
        const round = await lockRound(transaction, id);
        if (round === undefined || round.state === 'over') return undefined;
        const entries = await entriesOf(transaction, id);
        const step = decide(round, entries);
        if (typeof step === 'object') return updateRound(transaction, id, { due_at: step.waitUntil });
        // A finished player's message already shows the result.
        const unfinishedEntries = entries.filter(({ milliseconds }) => milliseconds === undefined);
        const subjects = [`round:${id}`, ...unfinishedEntries.map(({ game }) => `game:${game}`)];
        if (step === 'start') {
          await startGames(transaction, round, entries, now);
          await markLiveMessages(transaction, subjects);
          return updateRound(transaction, id, {
            state: 'running',
            starts_at: now,
            touched_at: now,
            due_at: now,
          });
        }
        await endGames(transaction, id, now);
        await markLiveMessages(transaction, subjects);
        if (round.state === 'running' && entries.length > 0) await requestRoundEndMessages(transaction, id);
        return updateRound(transaction, id, { state: 'over', ends_at: now, due_at: null });
      }),

    solve: (id, { person, moves, now }) =>
      runTransaction(db, async (transaction) => {
        const round = await lockRound(transaction, id);
        if (round?.kind !== 'fmc' || !isJoinable(round, now)) return undefined;
        const isBetterSql = sql<boolean>`length is null or length > ${moves.length}`;
        const changedEntry = await transaction
          .updateTable('entries')
          .set((row) => ({
            tries: row('tries', '+', 1),
            best: sql`case when ${isBetterSql} then ${moves} else best end`,
            length: sql`case when ${isBetterSql} then ${moves.length} else length end`,
            finished_at: sql`case when ${isBetterSql} then ${now} else finished_at end`,
          }))
          .where('round', '=', id)
          .where('person', '=', person)
          .returning('game')
          .executeTakeFirst();
        await markLiveMessages(transaction, [`round:${id}`]);
        const entries = changedEntry === undefined ? [] : await entriesOf(transaction, id);
        return entries.find((entry) => entry.person === person);
      }),

    recordProof: (id, { par = null, bound = null }) =>
      runTransaction(db, async (transaction) => {
        await updateRound(transaction, id, { par, bound });
        await transaction
          .updateTable('games')
          .set({ par })
          .where('round', '=', id)
          .where('finished_at', 'is', null)
          .execute();
        await markLiveMessages(transaction, [`round:${id}`]);
      }),

    due: async (now, limit) => {
      const rows = await db
        .selectFrom('rounds')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

/** SQLite limits the number of parameters. */
export const MAX_REMOVED_ROUNDS = 100;

async function removeOldRounds(db: Kysely<Schema>, host: string): Promise<void> {
  const rows = await db
    .selectFrom('rounds')
    .select('id')
    .where('host', '=', host)
    .where('state', '=', 'over')
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .limit(MAX_REMOVED_ROUNDS)
    .offset(MAX_STORED_PER_PERSON)
    .execute();
  await removeRounds(
    db,
    rows.map(({ id }) => id),
  );
}

/** Also removes games, entries and live messages. Games go first: rounds lead to them. */
export async function removeRounds(db: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const games = await db
    .deleteFrom('games')
    .where('id', 'in', (builder) =>
      builder.selectFrom('entries').select('game').where('entries.round', 'in', ids),
    )
    .returning('id')
    .execute();
  await db.deleteFrom('rounds').where('id', 'in', ids).execute();
  await removeLiveMessages(
    db,
    ids.flatMap((id) => [`round:${id}`, `result:${id}`]),
  );
  await removeLiveMessagesOfGames(
    db,
    games.map(({ id }) => id),
  );
}

export const nextRoundQuery = (_: Kysely<Schema>, { now }: DueWork): RawBuilder<number | null> =>
  sql`select min(due_at) - ${now()} from rounds where due_at is not null`;

const initialFieldsOf = ({ kind, seconds }: Pick<Round, 'kind' | 'seconds'>, now: number) => {
  const due_at = now + 1000 * seconds;
  const commonFields = { opened_at: now, touched_at: now, due_at };
  return kind === 'race'
    ? { ...commonFields, state: 'open' as const, starts_at: due_at, ends_at: null }
    : { ...commonFields, state: 'running' as const, starts_at: now, ends_at: due_at };
};

const isJoinable = ({ kind, state, endsAt = 0 }: Round, now: number): boolean =>
  kind === 'race' ? state === 'open' : state === 'running' && now < endsAt;

type RoundChanges = Partial<
  Pick<RoundsTable, 'state' | 'starts_at' | 'ends_at' | 'touched_at' | 'due_at' | 'par' | 'bound'>
>;

/** Locks by an update that changes nothing. */
const lockRound = (transaction: Transaction<Schema>, id: string): Promise<Round | undefined> =>
  updateRound(transaction, id, { id });

async function updateRound(
  transaction: Transaction<Schema>,
  id: string,
  changes: RoundChanges | { readonly id: string },
): Promise<Round | undefined> {
  const row = await transaction
    .updateTable('rounds')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && roundOf(row);
}

async function startGames(
  transaction: Transaction<Schema>,
  { id, start, goal, par }: Round,
  entries: readonly RoundEntry[],
  now: number,
): Promise<void> {
  const games = entries.map(({ person, personName, game }) => ({
    ...newGameRow({
      person,
      personName,
      kind: 'sliding',
      start,
      goal,
      now,
      par,
    }),
    id: game,
    round: id,
  }));
  await transaction.insertInto('games').values(games).execute();
}

async function endGames(transaction: Transaction<Schema>, roundId: string, now: number): Promise<void> {
  await transaction
    .updateTable('games')
    .set((row) => ({ gave_up: 1, finished_at: now, revision: row('revision', '+', 1) }))
    .where('round', '=', roundId)
    .where('finished_at', 'is', null)
    .execute();
}

async function entriesOf(dbOrTransaction: Kysely<Schema>, roundId: string): Promise<RoundEntry[]> {
  const rows = await dbOrTransaction
    .selectFrom('entries')
    .leftJoin('games', 'games.id', 'entries.game')
    .select(['entries.person', 'entries.person_name', 'entries.game', 'entries.best', 'entries.tries'])
    .select(['games.made', 'games.started_at', 'games.finished_at', 'games.gave_up', 'games.unranked'])
    .where('entries.round', '=', roundId)
    .orderBy('entries.person_name')
    .orderBy('entries.person')
    .execute();
  return rows.map(({ person, person_name, game, best, tries, made, started_at, finished_at, ...row }) => ({
    person,
    personName: displayNameOf(person_name),
    game,
    tries,
    best: best ?? undefined,
    moveCount: made ?? 0,
    gaveUp: row.gave_up === 1,
    isUnranked: row.unranked === 1 || undefined,
    ...(finished_at !== null && { milliseconds: Math.max(0, finished_at - (started_at ?? finished_at)) }),
  }));
}

const roundOf = (row: Selectable<RoundsTable>): Round => ({
  id: row.id,
  kind: row.kind,
  place: row.place,
  host: row.host,
  hostName: displayNameOf(row.host_name),
  size: row.size,
  start: row.start,
  goal: row.goal,
  par: row.par ?? undefined,
  bound: row.bound ?? undefined,
  seconds: row.seconds,
  state: row.state,
  startsAt: row.starts_at,
  endsAt: row.ends_at ?? undefined,
  touchedAt: row.touched_at,
});
