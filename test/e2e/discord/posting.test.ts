import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Adapter } from '../../../src/adapters/adapter.ts';
import { startDiscord } from '../../../src/adapters/discord/start-discord.ts';
import { controls, type Reply } from '../../../src/chat/reply.ts';
import type { Store } from '../../../src/store/contract/store.ts';
import { openStore } from '../../../src/store/open.ts';
import { standInChat } from '../../support/chat.ts';
import { LocalDiscord } from '../../support/discord/server.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const POST = /^POST \/channels\//;

const puzzle = (bytes = 'a board'): Reply => ({
  kind: 'answer',
  text: '**Puzzle 1**',
  picture: { bytes: Buffer.from(bytes), kind: 'png', width: 10, height: 10 },
  alt: 'a board',
  buttons: controls([{ action: 'daily', label: 'Play' }]),
});

let discord: LocalDiscord;
let store: Store;
let folder: string;
let bot: Adapter;
const chat = standInChat();

beforeEach(async () => {
  discord = await new LocalDiscord().start();
  folder = mkdtempSync(join(tmpdir(), 'tileknight-discord-'));
  store = await openStore({ dataDir: folder });
  bot = await startDiscord({ token: discord.token, apiUrl: discord.apiUrl, chat, store, log: silent });
});

afterEach(async () => {
  await bot.stop();
  await discord.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

describe('a message of our own', () => {
  test('stands in the channel from which somebody asked, and is edited there', async () => {
    await discord.slash('solve', { board: '1' }).answer();
    const address = chat.heard[0]?.incoming.address ?? 'none:';
    expect(address).toBe('discord:400');
    const sent = await bot.posting.post(address, puzzle());
    expect(sent).toEqual({ kind: 'sent', message: discord.posts[0]?.id });
    expect(discord.posts[0]).toMatchObject({ content: '**Puzzle 1**', ephemeral: false });
    expect(discord.posts[0]?.button('Play')).toBe('daily');
    const id = discord.posts[0]?.id ?? '';
    const edited = await bot.posting.edit(address, id, { kind: 'answer', text: 'Ann: 5 moves' });
    expect(edited).toEqual(sent);
    expect(discord.posts[0]).toMatchObject({ content: 'Ann: 5 moves', rows: [] });
    expect(discord.posts[0]?.files).toHaveLength(1);
    expect(discord.posts).toHaveLength(1);
  });

  test.each(['discord:404', 'discord:403'] as const)('can not be sent to %s: gone', async (address) => {
    expect(await bot.posting.post(address, puzzle())).toMatchObject({ kind: 'unreachable' });
  });

  test('that was deleted is gone', async () => {
    expect(await bot.posting.edit('discord:400', '1', puzzle())).toMatchObject({ kind: 'unreachable' });
  });

  test('met by a server that is down may be sent later', async () => {
    discord.fail(POST, 503, { times: 4 });
    expect(await bot.posting.post('discord:400', puzzle())).toMatchObject({ kind: 'retryable', afterMs: 0 });
    expect(await bot.posting.post('discord:400', puzzle())).toMatchObject({ kind: 'sent' });
  });

  test('that Discord refuses, or for another platform, is wrong', async () => {
    const twice = { action: 'a:1', label: 'a' };
    const refused: Reply = { kind: 'answer', text: 'twice', buttons: controls([twice, twice]) };
    expect(await bot.posting.post('discord:400', refused)).toMatchObject({ kind: 'rejected' });
    expect(await bot.posting.post('telegram:400', puzzle())).toMatchObject({ kind: 'rejected' });
    expect(discord.posts).toEqual([]);
  });

  test('with one name is sent once within some minutes, whoever sends it', async () => {
    const sent = await bot.posting.post('discord:400', puzzle(), 'day:1 discord:400');
    expect(await bot.posting.post('discord:400', puzzle(), 'day:1 discord:400')).toEqual(sent);
    expect(discord.posts).toHaveLength(1);
    expect(discord.posts[0]?.nonce?.length).toBeLessThanOrEqual(25);
    await bot.posting.post('discord:400', puzzle(), 'day:2 discord:400');
    expect(discord.posts).toHaveLength(2);
  });

  test('may call a role, and nobody else', async () => {
    await bot.posting.post('discord:400', { kind: 'answer', text: 'Puzzle 1 <@&8>', ping: '7' });
    expect(discord.posts[0]?.content).toBe('<@&7>\nPuzzle 1 \\<@&8>');
    const { body } = discord.requests.findLast(({ path }) => POST.test(`POST ${path}`)) ?? {};
    expect(body).toMatchObject({ allowed_mentions: { parse: [], roles: ['7'] } });
  });

  test('is pinned instead of another; where that is not permitted: gone', async () => {
    await bot.posting.pin('discord:400', '1');
    expect(await bot.posting.pin('discord:400', '2', '1')).toEqual({ kind: 'sent', message: '2' });
    expect(discord.pinned).toEqual(['2']);
    expect(await bot.posting.pin('discord:405', '2')).toMatchObject({ kind: 'unreachable' });
  });

  test('finds the private chat of a person', async () => {
    const address = bot.posting.privateAddress('discord:77') ?? 'none:';
    expect(bot.posting.surfaceOf(address)).toBeDefined();
    const sent = await bot.posting.post(address, puzzle());
    expect(sent).toEqual({ kind: 'sent', message: discord.posts[0]?.id });
    expect(discord.requests.some(({ path }) => path.endsWith('/channels/677/messages'))).toBe(true);
    expect(bot.posting.privateAddress('discord:guild:77')).toBeUndefined();
  });

  test('may be sent later where the token is refused: no chat has to do with that', async () => {
    discord.fail(POST, 401);
    for (const _ of ['refused', 'forgotten'])
      expect(await bot.posting.post('discord:400', puzzle())).toMatchObject({ kind: 'retryable' });
  });

  test('that is for one person follows by the token of what they asked, for them alone, as long as it lives', async () => {
    const asked = discord.slash('solve', { board: '1' });
    await asked.answer();
    const address = chat.heard.at(-1)?.incoming.ownAddress ?? 'none:';
    const sent = await bot.posting.post(address, puzzle());
    const [follow] = asked.followUps;
    expect(sent).toEqual({ kind: 'sent', message: follow?.id });
    expect(follow).toMatchObject({ content: '**Puzzle 1**', ephemeral: true });
    const board: Reply = { kind: 'answer', text: 'go!' };
    expect(await bot.posting.edit(address, follow?.id ?? '', board)).toEqual(sent);
    expect(follow).toMatchObject({ content: 'go!', ephemeral: true });
    expect(follow?.files).toHaveLength(1);
    expect(await bot.posting.edit(address, '@original', board)).toMatchObject({ kind: 'sent' });
    expect(asked.original?.content).toBe('go!');
    asked.isExpired = true;
    expect(await bot.posting.edit(address, '@original', board)).toMatchObject({ kind: 'unreachable' });
    expect(discord.posts).toEqual([]);
  });

  test('that answers a command and stands for something is found again, also one that was deferred', async () => {
    for (const wait of [0, 1500]) {
      chat.lines = async () => {
        await sleep(wait);
        return { ...puzzle(), liveMessage: { subject: `round:${wait}` } };
      };
      const asked = discord.slash('solve', { board: '1' });
      await asked.answer();
      const address = `discord:@${discord.applicationId}/${asked.token}`;
      await expect
        .poll(() => store.liveMessages.find(`round:${wait}`, address))
        .toMatchObject({
          message: '@original',
          place: 'discord:guild:300',
        });
    }
    expect(discord.posts).toEqual([]);
  });
});
