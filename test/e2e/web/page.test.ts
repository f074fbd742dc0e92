import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { paintedWidth, say, scrollsSideways, tile } from '../../support/page/browser.ts';
import { describePage } from '../../support/page/page.ts';

describePage('the page in a real browser', (open) => {
  test('a line typed on the page is answered with words and a picture that has a description', async () => {
    const { page } = open.guest;
    await say(page, '/solve 1 2 3 4 0 5');
    const answer = page.locator('.from-bot');
    await answer.getByText('in 3 moves').waitFor();
    expect(await answer.locator('strong').textContent()).toBe('1 2 3 4 0 5');
    expect(await answer.locator('code').textContent()).toBe('LUR');
    const picture = answer.getByAltText('A board of two rows');
    await picture.waitFor();
    expect(await paintedWidth(picture)).toBe(240);
    expect(await page.locator('.from-you').textContent()).toBe('/solve 1 2 3 4 0 5');
  });

  test('a first visitor sends an example by one click, and the examples disappear', async () => {
    const { page } = open.guest;
    await page.getByRole('button', { name: 'A 3×3 from a lecture' }).click();
    await page.getByText('in 3 moves').waitFor();
    expect(await page.locator('#welcome').isVisible()).toBe(false);
  });

  test('typed text is shown as it is and never becomes HTML of the page', async () => {
    const { page } = open.guest;
    const sly = '<img src=x onerror="document.title=1"><b>hi</b>';
    await say(page, sly);
    await page.locator('.from-bot').waitFor();
    expect(await page.locator('.from-you').textContent()).toBe(sly);
    expect(await page.locator('.message img, .message b').count()).toBe(0);
  });

  test('a board of several lines pasted into the page stays in lines', async () => {
    const { page } = open.guest;
    await page.locator('#input').pressSequentially('1 2');
    await page.locator('#input').press('Shift+Enter');
    await page.locator('#input').pressSequentially('3 0');
    await page.locator('#input').press('Enter');
    await page.locator('.from-bot').waitFor();
    expect(await page.locator('.from-you .text').textContent()).toBe('1 2\n3 0');
  });

  test('the conversation is shown again after a reload, with pictures and playable boards', async () => {
    const { page } = open.guest;
    await say(page, '/play');
    await tile(page, 5).click();
    await page.locator('#log').getByText('Board 1 2 3 4 5 0').waitFor();
    await page.reload();
    await page.locator('#log').getByText('Board 1 2 3 4 5 0').waitFor();
    expect(await page.locator('.from-you').textContent()).toBe('/play');
    await tile(page, 3).click();
    await page.locator('#log').getByText('Board 1 2 0 4 5 3').waitFor();
  });

  test('the conversation on the page can be cleared after a confirmation', async () => {
    const { page } = open.guest;
    await say(page, '/play');
    await page.locator('.game').waitFor();
    await page.locator('#clear').click();
    await page.getByRole('button', { name: 'Keep' }).click();
    expect(await page.locator('.message').count()).toBe(2);
    await page.locator('#clear').click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.locator('#welcome').waitFor();
    await page.reload();
    await page.locator('#welcome').waitFor();
    expect(await page.locator('.message').count()).toBe(0);
  });

  test('a running game can be opened again after the conversation was cleared', async () => {
    const { page } = open.guest;
    await say(page, '/play');
    await tile(page, 5).click();
    await page.locator('#log').getByText('Board 1 2 3 4 5 0').waitFor();
    await page.locator('#clear').click();
    await page.getByRole('button', { name: 'Remove' }).click();
    const back = page.getByRole('button', { name: 'Back to your game' });
    await back.waitFor();
    await page.reload();
    await back.click();
    await page.locator('#log').getByText('Board 1 2 3 4 5 0').waitFor();
    await tile(page, 3).click();
    await page.locator('#log').getByText('Board 1 2 0 4 5 3').waitFor();
    await page.reload();
    await page.locator('.game').waitFor();
    expect(await back.count()).toBe(0);
  });

  test('a very long line on the page is folded until the user opens it', async () => {
    const { page } = open.guest;
    await say(page, 'Board '.repeat(500));
    const message = page.locator('.from-you');
    await message.waitFor();
    const height = async () => (await message.boundingBox())?.height ?? 0;
    expect(await height()).toBeLessThan(250);
    await page.getByRole('button', { name: 'Show all' }).click();
    expect(await height()).toBeGreaterThan(600);
    await page.getByRole('button', { name: 'Show less' }).click();
    expect(await height()).toBeLessThan(250);
  });

  test('the page works by the keyboard alone: suggestions, sending, a board', async () => {
    const { page } = open.guest;
    const keys = async (...pressed: string[]): Promise<void> => {
      for (const key of pressed) await page.keyboard.press(key);
    };
    const focused = (): Promise<string> => page.evaluate('document.activeElement.textContent');
    await page.keyboard.type('/');
    expect(await page.locator('#suggestions').getByRole('option').allInnerTexts()).toHaveLength(3);
    await page.keyboard.type('pl');
    expect(await page.locator('#suggestions').getByRole('option', { selected: true }).innerText()).toContain(
      '/play',
    );
    await keys('Enter');
    await page.locator('.game').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.className')).toBe('field');
    await keys('ArrowLeft');
    await page.locator('#log').getByText('Board 1 2 3 4 5 0').waitFor();
    await keys('Tab');
    const outline = await page.evaluate(
      'getComputedStyle(document.activeElement.firstElementChild).outlineStyle',
    );
    expect([await focused(), outline]).toEqual(['3', 'solid']);
    await keys('Enter');
    await page.locator('#log').getByText('Board 1 2 0 4 5 3').waitFor();
    expect(await focused()).toBe('3');
    await keys('Tab');
    expect(await focused()).toBe('Solve it');
  });

  const focusedText = (page: Page): Promise<string> => page.evaluate('document.activeElement.textContent');
  const focusedId = (page: Page): Promise<string> => page.evaluate('document.activeElement.id');

  // The answer has the buttons Three, One and Four.
  test.each([
    ['One', 'the same button, also at another place', 'One'],
    ['Two', 'the button at its place, if it is gone', 'One'],
    ['Three', 'the same button, also at another place', 'Three'],
  ])('after the button %s of an answer was pressed, the focus is on %s', async (pressed, _, focused) => {
    const { page } = open.guest;
    await say(page, '/choose');
    await page.getByRole('button', { name: pressed, exact: true }).press('Enter');
    await page.locator('.from-bot').getByText(`chosen: ${pressed}`).waitFor();
    await expect.poll(() => focusedText(page)).toBe(focused);
  });

  test.each<[string, (page: Page) => Promise<void>]>([
    ['an example', (page) => page.getByRole('button', { name: 'A 3×3 from a lecture' }).click()],
    [
      'a command in an answer',
      async (page) => {
        await say(page, '/examples');
        await page.locator('.from-bot').getByRole('button', { name: '/play' }).click();
      },
    ],
    ['the list of commands', (page) => page.locator('#menu').click()],
    [
      'the button that removes the conversation',
      async (page) => {
        await say(page, 'hello');
        await page.locator('#clear').click();
        await page.getByRole('button', { name: 'Remove' }).click();
        await page.locator('#welcome').waitFor();
      },
    ],
  ])('after a click on %s the focus is in the message field', async (_, click) => {
    const { page } = open.guest;
    await page.evaluate('document.activeElement.blur()');
    await click(page);
    await expect.poll(() => focusedId(page)).toBe('input');
  });

  test('a board that comes while the visitor types leaves the focus in the message field', async () => {
    const { page } = open.guest;
    await say(page, '/play');
    await page.keyboard.type('half a line');
    await page.locator('.game').waitFor();
    // The page would focus the board once the message is stored.
    await page.evaluate('new Promise((done) => setTimeout(done, 200))');
    expect(await focusedId(page)).toBe('input');
    expect(await page.locator('#input').inputValue()).toBe('half a line');
  });

  test('the key Up brings back the last line on the page', async () => {
    const { page } = open.guest;
    await say(page, 'hello');
    await page.locator('.from-bot').waitFor();
    await page.keyboard.press('ArrowUp');
    expect(await page.locator('#input').inputValue()).toBe('hello');
  });

  test('a slow answer on the page shows its progress and can be cancelled', async () => {
    const { page } = open.guest;
    await say(page, '/slow');
    await page.getByText('half way').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.locator('#toast').getByText('Cancelled.').waitFor();
    expect(await page.locator('.waiting').count()).toBe(0);
    await expect.poll(() => open.chat.heard.at(-1)?.incoming.signal?.aborted).toBe(true);
  });

  describe('an answer on the page before its proof', () => {
    const standing = async () => {
      const { page } = open.guest;
      await say(page, '/hard');
      await page.locator('.waiting').getByText('80, at least 76').waitFor();
      expect(await paintedWidth(page.getByAltText('80 moves'))).toBe(240);
      return page;
    };

    test('is shown in the bubble until the proof replaces it', async () => {
      const page = await standing();
      open.chat.finish();
      await page.getByText('80, optimal').waitFor();
      expect(await page.locator('.from-bot').count()).toBe(1);
      expect(await page.locator('.waiting').count()).toBe(0);
      expect(await paintedWidth(page.getByAltText('80 moves'))).toBe(240);
      await page.reload();
      await page.getByText('80, optimal').waitFor();
      expect(await paintedWidth(page.getByAltText('80 moves'))).toBe(240);
    });

    test('is shown in the bubble also without a picture', async () => {
      const { page } = open.guest;
      await say(page, '/bare');
      await page.locator('.waiting').getByText('an answer without a picture').waitFor();
      open.chat.finish();
      await page.getByText('the last word').waitFor();
    });

    test('is kept when Cancel ends the search', async () => {
      const page = await standing();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.locator('#toast').getByText('Stopping.').waitFor();
      await page.getByText('80, not proved').waitFor();
      expect(await page.getByAltText('80 moves').count()).toBe(1);
    });
  });

  test('a picture on the page opens large and closes by Escape', async () => {
    const { page } = open.guest;
    await say(page, '/solve 1 0');
    await page.locator('.picture').click();
    await page.locator('#viewer img').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('#viewer').isVisible()).toBe(false);
  });

  test('a picture too wide for a phone opens at its own size to scroll, and fits the screen after a tap', async () => {
    const { page } = open.guest;
    await page.setViewportSize({ width: 375, height: 740 });
    await say(page, '/wide');
    await page.locator('.picture').click();
    const viewer = page.locator('#viewer');
    const picture = viewer.locator('img');
    const width = async () => Math.round((await picture.boundingBox())?.width ?? 0);
    await expect.poll(width).toBe(1400);
    const pushed = () =>
      viewer.evaluate((dialog) => Math.round((dialog as unknown as { scrollLeft: number }).scrollLeft));
    await page.mouse.move(150, 300);
    // A wheel that turns before the viewer is painted is lost.
    await expect.poll(() => page.mouse.wheel(400, 0).then(pushed)).toBeGreaterThan(300);
    expect(await scrollsSideways(page)).toBe(false);
    await picture.click({ position: { x: 700, y: 200 } });
    expect(await width()).toBeLessThan(375);
    // The end of it comes into sight by a tap on the end.
    await picture.click({ position: { x: (await width()) - 5, y: 20 } });
    expect(await width()).toBe(1400);
    expect(await pushed()).toBeGreaterThan(1000);
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await viewer.isVisible()).toBe(false);
  });

  test('a picture that fits the window closes by a click on it', async () => {
    const { page } = open.guest;
    await say(page, '/solve 1 0');
    await page.locator('.picture').click();
    await page.locator('#viewer img').click();
    expect(await page.locator('#viewer').isVisible()).toBe(false);
  });

  test('the page is dark or light as the system is until the visitor chooses, and the choice lasts', async () => {
    const { page } = open.guest;
    const ground = (): Promise<string> => page.evaluate('getComputedStyle(document.body).backgroundColor');
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await ground();
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await ground();
    expect(dark).not.toBe(light);
    const choice = page.getByLabel('Colours of the page');
    expect(await choice.inputValue()).toBe('');
    await choice.selectOption('Dark');
    expect(await ground()).toBe(dark);
    await page.reload();
    expect(await ground()).toBe(dark);
    await choice.selectOption('Same as the system');
    expect(await ground()).toBe(light);
  });

  test("the page follows the system's high contrast until the visitor chooses", async () => {
    const { page } = open.guest;
    const ground = (): Promise<string> => page.evaluate('getComputedStyle(document.body).backgroundColor');
    await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
    await expect.poll(ground).toBe('rgb(0, 0, 0)');
    await say(page, '/play');
    await expect.poll(() => open.chat.heard.at(-1)?.incoming.theme).toBe('contrast');
    await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
    await expect.poll(ground).not.toBe('rgb(0, 0, 0)');
    await page.getByLabel('Colours of the page').selectOption('High contrast');
    await page.reload();
    await expect.poll(ground).toBe('rgb(0, 0, 0)');
    await page.getByLabel('Colours of the page').selectOption('Light');
    await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
    await expect.poll(ground).not.toBe('rgb(0, 0, 0)');
  });

  test('the page needs no horizontal scrolling on a phone of 360 pixels', async () => {
    const { page } = open.guest;
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await scrollsSideways(page)).toBe(false);
    await say(page, `/solve ${'12345678901234567890'.repeat(8)}`);
    await say(page, '/play');
    await page.locator('.game').waitFor();
    await page.locator('#menu').click();
    await page.locator('#suggestions').getByRole('option').first().waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    const first = await page.locator('.tile').first().boundingBox();
    // While a message arrives it is moved, and heights are off by less than a thousandth.
    expect(Math.round(first?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });
});
