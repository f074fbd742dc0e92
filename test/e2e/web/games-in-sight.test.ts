import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, say, settled, visit } from '../../support/page/browser.ts';
import { openWebWorld, type WebWorld } from '../../support/page/web-world.ts';

/** Windows from a small phone to a desktop; 640x400 is a window of 1280x800 at 200 % zoom. */
const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [640, 400],
  [1024, 768],
  [1366, 650],
  [1440, 900],
] as const;

/** The labels of buttons of the last message, and `the board`, that aren't completely in sight. */
const OUT_OF_SIGHT = `(() => {
  const room = document.querySelector('#scroll').getBoundingClientRect();
  const message = [...document.querySelectorAll('.from-bot')].at(-1);
  const isCut = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < room.top - 1 || bottom > room.bottom + 1;
  };
  return [
    ...(isCut(message.querySelector('.frame')) ? ['the board'] : []),
    ...[...message.querySelectorAll('.choices button')].filter(isCut).map(({ textContent }) => textContent),
  ];
})()`;

describe.skipIf(chromiumPath() === undefined)('games on the page', () => {
  let bot: WebWorld;
  beforeAll(async () => {
    bot = await openWebWorld();
  });
  afterAll(async () => {
    await bot?.close();
  });

  const outOfSightAfter = async (page: Page, line: string): Promise<unknown> => {
    const count = await page.locator('.from-bot').count();
    await say(page, line);
    await page.locator('.from-bot .frame').nth(count).waitFor();
    await settled(page);
    return page.evaluate(OUT_OF_SIGHT);
  };

  test.each(SIZES)(
    'show the board and all its buttons without scrolling, also those of a question: %ix%i',
    { timeout: 120_000 },
    async (width, height) => {
      const { page } = await visit(bot.web.url, { width, height });
      for (const line of ['/play 3x3 easy', '/play 4x4 easy', '/play 5x5', '/daily knight', '/daily'])
        expect([line, await outOfSightAfter(page, line)]).toEqual([line, []]);
      await page.getByRole('button', { name: 'Hint', exact: true }).last().click();
      const confirmButton = page.getByRole('button', { name: 'Show it' });
      await confirmButton.waitFor();
      await settled(page);
      expect(await page.evaluate(OUT_OF_SIGHT)).not.toContain('Show it');
      const room = await page.locator('#scroll').boundingBox();
      const question = await page.locator('.from-bot .text').last().boundingBox();
      const questionEnd = (question?.y ?? 0) + (question?.height ?? 0);
      expect(questionEnd).toBeLessThanOrEqual((room?.y ?? 0) + (room?.height ?? 0) + 1);
    },
  );
});
