import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentOf } from '../../src/adapters/discord/message-body.ts';
import type { Incoming } from '../../src/chat/incoming.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { buttonOf, openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

/** In a private chat of a platform; the page has no address. */
const inChat = (): Incoming => ({ ...world.someone(), address: 'test:home' });
const say = (line: string, who = inChat()) => world.chat.answerLine(who, line);

const TOPICS = ['puzzles', 'knight', 'play', 'moves', 'together', 'settings'];
const GUIDES = ['start', 'hello', 'help', ...TOPICS.map((topic) => `help-${topic}`)];

describe.each(GUIDES)('%s', (guide) => {
  test('is one message on every platform, in every language', () => {
    const catalogue = loadCatalogue();
    for (const locale of catalogue.locales) {
      const text = catalogue.texts(locale).say(guide, { heard: 'yes' });
      // Where a command can be pressed it is written with its id, of up to 20 digits.
      const commands = text.match(/`\/[a-z]+`/g)?.length ?? 0;
      expect(contentOf(text).length + 24 * commands, locale).toBeLessThan(locale === 'en' ? 1480 : 2000);
    }
  });
});

test('/help tells of inline mode where people may ask from any chat', async () => {
  const { surface, ...who } = inChat();
  const help = await say('/help', { ...who, surface: { ...surface, hasInlineMode: true } });
  expect(help?.text).toMatch(/In any chat.*`8x8 a1`/);
  expect((await say('/help'))?.text).not.toMatch(/In any chat/);
});

test('/help has its topics as buttons, which turn the same message and back', async () => {
  const help = await say('/help');
  expect(help?.text).toContain('/solve 1 2 3 4 0 5');
  const labels = [
    'Sliding puzzles',
    "Knight's tours",
    'How to play',
    'Typing moves',
    'Playing together',
    'Settings & data',
  ];
  for (const label of labels) {
    const topic = (await world.chat.answerPress(inChat(), buttonOf(help, label))).edit;
    expect(topic?.text).not.toBe(help?.text);
    for (const other of labels.filter((one) => one !== label)) buttonOf(topic, other);
    const back = await world.chat.answerPress(inChat(), buttonOf(topic, '‹ Overview'));
    expect(back.edit).toEqual(help);
  }
});

test.each([
  ['/help knight', /Shalyto/],
  ['/help /race', /Join/],
  ['/help Analyse', /side by side/],
  ['/help moves', /arrows/],
  ['/help privacy', /\/export/],
  ['/help whatever', /press it/],
])('%s', async (line, clue) => {
  expect((await say(line))?.text).toMatch(clue);
});

test('the greeting has what to press: an easy board, today’s puzzle and the help', async () => {
  const greeting = await say('/start');
  const easyBoard = await world.chat.answerPress(world.someone(), buttonOf(greeting, 'Easy 3x3'));
  expect(easyBoard.reply?.text).toMatch(/3x3.* par 10\b/);
  const today = await world.chat.answerPress(world.someone(), buttonOf(greeting, "Play today's puzzle"));
  expect(today.reply?.text).toMatch(/Daily puzzle/);
  const help = await world.chat.answerPress(inChat(), buttonOf(greeting, 'Help'));
  expect(help.edit?.text).toBe((await say('/help'))?.text);
});

test.each([
  // A Tuesday has 3x3, a Wednesday 2x5, a Sunday 4x4.
  ['2026-11-24', ["Play today's puzzle", 'Easy 3x3']],
  ['2026-11-25', ['Easy 3x3', "Play today's puzzle"]],
  ['2026-11-29', ['Easy 3x3', "Play today's puzzle"]],
])('on %s the greeting offers first %j', async (day, labels) => {
  const { clock } = world;
  world.clock = Date.parse(`${day}T12:00:00Z`);
  const [firstRow = []] = (await say('/start'))?.buttons?.[0]?.rows ?? [];
  world.clock = clock;
  expect(firstRow.map(({ label }) => label)).toEqual(labels);
});

test('a forged topic of /help is refused kindly', async () => {
  for (const action of ['help:x', 'help'])
    expect((await world.chat.answerPress(world.someone(), action)).notice).toContain('/');
});

test('/help says only where typed lines are heard that moves need no command', async () => {
  const { surface, ...person } = inChat();
  const onSurface = async (hearsText: boolean) =>
    (await say('/help moves', { ...person, surface: { ...surface, readsAllText: hearsText } }))?.text;
  expect(await onSurface(true)).toContain('leave out `/move`');
  expect(await onSurface(false)).not.toContain('leave out `/move`');
});

test('/help on the page lists no command that needs other people or scheduled messages', async () => {
  const page = world.someone();
  const help = await say('/help', page);
  const settings = await world.chat.answerPress(page, buttonOf(help, 'Settings & data'));
  expect(() => buttonOf(help, 'Playing together')).toThrow();
  expect(help?.text).toContain('`/play 4x4`');
  expect(settings.edit?.text).toContain('`/settings theme dark`');
  expect(`${help?.text}${settings.edit?.text}`).not.toMatch(/\/race|\/fmc|\/settings daily/);
  expect((await say('/help together', page))?.text).toBe(help?.text);
});
