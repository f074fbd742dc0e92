import { rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Update } from 'grammy/types';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeAnyCode, parseBoardText } from '../../src/core/sliding/notation/code.ts';
import { dataFolder } from '../support/program/data-folder.ts';
import { type Program, startProgram } from '../support/program/program.ts';
import { type PostgresServer, startPostgres } from '../support/store/postgres.ts';
import { linkOf, openLink, own, player } from '../support/telegram/players.ts';
import { BotApiServer, type Shown } from '../support/telegram/server.ts';

let server: BotApiServer;
let postgres: PostgresServer;
let database: pg.Client;
let folder: string;
let env: Record<string, string>;
let one: Program;
let other: Program;
/** Between the first process and the platform. */
let line: Line;

/** A way to the platform on which edits can be held up. */
interface Line {
  readonly root: string;
  /** Holds up edits from now on. */
  hold(): void;
  /** Lets them pass again, those that wait first. */
  release(): void;
  /** Number of edits that wait. */
  readonly waiting: number;
  stop(): void;
}

async function openLine(target: string): Promise<Line> {
  let isHeld = false;
  const waiting: (() => void)[] = [];
  const proxy: Server = createServer((incoming, answer) => {
    const pass = () => {
      const { method, headers } = incoming;
      const outgoing = request(new URL(incoming.url ?? '', target), { method, headers }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      });
      outgoing.on('error', () => answer.destroy());
      incoming.pipe(outgoing);
    };
    if (isHeld && incoming.url?.includes('/edit')) waiting.push(pass);
    else pass();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    root: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    hold: () => {
      isHeld = true;
    },
    release() {
      isHeld = false;
      for (const pass of waiting.splice(0)) pass();
    },
    get waiting() {
      return waiting.length;
    },
    stop() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

const listen = (...programs: Program[]): void => {
  server.hooks = programs.map(({ url }) => `${url}/telegram`);
};

beforeAll(async () => {
  folder = dataFolder('several-messages');
  [server, postgres] = await Promise.all([new BotApiServer().start(), startPostgres()]);
  const DATABASE_URL = await postgres.newDatabase();
  database = new pg.Client(DATABASE_URL);
  await database.connect();
  line = await openLine(server.root);
  env = {
    DATABASE_URL,
    TELEGRAM_TOKEN: server.token,
    TELEGRAM_API_ROOT: server.root,
    TELEGRAM_WEBHOOK_URL: 'https://bot.example/telegram',
    SOLVER_THREADS: '1',
    SOLVER_TIME_MS: '20000',
    SOLVER_MEMORY_MB: '64',
  };
  [one, other] = await Promise.all([
    startProgram(folder, { ...env, TELEGRAM_API_ROOT: line.root }),
    startProgram(folder, env),
  ]);
}, 120_000);

// Also after a failure in the middle of a test.
afterEach(() => {
  line.release();
  one.goOn();
  other.goOn();
});

afterAll(async () => {
  await Promise.all([one.kill(), other.kill()]);
  await database.end();
  line.stop();
  await Promise.all([server.stop(), postgres.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const of = (chat: number): Shown[] => server.shown.filter((shown) => shown.chat === chat && !shown.deleted);

/** Delivers what `say` makes the platform deliver to this process. */
async function at<T>(program: Program, say: () => T): Promise<T> {
  listen(program);
  const result = say();
  await server.until(() => server.pending === 0, 'the delivery');
  return result;
}

/** Opens a race in a group of its own; fulfils with its message. */
async function openRace(group: number): Promise<Shown> {
  const chat = { id: group, type: 'supergroup', title: `Group ${group}` } as const;
  server.say('/race 3x3', { chat, from: player(90) });
  const message = await server.message((shown) => shown.chat === group);
  // It neither starts nor ends during a test.
  await database.query(`update rounds set starts_at = starts_at + 3600000, due_at = due_at + 3600000
    where place = 'telegram:${group}'`);
  return message;
}

/** A person's message of a round, where the round can be left. */
const leave = async (person: number, seat: Shown) => {
  const data = JSON.stringify(seat.keyboard).match(/leave:\w+/)?.[0] ?? '';
  await server.answerTo(server.press(seat, '', { from: player(person), data }));
};

test('the messages of eight races show who has joined, whichever process takes each press', {
  timeout: 120_000,
}, async () => {
  // One update after the other goes to the processes in this order.
  server.hooks = [one, other, other, one, other, one, one].map(({ url }) => `${url}/telegram`);
  const races = await Promise.all(Array.from({ length: 8 }, (_, n) => openRace(-100_500 - n)));
  const bob = 80;
  const seats = new Map<Shown, Shown>();
  for (const step of ['join', 'leave', 'join', 'leave', 'join']) {
    for (const race of races) {
      if (step === 'join') seats.set(race, await openLink(server, linkOf(race), player(bob)));
      else await leave(bob, seats.get(race) as Shown);
    }
    const isShown = ({ text }: Shown) => text.includes('P80') === (step === 'join');
    await server.until(() => races.every(isShown), `eight messages after ${step}`);
  }
});

test('an edit of a process that stood still is followed by one that shows what is kept', {
  timeout: 120_000,
}, async () => {
  listen(other);
  const race = await openRace(-100_600);
  // The first process alone has a turn at the message, and stands still while its edit is on the way.
  other.standStill();
  line.hold();
  const seat = await at(one, () => openLink(server, linkOf(race), player(81)));
  await expect.poll(() => line.waiting, { timeout: 40_000 }).toBeGreaterThan(0);
  one.standStill();
  other.goOn();
  await database.query('update live_messages set held_until = 1');
  listen(other);
  await leave(81, seat);
  // The other process has taken the message over, and found nothing new to show, or shown it.
  await expect
    .poll(async () => (await database.query('select 1 from live_messages where due_at is not null')).rows, {
      timeout: 40_000,
    })
    .toEqual([]);
  expect(race.text).not.toContain('P81');
  line.release();
  await server.until(() => race.text.includes('P81'), 'the late edit');
  one.goOn();
  await server.until(() => !race.text.includes('P81'), 'an edit that shows what is kept');
});

test('twenty boards whose tiles are pressed at two processes at one instant show what is kept', {
  timeout: 120_000,
}, async () => {
  const people = Array.from({ length: 20 }, (_, n) => player(n));
  listen(one, other);
  const boardOf = ({ id }: { id: number }) => of(id).find(({ file }) => file !== undefined);
  for (const from of people) {
    server.say('/play 1 2 3/4 0 5/7 8 6', { from, chat: own(from) });
    await server.until(() => boardOf(from) !== undefined, 'a board');
  }
  for (const from of people) {
    const board = boardOf(from) as Shown;
    const data = (tile: number) =>
      JSON.stringify(board.keyboard).match(new RegExp(`tile:\\w+:0:${tile}(?=")`))?.[0] ?? '';
    // The edit that comes first is shown last.
    server.delays.push({ method: 'editMessageMedia', milliseconds: 250 });
    const [first, second] = [data(4), data(5)];
    await Promise.all(
      [first, second].map((pressed) => server.answerTo(server.press(board, '', { from, data: pressed }))),
    );
  }
  const kept = await database.query(
    `select person, id, revision from games where start = '3x3 1 2 3 4 0 5 7 8 6'`,
  );
  expect(kept.rows.map(({ revision }) => revision)).toEqual(people.map(() => 2));
  const isTrue = (from: { id: number }) => JSON.stringify(boardOf(from)?.keyboard).includes(`:2:`);
  await server.until(() => people.every(isTrue), 'twenty boards at their second move');
  await sleep(1000);
  expect(people.filter((from) => !isTrue(from))).toEqual([]);
});

test('a search is cancelled by a press that comes to another process', { timeout: 120_000 }, async () => {
  const ann = player(70);
  // A 7x7 board, whose search uses all of its time: however late the machine is, it can be cancelled.
  const hard = `/solve ${Array.from({ length: 49 }, (_, cell) => 48 - cell).join(' ')}`;
  await at(one, () => server.say(hard, { from: ann, chat: own(ann) }));
  const isRunning = ({ keyboard }: Shown) => JSON.stringify(keyboard ?? {}).includes('cancel:');
  const progress = await server.message((shown) => shown.chat === ann.id && isRunning(shown));
  const query = await at(other, () => server.press(progress, 'Cancel', { from: ann }));
  expect(await server.answerTo(query)).not.toContain('nothing left');
  await server.until(() => of(ann.id).length > 0 && !of(ann.id).some(isRunning), 'the end of the search');
  expect(of(ann.id).at(-1)?.text).toMatch(/moves/);
});

test('a typed correction of a picture’s board comes to another process, and is understood', {
  timeout: 120_000,
}, async () => {
  const eve = player(71);
  const puzzle = {
    start: parseBoardText('3x3 1 2 3 4 5 6 8 7 0'),
    goal: parseBoardText('3x3 1 2 3 4 5 6 7 8 0'),
  };
  const data = `pic:s:ask:${makeAnyCode(puzzle)}`;
  const keyboard = { inline_keyboard: [[{ text: 'Not quite', callback_data: data }]] };
  const message = {
    message_id: 4711,
    date: Math.floor(Date.now() / 1000),
    chat: own(eve),
    text: 'read',
    reply_markup: keyboard,
  };
  await at(one, () =>
    server.push({
      callback_query: { id: 'question', from: eve, chat_instance: '1', data, message },
    } as Partial<Update>),
  );
  const question = await server.message(({ chat, text }) => chat === eve.id && text.includes('8 7 0'));
  expect(question.text).toContain('/solve');
  const before = server.shown.length;
  await at(other, () => server.say('b3 8', { from: eve, chat: own(eve) }));
  const changed = await server.message(({ chat }) => chat === eve.id, before);
  expect(changed.text).toContain('7 8 0');
});
