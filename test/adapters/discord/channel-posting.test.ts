import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Adapter } from '../../../src/adapters/adapter.ts';
import { makeControlGroup, type Reply } from '../../../src/chat/reply.ts';
import type { Store } from '../../../src/store/contract/store.ts';
import type { StandInChat } from '../../support/chat.ts';
import { openDiscord } from '../../support/discord/open.ts';
import type { LocalDiscord } from '../../support/discord/server.ts';

const POST = /^POST \/channels\//;

const puzzle = (bytes = 'a board'): Reply => ({
  kind: 'answer',
  text: '**Puzzle 1**',
  picture: { bytes: Buffer.from(bytes), kind: 'png', width: 10, height: 10 },
  alt: 'a board',
  buttons: makeControlGroup([{ action: 'daily', label: 'Play' }]),
});

let discord: LocalDiscord;
let store: Store;
let bot: Adapter;
let chat: StandInChat;

beforeEach(async () => {
  const open = await openDiscord();
  ({ discord, store, bot, chat } = open);
  return open.close;
});

describe('a message that the bot posts on Discord', () => {
  test('is sent to the channel of the request, and is edited there', async () => {
    await discord.slash('solve', { board: '1' }).answer();
    const address = chat.heard[0]?.incoming.address ?? 'none:';
    expect(address).toBe('discord:400');
    const sent = await bot.posting.post(address, puzzle());
    expect(sent).toEqual({ kind: 'sent', messageId: discord.posts[0]?.id });
    expect(discord.posts[0]).toMatchObject({ content: '**Puzzle 1**', ephemeral: false });
    expect(discord.posts[0]?.button('Play')).toBe('daily');
    const id = discord.posts[0]?.id ?? '';
    const edited = await bot.posting.edit(address, id, { kind: 'answer', text: 'Ann: 5 moves' });
    expect(edited).toEqual(sent);
    expect(discord.posts[0]).toMatchObject({ content: 'Ann: 5 moves', rows: [] });
    expect(discord.posts[0]?.files).toHaveLength(1);
    expect(discord.posts).toHaveLength(1);
  });

  test.each(['discord:404', 'discord:403'] as const)(
    'is reported as gone when it is sent to %s',
    async (address) => {
      expect(await bot.posting.post(address, puzzle())).toMatchObject({ kind: 'unreachable' });
    },
  );

  test('is reported as gone when it was deleted', async () => {
    expect(await bot.posting.edit('discord:400', '1', puzzle())).toMatchObject({ kind: 'unreachable' });
  });

  test('may be sent later when the server is down', async () => {
    discord.fail(POST, 503, { times: 4 });
    expect(await bot.posting.post('discord:400', puzzle())).toMatchObject({ kind: 'retryable', afterMs: 0 });
    expect(await bot.posting.post('discord:400', puzzle())).toMatchObject({ kind: 'sent' });
  });

  test('is reported as wrong when Discord refuses it or it is for another platform', async () => {
    const twice = { action: 'a:1', label: 'a' };
    const refused: Reply = { kind: 'answer', text: 'twice', buttons: makeControlGroup([twice, twice]) };
    expect(await bot.posting.post('discord:400', refused)).toMatchObject({ kind: 'rejected' });
    expect(await bot.posting.post('telegram:400', puzzle())).toMatchObject({ kind: 'rejected' });
    expect(discord.posts).toEqual([]);
  });

  test('is sent once under one nonce within some minutes', async () => {
    const sent = await bot.posting.post('discord:400', puzzle(), 'day:1 discord:400');
    expect(await bot.posting.post('discord:400', puzzle(), 'day:1 discord:400')).toEqual(sent);
    expect(discord.posts).toHaveLength(1);
    expect(discord.posts[0]?.nonce?.length).toBeLessThanOrEqual(25);
    await bot.posting.post('discord:400', puzzle(), 'day:2 discord:400');
    expect(discord.posts).toHaveLength(2);
  });

  test('may mention a role and nothing else', async () => {
    await bot.posting.post('discord:400', { kind: 'answer', text: 'Puzzle 1 <@&8>', ping: '7' });
    expect(discord.posts[0]?.content).toBe('<@&7>\nPuzzle 1 \\<@&8>');
    const { body } = discord.requests.findLast(({ path }) => POST.test(`POST ${path}`)) ?? {};
    expect(body).toMatchObject({ allowed_mentions: { parse: [], roles: ['7'] } });
  });

  test('is pinned instead of another, or reports missing permissions to pin', async () => {
    await bot.posting.pin('discord:400', '1');
    expect(await bot.posting.pin('discord:400', '2', '1')).toEqual({ kind: 'sent', messageId: '2' });
    expect(discord.pinned).toEqual(['2']);
    expect(await bot.posting.pin('discord:405', '2')).toMatchObject({ kind: 'unreachable' });
  });

  test('reaches a user in a direct message', async () => {
    const address = bot.posting.privateAddress('discord:77') ?? 'none:';
    expect(bot.posting.surfaceOf(address)).toBeDefined();
    const sent = await bot.posting.post(address, puzzle());
    expect(sent).toEqual({ kind: 'sent', messageId: discord.posts[0]?.id });
    expect(discord.requests.some(({ path }) => path.endsWith('/channels/677/messages'))).toBe(true);
    expect(bot.posting.privateAddress('discord:guild:77')).toBeUndefined();
  });

  test('may be sent later when the token is refused', async () => {
    discord.fail(POST, 401);
    for (const _ of ['refused', 'forgotten'])
      expect(await bot.posting.post('discord:400', puzzle())).toMatchObject({ kind: 'retryable' });
  });

  test('for one user alone is sent by the token of their interaction while that is valid', async () => {
    const asked = discord.slash('solve', { board: '1' });
    await asked.answer();
    const address = chat.heard.at(-1)?.incoming.ownAddress ?? 'none:';
    const sent = await bot.posting.post(address, puzzle());
    const [follow] = asked.followUps;
    expect(sent).toEqual({ kind: 'sent', messageId: follow?.id });
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

  test('is found again when it is the answer to a command, also a deferred one', async () => {
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
          messageId: '@original',
          place: 'discord:guild:300',
        });
    }
    expect(discord.posts).toEqual([]);
  });
});
