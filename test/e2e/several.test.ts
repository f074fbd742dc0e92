import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Update } from 'grammy/types';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataFolder } from '../support/program/data-folder.ts';
import { type Program, startProgram } from '../support/program/program.ts';
import { type PostgresServer, startPostgres } from '../support/store/postgres.ts';
import { BotApiServer, type Shown } from '../support/telegram/server.ts';

const SECRET = 'open-sesame-and-close';
/**
 * The n-th of several boards that take all the time that a board may take here, 1.2 seconds: reversed, three
 * tiles in a circle.
 */
function longLine(n: number): string {
  const tiles = Array.from({ length: 24 }, (_, at) => 24 - at);
  const [one = 0, two = 0, three = 0] = tiles.splice(n, 3);
  return `/solve ${[...tiles.slice(0, n), two, three, one, ...tiles.slice(n), 0].join(' ')}`;
}
/** Milliseconds after which a process can't be sure any more of its leases. */
const STOOD_STILL = 8500;

let server: BotApiServer;
let postgres: PostgresServer;
let database: pg.Client;
let folder: string;
let env: Record<string, string>;
let one: Program | undefined;
let other: Program | undefined;
let updates = 1;

const start = () => startProgram(folder, env);
const running = (program: Program | undefined): Program => {
  if (program === undefined) throw new Error('not started');
  return program;
};

beforeAll(async () => {
  folder = dataFolder('several');
  [server, postgres] = await Promise.all([new BotApiServer().start(), startPostgres()]);
  const DATABASE_URL = await postgres.newDatabase();
  database = new pg.Client(DATABASE_URL);
  await database.connect();
  env = {
    DATABASE_URL,
    TELEGRAM_TOKEN: server.token,
    TELEGRAM_API_ROOT: server.root,
    TELEGRAM_WEBHOOK_URL: 'https://bot.example/telegram',
    TELEGRAM_WEBHOOK_SECRET: SECRET,
    SOLVER_THREADS: '1',
    SOLVER_TIME_MS: '1200',
    SOLVER_MEMORY_MB: '64',
  };
  [one, other] = await Promise.all([start(), start()]);
}, 120_000);

afterAll(async () => {
  await Promise.all([one?.kill(), other?.kill()]);
  await database.end();
  await Promise.all([server.stop(), postgres.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Delivers an update to one of the processes, as a balancer does, and again while Telegram would. */
async function deliver(to: Program | undefined, update: Partial<Update>): Promise<void> {
  for (;;) {
    const { status } = await fetch(`${running(to).url}/telegram`, {
      method: 'POST',
      headers: { 'x-telegram-bot-api-secret-token': SECRET },
      body: JSON.stringify(update),
    });
    if (status === 200) return;
    // Another process has begun with it.
    expect(status).toBe(503);
    await sleep(100);
  }
}

/** A line of a person in a private chat of their own. */
function lineOf(person: number, text: string): Partial<Update> {
  const from = { id: person, is_bot: false, first_name: 'Ann', language_code: 'en' };
  const chat = { id: person, type: 'private', first_name: 'Ann' } as const;
  const update_id = updates++;
  return {
    update_id,
    message: { message_id: update_id, date: Math.floor(Date.now() / 1000), chat, from, text },
  };
}

function pressOf({ id, chat, keyboard }: Shown, data: string): Partial<Update> {
  const update_id = updates++;
  const person = { id: chat, first_name: 'Ann' };
  const message = {
    message_id: id,
    date: Math.floor(Date.now() / 1000),
    chat: { ...person, type: 'private' },
  };
  const pressed = { ...message, photo: [], reply_markup: keyboard };
  const from = { ...person, is_bot: false };
  return {
    update_id,
    callback_query: { id: `q${update_id}`, from, chat_instance: '1', data, message: pressed },
  } as Partial<Update>;
}

const standing = (person: number): Shown[] =>
  server.shown.filter(({ chat, deleted }) => chat === person && !deleted);
/** The pending answers of which a message stands that is known. */
const interim = async (): Promise<number> =>
  (await database.query(`select key from received where request <> '' and message is not null`)).rows.length;
/** Has the person an answer, not just how far it is? */
const isAnswered = (person: number): boolean =>
  standing(person).some(
    ({ file, keyboard }) => file !== undefined && !JSON.stringify(keyboard ?? []).includes('cancel:'),
  );
const answered = (...people: number[]): Promise<void> =>
  server.until(() => people.every(isAnswered), `answers to ${people}`);
const pendingOwners = async (): Promise<string[]> =>
  (await database.query(`select owner from received where request <> ''`)).rows.map(({ owner }) => owner);

test('a line and a press that are delivered to two processes take effect once', async () => {
  const line = lineOf(701, '/play 3x3');
  await Promise.all([deliver(one, line), deliver(other, line), deliver(one, line)]);
  await answered(701);
  const game = standing(701).find(({ file }) => file !== undefined);
  const data = JSON.stringify(game?.keyboard).match(/tile:\w+:0:\d/)?.[0] ?? '';
  expect(data).not.toBe('');
  const press = pressOf(game as Shown, data);
  await Promise.all([deliver(one, press), deliver(other, press)]);
  await server.answerTo(`q${press.update_id}`);
  await sleep(500);
  expect(server.callsOf('answerCallbackQuery')).toHaveLength(1);
  // On a busy machine a progress message may still wait for its deletion: it has no picture.
  expect(standing(701).filter(({ file }) => file !== undefined)).toHaveLength(1);
  const games = await database.query('select id from games');
  expect(games.rows).toHaveLength(1);
});

test('two presses of the same tile at two processes are one move, and of two tiles are two', async () => {
  const boards = Array.from({ length: 10 }, (_, at) => 751 + at);
  for (const person of boards) await deliver(one, lineOf(person, '/play 1 2 3/4 5 6/0 7 8'));
  await answered(...boards);
  const boardOf = (person: number) => standing(person).find(({ file }) => file !== undefined) as Shown;
  const press = (to: Program | undefined, person: number, tile: number) => {
    const data = JSON.stringify(boardOf(person).keyboard).match(new RegExp(`tile:\\w+:0:${tile}(?=")`))?.[0];
    const update = pressOf(boardOf(person), data ?? '');
    return deliver(to, update).then(() => server.answerTo(`q${update.update_id}`));
  };
  const [same, different] = [boards.slice(0, 5), boards.slice(5)];
  await Promise.all([
    ...same.flatMap((person) => [press(one, person, 7), press(other, person, 7)]),
    ...different.flatMap((person) => [press(one, person, 4), press(other, person, 5)]),
  ]);
  const rows = await database.query(`select person, state, made from games where made > 0 order by person`);
  const stateOf = (person: number) => rows.rows.find((row) => row.person === `telegram:${person}`);
  for (const person of same)
    expect(stateOf(person)).toMatchObject({ state: '3x3 1 2 3 4 5 6 7 0 8', made: 1 });
  // 5 can slide only after 4: if it came first, it was refused.
  for (const person of different) expect(stateOf(person)?.state).toMatch(/ (0 5 6 4 7 8|5 0 6 4 7 8)$/);
});

test('a press that a killed process had not saved is not confirmed, and takes effect when it comes again', {
  timeout: 60_000,
}, async () => {
  await deliver(one, lineOf(761, '/play 1 2 3/4 5 6/0 7 8'));
  await answered(761);
  const board = standing(761).find(({ file }) => file !== undefined) as Shown;
  const update = pressOf(board, JSON.stringify(board.keyboard).match(/tile:\w+:0:7(?=")/)?.[0] ?? '');
  const kept = async () =>
    (await database.query(`select made from games where person = 'telegram:761'`)).rows;
  // Meanwhile the game can't be changed.
  await database.query('begin');
  await database.query(`select id from games where person = 'telegram:761' for update`);
  const confirmed = deliver(other, update).then(
    () => true,
    () => false,
  );
  const early = await Promise.race([confirmed, sleep(1000, 'not yet')]);
  await running(other).kill();
  // The server would still carry out what waits for the game.
  await database.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`);
  await database.query('rollback');
  other = undefined;
  expect([early, await confirmed]).toEqual(['not yet', false]);
  expect(await kept()).toEqual([{ made: 0 }]);
  await deliver(one, update);
  expect(await kept()).toEqual([{ made: 1 }]);
  await deliver(one, update);
  other = await start();
  await deliver(other, update);
  expect(await kept()).toEqual([{ made: 1 }]);
});

test('three slow requests of a killed process are answered once each by another process', {
  timeout: 60_000,
}, async () => {
  const people = [711, 712, 713];
  for (const [at, person] of people.entries()) await deliver(other, lineOf(person, longLine(at)));
  // One solution stands, the others wait; the first process has looked at what there is and left it alone.
  await expect.poll(interim, { timeout: 30_000 }).toBeGreaterThan(0);
  await sleep(500);
  expect(new Set(await pendingOwners()).size).toBe(1);
  await running(other).kill();
  await answered(...people);
  await sleep(500);
  for (const person of people) expect(standing(person)).toHaveLength(1);
  expect(await pendingOwners()).toEqual([]);
  other = await start();
});

test('a process that was paused does not answer a request that another has answered', {
  timeout: 60_000,
}, async () => {
  await deliver(other, lineOf(721, longLine(9)));
  await expect.poll(interim, { timeout: 30_000 }).toBe(1);
  running(other).standStill();
  const since = performance.now();
  // As if the lease had expired: the rest of it is too long for a test.
  await database.query('update received set held_until = 1');
  await answered(721);
  const calls = server.calls.length;
  await sleep(Math.max(0, STOOD_STILL - (performance.now() - since)));
  running(other).goOn();
  await sleep(3000);
  expect(server.calls.slice(calls).filter(({ method }) => /^(send|edit|delete)/.test(method))).toEqual([]);
  expect(standing(721)).toHaveLength(1);
});

test('a stopping process hands over its open requests immediately', { timeout: 60_000 }, async () => {
  const people = Array.from({ length: 5 }, (_, at) => 731 + at);
  for (const [at, person] of people.entries()) await deliver(other, lineOf(person, longLine(at)));
  await sleep(500);
  const before = new Set(await pendingOwners());
  expect(await running(other).stop()).toBe(0);
  other = undefined;
  expect(before.size).toBe(1);
  const after = await pendingOwners();
  expect(after).not.toEqual([]);
  // The process has released its leases: the other one needn't wait until they expire.
  expect(after.filter((owner) => before.has(owner))).toEqual([]);
  await expect.poll(async () => (await pendingOwners()).includes('')).toBe(false);
  await answered(...people);
  // An answer is pending until what told how far it was is gone.
  await expect.poll(pendingOwners).toEqual([]);
  for (const person of people) expect(standing(person)).toHaveLength(1);
});
