import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatMember, ChatMemberRestricted } from 'grammy/types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Adapter } from '../../../src/adapters/adapter.ts';
import { startTelegram } from '../../../src/adapters/telegram/start-telegram.ts';
import { systemClock } from '../../../src/chat/delivery/clock.ts';
import { startLiveMessageUpdater } from '../../../src/chat/delivery/live-message-updater.ts';
import { createPostingRouter } from '../../../src/chat/delivery/posting.ts';
import { createMembershipRecorder } from '../../../src/chat/presence.ts';
import { openStore } from '../../../src/store/open.ts';
import { BOT, BotApiServer, GROUP, PRIVATE } from '../../support/telegram/server.ts';
import { openWorld, type World } from '../../support/world.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const PLACE = `telegram:${GROUP.id}` as const;

let folder: string;
let server: BotApiServer;
let world: World;
let telegram: Adapter;
let stopLiveMessages: () => Promise<void>;

beforeEach(async () => {
  server = await new BotApiServer().start();
  folder = mkdtempSync(join(tmpdir(), 'tileknight-membership-'));
  world = await openWorld(undefined, undefined, await openStore({ dataDir: folder }));
  const { chat, store } = world;
  const posting = createPostingRouter();
  stopLiveMessages = startLiveMessageUpdater({
    store,
    now: Date.now,
    posting,
    renderers: world.renderers,
    log: silent,
    texts: (locale) => chat.texts(locale),
    clock: systemClock,
  });
  telegram = await startTelegram({
    token: server.token,
    apiRoot: server.root,
    chat,
    store,
    log: silent,
    presence: createMembershipRecorder(store),
  });
  posting.add('telegram', telegram.posting);
});

afterEach(async () => {
  await stopLiveMessages();
  await telegram.stop();
  await world.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  expect(world.bugs).toEqual([]);
});

const member: ChatMember = { status: 'member', user: BOT };
const withoutPhotos = {
  status: 'restricted',
  user: BOT,
  is_member: true,
  until_date: 0,
  can_send_messages: true,
  can_send_photos: false,
} as ChatMemberRestricted;

/** When the bot left that place, as the store has it; null: it is there. */
function goneAt(owner: string): unknown {
  const database = new DatabaseSync(join(folder, 'tileknight.sqlite'), { readOnly: true });
  const row = database.prepare('select gone_at from settings where owner = ?').get(owner);
  database.close();
  return row?.gone_at ?? null;
}

const saying = (words: RegExp) => server.shown.filter(({ text }) => words.test(text));
const MISSING = /send pictures and files/;

test('the bot says hello with a command and a button in a new group, and notes its removal', async () => {
  server.become(GROUP, member);
  const hello = await server.message(({ text }) => text.startsWith('Hello'));
  expect(hello.params.text).toContain('\n/daily today');
  expect(hello.keyboard?.inline_keyboard.flat()[0]).toMatchObject({
    url: expect.stringContaining('?start='),
  });
  expect(hello.text).not.toMatch(MISSING);
  const daily = { dailyAt: 540, zone: 'Europe/Kyiv', address: PLACE, postDueAt: 1 } as const;
  await world.store.settings.change(PLACE, () => daily);
  server.become(GROUP, { status: 'kicked', user: BOT, until_date: 0 });
  await expect.poll(() => goneAt(PLACE)).toBeTypeOf('number');
  expect(hello.text).not.toMatch(/daily post is off/);
  server.become(GROUP, member);
  const again = await server.message(({ id, text }) => id !== hello.id && text.startsWith('Hello'));
  expect(again.text).toMatch(/daily post is off here.* send \/settings daily 18:00 Europe\/Kyiv/);
});

test('a private chat that was blocked and opened again is reachable again, without a greeting', async () => {
  const place = `telegram:${PRIVATE.id}`;
  server.become(PRIVATE, member);
  server.become(PRIVATE, { status: 'kicked', user: BOT, until_date: 0 });
  await expect.poll(() => goneAt(place)).toBeTypeOf('number');
  server.become(PRIVATE, member);
  await expect.poll(() => goneAt(place)).toBeNull();
  expect(server.shown).toEqual([]);
});

test('a group that permits no pictures is told the missing permission once, and gets words', async () => {
  server.become(GROUP, member);
  await server.message(({ text }) => text.startsWith('Hello'));
  server.permissions = { can_send_messages: true, can_send_photos: false };
  for (const line of ['/solve 1 2 3 4 0 5', '/scramble 3x3', '/daily']) server.say(line, { chat: GROUP });
  const solved = await server.message(({ text }) => text.startsWith('Solved in 1 move'));
  expect(solved).toMatchObject({ kind: 'text', keyboard: { inline_keyboard: expect.anything() } });
  await server.message(({ text }) => text.startsWith('A random 3x3'));
  await server.message(({ text }) => text.startsWith('Daily puzzle'));
  await server.message(({ text }) => MISSING.test(text));
  await sleep(500);
  expect(saying(MISSING)).toHaveLength(1);
});

test('permissions that are missing from the beginning are named in the greeting only', async () => {
  server.become(GROUP, withoutPhotos);
  await server.message(({ text }) => MISSING.test(text));
  server.say('/solve 1 2 3 4 0 5', { chat: GROUP });
  await server.message(({ text }) => text.startsWith('Solved'));
  await sleep(500);
  expect(saying(MISSING)).toHaveLength(1);
});

test('a permission that is removed is asked for immediately', async () => {
  server.become(GROUP, member);
  await server.message(({ text }) => text.startsWith('Hello'));
  server.become(GROUP, withoutPhotos);
  await server.message(({ text }) => MISSING.test(text));
  // Its answers without a picture don't mention it again.
  server.say('/solve 1 2 3 4 0 5', { chat: GROUP });
  await server.message(({ text }) => text.startsWith('Solved'));
  await sleep(1500);
  expect(saying(MISSING)).toHaveLength(1);
});

test.each<[ChatMember, readonly string[]]>([
  [member, ['pin']],
  [withoutPhotos, ['files', 'pin']],
  [{ ...withoutPhotos, can_send_messages: false }, ['write', 'files', 'pin']],
  [{ status: 'left', user: BOT }, ['see']],
  [{ status: 'administrator', user: BOT, can_pin_messages: true } as ChatMember, []],
  [{ status: 'administrator', user: BOT, can_pin_messages: false } as ChatMember, ['pin']],
])('the missing permissions of the bot as %j are %j', async (status, rights) => {
  server.bots.set(GROUP.id, status);
  expect(await telegram.posting.missingRights?.(`telegram:${GROUP.id}`)).toEqual(rights);
  expect(await telegram.posting.missingRights?.(`telegram:${PRIVATE.id}`)).toEqual([]);
});
