import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Incoming } from '../../../src/chat/incoming.ts';
import type { PostChoice, PostPermission } from '../../../src/chat/surface.ts';
import { openWorld, type World } from '../../support/world.ts';

const HERE = 'test:400' as const;
const THERE = '41771983423143937';
const ROLE = '41771983423143999';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

let server: string;
let count = 0;
/** What the platform was asked, and how it answers. */
let asked: PostChoice[];
let answer: (choice: PostChoice) => PostPermission | Promise<PostPermission>;
beforeEach(() => {
  server = `server${++count}`;
  [asked, answer, world.lacks] = [[], () => 'allowed', []];
});

const admin = (name = 'Ann'): Incoming => ({
  ...world.someone(name, server, { hasPersonalReplies: true, hasChannels: true }),
  address: HERE,
  isAdmin: async () => true,
  mayPost: async (choice) => {
    asked.push(choice);
    return answer(choice);
  },
});
const set = async (options: Record<string, string>, who = admin()) =>
  (await world.chat.answerForm(who, 'settings', options)).text;
const kept = async () => (await world.store.settings.of([`test:${server}`])).get(`test:${server}`) ?? {};

describe('an address, a ping or a pin is refused, and nothing is stored,', () => {
  test.each<[PostPermission, RegExp]>([
    ['foreign', /isn't in this server.*`\/settings channel here`/],
    ['hidden', /let me see this chat/],
    ['unknown', /^I couldn't check that channel just now\. Please try again in a minute\./],
    ['not-writable', /can't write in that channel yourself/],
    ['not-mentionable', /can't ping that role for you.*`\/settings ping off`/],
  ])('while the platform says “%s”, whether the post is on or off', async (permission, sentence) => {
    answer = () => permission;
    const choices: Record<string, string>[] = [
      { channel: THERE },
      { ping: `<@&${ROLE}>` },
      { pin: 'on' },
      { daily: '18:00 UTC' },
    ];
    for (const choice of choices) expect(await set(choice)).toMatch(sentence);
    expect(await kept()).toEqual({});
    answer = () => 'allowed';
    await set({ daily: '18:00 UTC' });
    const before = await kept();
    answer = () => permission;
    for (const choice of choices.slice(0, 3)) expect(await set(choice)).toMatch(sentence);
    expect(await kept()).toEqual(before);
  });

  test('where a platform has no channels and says nothing about them', async () => {
    const { mayPost: _, ...silent } = admin();
    expect(await set({ channel: THERE }, silent)).toMatch(/isn't in this server/);
    expect(await set({ ping: `<@&${ROLE}>` }, silent)).toMatch(/isn't in this server/);
    expect(await kept()).toEqual({});
    expect(await set({ daily: '18:00 UTC' }, silent)).toMatch(/posted at 18:00/);
  });
});

test('a platform is asked about what is new in a post, and not about what is taken away', async () => {
  await set({ daily: '18:00 UTC', ping: `<@&${ROLE}>` });
  await set({ channel: THERE });
  const ping = ROLE;
  expect(asked).toEqual([
    { address: HERE, ping },
    { address: `test:${THERE}`, ping },
  ]);
  answer = () => 'unknown';
  const choices: Record<string, string>[] = [
    { daily: '19:00' },
    { theme: 'dark' },
    { ping: 'off' },
    { daily: 'off' },
  ];
  for (const choice of choices) expect(await set(choice)).not.toMatch(/couldn't check/);
  expect(asked).toHaveLength(2);
});

describe('two admins who act at the same time', () => {
  test('can’t move a post to where the one who chose its ping was not asked about', async () => {
    await set({ daily: '18:00 UTC' });
    const other = admin('Ben');
    let isFirst = true;
    // Ann may mention the role here only. While the platform is asked, Ben moves the post.
    answer = async ({ address, ping }) => {
      if (ping !== undefined && isFirst) {
        isFirst = false;
        await set({ channel: THERE }, other);
      }
      return ping !== undefined && address !== HERE ? 'not-mentionable' : 'allowed';
    };
    expect(await set({ ping: `<@&${ROLE}>` })).toMatch(/can't ping that role/);
    expect(await kept()).toMatchObject({ address: `test:${THERE}` });
    expect((await kept()).ping).toBeUndefined();
  });

  test('can’t switch a post on at an address that was checked for none of them', async () => {
    const other = admin('Ben');
    let isFirst = true;
    answer = async ({ address }) => {
      if (isFirst) {
        isFirst = false;
        await set({ daily: '18:00 UTC' }, other);
      }
      return address === HERE ? 'allowed' : 'foreign';
    };
    expect(await set({ channel: THERE, pin: 'on' })).toMatch(/isn't in this server/);
    expect(await kept()).toMatchObject({ address: HERE, dailyAt: 1080 });
    expect((await kept()).pin).toBeUndefined();
  });
});
