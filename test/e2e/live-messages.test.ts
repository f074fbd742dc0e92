import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataFolder } from '../support/program/data-folder.ts';
import { type MovedClock, movedClock } from '../support/program/moved-clock.ts';
import { type Program, startProgram } from '../support/program/program.ts';
import { moveDatabaseClock } from '../support/store/moved-database-clock.ts';
import { type PostgresServer, startPostgres } from '../support/store/postgres.ts';
import { linkOf, openLink, own, player, solutionOf } from '../support/telegram/players.ts';
import { BotApiServer, GROUP, type Shown } from '../support/telegram/server.ts';

/** Milliseconds between two edits of one message. */
const PACE = 3000;
/** Milliseconds after which every process knows that the database's clock was moved. */
const CLOCK_SEEN = 2500;

let server: BotApiServer;
let postgres: PostgresServer;
let database: pg.Client;
let folder: string;
let env: Record<string, string>;
let clock: MovedClock;
let programs: Program[] = [];

const start = () => startProgram(folder, env);
const listen = (): void => {
  server.hooks = programs.map(({ url }) => `${url}/telegram`);
};

beforeAll(async () => {
  folder = dataFolder('live-messages');
  [server, postgres] = await Promise.all([new BotApiServer().start(), startPostgres()]);
  const DATABASE_URL = await postgres.newDatabase();
  database = new pg.Client(DATABASE_URL);
  await database.connect();
  // A day whose puzzle is a 3x3.
  clock = movedClock(folder, '2026-11-21T12:00:00Z');
  await moveDatabaseClock(DATABASE_URL, clock.file);
  env = {
    ...clock.env,
    DATABASE_URL,
    TELEGRAM_TOKEN: server.token,
    TELEGRAM_API_ROOT: server.root,
    TELEGRAM_WEBHOOK_URL: 'https://bot.example/telegram',
    SOLVER_THREADS: '1',
    SOLVER_MEMORY_MB: '64',
  };
  programs = [await start(), await start()];
  listen();
}, 120_000);

afterAll(async () => {
  await Promise.all(programs.map((program) => program.kill()));
  await database.end();
  await Promise.all([server.stop(), postgres.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const inGroup = (): Shown[] => server.shown.filter(({ chat, deleted }) => chat === GROUP.id && !deleted);
const finished = async (): Promise<number> =>
  (await database.query('select id from games where finished_at is not null')).rows.length;
/** Everybody has the same board, so it is solved once. */
let moves: string | undefined;
const solution = (board: Shown): string => (moves ??= solutionOf(board));
const edits: { readonly text: string; readonly at: number }[] = [];
let message: Shown;

test('two processes that are asked at the same time send one live message to a group', async () => {
  for (const n of [1, 2, 3, 4]) server.say('/daily', { chat: GROUP, from: player(n) });
  message = await server.message(({ chat }) => chat === GROUP.id);
  await server.until(() => server.reactions.length === 3, 'three signs');
  expect(inGroup()).toHaveLength(1);
  server.on('shown', (shown) => {
    if (shown === message) edits.push({ text: shown.text, at: performance.now() });
  });
});

test('two processes show each change of a live message once, at the permitted pace', {
  timeout: 60_000,
}, async () => {
  const players = [1, 2, 3, 4, 5, 6].map(player);
  const boards = await Promise.all(players.map((from) => openLink(server, linkOf(message), from)));
  // Once for all: a lease that ends early lets the other process repeat a line that is being answered.
  clock.passMinute();
  await sleep(CLOCK_SEEN);
  await Promise.all(
    players.map(async (from, at) => {
      const board = boards[at] as Shown;
      await sleep(at * 700);
      server.say(solution(board), { from, chat: own(from) });
      await server.until(() => board.text.includes('Solved'), `${from.first_name} to solve it`);
    }),
  );
  await server.until(() => [1, 2, 3, 4, 5, 6].every((n) => message.text.includes(`P${n}:`)), 'all results');
  await sleep(PACE + 1000);
  expect(new Set(edits.map(({ text }) => text)).size).toBe(edits.length);
  expect(edits.length).toBeLessThanOrEqual(6);
  for (const [at, edit] of edits.slice(1).entries())
    expect(edit.at - (edits[at]?.at ?? 0)).toBeGreaterThan(PACE - 50);
  expect(inGroup()).toHaveLength(1);
});

test('a kill between the end of a game and the edit of its live message loses no result', {
  timeout: 60_000,
}, async () => {
  const boards = await Promise.all([7, 8].map((n) => openLink(server, linkOf(message), player(n))));
  clock.passMinute();
  await sleep(CLOCK_SEEN);
  const before = await finished();
  for (const [at, board] of boards.entries()) {
    const from = player(7 + at);
    server.say(solution(board), { from, chat: own(from) });
    // The first is shown immediately, the second has to wait for the pace.
    if (at === 0) await server.until(() => message.text.includes('P7:'), 'the first result');
  }
  await expect.poll(finished, { interval: 20 }).toBe(before + 2);
  await Promise.all(programs.map((program) => program.kill()));
  expect(message.text).not.toContain('P8:');
  programs = [await start()];
  listen();
  await server.until(() => message.text.includes('P8:'), 'the second result');
  expect(inGroup()).toEqual([message]);
});
