import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buttonRows, type PressAnswer, type Reply } from '../../src/chat/reply.ts';
import { THEMES, type ThemeName } from '../../src/render/paint/picture.ts';
import { decodePicture } from '../support/pictures/decode.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

/** The theme of a reply's picture, by the brightness of its page. */
function themeOf(reply: Reply | undefined): ThemeName {
  if (reply?.picture === undefined) throw new Error(`no picture: ${reply?.text}`);
  const [red, green, blue] = decodePicture(reply.picture).at(0, 0);
  const brightness = red + green + blue;
  return brightness === 0 ? 'contrast' : brightness < 200 ? 'dark' : 'light';
}

const say = (line: string, who = world.someone()) => world.chat.answerLine(who, line);

describe('a picture is drawn in the theme', () => {
  test.each([
    '/solve 1 2 3 4 0 5',
    '/solve 1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0',
    '/explain 1 2 3 4 0 5',
    '/analyse 1 2 3 4 0 5',
    '/analyse 1 2 3 4 0 5 RLL',
    '/scramble 2x3',
    '/play 2x3',
    '/daily',
    '/knight 5x5 a1',
    '/knight table 3x4',
    '/knight log 3x4 a1',
    '/knight machine',
  ])('that is asked for: %s', async (line) => {
    expect(themeOf(await say(`${line} theme:dark`))).toBe('dark');
    expect(themeOf(await say(`${line} DARK`))).toBe('dark');
    expect(themeOf(await say(`${line} theme:contrast`))).toBe('contrast');
    expect(themeOf(await say(line))).toBe('light');
  });

  test('of the screen before which the person sits, unless another is asked for', async () => {
    const who = { ...world.someone(), theme: 'dark' } as const;
    expect(themeOf(await say('1 2 3 4 0 5', who))).toBe('dark');
    expect(themeOf(await say('1 2 3 4 0 5 theme:light', who))).toBe('light');
  });

  test('in a form', async () => {
    const reply = await world.chat.answerForm(world.someone(), 'knight', { size: '5x5', theme: 'dark' });
    expect(themeOf(reply)).toBe('dark');
  });
});

test('an unknown theme is named, with one that works', async () => {
  const reply = await say('/explain 1 2 3 4 0 5 theme:blue');
  expect(reply?.text).toMatch(/theme “blue”.*`\/explain .* theme:dark`/);
});

test.each(['en', 'de', 'es', 'ru', 'zh'])(
  'a fault about another theme names all themes: %s',
  async (locale) => {
    const reply = await say('/explain 1 2 3 4 0 5 theme:blue', { ...world.someone('Bob'), locale });
    for (const theme of THEMES) expect(reply?.text).toContain(theme);
  },
);

test.each([
  ['/solve 4 1 2 5 0 3 theme:dark', 'dark', '▶'],
  ['/solve 4 1 2 5 0 3 theme:contrast', 'contrast', '▶'],
  ['/knight 6x6 a1 theme:dark', 'dark', undefined],
  ['/knight 6x6 a1 theme:contrast', 'contrast', undefined],
  ['/play 2x3 theme:dark', 'dark', undefined],
  ['/play 4x4 theme:contrast', 'contrast', undefined],
])('the buttons of %s keep its theme', async (line, theme, label) => {
  const who = world.someone();
  const [next] = buttonRows((await say(line, who))?.buttons)
    .flat()
    .filter((button) => label === undefined || button.label === label);
  const pressed: PressAnswer = await world.chat.answerPress(who, next?.action ?? '');
  const shown = pressed.edit ?? pressed.reply;
  if (shown?.picture !== undefined) expect(themeOf(shown)).toBe(theme);
  else expect(pressed.notice).toBeDefined();
  for (const { action } of buttonRows(shown?.buttons).flat()) {
    expect(action?.length).toBeLessThanOrEqual(64);
    expect(action).toMatch(new RegExp(`^${theme}~`));
  }
});
