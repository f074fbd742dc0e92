import { beforeEach, describe, expect, test } from 'vitest';
import type { Adapter } from '../../../src/adapters/adapter.ts';
import type { Address } from '../../../src/chat/surface.ts';
import { openDiscord } from '../../support/discord/open.ts';
import {
  ATTACH_FILES,
  type LocalDiscord,
  type LocalGuild,
  localGuild,
  SEND_MESSAGES,
  VIEW_CHANNEL,
} from '../../support/discord/server.ts';

const PIN_MESSAGES = 1n << 51n;
const IN_THREADS = 1n << 38n;

let discord: LocalDiscord;
let bot: Adapter;
let heard: unknown[];

beforeEach(async () => {
  heard = [];
  const presence = {
    recordJoin: async (where: unknown) => void heard.push(where),
    recordLeave: async (place: unknown) => void heard.push(place),
    recordMembership: async (places: unknown) => void heard.push(places),
  };
  const open = await openDiscord(() => ({ presence }));
  ({ discord, bot } = open);
  return open.close;
});

const hears = (events: unknown[]) =>
  expect.poll(() => heard, { timeout: 5000 }).toEqual([['discord:guild:300'], ...events]);

const channel = (id: string, position: number, deny = 0n, who = '301') => ({
  id,
  type: 0,
  position,
  permission_overwrites: [{ id: who, type: 0, allow: '0', deny: String(deny) }],
});
const joined = (place: string, address?: string, locale = 'en-US') => ({
  place: `discord:guild:${place}`,
  locale,
  ...(address !== undefined && { address }),
});

describe("the list of the bot's Discord servers", () => {
  test('reports new servers and those that are left, but no known ones and no outage', async () => {
    await hears([]);
    discord.create(localGuild('301', { preferred_locale: 'ru', channels: [channel('410', 0)] }));
    discord.remove('300', true);
    discord.create(localGuild('300'));
    discord.remove('301');
    await hears([joined('301', 'discord:410', 'ru'), 'discord:guild:301']);
    discord.create(localGuild('301', { channels: [channel('410', 0)] }));
    await hears([joined('301', 'discord:410', 'ru'), 'discord:guild:301', joined('301', 'discord:410')]);
  });

  test('reports after a reconnect what has changed meanwhile', async () => {
    await hears([]);
    discord.guilds.delete('300');
    discord.guilds.set('301', localGuild('301', { channels: [channel('410', 0)] }));
    discord.gateway.drop();
    await hears(['discord:guild:300', joined('301', 'discord:410')]);
  });
});

describe('the hello in a new Discord server goes', () => {
  const first = (more: Partial<LocalGuild>) => {
    discord.create(localGuild('301', more));
    return expect.poll(() => heard.slice(1), { timeout: 5000 });
  };
  const channels = [channel('412', 2), channel('410', 0), channel('411', 1)];

  test('to the system channel of the server', () =>
    first({ channels, system_channel_id: '412' }).toEqual([joined('301', 'discord:412')]));

  test('to the first writable channel when the system channel is not writable', async () => {
    const closed = [channel('413', 3, SEND_MESSAGES), channel('409', -1, VIEW_CHANNEL), ...channels];
    await first({ channels: closed, system_channel_id: '413' }).toEqual([joined('301', 'discord:410')]);
  });

  test('nowhere when no channel is writable, and never to a voice channel', async () => {
    const voice = { ...channel('414', 0), type: 2 };
    await first({ channels: [voice, channel('410', 1, SEND_MESSAGES)] }).toEqual([joined('301')]);
  });

  test('to a channel in which the bot or one of its roles may write', async () => {
    const roles = [
      { id: '301', permissions: '0' },
      { id: '900', permissions: String(VIEW_CHANNEL | SEND_MESSAGES) },
    ];
    const mine = channel('411', 1, SEND_MESSAGES, '900');
    const own = { id: discord.applicationId, type: 1, allow: String(SEND_MESSAGES), deny: '0' };
    const allowed = { ...mine, permission_overwrites: [...mine.permission_overwrites, own] };
    await first({
      roles,
      botRoles: ['900'],
      channels: [channel('410', 0, SEND_MESSAGES, '900'), allowed],
    }).toEqual([joined('301', 'discord:411')]);
  });
});

describe('the check of permissions in a Discord channel', () => {
  const lacks = async (guild: Partial<LocalGuild>, address: Address = 'discord:410') => {
    discord.guilds.set('301', localGuild('301', guild));
    return bot.posting.missingRights(address);
  };

  test('names each missing permission to see, write, attach files and pin', async () => {
    expect(await lacks({ channels: [channel('410', 0)] })).toEqual(['pin']);
    const denied = VIEW_CHANNEL | SEND_MESSAGES | ATTACH_FILES;
    expect(await lacks({ channels: [channel('410', 0, denied)] })).toEqual(['see', 'write', 'files', 'pin']);
    const roles = [{ id: '301', permissions: String(VIEW_CHANNEL | SEND_MESSAGES | PIN_MESSAGES) }];
    expect(await lacks({ roles, channels: [channel('410', 0)] })).toEqual(['files']);
    expect(
      await lacks({ roles: [{ id: '301', permissions: '8' }], channels: [channel('410', 0, denied)] }),
    ).toEqual([]);
  });

  test('counts what the channel denies to any of the bot’s roles', async () => {
    for (const botRoles of [['900'], ['900', '901'], ['901', '900']])
      expect(await lacks({ botRoles, channels: [channel('410', 0, ATTACH_FILES, '900')] })).toEqual([
        'files',
        'pin',
      ]);
    expect(await lacks({ botRoles: ['901'], channels: [channel('410', 0, ATTACH_FILES, '900')] })).toEqual([
      'pin',
    ]);
  });

  test('takes the permissions of a thread from its channel', async () => {
    const thread = { id: '420', type: 11, position: 0, parent_id: '410' };
    const channels = [channel('410', 0, ATTACH_FILES), thread];
    expect(await lacks({ channels }, 'discord:420')).toEqual(['write', 'files', 'pin']);
    const roles = [
      { id: '301', permissions: String(VIEW_CHANNEL | IN_THREADS | ATTACH_FILES | PIN_MESSAGES) },
    ];
    expect(await lacks({ roles, channels }, 'discord:420')).toEqual(['files']);
  });

  test("can't see a channel that doesn't exist", async () => {
    expect(await lacks({}, 'discord:999')).toEqual(['see']);
  });

  test('has no result while Discord is down, or for an address that is no channel', async () => {
    discord.fail(/^GET \/channels\/410$/, 503, { times: 4 });
    expect(await lacks({ channels: [channel('410', 0)] })).toEqual([]);
    expect(await lacks({}, 'discord:user/5')).toEqual([]);
    expect(await lacks({}, `discord:@${discord.applicationId}/token`)).toEqual([]);
  });

  test.each([
    [503, 4, []],
    [403, 1, ['see']],
  ])('has a result, too, when Discord answers a later question with %i', async (status, times, missing) => {
    discord.fail(/^GET \/guilds\/301\/members\//, status, { times });
    expect(await lacks({ channels: [channel('410', 0)] })).toEqual(missing);
  });
});

describe('the question whose a Discord address is', () => {
  const whose = async (address: Address, place: string) => {
    discord.guilds.set('301', localGuild('301', { channels: [channel('410', 0)] }));
    return bot.posting.mayPost(address, place);
  };

  test('has yes as an answer only for the server of the channel', async () => {
    expect(await whose('discord:410', 'discord:guild:301')).toBe('allowed');
    for (const place of ['discord:guild:300', 'discord:dm:5', 'discord:5', 'telegram:410'])
      expect(await whose('discord:410', place)).toBe('foreign');
    expect(await whose('discord:999', 'discord:guild:301')).toBe('hidden');
  });

  test('has no sure answer while Discord fails, is slow, or refuses the bot', async () => {
    discord.fail(/^GET \/channels\/410$/, 503, { times: 4 });
    expect(await whose('discord:410', 'discord:guild:301')).toBe('unknown');
    expect(await whose('discord:410', 'discord:guild:301')).toBe('allowed');
    discord.fail(/^GET \/channels\/410$/, 401);
    expect(await whose('discord:410', 'discord:guild:301')).toBe('unknown');
  });

  test('knows a private chat by its person, and an interaction by its token', async () => {
    await discord.slash('solve', { board: '1' }, { guild: undefined, user: '5' }).answer();
    expect(await whose('discord:401', 'discord:5')).toBe('allowed');
    expect(await whose('discord:401', 'discord:dm:401')).toBe('allowed');
    expect(await whose('discord:401', 'discord:6')).toBe('foreign');
    expect(await whose('discord:401', 'discord:guild:300')).toBe('foreign');
    expect(await whose('discord:user/5', 'discord:5')).toBe('allowed');
    expect(await whose('discord:user/5', 'discord:6')).toBe('foreign');
    expect(await whose('discord:user/5', 'discord:guild:300')).toBe('foreign');
    expect(await whose(`discord:@${discord.applicationId}/token`, 'discord:guild:300')).toBe('allowed');
  });
});
