import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { say, settled } from '../../support/page/browser.ts';
import { describePage } from '../../support/page/page.ts';

/** What axe finds wrong with the page as it is, each with the element it is wrong with. */
async function findings(page: Page): Promise<string[]> {
  await settled(page);
  return page.evaluate(`axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`);
}

const STATES: readonly (readonly [state: string, reach: (page: Page) => Promise<unknown>])[] = [
  ['empty', async () => {}],
  ['an answer', (page) => say(page, '/solve 1 0').then(() => page.locator('.picture').waitFor())],
  [
    'a command in an answer',
    (page) => say(page, '/examples').then(() => page.locator('.command').last().waitFor()),
  ],
  ['a long answer', (page) => say(page, '/long').then(() => page.locator('.picture').waitFor())],
  [
    'the menu open',
    async (page) => {
      // Low enough that the list has to be scrolled.
      await page.setViewportSize({ width: 1280, height: 260 });
      await page.locator('#menu').click();
      await page.locator('#suggestions').getByRole('option').first().waitFor();
    },
  ],
  ['no command that begins so', (page) => page.locator('#input').pressSequentially('/zz')],
  [
    'the viewer open',
    async (page) => {
      await say(page, '/wide');
      await page.locator('.picture').click();
    },
  ],
  ['a game', (page) => say(page, '/play').then(() => page.locator('.game').waitFor())],
  ["a knight's walk", (page) => say(page, '/walk').then(() => page.locator('.game').waitFor())],
  [
    'a solved game',
    async (page) => {
      await say(page, '/play');
      await page.getByRole('button', { name: 'Solve it' }).click();
      await page.locator('.won').waitFor();
    },
  ],
  [
    'a long message of their own',
    (page) =>
      say(page, 'Board '.repeat(500)).then(() => page.getByRole('button', { name: 'Show all' }).waitFor()),
  ],
  [
    'a game to go back to',
    async (page) => {
      await say(page, '/play');
      await page.locator('.game').waitFor();
      await page.locator('#clear').click();
      await page.getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('button', { name: 'Back to your game' }).waitFor();
    },
  ],
  [
    'an error',
    async (page) => {
      await say(page, '/bug');
      await page.locator('.failed').waitFor();
    },
  ],
  [
    'a notice',
    async (page) => {
      await say(page, '/play');
      await page.getByRole('button', { name: 'Old button' }).click();
      await page.locator('#toast.shown').waitFor();
    },
  ],
  [
    'an answer on its way',
    async (page) => {
      await say(page, '/slow');
      await page.getByText('half way').waitFor();
    },
  ],
  [
    'the question before clearing',
    async (page) => {
      await say(page, 'hello');
      await page.locator('#clear').click();
    },
  ],
];

const MEDIA = [
  { colorScheme: 'light', contrast: 'no-preference' },
  { colorScheme: 'dark', contrast: 'no-preference' },
  { colorScheme: 'dark', contrast: 'more' },
] as const;

describePage('axe finds no fault in light, dark and high contrast, wide and narrow', (open) => {
  test.each(STATES)('with the page in the state “%s”', async (_, reach) => {
    const { page } = open.guest;
    await reach(page);
    await page.evaluate(axe.source);
    const height = page.viewportSize()?.height ?? 0;
    for (const media of MEDIA) {
      for (const width of [1280, 320]) {
        await page.emulateMedia(media);
        await page.setViewportSize({ width, height });
        expect(await findings(page), `${media.colorScheme}, ${media.contrast}, ${width} pixels`).toEqual([]);
      }
    }
    open.chat.finish();
  });
});
