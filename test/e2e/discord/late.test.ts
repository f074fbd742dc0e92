import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startDiscord } from '../../../src/adapters/discord/start-discord.ts';
import { makeControlGroup, type Reply } from '../../../src/chat/reply.ts';
import type { Store } from '../../../src/store/contract/store.ts';
import { openStore } from '../../../src/store/open.ts';
import { pictureOf, type StandInChat, standInChat } from '../../support/chat.ts';
import { type TestClock, testClock } from '../../support/clock.ts';
import type { LocalInteraction } from '../../support/discord/interaction.ts';
import { LocalDiscord } from '../../support/discord/server.ts';
import { expireLeases, readPendingReplies } from '../../support/pending-replies.ts';

const MINUTE = 60_000;
const WEBHOOKS = /^(PATCH|POST) \/webhooks\//;
const DONE: Reply = {
  kind: 'answer',
  text: 'done',
  picture: pictureOf('a picture'),
  alt: 'a board',
  buttons: makeControlGroup([{ action: 'go:1', label: 'go' }]),
};

let discord: LocalDiscord;
let chat: StandInChat;
let store: Store;
let folder: string;
let bot: { stop(): Promise<void> };
let clock: TestClock;
const logged: string[] = [];

async function start(passed = 0): Promise<void> {
  const { token, apiUrl } = discord;
  const note = (level: string) => (_: unknown, message: string) => void logged.push(`${level}: ${message}`);
  const log = { info: note('info'), warn: note('warn'), error: note('error') };
  const now = () => Date.now() + passed;
  bot = await startDiscord({ token, apiUrl, chat, store, log, clock, now });
}

beforeEach(async () => {
  logged.length = 0;
  discord = await new LocalDiscord().start();
  chat = standInChat();
  clock = testClock();
  folder = mkdtempSync(join(tmpdir(), 'tileknight-discord-'));
  store = await openStore({ dataDir: folder });
  await start();
});

afterEach(async () => {
  await bot.stop();
  await discord.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** A command whose answer is put off; the test gives it when it wants to. */
async function asked(
  where: { channel?: string; nick?: string; isThere?: boolean } = {},
): Promise<[LocalInteraction, (reply: Reply) => void]> {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  chat.lines = () => promise;
  const use = discord.slash('solve', { board: '1' }, { nick: 'Ann', isThere: true, ...where });
  await clock.passUntil(() => use.acknowledgedBy === 5);
  // It is stored together with the acknowledgement.
  await expect.poll(pending).toHaveLength(1);
  return [use, resolve];
}

const pending = () => readPendingReplies(folder, 'discord');

test('an answer after its token has expired is a message of its own, which names the asker without a mention', async () => {
  const [use, finish] = await asked();
  use.isExpired = true;
  finish(DONE);
  await expect.poll(() => discord.posts).toHaveLength(1);
  const [post] = discord.posts;
  expect(post?.content).toBe('late-answer (en)\ndone');
  expect(post?.files.map(({ description }) => description)).toEqual(['a board']);
  expect(post?.button('go')).toBe('go:1');
  await expect.poll(pending).toEqual([]);
});

test('the asker’s name in a late answer is no link', async () => {
  const { texts } = chat;
  chat.texts = (locale) => ({ ...texts(locale), say: (id, facts) => `${id}: ${facts?.name}` });
  const [use, finish] = await asked({ nick: 'https://evil.example @ben' });
  use.isExpired = true;
  finish(DONE);
  await expect.poll(() => discord.posts).toHaveLength(1);
  const [post] = discord.posts;
  expect(post?.content).toContain('evil');
  expect(post?.content).not.toMatch(/:\/\/|l\.e|@b/);
});

test('an answer delayed by an outage until its token has expired is a message of its own', async () => {
  const [use, finish] = await asked();
  discord.fail(WEBHOOKS, 503, { times: 10_000 });
  finish(DONE);
  await clock.passUntil(() => discord.posts.length === 1);
  expect(clock.now()).toBeGreaterThan(12 * MINUTE);
  expect(clock.now()).toBeLessThan(16 * MINUTE);
  expect(use.original?.loading).toBe(true);
});

test('a late answer whose receipt was lost is not sent twice', async () => {
  const [use, finish] = await asked();
  use.isExpired = true;
  discord.fail(/^POST \/channels\//, 502, { after: true, times: 6 });
  finish(DONE);
  await clock.passUntil(() => pending().length === 0);
  expect(discord.posts).toHaveLength(1);
});

/**
 * Another process begins after `passed` milliseconds, in which the first one stood still; the first goes on
 * when it has `answered`.
 */
async function another(passed: number, answered: () => void): Promise<() => Promise<void>> {
  const [first, itsStore] = [bot, store];
  expireLeases(folder);
  store = await openStore({ dataDir: folder });
  await start(passed);
  return async () => {
    answered();
    await first.stop();
    await itsStore.close();
  };
}

test('a late answer is sent by a later process within the hour, and by that one alone', async () => {
  const [use, finish] = await asked();
  use.isExpired = true;
  chat.lines = async () => DONE;
  const tries = discord.requestsTo(WEBHOOKS).length;
  const goOn = await another(20 * MINUTE, () => finish(DONE));
  await expect.poll(() => discord.posts).toHaveLength(1);
  expect(discord.requestsTo(WEBHOOKS)).toHaveLength(tries);
  await expect.poll(pending).toEqual([]);
  await goOn();
  expect(discord.posts).toHaveLength(1);
});

test('a late answer is not sent after an hour', async () => {
  const [use, finish] = await asked();
  use.isExpired = true;
  chat.lines = async () => DONE;
  const goOn = await another(61 * MINUTE, () => finish({ kind: 'fault', text: 'no' }));
  await sleep(200);
  expect(chat.heard).toHaveLength(1);
  expect(discord.posts).toEqual([]);
  await goOn();
});

test.each<[string, Reply]>([
  ['a fault', { kind: 'fault', text: 'no' }],
  ['what is for the person alone', { ...DONE, personal: true }],
])('a late answer never becomes public: %s', async (_, reply) => {
  const [use, finish] = await asked();
  use.isExpired = true;
  finish(reply);
  await expect.poll(pending).toEqual([]);
  expect(discord.posts).toEqual([]);
});

test('a late answer to a user install is not sent in a server without the bot', async () => {
  const [use, finish] = await asked({ isThere: false });
  use.isExpired = true;
  finish(DONE);
  await expect.poll(pending).toEqual([]);
  expect(discord.requestsTo(/^POST \/channels\//)).toEqual([]);
});

test('a late answer is dropped quietly where the bot may not write', async () => {
  const [use, finish] = await asked({ channel: '403' });
  use.isExpired = true;
  finish(DONE);
  await expect.poll(pending).toEqual([]);
  expect(discord.posts).toEqual([]);
  expect(logged.filter((line) => !line.startsWith('info'))).toEqual([]);
});
