import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SERIES, type Series } from '../../src/store/contract/game.ts';
import { addDays, daysOfPeriod, PERIODS, type Period } from '../../src/store/contract/period.ts';
import type { Store } from '../../src/store/contract/store.ts';
import { openPostgres, openPostgresForUpkeep } from '../../src/store/database/postgres.ts';
import type { GamesTable, Schema } from '../../src/store/database/schema.ts';
import { openSqlite } from '../../src/store/database/sqlite.ts';
import { MIGRATIONS, migrate } from '../../src/store/migrations/migrate.ts';
import { createStore } from '../../src/store/open.ts';
import { PUZZLE } from '../support/store/append-moves.ts';
import { type PostgresServer, startPostgres } from '../support/store/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'tileknight-standings-'));
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ENGINES: Record<string, () => Promise<() => Kysely<Schema>>> = {
  SQLite: async () => {
    const file = join(mkdtempSync(join(folder, 'data-')), 'tileknight.sqlite');
    return () => openSqlite(file);
  },
  PostgreSQL: async () => {
    const url = await server.newDatabase();
    return () => openPostgres(url);
  },
};

/** The leaderboards before they were kept. */
const EARLIER = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0003'));

/** Days on both sides of a Monday, and of the first of a month. */
const DAYS = ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'];
const PEOPLE = Array.from({ length: 8 }, (_, at) => `telegram:-${100 + at}`);

/** The results of a person in a period, and what they are ordered by: the smaller list is the better one. */
interface Totals {
  readonly person: string;
  readonly order: readonly number[];
  readonly days: number;
  readonly moveCount: number;
  readonly milliseconds: number;
}

/** Ranks the people of a period by the rules in `Results.of`, from the games alone. */
function rankAll(games: readonly Selectable<GamesTable>[], period: Period, day: string, series: Series) {
  const { from, to } = daysOfPeriod(period, day);
  const ranked = games.filter(
    (game) =>
      game.series === series &&
      game.day !== null &&
      from <= game.day &&
      game.day <= to &&
      game.finished_at !== null &&
      game.unranked === 0,
  );
  const totals = [...Map.groupBy(ranked, ({ person }) => person)].map(([person, all]): Totals => {
    const alone = all.filter(({ assisted }) => assisted === 0);
    const counted = alone.length > 0 ? alone : all;
    const sum = (value: (game: Selectable<GamesTable>) => number) =>
      counted.reduce((before, game) => before + value(game), 0);
    const milliseconds = sum((game) => Math.max(0, Number(game.finished_at) - game.started_at));
    const unknown = counted.filter((game) => Number(game.finished_at) < game.started_at).length;
    const over = sum(({ made, par }) => made - (par ?? 0));
    const order = [alone.length > 0 ? 0 : 1, -counted.length, over, unknown, milliseconds];
    return { person, order, days: counted.length, moveCount: sum(({ made }) => made), milliseconds };
  });
  const isBetter = (one: Totals, other: Totals) => {
    const at = one.order.findIndex((value, index) => value !== other.order[index]);
    return at >= 0 && Number(one.order[at]) < Number(other.order[at]);
  };
  return totals.map(({ order: _, ...own }, at) => ({
    ...own,
    rank: 1 + totals.filter((other) => isBetter(other, totals[at] as Totals)).length,
  }));
}

/** Compares all leaderboards of all chats with the games. */
async function expectExact(store: Store, db: Kysely<Schema>): Promise<void> {
  const games = await db.selectFrom('games').selectAll().execute();
  for (const series of SERIES)
    for (const period of PERIODS)
      for (const day of DAYS) {
        const expected = rankAll(games, period, day, series);
        for (const person of new Set([...PEOPLE, ...games.map((game) => game.person)])) {
          const own = expected.find((one) => one.person === person);
          const board = await store.leaderboard.of({ period, day, series, person, limit: 4 });
          expect(board.peopleCount).toBe(expected.length);
          expect(board.ownRow?.rank).toBe(own?.rank);
          if (own !== undefined) expect(board.ownRow).toMatchObject(own);
          const bestRanks = expected.map(({ rank }) => rank).toSorted((one, other) => one - other);
          expect(board.rows.map(({ rank }) => rank)).toEqual(bestRanks.slice(0, 4));
          for (const row of board.rows)
            expect(row.rank).toBe(expected.find((one) => one.person === row.person)?.rank);
        }
      }
  const counts = await db.selectFrom('standing_counts').select('people').execute();
  expect(counts.filter(({ people }) => people <= 0)).toEqual([]);
}

interface Finish {
  readonly person: string;
  readonly day: string;
  readonly series: Series;
  readonly made: number;
  readonly milliseconds: number;
  readonly par: number | undefined;
  readonly isAssisted: boolean;
  readonly isUnranked: boolean;
}

const someone = fc.constantFrom(...PEOPLE);
const finish: fc.Arbitrary<Finish> = fc.record({
  person: someone,
  day: fc.constantFrom(...DAYS),
  series: fc.constantFrom(...SERIES),
  made: fc.integer({ min: 2, max: 5 }),
  // Equal times are frequent, and so are times with the same first three digits.
  milliseconds: fc.oneof(fc.integer({ min: -2, max: 3 }), fc.integer({ min: 12_345, max: 12_390 })),
  par: fc.constantFrom(2, 2, undefined),
  isAssisted: fc.boolean(),
  isUnranked: fc.constantFrom(false, false, false, true),
});

const started = 1_000;
async function play(
  store: Store,
  { person, day, series, made, milliseconds, par, isAssisted, isUnranked }: Finish,
): Promise<string> {
  const { games } = store;
  const opened = { person, personName: 'Ada', day, series, ...PUZZLE, now: started };
  const { id, revision } = await games.daily(par === undefined ? opened : { ...opened, par });
  if (isAssisted) await games.assist(id);
  const last = { id, revision, moves: 'L'.repeat(made), state: 'over', moveCount: made };
  await games.advance({ ...last, isSolved: true, isUnranked, now: started + milliseconds });
  return id;
}

describe.each(Object.entries(ENGINES))('the leaderboards of all chats in %s', (_, engine) => {
  test('stay exact over finishes, forgotten people, late pars and renamed chats', async () => {
    const open = await engine();
    const [db, store] = [open(), await createStore(open())];
    const change = fc.oneof(
      { weight: 12, arbitrary: fc.record({ finish }) },
      { weight: 2, arbitrary: fc.record({ late: finish }) },
      { weight: 1, arbitrary: fc.record({ forget: someone }) },
      { weight: 1, arbitrary: fc.record({ rename: someone }) },
    );
    let renamed = 0;
    for (const [at, one] of fc.sample(change, { numRuns: 120, seed: 5 }).entries()) {
      if ('finish' in one) await play(store, one.finish);
      if ('late' in one) await store.games.setPar(await play(store, { ...one.late, par: undefined }), 2);
      if ('forget' in one) await store.forget(one.forget);
      if ('rename' in one) await store.renamePlace(one.rename, `telegram:-renamed-${++renamed}`);
      if (at % 30 === 29) await expectExact(store, db);
    }
    await store.close();
    await db.destroy();
  });

  test('are exact after finishes at the same time by two processes', async () => {
    const open = await engine();
    const [db, ...stores] = [open(), await createStore(open()), await createStore(open())];
    const finishes = fc.sample(finish, { numRuns: 150, seed: 6 });
    await Promise.all(
      stores.flatMap((store, half) =>
        finishes.filter((__, at) => at % 2 === half).map((one) => play(store, one)),
      ),
    );
    await expectExact(stores[0] as Store, db);
    await Promise.all(stores.map((store) => store.close()));
    await db.destroy();
  });

  test('are without people who have no results in them', async () => {
    const open = await engine();
    const [db, store] = [open(), await createStore(open())];
    await sql`insert into standings (person, series, period, assisted, days, made, over_par, unknown_times,
      milliseconds, last) values ('telegram:1', 'puzzle', 'day:2026-11-28', 0, 0, 0, 0, 0, 0, 0)`.execute(db);
    expect(
      await store.leaderboard.of({ period: 'day', day: '2026-11-28', person: 'telegram:1', limit: 4 }),
    ).toEqual({ rows: [], ownRow: undefined, peopleCount: 0 });
    await store.close();
    await db.destroy();
  });

  test('are exact after a chat with two years of results is joined with another such chat', async () => {
    const open = await engine();
    const [db, store] = [open(), await createStore(open())];
    const days = Array.from({ length: 600 }, (__, at) => addDays(DAYS[2] as string, -at));
    const chats = ['telegram:-100', 'telegram:-101'];
    for (const [half, person] of chats.entries())
      for (const day of days.filter((__, at) => at % 2 === half))
        await play(store, {
          person,
          day,
          series: 'puzzle',
          made: 3 + half,
          milliseconds: 12_345 + half,
          par: 2,
          isAssisted: false,
          isUnranked: false,
        });
    await store.renamePlace('telegram:-100', 'telegram:-101');
    await expectExact(store, db);
    expect(
      await store.leaderboard.of({ period: 'all', day: '2026-11-30', person: 'telegram:-101', limit: 1 }),
    ).toMatchObject({ ownRow: { days: 600, rank: 1 }, peopleCount: 1 });
    await store.close();
    await db.destroy();
  });

  test('are filled from the games of an earlier version', async () => {
    const open = await engine();
    const db = open();
    await migrate(db, EARLIER);
    const seen = new Set<string>();
    for (const { person, day, series, made, milliseconds, par, ...game } of fc.sample(finish, {
      numRuns: 80,
      seed: 7,
    })) {
      if (seen.has(person + day + series)) continue;
      seen.add(person + day + series);
      await sql`insert into games (id, person, person_name, day, series, start, goal, moves, made, par, assisted,
        unranked, revision, started_at, finished_at, touched) values (${`game ${seen.size}`}, ${person}, 'Ada',
        ${day}, ${series}, '', '', '', ${made}, ${par ?? null}, ${Number(game.isAssisted)},
        ${Number(game.isUnranked)}, 1, ${started}, ${started + milliseconds}, 1)`.execute(db);
    }
    const store = await createStore(open());
    await expectExact(store, db);
    await play(store, fc.sample(finish, { numRuns: 1, seed: 8 })[0] as Finish);
    await expectExact(store, db);
    await store.close();
    await db.destroy();
  });
});

test('the finish of an older process during the migration in PostgreSQL counts in the leaderboards', async () => {
  const url = await server.newDatabase();
  const [db, olderDb] = [openPostgresForUpkeep(url), openPostgresForUpkeep(url)];
  await migrate(db, EARLIER);
  await sql`insert into games (id, person, person_name, day, series, start, goal, moves, made, revision,
    started_at, touched) values ('game', 'telegram:7', 'Ada', '2026-11-29', 'puzzle', '', '', '', 2, 1, 1000,
    1)`.execute(db);
  const older = await olderDb.startTransaction().execute();
  await sql`update games set finished_at = 9000 where id = 'game'`.execute(older);
  const migrated = migrate(db);
  // The migration waits for the end of that transaction.
  await expect
    .poll(async () => (await sql`select 1 from pg_locks where not granted`.execute(older)).rows)
    .toHaveLength(1);
  await older.commit().execute();
  await migrated;
  const store = await createStore(openPostgres(url));
  await expectExact(store, db);
  const board = await store.leaderboard.of({ day: '2026-11-29', person: 'telegram:7', limit: 1 });
  expect(board.ownRow).toMatchObject({ rank: 1, milliseconds: 8000 });
  await store.close();
  await Promise.all([db.destroy(), olderDb.destroy()]);
});

describe('the leaderboards of all chats in PostgreSQL, when two processes meet,', () => {
  const HELD = 42;
  let url: string;
  let db: Kysely<Schema>;
  let [one, other]: Store[] = [];
  let holder: pg.Client;
  beforeEach(async () => {
    url = await server.newDatabase();
    db = openPostgres(url);
    [one, other] = [await createStore(openPostgres(url)), await createStore(openPostgres(url))];
    holder = new pg.Client(url);
    await holder.connect();
  });
  afterEach(async () => {
    await holder.end();
    await Promise.all([one?.close(), other?.close(), db.destroy()]);
  });

  /** Lets statements that write such rows to this table wait at their end for `release`. */
  async function hold(table: string, condition: string): Promise<void> {
    await holder.query(`select pg_advisory_lock(${HELD});
      create function wait_for_release() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(${HELD}); return null; end $$;
      create trigger wait_for_release after insert or update on ${table} for each row
        when (${condition}) execute function wait_for_release()`);
  }
  const release = () => holder.query(`select pg_advisory_unlock(${HELD})`);
  const countWaiting = async () => {
    const { rows } = await holder.query('select count(distinct pid) from pg_locks where not granted');
    return Number(rows[0].count);
  };

  const result = (person: string, day: string): Finish => ({
    person,
    day,
    series: 'puzzle',
    made: 3,
    milliseconds: 5,
    par: 2,
    isAssisted: false,
    isUnranked: false,
  });
  /** Begins to play. Fulfils when the result is stored or waits for the other process. */
  async function beginToPlay(finishedGame: Finish) {
    const game = { isOver: false, playing: Promise.resolve() };
    game.playing = play(other as Store, finishedGame).then(() => {
      game.isOver = true;
    });
    await expect.poll(async () => game.isOver || (await countWaiting()) === 2).toBe(true);
    return game;
  }

  test.each([
    ['a person is forgotten', (store: Store) => store.forget(PEOPLE[0] as string)],
    ['a chat is renamed', (store: Store) => store.renamePlace(PEOPLE[0] as string, 'telegram:-1001')],
  ])('stay exact when %s while the same person finishes a game', async (_, change) => {
    await play(one as Store, result(PEOPLE[0] as string, '2026-11-28'));
    await hold('games', `new.person <> '${PEOPLE[0]}'`);
    const changing = change(one as Store);
    await expect.poll(countWaiting).toBe(1);
    const { playing } = await beginToPlay(result(PEOPLE[0] as string, '2026-11-29'));
    await release();
    await Promise.all([changing, playing]);
    await expectExact(one as Store, db);
  });

  test('keep no results of others waiting while those of a renamed chat are computed', async () => {
    for (const day of DAYS) await play(one as Store, result(PEOPLE[0] as string, day));
    await hold('standings', `new.person = 'telegram:-1001'`);
    const renaming = (one as Store).renamePlace(PEOPLE[0] as string, 'telegram:-1001');
    await expect.poll(countWaiting).toBe(1);
    const game = await beginToPlay(result(PEOPLE[1] as string, DAYS[0] as string));
    expect(game.isOver).toBe(true);
    await release();
    await Promise.all([renaming, game.playing]);
    await expectExact(one as Store, db);
  });

  test('take no part in a press on a game whose person is forgotten or renamed', async () => {
    const opened = { person: 'telegram:1', personName: 'Ada', ...PUZZLE, now: started };
    const { id, revision } = await (other as Store).games.play(opened);
    await holder.query('begin');
    await holder.query(`update games set person = 'telegram:2'`);
    const pressing = (other as Store).games.advance({
      id,
      revision,
      moves: 'L',
      state: 'moved',
      moveCount: 1,
      isSolved: false,
      now: started + 1,
    });
    const outcome = pressing.then((game) => game?.moves, String);
    await expect
      .poll(async () => {
        const { rows } = await db.executeQuery(
          sql<{
            count: number;
          }>`select cast(count(*) as integer) as count from pg_locks where not granted`.compile(db),
        );
        return rows[0]?.count;
      })
      .toBe(1);
    await holder.query('commit');
    expect(await outcome).toBe('L');
  });
});

describe('in a PostgreSQL database with a day of 20,000 players', () => {
  const [DAY, CHAT] = ['2026-11-25', 'telegram:-7'];
  let url: string;
  let store: Store;
  beforeAll(async () => {
    url = await server.newDatabase();
    const db = openPostgresForUpkeep(url);
    await migrate(db, EARLIER);
    const insertGames = (day: RawBuilder<unknown>, tables: RawBuilder<unknown>) =>
      sql`insert into games (id, person, person_name, day, start, goal, moves, made, par, revision, started_at,
        finished_at, touched) select ${day} || '-' || n, 'telegram:' || n, 'P', ${day}, '', '', '', 20 + n % 30,
        20, 1, 0, 10000 + n * 7919 % 400000, 1 from ${tables}`.execute(db);
    await insertGames(sql`cast(${DAY} as text)`, sql`generate_series(1, 20000) as n`);
    // Thirty people of a chat have played each day of a year.
    const days = sql`generate_series(date '2025-11-25', date '2026-11-24', '1 day') as day`;
    await insertGames(sql`to_char(day, 'YYYY-MM-DD')`, sql`generate_series(1, 30) as n, ${days}`);
    await sql`insert into seen (game, place) select id, ${CHAT} from games
      where split_part(person, ':', 2)::integer <= 30`.execute(db);
    await sql`insert into live_messages (subject, address, place, locale) select 'day:' || cast(${DAY} as text),
      'telegram:-' || n, 'telegram:-' || n, 'en' from generate_series(1, 100000) as n`.execute(db);
    await migrate(db);
    // Otherwise the server reads tables on its own at any time.
    for (const table of ['games', 'seen', 'live_messages'])
      await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(db);
    await sql`vacuum analyze`.execute(db);
    await db.destroy();
  });

  /**
   * Counts the rows that the server reads from tables and indexes for this work, besides those for a store
   * that is opened and closed.
   */
  async function countRowsRead(work: () => Promise<unknown>): Promise<number> {
    const count = async () => {
      const db = openPostgres(url);
      await sql`select pg_stat_force_next_flush()`.execute(db);
      const { rows } = await sql<{ count: number }>`select cast(
        (select sum(seq_tup_read) from pg_stat_user_tables) +
        (select sum(idx_tup_read) from pg_stat_user_indexes) as bigint) as count`.execute(db);
      await db.destroy();
      return rows[0]?.count ?? 0;
    };
    // A connection that ends gives its counts to the server some moments later.
    const settledCount = async () => {
      let [last, next] = [-1, await count()];
      while (next !== last) {
        await sleep(300);
        [last, next] = [next, await count()];
      }
      return next;
    };
    const counts = [await settledCount()];
    for (const workOfStore of [async () => {}, work]) {
      store = await createStore(openPostgres(url));
      await workOfStore();
      // The server counts what a connection has read when the connection ends.
      await store.close();
      counts.push(await settledCount());
    }
    const [before = 0, afterNothing = 0, afterWork = 0] = counts;
    return afterWork - afterNothing - (afterNothing - before);
  }

  test('a finish and the leaderboards of all periods read few rows', async () => {
    const person = 'telegram:new';
    const rowsRead = await countRowsRead(async () => {
      await play(store, {
        person,
        day: DAY,
        series: 'puzzle',
        made: 36,
        milliseconds: 200_000,
        par: 20,
        isAssisted: false,
        isUnranked: false,
      });
      for (const period of PERIODS) {
        const board = await store.leaderboard.of({ period, day: DAY, person, limit: 10 });
        expect(board.peopleCount).toBe(20_001);
        expect(board.ownRow?.rank).toBeGreaterThan(10_000);
      }
    });
    expect(rowsRead).toBeLessThan(5_000);
  });

  test("a day's results of a chat read no games of other days", async () => {
    const rowsRead = await countRowsRead(async () => {
      const { peopleCount } = await store.leaderboard.of({ day: DAY, person: '', limit: 10, place: CHAT });
      expect(peopleCount).toBe(30);
    });
    expect(rowsRead).toBeLessThan(1_000);
  });

  test('the deletion of a person reads few live messages of others', async () => {
    const rowsRead = await countRowsRead(() => store.forget('telegram:15000'));
    expect(rowsRead).toBeLessThan(1_000);
  });

  test('a finish in a chat reads few live messages of other chats', async () => {
    const opened = { person: 'telegram:newer', personName: 'Ada', day: DAY, ...PUZZLE, now: started };
    const rowsRead = await countRowsRead(async () => {
      const { id, revision } = await store.games.daily({ ...opened, place: 'telegram:-55' });
      const last = { id, revision, moves: 'LL', state: 'over', moveCount: 2 };
      await store.games.advance({ ...last, isSolved: true, now: started + 9_000 });
    });
    expect(rowsRead).toBeLessThan(2_000);
  });
});
