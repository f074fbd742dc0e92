import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startDiscord } from '../../../src/adapters/discord/start-discord.ts';
import { makeControlGroup, type Reply } from '../../../src/chat/reply.ts';
import type { Store } from '../../../src/store/contract/store.ts';
import { openStore } from '../../../src/store/open.ts';
import { type StandInChat, standInChat } from '../../support/chat.ts';
import { type TestClock, testClock } from '../../support/clock.ts';
import type { LocalInteraction } from '../../support/discord/interaction.ts';
import { LocalDiscord } from '../../support/discord/server.ts';
import { readPendingReplies } from '../../support/pending-replies.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const EDIT = /^PATCH \/webhooks\/.*@original$/;

/** An answer with the picture of one solution. */
const answer = (text: string, solution = 'of 80 moves', button = 'Cancel'): Reply => ({
  kind: 'answer',
  text,
  picture: { bytes: Buffer.from(`picture ${solution}`), kind: 'png', width: 10, height: 10 },
  alt: solution,
  buttons: makeControlGroup([{ action: `do:${button}`, label: button }]),
});

let discord: LocalDiscord;
let chat: StandInChat;
let store: Store;
let folder: string;
let bot: { stop(): Promise<void> };
let clock: TestClock;

beforeEach(async () => {
  discord = await new LocalDiscord().start();
  chat = standInChat();
  folder = mkdtempSync(join(tmpdir(), 'tileknight-discord-'));
  store = await openStore({ dataDir: folder });
  clock = testClock();
  const { token, apiUrl } = discord;
  bot = await startDiscord({ token, apiUrl, chat, store, log: silent, clock });
});

afterEach(async () => {
  await bot.stop();
  await discord.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** A person makes a long request; the test decides its progress and its end. */
async function ask(): Promise<{
  use: LocalInteraction;
  tell: (reply: Reply) => void;
  finish: (reply: Reply) => void;
  fail: (error: Error) => void;
}> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  chat.lines = () => promise;
  const use = discord.slash('solve', { board: '1' });
  await use.until(() => chat.heard.length > 0);
  // None of the quick ones.
  await clock.pass(220);
  return {
    use,
    tell: (reply) =>
      chat.heard[0]?.incoming.progress?.(reply.kind === 'answer' ? { ...reply, kind: 'interim' } : reply),
    finish: resolve,
    fail: reject,
  };
}

const uploads = () => discord.requests.reduce((sum, request) => sum + request.uploads, 0);
const shows = (use: LocalInteraction, text: string) =>
  use.until(({ original }) => original?.content === text && original);
const picturesIn = (use: LocalInteraction) => use.original?.files.map(({ bytes }) => String(bytes));

describe('a Discord answer before its proof', () => {
  test('is shown immediately, and is edited when the proof is there, its picture sent once', async () => {
    const { use, tell, finish } = await ask();
    tell(answer('80, at least 76'));
    const message = await use.answer();
    expect(use.acknowledgedBy).toBe(5);
    expect(clock.now()).toBe(220);
    expect(message).toMatchObject({ content: '80, at least 76', ephemeral: false });
    expect(message.button('Cancel')).toBe('do:Cancel');
    expect(readPendingReplies(folder, 'discord')).toHaveLength(1);
    finish(answer('80, optimal', 'of 80 moves', '▶'));
    await shows(use, '80, optimal');
    expect(picturesIn(use)).toEqual(['picture of 80 moves']);
    expect(message.files[0]?.description).toBe('of 80 moves');
    expect(message.rows.flat().map(({ label }) => label)).toEqual(['▶']);
    expect(uploads()).toBe(1);
    await expect.poll(() => readPendingReplies(folder, 'discord')).toEqual([]);
  });

  test('replaces the deferred message without delay', async () => {
    const { use, tell, finish } = await ask();
    tell({ kind: 'working', text: 'searching' });
    await use.until(({ acknowledgedBy }) => acknowledgedBy === 5);
    tell(answer('80, at least 76'));
    await shows(use, '80, at least 76');
    expect(clock.now()).toBe(220);
    finish(answer('80, optimal'));
    await shows(use, '80, optimal');
    expect(picturesIn(use)).toEqual(['picture of 80 moves']);
    expect(uploads()).toBe(1);
  });

  test('is edited in words until a better one comes, every two seconds at most', async () => {
    const { use, tell, finish } = await ask();
    tell(answer('80, at least 74'));
    await use.answer();
    tell(answer('80, at least 75'));
    tell(answer('80, at least 76'));
    await clock.passUntil(() => use.original?.content === '80, at least 76');
    expect(clock.now()).toBeGreaterThanOrEqual(2220);
    expect(uploads()).toBe(1);
    tell(answer('80, at least 76'));
    await pause(100);
    await clock.pass(2200);
    tell(answer('78, at least 76', 'of 78 moves'));
    await clock.passUntil(() => use.original?.content === '78, at least 76');
    expect(picturesIn(use)).toEqual(['picture of 78 moves']);
    finish(answer('78, optimal', 'of 78 moves'));
    await shows(use, '78, optimal');
    expect(use.original?.history).toEqual(['80, at least 74', '80, at least 76', '78, at least 76']);
    expect(picturesIn(use)).toEqual(['picture of 78 moves']);
    expect(uploads()).toBe(2);
  }, 10_000);

  test('keeps its picture when the final answer has a file', async () => {
    const { use, tell, finish } = await ask();
    tell(answer('300 moves'));
    await use.answer();
    finish({ ...answer('300, the best'), file: { name: 'solution.txt', bytes: Buffer.from('LURD') } });
    await shows(use, '300, the best');
    expect(picturesIn(use)).toEqual(['picture of 80 moves', 'LURD']);
    expect(uploads()).toBe(2);
  });

  test('is followed by the final answer also while it is still being sent', async () => {
    const { use, tell, finish } = await ask();
    tell({ kind: 'working', text: 'searching' });
    await use.until(({ acknowledgedBy }) => acknowledgedBy === 5);
    discord.delay(EDIT, 300);
    tell(answer('80, at least 76'));
    await use.until(() => discord.requestsTo(EDIT).length === 1);
    finish(answer('78, optimal', 'of 78 moves'));
    await shows(use, '78, optimal');
    await pause(400);
    expect(use.original?.history).toEqual(['80, at least 76']);
    expect(picturesIn(use)).toEqual(['picture of 78 moves']);
  });
});

describe('the final answer on Discord comes', () => {
  const stand = async () => {
    const asked = await ask();
    asked.tell(answer('80, at least 74'));
    await asked.use.answer();
    return asked;
  };

  test.each([429, 502])(
    'although an earlier edit failed with %i',
    async (status) => {
      const { use, tell, finish } = await stand();
      discord.fail(EDIT, status, { times: 2 });
      tell(answer('80, at least 76'));
      await clock.passUntil(() => discord.requestsTo(EDIT).length > 1);
      finish(answer('78, optimal', 'of 78 moves'));
      await clock.passUntil(() => use.original?.content === '78, optimal');
      expect(picturesIn(use)).toEqual(['picture of 78 moves']);
    },
    10_000,
  );

  test('with the right picture although it is unknown which one the message has', async () => {
    const { use, tell, finish } = await stand();
    discord.fail(EDIT, 502, { times: 4, after: true });
    tell(answer('78, at least 76', 'of 78 moves'));
    await clock.passUntil(() => picturesIn(use)?.[0] === 'picture of 78 moves');
    finish(answer('80, optimal'));
    await clock.passUntil(() => use.original?.content === '80, optimal');
    expect(picturesIn(use)).toEqual(['picture of 80 moves']);
  });

  test('although its edit with the old picture is refused', async () => {
    const { use, finish } = await stand();
    discord.fail(EDIT, 400);
    finish(answer('80, optimal'));
    await shows(use, '80, optimal');
    expect(picturesIn(use)).toEqual(['picture of 80 moves']);
  });

  test('as a message of its own when the earlier one was deleted', async () => {
    const { use, tell, finish } = await stand();
    Object.assign(use.original ?? {}, { deleted: true });
    expect(use.original?.deleted).toBe(true);
    const edits = discord.requestsTo(EDIT).length;
    tell(answer('80, at least 76'));
    await clock.passUntil(() => discord.requestsTo(EDIT).length > edits);
    finish(answer('80, optimal'));
    const anew = await use.followUp();
    expect(anew.content).toBe('80, optimal');
    expect(anew.files.map(({ bytes }) => String(bytes))).toEqual(['picture of 80 moves']);
  });

  test('as an apology to the user that leaves the earlier answer in place', async () => {
    const { use, fail } = await stand();
    fail(new Error('a bug'));
    expect(await use.followUp()).toMatchObject({ content: 'sorry (en)', ephemeral: true });
    await use.until(({ original }) => original?.rows.length === 0);
    expect(use.original).toMatchObject({ content: '80, at least 74', deleted: false });
    expect(picturesIn(use)).toEqual(['picture of 80 moves']);
  });
});
