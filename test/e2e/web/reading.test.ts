import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { say, settled, tile } from '../../support/page/browser.ts';
import { describePage } from '../../support/page/page.ts';

const PHONES = [
  { width: 390, height: 664 },
  { width: 375, height: 600 },
  { width: 320, height: 568 },
];

/** Where something is in the window; fails the test if it is nowhere. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('it is not shown');
  return box;
}

/** Is all of it in sight, neither outside the conversation nor below the message field? */
async function isInSight(page: Page, element: Locator): Promise<boolean> {
  const [one, room] = [await boxOf(element), await boxOf(page.locator('#scroll'))];
  return one.y >= room.y - 1 && one.y + one.height <= room.y + room.height + 1;
}

describePage('the visible part of the page', (open) => {
  test.each(PHONES)('the page opens at the top when the conversation is empty: %j', async (size) => {
    const { page } = open.guest;
    await page.setViewportSize(size);
    await page.reload();
    await page.locator('.example').first().waitFor();
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    expect(await isInSight(page, page.getByRole('heading', { name: 'What shall we solve?' }))).toBe(true);
  });

  test.each(PHONES)(
    'the page opens at the top again after the conversation was cleared: %j',
    async (size) => {
      const { page } = open.guest;
      await page.setViewportSize(size);
      await say(page, '/long');
      await page.getByAltText('The picture of it').waitFor();
      await page.locator('#clear').click();
      await page.getByRole('button', { name: 'Remove' }).click();
      await page.locator('#welcome').waitFor();
      expect(await isInSight(page, page.getByRole('heading', { name: 'What shall we solve?' }))).toBe(true);
    },
  );

  test('the button to the latest message is hidden while there is no message', async () => {
    const { page } = open.guest;
    await page.setViewportSize({ width: 320, height: 300 });
    await page.locator('#scroll').evaluate((element) => {
      const scroll = element as unknown as { scrollTop: number };
      scroll.scrollTop = 1;
      return new Promise((done) => setTimeout(done, 100));
    });
    expect(await page.locator('#latest').isVisible()).toBe(false);
  });

  test('a long answer on the page is shown from its beginning, with its picture', async () => {
    const { page } = open.guest;
    await say(page, '/long');
    const picture = page.getByAltText('The picture of it');
    await picture.waitFor();
    await settled(page);
    expect(await isInSight(page, picture)).toBe(true);
    await page.locator('#latest').click();
    expect(await isInSight(page, picture)).toBe(false);
    await page.locator('#latest').waitFor({ state: 'hidden' });
    // A short one after it stands at the end, as ever.
    await say(page, 'hello');
    const last = page.getByText('You said');
    await last.waitFor();
    expect(await isInSight(page, last)).toBe(true);
  });

  test.each(PHONES)(
    'a solved board on the page keeps its size and is visible completely: %j',
    async (size) => {
      const { page } = open.guest;
      await page.setViewportSize(size);
      await say(page, '/play');
      const board = page.locator('.frame');
      await board.waitFor();
      await settled(page);
      const before = await boxOf(board);
      await page.getByRole('button', { name: 'Solve it' }).click();
      await page.locator('.won').waitFor();
      await settled(page);
      const { width, height } = await boxOf(board);
      expect([width, height].map(Math.round)).toEqual([before.width, before.height].map(Math.round));
      expect(await isInSight(page, board)).toBe(true);
    },
  );

  test('a solved board on the page is celebrated, without movement for reduced motion', async () => {
    const { page } = open.guest;
    const moving = () =>
      page.evaluate("getComputedStyle(document.querySelector('.won .tile span')).animationName");
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await say(page, '/play');
    await page.getByRole('button', { name: 'Solve it' }).click();
    await page.locator('.won').waitFor();
    expect(await moving()).toBe('wave');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moving()).toBe('none');
    await page.reload();
    await page.getByText('Solved', { exact: true }).waitFor();
    expect(await page.locator('.won').count()).toBe(0);
  });

  test.each(['click', 'Enter'])('a pressed button on the page keeps its place: %s', async (way) => {
    const { page } = open.guest;
    await say(page, '/long');
    await page.getByAltText('The picture of it').waitFor();
    await say(page, '/solve 1 0');
    const button = page.getByRole('button', { name: 'One step forward' });
    await button.focus();
    await settled(page);
    const { y } = await boxOf(button);
    if (way === 'click') await button.click();
    else await page.keyboard.press(way);
    await page.locator('.text').getByText('step next').waitFor();
    expect(Math.abs((await boxOf(button)).y - y)).toBeLessThanOrEqual(2);
  });

  test('a picture on the page opens as large as the window allows, in height too', async () => {
    const { page } = open.guest;
    await page.setViewportSize({ width: 1280, height: 420 });
    await say(page, '/tall');
    await page.locator('.picture').click();
    const { y, height } = await boxOf(page.locator('#viewer img'));
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(420);
    expect(height).toBeGreaterThan(380);
  });

  test.each([320, 1280])('a notice covers no button on a page %i pixels wide', async (width) => {
    const { page } = open.guest;
    await page.setViewportSize({ width, height: 600 });
    await say(page, '/play');
    await page.getByRole('button', { name: 'Old button' }).click();
    await page.locator('#toast.shown').waitFor();
    await settled(page);
    const toast = await boxOf(page.locator('#toast'));
    const buttons = await page.getByRole('button').filter({ visible: true }).all();
    expect(buttons.length).toBeGreaterThan(6);
    for (const button of buttons) {
      const { x, y, width, height } = await boxOf(button);
      const apart = x + width <= toast.x || toast.x + toast.width <= x || y + height <= toast.y;
      expect(apart || toast.y + toast.height <= y, (await button.textContent()) ?? '').toBe(true);
    }
  });
});

describePage('the buttons of the page', (open) => {
  test('a command in an answer on the page is sent by a press, or waits in the field for its arguments', async () => {
    const { page } = open.guest;
    await say(page, '/examples');
    await page.getByRole('button', { name: '/solve', exact: true }).click();
    expect(await page.locator('#input').inputValue()).toBe('/solve ');
    await page.locator('#input').fill('');
    await page.getByRole('button', { name: '/play', exact: true }).click();
    await page.locator('.game').waitFor();
    expect(await page.locator('.from-you').last().textContent()).toBe('/play');
    expect(await page.locator('#log code').textContent()).toBe('LUR');
  });

  test('the button Share on the page copies the result as text', async () => {
    const { page } = open.guest;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await say(page, '/play');
    await page.getByRole('button', { name: 'Solve it' }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.locator('#toast').getByText('Copied').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      `Solved in 3 moves: /play RqX1\n${new URL(page.url()).origin}/?play=RqX1`,
    );
  });

  test.each([
    ['#play=Q1zK', '/play Q1zK'],
    ['#knight=8x8-a1-to-h1', '/knight 8x8 a1 to h1'],
  ])('an address of the page with %s sends that line once', async (hash, line) => {
    const { page } = open.guest;
    await page.evaluate(`location.hash = '${hash}'`);
    await page.locator('.from-you').getByText(line, { exact: true }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await page.reload();
    await page.locator('.from-you').getByText(line, { exact: true }).waitFor();
    await settled(page);
    expect(await page.locator('.from-you').count()).toBe(1);
  });

  test.each([
    ['?play=Q1zK', '/play Q1zK'],
    ['?play=Q1zK&utm_source=elsewhere', '/play Q1zK'],
    ['?knight=8x8-a1-to-h1', '/knight 8x8 a1 to h1'],
  ])('the link %s opens its game once', async (query, line) => {
    const { page } = open.guest;
    await page.goto(new URL(query, page.url()).href);
    await page.locator('.from-you').getByText(line, { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await settled(page);
    expect(await page.locator('.from-you').count()).toBe(1);
  });

  test.each([
    ['?daily', '/daily'],
    ['?daily=41', '/daily 41'],
    ['?daily=knight-41', '/daily knight 41'],
  ])('the link %s only writes its line: sending it starts the clock', async (query, line) => {
    const { page } = open.guest;
    await page.goto(new URL(query, page.url()).href);
    await expect.poll(() => page.locator('#input').inputValue()).toBe(line);
    expect(await page.locator('.from-you').count()).toBe(0);
  });

  test('buttons for steps have drawings, which need no font', async () => {
    const { page } = open.guest;
    await say(page, '/solve 1 0');
    const button = page.getByRole('button', { name: 'One step forward' });
    await button.locator('svg').waitFor();
    expect(await button.innerText()).toBe('');
  });

  test('no press of a step button is lost when presses are quick', async () => {
    const { page } = open.guest;
    await say(page, '/solve 1 0');
    const asked = open.chat.heard.length;
    await page.getByRole('button', { name: 'One step forward' }).evaluate((button) => {
      for (let i = 0; i < 20; i++) (button as unknown as { click(): void }).click();
    });
    // The line itself, and twenty presses.
    await expect.poll(() => open.chat.heard.length - asked, { timeout: 20_000 }).toBeGreaterThanOrEqual(20);
  });

  test('a press that the rate limit refuses is made again a moment later', async () => {
    const { page } = open.guest;
    let refused = 0;
    await page.route('**/api/press', (route) =>
      refused++ === 0
        ? route.fulfill({ status: 429, headers: { 'retry-after': '0' }, json: { error: 'Too fast.' } })
        : route.continue(),
    );
    await say(page, '/play');
    await tile(page, 5).click();
    await page.getByText('Board 1 2 3 4 5 0').waitFor();
    expect(refused).toBe(2);
    open.guest.complaints.splice(0);
  });
});

describePage('the announcements of the page', (open) => {
  test('the page says that no command begins with the typed line', async () => {
    const { page } = open.guest;
    await page.locator('#input').pressSequentially('/zz');
    const none = page.getByText('No command begins like this.');
    await none.waitFor();
    const { height } = await boxOf(none);
    expect(height).toBeGreaterThan(15);
    await page.locator('#input').press('Backspace');
    await page.locator('#input').press('Backspace');
    await page.locator('#suggestions').getByRole('option').first().waitFor();
    expect((await boxOf(page.locator('#suggested'))).height).toBeLessThan(2);
  });

  test('the page announces to a screen reader what was pressed and what is new', async () => {
    const { page } = open.guest;
    await say(page, '/play');
    await tile(page, 5).click();
    await page.getByRole('status').getByText('5 moved left', { exact: true }).waitFor({ state: 'attached' });
    await page.getByText('Board 1 2 3 4 5 0').waitFor();
    expect(await page.locator('#heard').textContent()).toBe('5 moved left');
    expect(await page.locator('.from-bot').getAttribute('aria-live')).toBe('off');
    await page.getByRole('button', { name: 'Old button' }).click();
    await page.getByRole('button', { name: 'Solve it' }).click();
    const heard = page.getByRole('status').getByText('Solve it. Solved in 1 moves.');
    await heard.waitFor({ state: 'attached' });
    expect(await heard.textContent()).not.toContain('Press a tile');
  });

  describe('the theme of the page', () => {
    test('is sent with each line and press, so that pictures are drawn in it', async () => {
      const { page } = open.guest;
      await page.emulateMedia({ colorScheme: 'dark' });
      await say(page, '/play');
      await tile(page, 5).click();
      await page.getByText('Board 1 2 3 4 5 0').waitFor();
      expect(open.chat.heard.slice(-2).map(({ incoming }) => incoming.theme)).toEqual(['dark', 'dark']);
      await page.getByLabel('Colours of the page').selectOption('Light');
      await tile(page, 3).click();
      await page.getByText('Board 1 2 0 4 5 3').waitFor();
      expect(open.chat.heard.at(-1)?.incoming.theme).toBe('light');
    });
  });
});
