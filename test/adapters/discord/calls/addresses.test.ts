import { expect, test } from 'vitest';
import {
  addressOf,
  answerAddressOf,
  channelIdAt,
  personalAddressOf,
  personKeyOf,
  placeKeyOfChannel,
  placeKeyOfServer,
  privateAddressOf,
  serverIdOf,
  tokenAt,
  userIdAt,
  userIdOf,
} from '../../../../src/adapters/discord/calls/addresses.ts';

const TOKEN_ADDRESS = 'discord:@100/abc/def';

test('an address is read as what it was made from, and as nothing else', () => {
  const addresses = [addressOf('400'), privateAddressOf('discord:500') ?? '', TOKEN_ADDRESS] as const;
  expect(addresses).toEqual(['discord:400', 'discord:user/500', TOKEN_ADDRESS]);
  expect(addresses.map((address) => channelIdAt(address as 'discord:1'))).toEqual([
    '400',
    undefined,
    undefined,
  ]);
  expect(addresses.map((address) => userIdAt(address as 'discord:1'))).toEqual([undefined, '500', undefined]);
  expect(addresses.map((address) => tokenAt(address as 'discord:1'))).toEqual([
    undefined,
    undefined,
    { applicationId: '100', token: 'abc/def' },
  ]);
});

test('addresses and people of other platforms are not Discord’s', () => {
  for (const foreign of ['telegram:400', 'xdiscord:400', 'discord:', 'discord:4x'] as const)
    expect([
      channelIdAt(foreign as 'discord:1'),
      userIdAt(foreign as 'discord:1'),
      privateAddressOf(foreign),
    ]).toEqual([undefined, undefined, undefined]);
});

test('keys of people, servers and channels outside of servers differ', () => {
  expect([personKeyOf('7'), placeKeyOfServer('7'), placeKeyOfChannel('7')]).toEqual([
    'discord:7',
    'discord:guild:7',
    'discord:dm:7',
  ]);
  expect(userIdOf('discord:7')).toBe('7');
  expect(['discord:guild:7', 'discord:dm:7', 'discord:7'].map(serverIdOf)).toEqual([
    '7',
    undefined,
    undefined,
  ]);
});

/** docs.discord.com, "Permissions": VIEW_CHANNEL */
const VIEW_CHANNEL = '1024';
const interaction = (more: object) =>
  ({
    application_id: '100',
    token: 'abc/def',
    channel: { id: '400' },
    app_permissions: VIEW_CHANNEL,
    authorizing_integration_owners: { 0: '300' },
    ...more,
  }) as unknown as Parameters<typeof answerAddressOf>[0];

// "Interaction": the key 0 of `authorizing_integration_owners` is the server (or 0: a direct message) where
// the app is installed.
test.each([
  ['a channel of a server that the bot sees', { guild_id: '300' }, 'discord:400'],
  [
    'a channel of a server that the bot does not see',
    { guild_id: '300', app_permissions: '0' },
    TOKEN_ADDRESS,
  ],
  [
    'a server without the bot',
    { guild_id: '300', authorizing_integration_owners: { 1: '500' } },
    TOKEN_ADDRESS,
  ],
  ['a direct message with the bot', { app_permissions: '0' }, 'discord:400'],
  ['a direct message of others', { authorizing_integration_owners: { 1: '500' } }, TOKEN_ADDRESS],
])('the answer in %s is edited at its channel or by its token', (_, more, address) => {
  expect(answerAddressOf(interaction(more))).toBe(address);
});

test('what only the user sees has the address of the private chat, else of the token', () => {
  expect(personalAddressOf(interaction({}), true)).toBe('discord:400');
  expect(personalAddressOf(interaction({}), false)).toBe(TOKEN_ADDRESS);
});
