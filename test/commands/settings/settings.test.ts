import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Incoming } from '../../../src/chat/incoming.ts';
import { buttonRows, type Reply } from '../../../src/chat/reply.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const ADDRESS = 'test:club';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

let place = 0;
let club: string;
beforeEach(() => {
  club = `club${++place}`;
  world.clock = NOON;
  world.bugs.length = 0;
  world.lacks = [];
});

const surface = { hasPersonalReplies: true };
const someone = (name: string, isAdmin: boolean, over: Partial<Incoming['surface']> = {}): Incoming => ({
  ...world.someone(name, club, { ...surface, ...over }),
  address: ADDRESS,
  isAdmin: async () => isAdmin,
});
const admin = (over: Partial<Incoming['surface']> = {}) => someone('Ann', true, over);
const alone = (name = 'Bob'): Incoming => ({ ...world.someone(name), address: `test:${name}` });
const line = async (incoming: Incoming, text: string): Promise<Reply> => {
  const reply = await world.chat.answerLine(incoming, text);
  if (reply === undefined) throw new Error(`no answer to ${text}`);
  expect(world.bugs).toEqual([]);
  return reply;
};
const said = async (incoming: Incoming, text: string) => (await line(incoming, text)).text;
const kept = async (owner = `test:${club}`) => (await world.store.settings.of([owner])).get(owner) ?? {};
const labels = (reply: Reply) => buttonRows(reply.buttons).map((row) => row.map(({ label }) => label));

describe('the settings of a chat', () => {
  test('are one message, whose buttons turn it to a topic, change that and go back', async () => {
    const all = await line(admin(), '/settings');
    expect(all.text.split('\n')).toEqual([
      '**Settings of this chat**',
      '**Daily puzzle**: not posted automatically',
      "**Language**: the language of each person's app",
      '**Appearance**: Light · Wood · the usual colours',
      '**Commands**: everybody can use all commands',
      '**Answers**: for everybody to see',
    ]);
    expect(labels(all)).toEqual([['Daily post', 'Language'], ['Appearance', 'Commands'], ['Answers']]);
    const press = async (shown: Reply, label: string, by = admin()): Promise<Reply> => {
      const actions = buttonRows(shown.buttons).flatMap((row) => row.flatMap(({ action }) => action ?? []));
      const { edit } = await world.chat.answerPress(by, buttonOf(shown, label), actions);
      if (edit === undefined) throw new Error(`no change by ${label}`);
      return edit;
    };
    const post = await press(all, 'Daily post');
    expect(labels(post)).toEqual([
      ['07:00', '08:00', '09:00', '10:00', '12:00'],
      ['15:00', '18:00', '19:00', '20:00', '21:00'],
      ['✓ Off'],
      ['‹ All settings'],
    ]);
    const clocks = await press(post, '18:00');
    expect(clocks.text).toMatch(/^\*\*18:00, in which time zone\?\*\*/);
    expect(await kept()).toEqual({});
    expect(labels(clocks).flat()).toContain('Kyiv 14:00');
    const clock = await press(await press(clocks, 'UTC 12:00'), '🕒 UTC');
    expect(clock.text).toMatch(/^\*\*Which time zone is yours\?/);
    expect(labels(clock).flat()).toContain('✓ UTC 12:00');
    const at18 = await press(clock, 'Kyiv 14:00');
    expect(at18.text).toContain('posted at 18:00 (Europe/Kyiv), here');
    expect(labels(at18)[1]).toContain('✓ 18:00');
    expect(await kept()).toMatchObject({
      dailyAt: 1080,
      zone: 'Europe/Kyiv',
      address: ADDRESS,
      told: 'test:Ann',
    });
    const look = await press(await press(at18, '‹ All settings'), 'Appearance');
    await press(await press(look, 'Dark'), 'Coloured by row and column');
    expect(await kept()).toMatchObject({ theme: 'dark', tiles: 'colours', dailyAt: 1080 });
    const commands = await press(await press(look, '‹ All settings'), 'Commands');
    const limited = await press(commands, '✓ race');
    expect(await kept()).toMatchObject({ commands: { race: 'admins' } });
    await press(limited, '★ race');
    expect(await kept()).toMatchObject({ commands: { race: 'off' } });
  });

  test.each<[string, object]>([
    [
      '/settings daily 18:00 Europe/Kyiv',
      { dailyAt: 1080, zone: 'Europe/Kyiv', postDueAt: NOON + 4 * 3_600_000 },
    ],
    ['/settings daily 6:30 pm kiev', { dailyAt: 1110, zone: 'Europe/Kyiv' }],
    ['/settings daily 7 New York', { dailyAt: 420, zone: 'America/New_York' }],
    ['/settings daily:18:00 UTC', { dailyAt: 1080, zone: 'UTC' }],
    ['/settings daily 18:00 UTC+3', { dailyAt: 1080, zone: '+0300', postDueAt: NOON + 3 * 3_600_000 }],
    ['/settings daily 8:00 Москва', { dailyAt: 480, zone: 'Europe/Moscow' }],
    ['/settings daily Europe/Berlin 6:30 pm', { dailyAt: 1110, zone: 'Europe/Berlin' }],
    ['/settings look colours', { tiles: 'colours' }],
    ['/settings language de', { language: 'de' }],
    ['/settings language Russian', { language: 'ru' }],
    ['/settings language русский', { language: 'ru' }],
    ['/settings theme dark', { theme: 'dark' }],
    ['/settings tiles colours', { tiles: 'colours' }],
    ['/settings palette safe', { palette: 'safe' }],
    ['/settings commands race off', { commands: { race: 'off' } }],
    ['/settings commands /race, fmc admins', { commands: { race: 'admins', fmc: 'admins' } }],
    ['/settings answers private', { answers: 'private' }],
    ['/settings pin on', { pin: true }],
  ])('%s changes that and nothing else', async (typed, settings) => {
    const reply = await line(admin(), typed);
    expect(reply.kind).toBe('answer');
    expect(await kept()).toMatchObject(settings);
    const others = 'dailyAt' in settings ? ['address', 'told', 'locale', 'postDueAt', 'dailyAt', 'zone'] : [];
    expect(Object.keys(await kept()).filter((name) => !(name in settings) && !others.includes(name))).toEqual(
      [],
    );
  });

  test('end and are forgotten one by one, and what a post was remains for the next one', async () => {
    await line(admin(), '/settings daily 18:00 Europe/Kyiv');
    await line(admin(), '/settings daily off');
    expect(await kept()).toMatchObject({ zone: 'Europe/Kyiv' });
    expect(await kept()).not.toHaveProperty('dailyAt');
    expect(await kept()).not.toHaveProperty('postDueAt');
    expect(labels(await line(admin(), '/settings daily 14:25'))[2]).toEqual([
      '✓ 14:25',
      'Off',
      '🕒 Europe/Kyiv',
      'Pin it',
    ]);
    await line(admin(), '/settings daily 9');
    expect(await kept()).toMatchObject({ dailyAt: 540, zone: 'Europe/Kyiv' });
    await line(admin(), '/settings commands race off');
    await line(admin(), '/settings commands race on');
    await line(admin(), '/settings palette usual');
    expect(await kept()).not.toHaveProperty('commands');
  });

  test('are not saved for an hour of nobody knows which clock; a zone that is typed is enough', async () => {
    const asked = await line(admin(), '/settings daily 18:00');
    expect(asked.text).toMatch(/^\*\*18:00, in which time zone\?.*`\/settings daily 18:00 Europe\/Kyiv`/);
    expect(await kept()).toEqual({});
    expect(labels(await line(admin(), '/settings zone')).flat()).toContain('Tokyo 21:00');
    await line(admin(), '/settings zone GMT+3');
    expect(await said(admin(), '/settings daily 18:00')).toContain('posted at 18:00 (UTC+3), here');
  });

  test('are set together by a form, all or nothing', async () => {
    const form = (options: Record<string, string>) =>
      world.chat.answerForm(
        { ...admin({ hasChannels: true }), mayPost: async () => 'allowed' },
        'settings',
        options,
      );
    const wrong = await form({ daily: '18:00', zone: 'Europe/Kyivv', language: 'de' });
    expect(wrong.text).toContain('`/settings daily 18:00 Europe/Kyiv`');
    expect(await kept()).toEqual({});
    await form({
      daily: '18:00',
      zone: 'Europe/Kyiv',
      channel: '<#41771983423143937>',
      ping: '<@&41771983423143999>',
      pin: 'on',
    });
    expect(await kept()).toEqual({
      dailyAt: 1080,
      zone: 'Europe/Kyiv',
      address: 'test:41771983423143937',
      ping: '41771983423143999',
      pin: true,
      told: 'test:Ann',
      locale: 'en',
      postDueAt: NOON + 4 * 3_600_000,
    });
    const themed = await form({ theme: 'dark' });
    expect(buttonOf(themed, 'Light')).toBe('settings:theme:light');
    expect((await form({ change: 'daily 20:00' })).text).toContain(
      '20:00 (Europe/Kyiv), in `#41771983423143937`',
    );
    expect(await said(admin(), '/settings')).toContain('20:00 (Europe/Kyiv), elsewhere in this chat');
  });

  test('keep what two admins change at the same time', async () => {
    await Promise.all([
      line(admin(), '/settings commands race off'),
      line(someone('Eve', true), '/settings commands fmc off'),
      line(someone('Eve', true), '/settings daily 18:00 Europe/Kyiv'),
      line(admin(), '/settings theme dark'),
    ]);
    expect(await kept()).toMatchObject({
      commands: { race: 'off', fmc: 'off' },
      dailyAt: 1080,
      theme: 'dark',
    });
  });
});

describe('pinning', () => {
  test('that is not permitted is refused when it is switched on, also where nothing is posted yet', async () => {
    world.lacks = ['pin'];
    expect(await said(admin(), '/settings pin on')).toMatch(/^I can't post there yet\. Please let me pin/);
    expect(await kept()).toEqual({});
  });

  test('that is not permitted any more holds no post up', async () => {
    await line(admin(), '/settings pin on');
    world.lacks = ['pin'];
    expect(await said(admin(), '/settings daily 18:00 Europe/Kyiv')).toContain('pinned');
    world.lacks = ['files', 'pin'];
    await line(admin(), '/settings daily off');
    expect(await said(admin(), '/settings daily 18:00')).toMatch(/let me send pictures and files, and/);
  });

  test('chosen for a post that is off is shown, and a press away from being off', async () => {
    const reply = await line(admin(), '/settings pin on');
    expect(reply.text).toContain('not posted automatically (if it is posted, it will be pinned)');
    expect((await world.chat.answerPress(admin(), buttonOf(reply, '✓ Pin it'))).edit?.text).not.toContain(
      'pinned',
    );
    expect(await kept()).toEqual({});
  });
});

describe('a person without the right to change settings', () => {
  test('hears so in a sentence, and nothing is changed', async () => {
    const member = someone('Bob', false);
    for (const typed of ['/settings', '/settings theme dark', '/settings daily off']) {
      const reply = await line(member, typed);
      expect(reply).toMatchObject({ kind: 'fault' });
      expect(reply.text).toMatch(/^Only this chat's admins/);
      expect(reply.text).not.toContain('\n');
    }
    const { isAdmin: _, ...nobody } = admin();
    expect((await line(nobody, '/settings')).kind).toBe('fault');
    const shown = await line(admin(), '/settings theme');
    const { edit, notice } = await world.chat.answerPress(member, buttonOf(shown, 'Dark'));
    expect([edit, notice]).toEqual([undefined, expect.stringMatching(/^Only this chat's admins/)]);
    expect(await kept()).toEqual({});
  });
});

describe('a command that is switched off', () => {
  const LINKED = { hasPrivateLinks: true, hasPersonalReplies: false };

  test('refuses people who come by an earlier button or link', async () => {
    const race = await line(admin(), '/race 2x2');
    const daily = await line(admin(LINKED), '/daily');
    await line(admin(), '/settings commands race daily off');
    const joined = await world.chat.answerPress(someone('Bob', false), buttonOf(race, 'Join'));
    expect(joined).toEqual({ notice: expect.stringMatching(/switched `\/race` off/) });
    const payload = buttonRows(daily.buttons).flat()[0]?.deepLinkPayload;
    expect(await said(alone(), `/start ${payload}`)).toMatch(/switched `\/daily` off/);
    expect((await line(alone(), '/daily')).picture).toBeDefined();
    await line(admin(), '/settings commands race daily on');
    expect((await line(alone(), `/start ${payload}`)).picture).toBeDefined();
  });

  test('leaves a game of it where it stands', async () => {
    const board = await line(someone('Bob', false), '/play 2x2');
    const tile =
      buttonRows(board.buttons)
        .flat()
        .find(({ label }) => label === '1')?.action ?? '';
    await line(admin(), '/settings commands play off');
    const pressed = await world.chat.answerPress(someone('Bob', false), tile);
    expect(pressed).toEqual({ notice: expect.stringMatching(/switched `\/play` off/) });
    await line(admin(), '/settings commands play on');
    expect((await world.chat.answerPress(someone('Bob', false), tile)).edit).toBeDefined();
  });
});

describe('a setting that can’t be set', () => {
  test.each<[string, RegExp]>([
    [
      'daily 18:00 Europe/Kyivv',
      /“Europe\/Kyivv”\. .*Did you mean this\? `\/settings daily 18:00 Europe\/Kyiv`/,
    ],
    ['daily 18:00 Asia/Kyiv', /Did you mean this\? `\/settings daily 18:00 Europe\/Kyiv`/],
    ['daily 18:00 Mars/Olympus', /Name a large city, or the offset/],
    ['zone +17:00', /Name a large city, or the offset/],
    ['daily 25:00', /“25:00” is not a time/],
    ['daily 12:60', /not a time/],
    ['daily soon', /not a time/],
    ['language kl', /don't speak “kl” yet.*en/],
    ['theme pink', /light, dark, contrast/],
    ['answers secret', /private/],
    ['look pink', /light, dark, contrast/],
    ['commands help off', /can always use .* can't be switched off/],
    ['commands settings off', /can always use .* can't be switched off/],
    ['commands start off', /don't know the command \/start/],
    ['commands raec off', /Did you mean this\? `\/settings commands race off`/],
    ['commands rcae fcm off', /\/rcae\. Did you mean this\? `\/settings commands race fmc off`$/],
    ['commands race xyzzy9 off', /\/xyzzy9\. `\/help` lists/],
    ['commands rcae xyzzy9 off', /\/rcae\. `\/help` lists/],
    ['commands race', /“on”, “admins” or “off”/],
    ['ping @everyone', /no roles here/],
    ['channel #elsewhere', /channel here/],
    ['pin maybe', /neither “on” nor “off”/],
    ['name off', /private chat/],
    ['langauge ru', /Did you mean this\? `\/settings language ru`/],
    ['zzz', /no setting “zzz”/],
  ])('%s: says what to do next, and sets nothing', async (typed, sentence) => {
    const reply = await line(admin(), `/settings ${typed}`);
    expect(reply.kind).toBe('fault');
    expect(reply.text.replaceAll('\u2060', '')).toMatch(sentence);
    expect(await kept()).toEqual({});
  });

  test('a role that is everybody, or a channel where the bot may not write, on a surface that names them', async () => {
    const named = {
      ...admin({ hasChannels: true }),
      place: { key: 'test:guild:41771983423143937', isPrivate: false },
    };
    expect(await said(named, '/settings ping <@&41771983423143937>')).toMatch(/pick a role/);
    expect(await said(named, '/settings channel #general')).toMatch(/pick the channel from the list/);
  });

  test('what belongs to chats, in private', async () => {
    expect(await said(alone(), '/settings commands race off')).toMatch(/groups and servers/);
    expect(await kept('test:Bob')).toEqual({});
  });
});

describe('one’s own settings', () => {
  test('are a message of their own, with a reminder and the name', async () => {
    const all = await line(alone('Cat'), '/settings');
    expect(all.text.split('\n')[0]).toBe(
      '**Your settings**, for our private chat and for everything that only you see',
    );
    expect(labels(all)).toEqual([
      ['Language', 'Appearance'],
      ['Reminder', 'My name'],
    ]);
    await line(alone('Cat'), '/settings name off');
    await line(alone('Cat'), '/settings daily 8 Asia/Tokyo');
    expect(await kept('test:Cat')).toMatchObject({
      unnamed: true,
      dailyAt: 480,
      zone: 'Asia/Tokyo',
      address: 'test:Cat',
      told: 'test:Cat',
    });
  });

  test('have a name of one’s own where no platform names people, for games before it too', async () => {
    const page = world.someone('Guest 1B20', 'home', { hasNicknames: true });
    await line(page, '/play 3x3');
    const name = async () => (await world.store.games.latest(page.person.key))?.personName;
    expect(await name()).toBe('Guest 1B20');
    expect(await said(page, '/settings name Ann\u202e')).toMatch(
      /Your name\W+Ann · shown on leaderboards everywhere/,
    );
    expect(await name()).toBe('Ann');
    await line(page, `/settings name ${'B'.repeat(100)}`);
    await line(page, '/play 2x3');
    expect(await name()).toBe(`${'B'.repeat(31)}…`);
    await line(page, '/settings name off');
    expect(await kept(page.person.key)).toMatchObject({ unnamed: true, nickname: `${'B'.repeat(31)}…` });
    expect(await said(world.someone('Dan'), '/settings name Ann')).toMatch(/neither “on” nor “off”/);
  });

  test('have no reminder where the bot can’t write by itself', async () => {
    const page = world.someone('Dan');
    expect(labels(await line(page, '/settings'))).toEqual([['Language', 'Appearance'], ['My name']]);
    expect(await said(page, '/settings daily 18:00')).toMatch(/In this chat I can only answer/);
  });
});
