import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InlineQueryResult } from 'grammy/types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Adapter } from '../../../src/adapters/adapter.ts';
import { startTelegram } from '../../../src/adapters/telegram/start-telegram.ts';
import { type Clock, systemClock } from '../../../src/chat/delivery/clock.ts';
import { openStore } from '../../../src/store/open.ts';
import { solvingMoves } from '../../support/solving-moves.ts';
import { ANN, BEN, BOT, BotApiServer } from '../../support/telegram/server.ts';
import { openWorld, type World } from '../../support/world.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Patience on a machine that has much else to do. */
const SLOWER = 5;
const slow: Clock = {
  now: () => systemClock.now() / SLOWER,
  wallNow: () => systemClock.wallNow(),
  after: (milliseconds, act) => systemClock.after(SLOWER * milliseconds, act),
  afterInBackground: (milliseconds, act) => systemClock.afterInBackground(SLOWER * milliseconds, act),
};

let folder: string;
let server: BotApiServer;
let world: World;
let telegram: Adapter;

beforeEach(async () => {
  server = await new BotApiServer().start();
  server.takesQueries = true;
  folder = mkdtempSync(join(tmpdir(), 'tileknight-inline-'));
  world = await openWorld(undefined, undefined, await openStore({ dataDir: folder }));
  const { chat, store } = world;
  telegram = await startTelegram({
    token: server.token,
    apiRoot: server.root,
    chat,
    store,
    log: silent,
    clock: slow,
  });
});

afterEach(async () => {
  await telegram.stop();
  await world.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  expect(world.bugs).toEqual([]);
});

const kinds = (results: readonly InlineQueryResult[]) => results.map(({ type, id }) => [type, id]);
const linksOf = (result: InlineQueryResult | undefined) =>
  result?.reply_markup?.inline_keyboard.flat().flatMap((button) => ('url' in button ? [button.url] : []));

/** Ann has a private chat with the bot. */
async function begin(): Promise<void> {
  server.say('/help');
  await server.message();
}

test('an inline query of a person with a private chat gets photos, uploaded there silently and removed', async () => {
  await begin();
  const { results, is_personal, cache_time } = await server.ask('8 6 7/2 5 4/3 0 1');
  expect(kinds(results)).toEqual([
    ['photo', 'solve'],
    ['photo', 'play'],
  ]);
  expect([is_personal, cache_time]).toEqual([true, 60]);
  expect(results[0]).toMatchObject({ caption: expect.stringContaining('in 31 moves') });
  expect(linksOf(results[0])).toEqual(['https://t.me/tileknight_bot?start=RqX1']);
  const taken = server.shown.filter(({ kind }) => kind === 'photo');
  expect(
    taken.map(({ chat, deleted, params }) => [chat, deleted, String(params.disable_notification)]),
  ).toEqual([
    [ANN.id, true, 'true'],
    [ANN.id, true, 'true'],
  ]);
  const before = server.callsOf('sendPhoto').length;
  expect(kinds((await server.ask('8 6 7/2 5 4/3 0 1')).results)).toEqual(kinds(results));
  // The same pictures are known for all other people as well.
  expect(kinds((await server.ask('8 6 7/2 5 4/3 0 1', BEN)).results)).toEqual(kinds(results));
  expect(server.callsOf('sendPhoto')).toHaveLength(before);
});

test('an inline query of a person without a private chat gets words, and a sent result its picture later', async () => {
  const { results, button, cache_time } = await server.ask('8x8 a1', BEN);
  expect(kinds(results)).toEqual([
    ['article', 'tour'],
    ['article', 'play'],
  ]);
  expect(linksOf(results[0])).toEqual(['https://t.me/tileknight_bot?start=knight-8x8-a1']);
  expect([button?.start_parameter, cache_time]).toEqual(['inline', 0]);
  server.choose('8x8 a1', 'tour', 'inline1', BEN);
  await sleep(200);
  expect(server.inlineEdits).toEqual([]);
  server.say('/start inline', { from: BEN, chat: { id: BEN.id, type: 'private', first_name: 'Ben' } });
  const opened = await server.message(({ chat }) => chat === BEN.id);
  expect(opened.keyboard?.inline_keyboard.flat()).toMatchObject([{ switch_inline_query: '' }]);
  server.choose('8x8 a1', 'tour', 'inline1', BEN);
  await server.until(() => server.inlineEdits.length > 0, 'the picture');
  expect(server.inlineEdits[0]).toMatchObject({
    message: 'inline1',
    text: expect.stringContaining('from a1'),
  });
  expect(server.inlineEdits[0]?.file?.subarray(1, 4).toString()).toBe('PNG');
});

test('only the latest inline query of a user is computed, and all are answered', async () => {
  await begin();
  const typed = '15 14 13 12 11 10 9 8 7 6 5 4 3 1 2 0';
  const before = server.callsOf('sendPhoto').length;
  const ids = [...typed].map((_, at) => server.query(typed.slice(0, at + 1)));
  await server.until(() => ids.every((id) => server.offered.has(id)), 'all answers');
  const answers = ids.map((id) => server.offered.get(id));
  expect(
    answers.slice(0, -1).every((answer) => answer?.results.length === 0 && answer.cache_time === 0),
  ).toBe(true);
  expect(answers.at(-1)?.results[0]?.id).toMatch(/solve|busy/);
  expect(server.callsOf('sendPhoto').length - before).toBeLessThanOrEqual(2);
});

test('an empty inline query offers the daily puzzle, the user’s result and examples', async () => {
  await begin();
  const day = await server.ask('');
  expect(day.results.map(({ id }) => id)).toEqual(['daily', 'how']);
  expect(day.cache_time).toBe(0);
  const [link = ''] = linksOf(day.results[0]) ?? [];
  server.say(`/start ${link.split('=')[1]}`);
  await server.message(({ text }) => text.startsWith('Daily puzzle'));
  const game = await world.store.games.latest(`telegram:${ANN.id}`);
  expect(game?.origin).toBeUndefined();
  server.say(solvingMoves(game ?? { start: '', goal: '' }));
  const solved = await server.message(({ text }) => text.startsWith('Solved'));
  server.press(solved, 'Share');
  const words = await server.message(({ text }) => text.includes('🟩'));
  expect(words.keyboard?.inline_keyboard.flat()).toMatchObject([
    { switch_inline_query: `result ${game?.id}` },
  ]);
  const result = { id: 'result', type: 'article', description: expect.stringContaining('🟩') };
  expect((await server.ask(`result ${game?.id}`)).results).toMatchObject([result]);
  expect((await server.ask('')).results[1]).toMatchObject(result);
  // The result of another person can't be sent.
  expect((await server.ask(`result ${game?.id}`, BEN)).results.map(({ id }) => id)).toEqual(['fault']);
});

test('an inline result sent to the private chat is not read as input', async () => {
  await begin();
  server.say('Solved in 1 move, proved optimal.', { via_bot: BOT });
  server.say('', { via_bot: BOT, photo: [{ ...server.file(Buffer.of(1)), width: 1, height: 1 }] });
  server.say('/help');
  await server.until(() => server.shown.length === 2, 'the second help');
  await sleep(300);
  expect(server.shown).toHaveLength(2);
});

test('an inline query whose file id Telegram refuses is answered in words, and the id is forgotten', async () => {
  await begin();
  await server.ask('1 2 3 4 0 5');
  server.forgetFiles();
  expect(kinds((await server.ask('1 2 3 4 0 5')).results)).toEqual([
    ['article', 'solve'],
    ['article', 'play'],
  ]);
  expect(kinds((await server.ask('1 2 3 4 0 5')).results)[0]).toEqual(['photo', 'solve']);
});

test.each([
  'hello',
  '1 2 3',
  '9'.repeat(256),
  '日本語'.repeat(85),
  '😀'.repeat(128),
  '\u202e\u0000`**',
  '10000x10000 a1',
  'knight table 8x8',
  'daily',
])('the inline query %j has an answer', async (query) => {
  const { results } = await server.ask(query, BEN);
  expect(results.length).toBeGreaterThan(0);
});
