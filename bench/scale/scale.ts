import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { PERIODS } from '../../src/store/contract/period.ts';
import type { Store } from '../../src/store/contract/store.ts';
import { openPostgresForUpkeep } from '../../src/store/database/postgres.ts';
import type { Schema } from '../../src/store/database/schema.ts';
import { openSqlite } from '../../src/store/database/sqlite.ts';
import { sqliteFilePath } from '../../src/store/database/sqlite-file.ts';
import { openStore } from '../../src/store/open.ts';
import { startPostgresServer } from '../../test/support/store/postgres-server.ts';
import { processorOfAll } from '../load/processor.ts';
import { digits, duration, now, type Part, type Row, size } from '../report.ts';
import { type Amounts, BIG_CHAT, FILLED_AT, fill, PLAYED_DAYS, PUZZLE, personKey } from './data.ts';

const SMALL: Amounts = {
  games: 300_000,
  liveMessages: 115_000,
  requests: 600_000,
  players: [100_000, 5_000],
};
const LARGE: Amounts = {
  games: 3_000_000,
  liveMessages: 1_000_000,
  requests: 2_000_000,
  players: [1_000_000, 100_000, 5_000],
};

/** Statement of PostgreSQL that was called `calls` times. */
interface Statement {
  readonly query: string;
  readonly calls: number;
  readonly totalMs: number;
}

/** A filled database, with a store on it. */
interface Filled {
  readonly engine: string;
  readonly amounts: Amounts;
  readonly store: Store;
  /** Milliseconds of processor time of the database so far. Undefined if it runs in this process. */
  readonly databaseProcessor?: () => number;
  /** Returns the statements of `work` with their times in the server. Undefined for SQLite. */
  readonly statementsOf?: (work: () => Promise<unknown>) => Promise<readonly Statement[]>;
  readonly migrationMs: number;
  readonly bytes: number;
  close(): Promise<void>;
}

async function fillSqlite(amounts: Amounts): Promise<Filled> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tileknight-bench-scale-'));
  const db = openSqlite(sqliteFilePath(dataDir));
  const migrationMs = await fill(db, amounts);
  await db.destroy();
  const store = await openStore({ dataDir });
  return {
    engine: 'SQLite',
    amounts,
    store,
    migrationMs,
    bytes: statSync(sqliteFilePath(dataDir)).size,
    async close() {
      await store.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function fillPostgres(amounts: Amounts): Promise<Filled> {
  const server = await startPostgresServer();
  const databaseUrl = await server.newDatabase();
  const firstDb = openPostgresForUpkeep(databaseUrl);
  await sql`alter system set shared_preload_libraries = 'pg_stat_statements'`.execute(firstDb);
  await firstDb.destroy();
  await server.down();
  await server.up();
  const db = openPostgresForUpkeep(databaseUrl);
  await sql`create extension pg_stat_statements`.execute(db);
  const migrationMs = await fill(db, amounts);
  await sql`vacuum analyze`.execute(db);
  const bytes = await databaseBytes(db);
  const store = await openStore({ dataDir: tmpdir(), databaseUrl });
  return {
    engine: 'PostgreSQL',
    amounts,
    store,
    migrationMs,
    bytes,
    databaseProcessor: () => processorOfAll(server.pid),
    statementsOf: async (work) => {
      await sql`select pg_stat_statements_reset()`.execute(db);
      await work();
      const { rows } = await sql<Statement>`select query, calls, total_exec_time as "totalMs"
        from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
          and query not like '%pg_stat_statements%'
        order by total_exec_time desc`.execute(db);
      return rows;
    },
    async close() {
      await db.destroy();
      await store.close();
      await server.stop();
    },
  };
}

async function databaseBytes(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
    db,
  );
  return rows[0]?.bytes ?? 0;
}

/** Means of one run of a command, in milliseconds, and the longest pause of the event loop. */
interface Cost {
  readonly time: number;
  readonly bot: number;
  readonly database: number;
  readonly longestPause: number;
}

/** Measures `times` calls of `work`, each with another number. */
async function costOf(
  { databaseProcessor = () => 0 }: Filled,
  times: number,
  work: (index: number) => Promise<unknown>,
): Promise<Cost> {
  // The first calls compile code and statements.
  const warmUpTimes = times === 1 ? 0 : WARM_UP_TIMES;
  for (let index = 0; index < warmUpTimes; index++) await work(index);
  const delays = monitorEventLoopDelay({ resolution: 1 });
  const [began, own, database] = [now(), process.cpuUsage(), databaseProcessor()];
  delays.enable();
  for (let index = 0; index < times; index++) {
    await work(warmUpTimes + index);
    // Lets the monitor see each pause alone.
    await sleep(0);
  }
  delays.disable();
  const { user, system } = process.cpuUsage(own);
  return {
    time: (now() - began) / times,
    bot: (user + system) / 1000 / times,
    database: (databaseProcessor() - database) / times,
    longestPause: delays.max / 1e6,
  };
}

const COMMAND_TIMES = 100;
const WARM_UP_TIMES = 20;

/** A command that is measured. `times`: default `COMMAND_TIMES`. 1: without a warm-up. */
interface Command {
  readonly task: string;
  readonly times?: number;
  readonly work: (index: number) => Promise<unknown>;
}

const open = ({ games }: Store, number: number, day: string, place?: string) =>
  games.daily({ person: personKey(number), personName: 'Ada', day, ...PUZZLE, now: FILLED_AT, place });

/** The chat of the person with this number. Some fifty people play in each. */
const chatOf = (number: number): string => `telegram:-9${number % 12}`;

/** Opens and finishes the puzzle of a day in a chat. */
async function finish(store: Store, number: number, day: string): Promise<void> {
  const game = await open(store, number, day, chatOf(number));
  const moves = 'LURD'.repeat(12);
  const last = { id: game.id, revision: game.revision, moves, moveCount: 48, state: PUZZLE.goal };
  await store.games.advance({ ...last, isSolved: true, now: FILLED_AT + 90_000 + number });
}

/** Reads what the message of a finished puzzle says: streak, rank of all, and rank in the chat. */
async function readResult({ leaderboard }: Store, number: number, day: string): Promise<void> {
  const person = personKey(number);
  await leaderboard.daysSolved(person);
  await leaderboard.of({ day, person, limit: 0 });
  await leaderboard.of({ day, person, limit: 0, place: chatOf(number) });
}

function commandsOf({ store, amounts }: Filled): readonly Command[] {
  const { games, leaderboard } = store;
  const [day] = PLAYED_DAYS;
  let firstFree = 100;
  return [
    {
      task: 'a press',
      work: async () => {
        const { id, revision, state } = await open(store, 1, day);
        await games.advance({
          id,
          revision,
          state,
          moves: 'L',
          moveCount: 1,
          isSolved: false,
          now: FILLED_AT,
        });
      },
    },
    ...amounts.players.flatMap((players, at): Command[] => {
      const first = firstFree;
      firstFree += COMMAND_TIMES + WARM_UP_TIMES;
      const of = PLAYED_DAYS[at] ?? '';
      return [
        {
          task: `opening and finishing the puzzle of a day with ${players.toLocaleString('en')} players`,
          work: (index) => finish(store, first + index, of),
        },
        {
          task: `the streak and both ranks on a day with ${players.toLocaleString('en')} players`,
          work: (index) => readResult(store, first + index, of),
        },
      ];
    }),
    ...PERIODS.map(
      (period): Command => ({
        task: `/leaderboard everywhere ${period}`,
        work: (index) => leaderboard.of({ period, day, person: personKey(100 + index), limit: 10 }),
      }),
    ),
    {
      task: '/leaderboard of a chat of 100 people, all',
      work: () => leaderboard.of({ period: 'all', day, person: personKey(1), limit: 10, place: BIG_CHAT }),
    },
    {
      task: "the day's ranks and streaks of that chat",
      work: async () => {
        await leaderboard.of({ day, person: personKey(1), limit: 10, place: BIG_CHAT });
        await leaderboard.solvers(day, BIG_CHAT, 100);
      },
    },
    { task: '/stats', work: (index) => leaderboard.solvedBy(personKey(1_000 + index)) },
    { task: '/export', work: (index) => store.personalData(personKey(1_000 + index)) },
    { task: '/forget', work: (index) => store.forget(personKey(1_500 + index)) },
    { task: 'tidying for the first time', times: 1, work: () => store.tidy(FILLED_AT) },
    { task: 'tidying again', work: () => store.tidy(FILLED_AT) },
    { task: 'the daily sweep for the first time', times: 1, work: () => store.sweep(FILLED_AT) },
    { task: 'the daily sweep again', times: 1, work: () => store.sweep(FILLED_AT) },
  ];
}

/** The costs of all commands by their names, of the first database of each engine. */
type CostByTask = Map<string, Cost>;

async function measure(filled: Filled, smallCosts: CostByTask): Promise<Row[]> {
  const { engine, amounts } = filled;
  const name = `${engine}, ${amounts.games.toLocaleString('en')} games`;
  const rows: Row[] = [
    {
      task: `scale ${name}: migration of a database of version 1.0.0; size`,
      figure: `${duration(filled.migrationMs)}; ${size(filled.bytes)}`,
      values: { migration: filled.migrationMs, bytes: filled.bytes },
    },
  ];
  for (const { task, times = COMMAND_TIMES, work } of commandsOf(filled)) {
    const cost = await costOf(filled, times, work);
    const small = smallCosts.get(task);
    if (amounts === SMALL) smallCosts.set(task, cost);
    const processor = filled.databaseProcessor
      ? `processor ${duration(cost.bot)} + database ${duration(cost.database)}`
      : `processor ${duration(cost.bot)}, longest pause ${duration(cost.longestPause)}`;
    rows.push({
      task: `scale ${name}: ${task}`,
      figure: `${duration(cost.time)}; ${processor}`,
      ...(amounts !== SMALL &&
        small && { against: `300,000 games ${duration(small.time)}: x ${digits(cost.time / small.time)}` }),
      values: { ...cost },
    });
    process.stderr.write(`  ${rows.at(-1)?.task}: ${rows.at(-1)?.figure}\n`);
  }
  return [...rows, ...(await statementRows(filled, name))];
}

/** Returns a row for each statement of a finish and of its message. Empty for SQLite. */
async function statementRows({ store, statementsOf }: Filled, name: string): Promise<Row[]> {
  const [day] = PLAYED_DAYS;
  const [first, times] = [1_700, 100];
  const statements = await statementsOf?.(async () => {
    for (let number = first; number < first + times; number++) {
      await finish(store, number, day);
      await readResult(store, number, day);
    }
  });
  return (statements ?? []).map(({ query, calls, totalMs }) => ({
    task: `scale ${name}, statement of a finish: ${query.replace(/\s+/g, ' ').slice(0, 90)}`,
    figure: `${duration(totalMs / calls)}; ${digits(calls / times)} times`,
    values: { milliseconds: totalMs / times, times: calls / times },
  }));
}

const scalePart = (engine: string, fillDatabase: (amounts: Amounts) => Promise<Filled>): Part => ({
  name: `scale ${engine.toLowerCase()}`,
  onlyFor: 'scale',
  async run({ quick }) {
    const rows: Row[] = [];
    const smallCosts: CostByTask = new Map();
    for (const amounts of quick ? [SMALL] : [SMALL, LARGE]) {
      const filled = await fillDatabase(amounts);
      try {
        rows.push(...(await measure(filled, smallCosts)));
      } finally {
        await filled.close();
      }
    }
    return rows;
  },
});

/** The cost of each command with many stored games. */
export const scaleParts: readonly Part[] = [
  scalePart('PostgreSQL', fillPostgres),
  scalePart('SQLite', fillSqlite),
];
