import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBoardText } from '../../src/core/sliding/notation/code.ts';
import { drawBoard } from '../../src/daily/draw-puzzle.ts';
import { LocalDiscord } from '../support/discord/server.ts';
import { jpegPhoto } from '../support/pictures/photos.ts';
import { dataFolder } from '../support/program/data-folder.ts';
import { A_MONDAY, type MovedClock, movedClock } from '../support/program/moved-clock.ts';
import { type Program, startProgram } from '../support/program/program.ts';
import { newestBoard, wayOf } from '../support/program/rounds.ts';
import { createProveLength } from '../support/prove-length.ts';
import { solvingMoves } from '../support/solving-moves.ts';
import { linkOf, openLink, own } from '../support/telegram/players.ts';
import { BotApiServer, GROUP, type Shown } from '../support/telegram/server.ts';

const ADA = {
  id: 700_123_456,
  is_bot: false,
  first_name: 'Augusta',
  last_name: 'Byron',
  language_code: 'en',
};
const chat = own(ADA);
const SECRET = 'a secret of the tests';
const DAY = A_MONDAY.slice(0, 10);

let telegram: BotApiServer;
let discord: LocalDiscord;
let folder: string;
let program: Program;
let clock: MovedClock;

beforeAll(async () => {
  folder = dataFolder('privacy');
  clock = movedClock(folder, A_MONDAY);
  [telegram, discord] = await Promise.all([new BotApiServer().start(), new LocalDiscord().start()]);
  program = await startProgram(folder, {
    TELEGRAM_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.root,
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.apiUrl,
    ...clock.env,
    DAILY_SECRET: SECRET,
    SOLVER_THREADS: '1',
    SOLVER_MEMORY_MB: '64',
  });
});

afterAll(async () => {
  await program.stop();
  await Promise.all([telegram.stop(), discord.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

async function answerTo(text: string): Promise<Shown> {
  const before = telegram.shown.length;
  telegram.say(text, { chat, from: ADA });
  return telegram.message((shown) => shown.chat === ADA.id, before);
}

/** Is it in any file of the bot's? */
const isKept = (trace: string): boolean =>
  readdirSync(folder)
    .filter((name) => name.startsWith('tileknight.sqlite'))
    .some((name) => readFileSync(join(folder, name), 'latin1').includes(trace));

/** Whether the database still holds a request whose answer is not confirmed. */
function hasOpenRequests(): boolean {
  const database = new DatabaseSync(join(folder, 'tileknight.sqlite'), { readOnly: true });
  const row = database.prepare(`select 1 from received where request <> '' limit 1`).get();
  database.close();
  return row !== undefined;
}

async function exportedBy(privacy: Shown): Promise<ReturnType<typeof JSON.parse>> {
  const before = telegram.shown.length;
  telegram.press(privacy, 'Export my data', { from: ADA });
  await telegram.message(({ chat, kind }) => chat === ADA.id && kind === 'document', before);
  const [bytes] = telegram.callsOf('sendDocument').at(-1)?.files.values() ?? [];
  return JSON.parse(String(bytes));
}

test('a user exports all their stored data, and deletes them completely', async () => {
  await answerTo('/play 2x2');
  const round = await (async () => {
    telegram.say('/fmc 2x2 60m', { chat: GROUP, from: ADA });
    return telegram.message((shown) => shown.chat === GROUP.id);
  })();
  await openLink(telegram, linkOf(round), ADA);
  expect(round.text).toContain('Augusta Byron');

  const privacy = await answerTo('/privacy');
  expect(privacy.text).toContain('90 days');
  const kept = await exportedBy(privacy);
  expect(kept).toMatchObject({ person: 'telegram:700123456', rounds: [{ kind: 'fmc', begun: true }] });
  expect(kept.games).toHaveLength(2);
  expect(kept.games[0].startedAt).toMatch(/^20\d\d-\d\d-\d\dT/);
  expect(isKept('telegram:700123456')).toBe(true);

  const warning = await answerTo('/forget');
  expect(warning.text).toContain("can't be undone");
  telegram.press(warning, 'Keep everything', { from: ADA });
  await telegram.until(() => warning.text === 'Nothing was deleted.', 'nothing deleted');
  expect(isKept('telegram:700123456')).toBe(true);
  const again = await answerTo('/forget');
  await telegram.until(() => !hasOpenRequests(), 'all answers confirmed');
  telegram.press(again, 'Delete everything', { from: ADA });
  await telegram.until(() => again.text.startsWith('Done'), 'everything deleted');
  await telegram.until(() => round.text.includes('someone'), 'a round of somebody');
  expect(round.text).not.toContain('Augusta');
  await telegram.until(() => !['700123456', 'Augusta', 'Byron'].some(isKept), 'nothing kept');
});

/** The day's puzzle is drawn from this and today's date. */
const solutionOfToday = async () => {
  const { start, goal } = await drawBoard(SECRET, DAY, createProveLength());
  return solvingMoves({ start: makeBoardText(start), goal: makeBoardText(goal) });
};

/** The columns of all tables in which a text stands. */
function columnsWith(trace: string): string[] {
  const database = new DatabaseSync(join(folder, 'tileknight.sqlite'), { readOnly: true });
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").all();
  const found = tables.flatMap(({ name: table }) =>
    database
      .prepare(`select * from ${table}`)
      .all()
      .flatMap((row) => Object.entries(row).filter(([, value]) => String(value).includes(trace)))
      .map(([column]) => `${table}.${column}`),
  );
  database.close();
  return [...new Set(found)].toSorted();
}

/** The columns that name a person who has used everything. */
const NAMES = ['entries.person_name', 'games.person_name', 'rounds.host_name'];
const OWNED = ['games.person', 'pictures.person', 'settings.owner', 'solutions.person'];
const PLAYED = [...OWNED, 'entries.person', 'live_messages.place', 'rounds.host', 'settings.told'];
const TRACED = {
  // Only the result on Telegram is ranked: the one on Discord comes too fast.
  telegram: [...PLAYED, 'live_messages.address', 'settings.address', 'standings.person'],
  // Its name is made of the id.
  discord: [...PLAYED, ...NAMES],
  privateChannel: ['live_messages.address', 'settings.address'],
  page: OWNED,
  names: NAMES,
  nickname: ['games.person_name', 'settings.nickname'],
};

/** Pieces of the stored photos, which no other text has. */
function piecesOfPhotos(): string[] {
  const database = new DatabaseSync(join(folder, 'tileknight.sqlite'), { readOnly: true });
  const rows = database.prepare('select substr(bytes, length(bytes) / 2, 60) as piece from pictures').all();
  database.close();
  return rows.map(({ piece }) => String(piece));
}

test('a user who has used every feature of every surface leaves no trace', { timeout: 180_000 }, async () => {
  const EVE = { ...ADA, id: 700_222_333, first_name: 'Evelyn', last_name: 'Fanshawe' };
  const photo = jpegPhoto(700, 700);
  const solution = await solutionOfToday();
  const sentPhoto = () => [{ ...telegram.file(photo, { width: 700, height: 700 }) }];
  /** Sends a message in a chat; fulfils with the newest message there once all requests are answered. */
  const ask = async (text: string, where: { id: number } = own(EVE), extra: object = {}): Promise<Shown> => {
    const before = telegram.shown.length;
    telegram.say(text, { chat: where, from: EVE, ...extra } as never);
    await expect.poll(() => telegram.pending > 0 || hasOpenRequests(), { timeout: 30_000 }).toBe(false);
    return telegram.message((shown) => shown.chat === where.id, where.id < 0 ? before : newestIn(where.id));
  };
  const newestIn = (id: number) =>
    telegram.shown.findLastIndex(({ chat, deleted }) => chat === id && !deleted);

  // Telegram, in private.
  await ask('/daily');
  clock.passMinute();
  const solved = await ask(`/move ${solution}`);
  expect(solved.text).toContain('Solved');
  telegram.press(solved, 'Share', { from: EVE });
  for (const line of ['/daily knight', '/play 3x3', '/hint', '/play knight 5x5', '/daily yesterday'])
    await ask(line);
  for (const line of ['/solve 8 6 7/2 5 4/3 0 1', '/scramble 3x3', '/settings daily 18:00 UTC', '/stats'])
    await ask(line);
  for (const line of ['/settings theme dark', '/settings name off', '/leaderboard']) await ask(line);
  await ask('', own(EVE), { text: undefined, caption: '/play 2x2', photo: sentPhoto() });
  // Telegram, in a group whose post she looks after.
  telegram.administrators.add(EVE.id);
  await openLink(telegram, linkOf(await ask('/daily', GROUP)), EVE);
  await ask('/settings daily 19:00 UTC', GROUP);
  await ask('/play 2x2 public', GROUP);
  await ask('', GROUP, { text: undefined, caption: '/play 4x4', photo: sentPhoto() });
  await openLink(telegram, linkOf(await ask('/fmc 2x3 60m', GROUP)), EVE);
  await ask(`/move ${wayOf(newestBoard(folder))}`);
  await openLink(telegram, linkOf(await ask('/race 2x3', GROUP)), EVE);

  // Discord, in a server and in private.
  const user = '700333444555666777';
  const channel = '800444555666777888';
  const server = { user, isThere: true, permissions: '32' };
  const message = { user, isThere: true, guild: undefined, channel };
  for (const where of [server, message]) {
    await discord.slash('daily', {}, where).answer();
    for (const series of ['knight', 'yesterday'])
      await discord.slash('daily', { day: series }, where).answer();
    await discord.slash('move', { moves: solution }, where).answer();
    await discord.slash('play', { size: '2x3' }, where).answer();
    await discord.slash('hint', {}, where).answer();
    await discord.slash('play', { size: '2x2', picture: { bytes: photo } }, where).answer();
    await discord.slash('solve', { board: '1 2 3 4 5 6 0 7 8' }, where).answer();
    await discord.slash('scramble', { size: '3x3' }, where).answer();
    await discord.slash('settings', { daily: '18:00 UTC' }, where).answer();
  }
  await discord.slash('play', { size: '2x2', public: true }, server).answer();
  for (const name of ['race', 'fmc']) {
    const round = await discord.slash(name, { size: '2x3' }, server).answer();
    const join = name === 'race' ? 'Join' : 'Take part';
    await discord.press(round, round.button(join), server).until(({ acknowledgedBy }) => acknowledgedBy);
  }

  // The page.
  const visit = await fetch(program.url);
  const cookie = visit.headers.get('set-cookie')?.split(';')[0] ?? '';
  const visitor = cookie.replace('tileknight=', '').slice(0, 32);
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json', origin: program.url, cookie };
    const answer = await fetch(`${program.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return answer.text();
  };
  for (const text of [
    '/settings name Clementine',
    '/daily',
    `/move ${solution}`,
    '/daily knight',
    '/play 3x3',
  ])
    await post('/api/line', { text });
  for (const text of ['/hint', '/solve 1 2 3 4 5 6 7 0 8', '/scramble 3x3', '/settings theme dark'])
    await post('/api/line', { text });
  await fetch(`${program.url}/api/photo?text=${encodeURIComponent('/play 2x2')}`, {
    method: 'POST',
    body: photo,
    headers: { 'content-type': 'image/jpeg', origin: program.url, cookie },
  }).then((answer) => answer.text());

  const traces = [String(EVE.id), 'Evelyn', 'Fanshawe', user, channel, visitor, 'Clementine'];
  const { names } = TRACED;
  const used = [TRACED.telegram, names, names, TRACED.discord, TRACED.privateChannel, TRACED.page];
  expect(traces.map(columnsWith)).toEqual([...used, TRACED.nickname].map((columns) => columns.toSorted()));
  const photos = piecesOfPhotos();
  expect(photos.length).toBe(5);
  await telegram.until(() => !hasOpenRequests(), 'all answers confirmed');

  telegram.press(await ask('/forget'), 'Delete everything', { from: EVE });
  const warning = await discord.slash('forget', {}, server).answer();
  const forgotten = discord.press(warning, warning.button('Delete everything'), server);
  await forgotten.until(() => warning.content.startsWith('Done'));
  expect(await post('/api/press', { action: 'own:forget-now' })).toContain('Done');
  await telegram.until(() => telegram.shown.some(({ text }) => text.startsWith('Done')), 'deleted');
  await expect
    .poll(() => traces.map((trace) => [trace, columnsWith(trace)]))
    .toEqual(traces.map((trace) => [trace, []]));
  await expect.poll(() => [...traces, ...photos].filter(isKept)).toEqual([]);
});

test('a user who asks for their data in a group gets them in the private chat', async () => {
  for (const [command, sentence] of [
    ['/export', /keep about you/],
    ['/forget', /can't be undone/],
  ] as const) {
    const before = telegram.shown.length;
    telegram.say(command, { chat: GROUP, from: ADA });
    const link = linkOf(await telegram.message((shown) => shown.chat === GROUP.id, before));
    await openLink(telegram, link, ADA);
    // The file of `/export` is a message of its own, without a text.
    await telegram.message(({ chat, text }) => chat === ADA.id && sentence.test(text ?? ''), before);
  }
});

test('a user’s data are shown to them alone where a chat has messages for one user', async () => {
  const answer = await discord.slash('export', {}).answer();
  expect(answer.ephemeral).toBe(true);
  const [file] = answer.files;
  expect(file?.name).toBe('tileknight.json');
  expect(JSON.parse(String(file?.bytes))).toMatchObject({ games: [], settings: {} });
  const warning = await discord.slash('forget', {}).answer();
  expect(warning.ephemeral).toBe(true);
  expect(warning.content).toContain("can't be undone");
});
