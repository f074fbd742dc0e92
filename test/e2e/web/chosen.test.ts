import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chromiumPath, say, type Visit, visit } from '../../support/page/browser.ts';
import { openWebWorld, type WebWorld } from '../../support/page/web-world.ts';

describe.skipIf(chromiumPath() === undefined)("the page follows its visitor's choice", () => {
  let bot: WebWorld;
  let guest: Visit;
  beforeAll(async () => {
    bot = await openWebWorld();
  });
  afterAll(async () => {
    await bot?.close();
  });
  beforeEach(async () => {
    guest = await visit(bot.web.url);
    return () => expect(guest.complaints).toEqual([]);
  });

  const languageOf = (page: Page): Promise<string> => page.evaluate('document.documentElement.lang');
  const ground = (page: Page): Promise<string> =>
    page.evaluate('getComputedStyle(document.body).backgroundColor');

  test('of a language in all texts and boards, immediately and after a reload', async () => {
    const { page } = guest;
    await say(page, '/play 3x3');
    await page.locator('.game').waitFor();
    await say(page, '/settings language ru');
    const isRussian = async () => {
      await expect.poll(() => languageOf(page)).toBe('ru');
      await expect.poll(() => page.locator('.score dt').first().innerText()).toBe('Ходы');
      expect(await page.locator('#input').getAttribute('placeholder')).toMatch(/[а-я]/);
      expect(await page.locator('.name p').textContent()).toMatch(/[а-я]/);
      expect(await page.locator('#confirm-text').textContent()).toMatch(/[а-я]/);
      expect(await page.locator('.field').getAttribute('aria-label')).toMatch(/[а-я]/);
      expect(await page.locator('.from-you').first().getAttribute('aria-label')).toBe('Вы');
      await page.locator('#menu').click();
      expect(await page.locator('#suggestions').innerText()).toMatch(/[а-я]/);
      await page.locator('#menu').click();
    };
    await isRussian();
    await page.reload();
    await isRussian();
    await page.getByRole('button', { name: 'English' }).click();
    await expect.poll(() => languageOf(page)).toBe('en');
    expect(await page.locator('.score dt').first().innerText()).toBe('Moves');
  });

  test('of a theme by a command, by its button, and after a reload', async () => {
    const { page } = guest;
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await ground(page);
    await say(page, '/settings theme dark');
    await expect.poll(() => ground(page)).not.toBe(light);
    const dark = await ground(page);
    await page.reload();
    expect(await ground(page)).toBe(dark);
    await page.getByRole('button', { name: 'High contrast' }).click();
    await expect.poll(() => ground(page)).toBe('rgb(0, 0, 0)');
    expect(await page.locator('#theme').inputValue()).toBe('contrast');
  });

  test("by its own button, which also changes the visitor's setting", async () => {
    const { page } = guest;
    await page.emulateMedia({ colorScheme: 'dark' });
    await say(page, '/settings');
    await page.getByText('Appearance: Dark').waitFor();
    await page.locator('#theme').selectOption('Light');
    const chosen = async () => {
      const [cookie] = await page.context().cookies();
      const person = `web:${cookie?.value.slice(0, 32)}`;
      return (await bot.world.store.settings.of([person])).get(person)?.theme;
    };
    await expect.poll(chosen).toBe('light');
    await say(page, '/settings');
    await page.getByText('Appearance: Light').waitFor();
    await page.locator('#theme').selectOption('Same as the system');
    await expect.poll(chosen).toBe(undefined);
  });
});
