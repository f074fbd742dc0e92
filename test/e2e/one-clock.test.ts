import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextPostAt } from '../../src/daily/schedule.ts';
import { dataFolder } from '../support/program/data-folder.ts';
import { type MovedClock, movedClock } from '../support/program/moved-clock.ts';
import { type Program, startProgram } from '../support/program/program.ts';
import { wayFrom } from '../support/program/rounds.ts';
import { type PostgresServer, startPostgres } from '../support/store/postgres.ts';
import { linkOf, openLink, own, player } from '../support/telegram/players.ts';
import { BotApiServer, GROUP, type Shown } from '../support/telegram/server.ts';

const MINUTES = 60_000;
/** Milliseconds after which a process has noticed what is due, and its clock. */
const NOTICED = 3000;

let server: BotApiServer;
let postgres: PostgresServer;
let database: pg.Client;
let folder: string;
let clock: MovedClock;
let right: Program;
let wrong: Program;

const ahead = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

beforeAll(async () => {
  folder = dataFolder('one-clock');
  [server, postgres] = await Promise.all([new BotApiServer().start(), startPostgres()]);
  const DATABASE_URL = await postgres.newDatabase();
  database = new pg.Client(DATABASE_URL);
  await database.connect();
  clock = movedClock(folder, ahead(5 * MINUTES));
  const env = {
    DATABASE_URL,
    TELEGRAM_TOKEN: server.token,
    TELEGRAM_API_ROOT: server.root,
    TELEGRAM_WEBHOOK_URL: 'https://bot.example/telegram',
    SOLVER_THREADS: '1',
    SOLVER_MEMORY_MB: '64',
  };
  right = await startProgram(folder, env);
  wrong = await startProgram(folder, { ...env, ...clock.env });
}, 120_000);

afterAll(async () => {
  await Promise.all([right.kill(), wrong.kill()]);
  await database.end();
  await Promise.all([server.stop(), postgres.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const deliverTo = (...programs: Program[]): void => {
  server.hooks = programs.map(({ url }) => `${url}/telegram`);
};
const say = (text: string, n: number) => server.say(text, { from: player(n), chat: own(player(n)) });
const inGroup = (fits: RegExp): Promise<Shown> =>
  server.message(({ chat, text, deleted }) => chat === GROUP.id && !deleted && fits.test(text));
const rows = async (query: string, ...values: unknown[]) => (await database.query(query, values)).rows;
async function readyOf({ url }: Program) {
  const response = await fetch(`${url}/readyz`);
  const { down, parts } = (await response.json()) as {
    readonly down: readonly string[];
    readonly parts: Readonly<Record<string, { readonly why?: string }>>;
  };
  return { status: response.status, down, why: parts.clock?.why };
}

test('a process whose clock is five minutes ahead says so in /readyz and in the log, and the others do not', async () => {
  expect(await readyOf(wrong)).toMatchObject({
    status: 503,
    down: ['clock'],
    why: expect.stringMatching(/clock is (299|300|301) seconds ahead of the database's/),
  });
  expect(wrong.output).toMatch(/this machine's clock is wrong/);
  expect(await readyOf(right)).toMatchObject({ status: 200, down: [] });
  expect(right.output).not.toMatch(/clock/);
});

test('a contest of five minutes that is opened and seen by a process five minutes ahead goes on', async () => {
  deliverTo(wrong);
  server.say('/fmc 3x3 5m', { chat: GROUP });
  const message = await inGroup(/fewest moves|opened by/i);
  await sleep(NOTICED);
  const [round] = await rows(`select state, ends_at - opened_at as lasts, opened_at from rounds`);
  expect(round).toMatchObject({ state: 'running', lasts: String(5 * MINUTES) });
  expect(Math.abs(Number(round.opened_at) - Date.now())).toBeLessThan(MINUTES);
  const seat = await openLink(server, linkOf(message), player(1));
  expect(seat.text).not.toMatch(/over/i);
});

test('a race over a right process and one five minutes ahead begins, and has the true times', {
  timeout: 90_000,
}, async () => {
  deliverTo(right, wrong);
  server.say('/race 2x2', { chat: GROUP });
  const message = await inGroup(/race/i);
  const seats = await Promise.all([3, 4].map((n) => openLink(server, linkOf(message), player(n))));
  await server.until(() => /Joined \(2\)/.test(message.text), 'two names');
  await server.until(() => seats.every(({ kind }) => kind === 'photo'), 'two boards');
  await sleep(NOTICED);
  expect(await rows(`select state from rounds where kind = 'race'`)).toEqual([{ state: 'running' }]);
  const labels = seats[0]?.keyboard?.inline_keyboard.flat().map(({ text }) => text) ?? [];
  for (const n of [3, 4]) say(wayFrom(labels), n);
  await server.until(() => /over/i.test(message.text), 'the end');
  const times = await rows(`select finished_at - started_at as took from games where round is not null
    and finished_at is not null`);
  expect(times).toHaveLength(2);
  for (const { took } of times) {
    expect(Number(took)).toBeGreaterThanOrEqual(NOTICED);
    expect(Number(took)).toBeLessThan(MINUTES);
  }
});

test('a process whose clock is a day ahead shows today’s puzzle, skips no post and takes no promised answer', {
  timeout: 90_000,
}, async () => {
  clock.set(ahead(24 * 60 * MINUTES));
  deliverTo(wrong);
  await expect.poll(async () => (await readyOf(wrong)).why).toMatch(/clock is 86(399|400|401) seconds ahead/);
  const utcDay = () => new Date().toISOString().slice(0, 10);
  const before = utcDay();
  server.say('/daily', { chat: { ...GROUP, id: -100_901 } });
  const { text } = await server.message(({ chat }) => chat === -100_901);
  expect([before, utcDay()]).toContain(/\d{4}-\d{2}-\d{2}/.exec(text)?.[0]);

  // A post that is due in a moment, and an answer that a process on another machine has promised, which
  // only an hour remains for.
  const dueAt = Date.now() + 2000;
  const minutes = Math.floor((dueAt / MINUTES) % 1440);
  await database.query(
    `insert into settings (owner, daily_at, zone, address, post_due_at)
      values ('telegram:-100902', $1, 'UTC', 'telegram:-100902', $2)`,
    [minutes, dueAt],
  );
  await database.query(
    `insert into received (adapter, key, request, attempts, until, saved_at, owner, held_until)
      values ('telegram', 'theirs', '{}', 1, $1, $2, 'elsewhere/1/x', $3)`,
    [Date.now() + 60 * MINUTES, Date.now(), Date.now() + 10 * MINUTES],
  );
  const post = await server.message(({ chat }) => chat === -100_902);
  expect([before, utcDay()]).toContain(/\d{4}-\d{2}-\d{2}/.exec(post.text)?.[0]);
  await sleep(NOTICED);
  expect(server.shown.filter(({ chat }) => chat === -100_902)).toHaveLength(1);
  const [settings] = await rows(`select post_due_at from settings where owner = 'telegram:-100902'`);
  expect(Number(settings.post_due_at)).toBe(nextPostAt(dueAt, minutes, 'UTC'));
  expect(await rows(`select request, owner from received where key = 'theirs'`)).toEqual([
    { request: '{}', owner: 'elsewhere/1/x' },
  ]);
});

test('a process whose clock is wrong leaves promised answers of others, and answers them once it is right', {
  timeout: 60_000,
}, async () => {
  await right.kill();
  const request = {
    key: 'left',
    question: { kind: 'line', text: '/help' },
    locale: 'en',
    person: { key: 'telegram:777', name: 'Left' },
    place: { key: 'telegram:777', isPrivate: true },
    until: Date.now() + 60 * MINUTES,
    to: { chat: 777, hearsText: true },
  };
  await database.query(
    `insert into received (adapter, key, request, attempts, until, saved_at, owner, held_until)
      values ('telegram', 'left', $1, 1, $2, $3, '', 0)`,
    [JSON.stringify(request), request.until, Date.now()],
  );
  await sleep(NOTICED);
  expect(server.shown.filter(({ chat }) => chat === 777)).toEqual([]);
  clock.set(new Date().toISOString());
  await server.message(({ chat }) => chat === 777);
  expect(await readyOf(wrong)).toMatchObject({ status: 200, down: [] });
  expect(wrong.output).toMatch(/this machine's clock is right again/);
});
