import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { User } from 'grammy/types';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dataFolder } from '../support/program/data-folder.ts';
import { type MovedClock, movedClock } from '../support/program/moved-clock.ts';
import { type Program, startProgram } from '../support/program/program.ts';
import { moveDatabaseClock } from '../support/store/moved-database-clock.ts';
import { type PostgresServer, startPostgres } from '../support/store/postgres.ts';
import { own, player } from '../support/telegram/players.ts';
import { BotApiServer, type Shown } from '../support/telegram/server.ts';

// A request is repeated because its process was killed or stood still after it had changed the game.

const ALMOST_SOLVED = '/play 1 2 3/4 5 6/0 7 8';
const ONE_MOVE = '/play 1 2 3/4 5 6/7 0 8';
/** A board with arrows: 10x10. */
const LARGE = `/play ${Array.from({ length: 97 }, (_, at) => at + 1).join(' ')} 0 98 99`;

interface Story {
  readonly name: string;
  /** Lines of the person before the request. */
  readonly before: readonly string[];
  /** The request: a line, or a press of the button with the label `press`. */
  readonly line?: string;
  readonly press?: string;
  /** The first words of the answer. */
  readonly answer: RegExp;
}

const STORIES: readonly Story[] = [
  { name: 'a line that solves the board', before: [ALMOST_SOLVED], line: 'LL', answer: /^Solved in 2 moves/ },
  { name: 'a line in the middle of a game', before: [ALMOST_SOLVED], line: '/move D', answer: /· 1 move\b/ },
  { name: 'a typed undo', before: [ALMOST_SOLVED, 'D', 'D'], line: 'undo', answer: /· 2 moves/ },
  { name: 'a line that begins a game', before: [], line: '/play 3x3', answer: /^3x3 · 0 moves/ },
  { name: 'an arrow of a large board', before: [LARGE], press: '→', answer: /^10x10 · 1 move/ },
  { name: 'Undo', before: [ALMOST_SOLVED, 'D', 'D'], press: 'Undo', answer: /· 2 moves/ },
  { name: 'Restart', before: [ALMOST_SOLVED, 'D'], press: 'Restart', answer: /^3x3 · 0 moves/ },
  { name: 'Give up', before: [ALMOST_SOLVED], press: 'Give up', answer: /^Given up after 0 moves/ },
  { name: 'Play it again', before: [ONE_MOVE, 'L'], press: 'Play it again', answer: /^3x3 · 0 moves/ },
];

let server: BotApiServer;
let postgres: PostgresServer;
let database: pg.Client;
let folder: string;
let env: Record<string, string>;
let clock: MovedClock;
let programs: Program[] = [];

beforeAll(async () => {
  folder = dataFolder('repeated');
  [server, postgres] = await Promise.all([new BotApiServer().start(), startPostgres()]);
  const DATABASE_URL = await postgres.newDatabase();
  database = new pg.Client(DATABASE_URL);
  await database.connect();
  clock = movedClock(folder, '2026-11-21T12:00:00Z');
  await moveDatabaseClock(DATABASE_URL, clock.file);
  env = {
    ...clock.env,
    DATABASE_URL,
    TELEGRAM_TOKEN: server.token,
    TELEGRAM_API_ROOT: server.root,
    SOLVER_THREADS: '1',
    SOLVER_MEMORY_MB: '64',
  };
}, 120_000);

afterAll(async () => {
  await Promise.all(programs.map((program) => program.kill()));
  await database.end();
  await Promise.all([server.stop(), postgres.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const shownTo = ({ id }: User): Shown[] =>
  server.shown.filter(({ chat, deleted, file }) => chat === id && !deleted && file !== undefined);
const newest = (person: User): Shown => shownTo(person).at(-1) as Shown;

/** From now on no update is confirmed, and no answer is shown. */
const hold = (): void => {
  const methods = ['getUpdates', 'sendPhoto', 'sendMessage', 'editMessageMedia', 'editMessageCaption'];
  server.faults.push(...methods.map((method) => ({ method, status: 500, times: 1_000 })));
};
const listen = (...listeners: Program[]): void => {
  server.hooks = listeners.map(({ url }) => `${url}/telegram`);
};
/** The number of lines that are not answered yet. */
const pendingReplies = async (): Promise<number> =>
  (await database.query(`select key from received where request <> ''`)).rows.length;

async function say(from: User, text: string, answer: RegExp): Promise<void> {
  server.say(text, { from, chat: own(from) });
  await server.until(() => answer.test(newest(from)?.text ?? ''), `an answer to ${text}`);
}

/** The games of each person, without the times and the sequence numbers. */
async function gamesOf(...people: readonly User[]): Promise<object[][]> {
  const keys = people.map(({ id }) => `telegram:${id}`);
  const { rows } = await database.query(
    `select person, id, start, state, moves, made, revision, gave_up, finished_at from games
      where person = any($1) order by started_at, id`,
    [keys],
  );
  return keys.map((key) => rows.filter(({ person }) => person === key));
}

/** Whether a message with a picture shows this answer to the person. */
const isShown = (person: User, answer: RegExp): boolean =>
  shownTo(person).some(({ text }) => answer.test(text));

describe('a kill after the change of a game, before its confirmation and its answer', () => {
  const people = STORIES.map((_, n) => player(n));
  let changed: object[][];

  beforeAll(async () => {
    programs = [await startProgram(folder, env)];
    for (const [n, { before }] of STORIES.entries())
      for (const [at, line] of before.entries())
        await say(people[n] as User, line, at === 0 ? /· 0 moves/ : new RegExp(`(· |in )${at} moves?\\b`));
    const begun = await gamesOf(...people);
    await server.until(() => server.pending === 0, 'the confirmation of all updates');
    hold();
    for (const [n, { line, press = '' }] of STORIES.entries()) {
      const from = people[n] as User;
      if (line === undefined) server.press(newest(from), press, { from });
      else server.say(line, { from, chat: own(from) });
    }
    await vi.waitFor(
      async () => {
        changed = await gamesOf(...people);
        for (const [n, games] of changed.entries()) expect(games, STORIES[n]?.name).not.toEqual(begun[n]);
      },
      { interval: 20, timeout: 20_000 },
    );
    await programs[0]?.kill();
    expect(server.pending).toBe(STORIES.length);
    server.faults.length = 0;
    programs = [await startProgram(folder, env)];
    await server.until(() => server.pending === 0, 'the confirmation of all updates');
    await vi.waitFor(async () => expect(await pendingReplies()).toBe(0), { timeout: 30_000 });
  }, 120_000);

  test.each(STORIES)('repeats nothing, but answers: $name', async ({ name, answer }) => {
    const n = STORIES.findIndex((story) => story.name === name);
    const person = people[n] as User;
    await server.until(() => isShown(person, answer), `the answer to ${name}`);
    expect(await gamesOf(person)).toEqual([changed[n]]);
    const hasButtons = ({ keyboard }: Shown) => (keyboard?.inline_keyboard ?? []).length > 0;
    const answers = shownTo(person).filter((message) => answer.test(message.text) && hasButtons(message));
    expect(answers).toHaveLength(1);
  });
});

describe('a process whose lease ends while it answers a line', () => {
  beforeAll(async () => {
    await Promise.all(programs.map((program) => program.kill()));
    env = { ...env, TELEGRAM_WEBHOOK_URL: 'https://bot.example/telegram' };
    programs = [await startProgram(folder, env), await startProgram(folder, env)];
    listen(...programs);
  }, 120_000);

  test('may solve the board just before another process does', { timeout: 60_000 }, async () => {
    for (const from of [20, 21, 22, 23, 24, 25].map(player)) {
      await say(from, ALMOST_SOLVED, /· 0 moves/);
      server.say('LL', { from, chat: own(from) });
      await sleep(10);
      clock.passMinute();
      await server.until(() => isShown(from, /^Solved in 2 moves/), `a result for ${from.first_name}`);
    }
    await expect.poll(pendingReplies).toBe(0);
    expect(server.shown.filter(({ text }) => text.includes('not playing'))).toEqual([]);
  });

  test('may stand still after it has solved the board', { timeout: 60_000 }, async () => {
    const from = player(30);
    await say(from, ALMOST_SOLVED, /· 0 moves/);
    const [one, other] = programs as [Program, Program];
    listen(one);
    hold();
    server.say('LL', { from, chat: own(from) });
    await expect.poll(() => gamesOf(from), { interval: 20 }).toMatchObject([[{ made: 2 }]]);
    const solved = await gamesOf(from);
    one.standStill();
    server.faults.length = 0;
    listen(other);
    clock.passMinute();
    await server.until(() => isShown(from, /^Solved in 2 moves/), 'the result');
    one.goOn();
    await sleep(3000);
    expect(await gamesOf(from)).toEqual(solved);
    expect(shownTo(from).filter(({ text }) => text.startsWith('Solved'))).toHaveLength(1);
  });
});
