import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Random, randomBelow, seededRandom } from '../../../src/core/random.ts';
import { chromiumPath, say, settled, visit } from '../../support/page/browser.ts';
import { openWebWorld, type WebWorld } from '../../support/page/web-world.ts';

/** Sequences to play; the environment variable is for longer runs by hand. */
const SEQUENCES = Number(process.env.PAGE_SEQUENCES ?? 9);
const ACTIONS = 10;
/** How many of the newest buttons are pressed. */
const NEWEST = 20;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
] as const;
const LINES = [
  '/help',
  '/solve 2 6 4 1 3 7 0 5 8',
  '1 2 3 4 0 5',
  '/solve 1 2 3/4 5 6/8 7 0',
  '/play 3x3',
  '/play 4x4 easy',
  '/play 2x3',
  '/play knight 5x5',
  '/daily',
  '/daily knight',
  '/daily yesterday',
  '/knight 5x5 e1',
  '/knight 6x6 closed',
  '/knight table 5x5',
  '/knight log 3x4 b1',
  '/move L',
  '/hint',
  '/scramble 3x3',
  '/analyse 8 6 7/2 5 4/3 0 1',
  '/compare 1 2 3/4 5 6/0 7 8',
  '/explain 0 1 3/4 2 6/7 5 8 astar',
  '/explain 1 2 3/4 5 6/7 8 0 parity',
  '/leaderboard',
  '/stats',
  '/settings',
  '/settings look',
  '/privacy',
  '/export',
  'hello there',
  `/solve ${'1234567890'.repeat(30)}`,
  'a long word: '.padEnd(700, 'Donaudampfschifffahrt'),
] as const;

const PRESSED = '#log .choices button, #log .in-line, #log .reach';

/**
 * Where the button `at` of `PRESSED` stands; where its like in the same message stands, if `was` is given.
 * Undefined if there is none, or if something else came of the press than the message's new content.
 * Of a board's cell it is the board that has to stay.
 */
const STANDING = `((at, was) => {
  const like = (button) => button.ariaLabel ?? button.textContent;
  const of = (button) => {
    const message = button.closest('.message');
    const anchor = button.closest('.field') ?? button;
    const { x, y } = anchor.getBoundingClientRect();
    const state = document.querySelectorAll('.message, .solved').length;
    const cell = anchor !== button;
    return { id: message.dataset.id, label: like(button), cell, state, x, y };
  };
  if (was === undefined) return of(document.querySelectorAll('${PRESSED}')[at]);
  const message = document.querySelector('[data-id="' + was.id + '"]');
  const again = was.cell
    ? message?.querySelector('.field :is(.tile, .square)')
    : [...message?.querySelectorAll('.choices button') ?? []].find((one) => like(one) === was.label);
  const now = again && of(again);
  return now?.state === was.state ? now : undefined;
})`;

/** Counts the answers that are still coming: Chromium doesn't tell when those to `keepalive` requests end. */
const COUNT_ANSWERS = `(() => {
  const { fetch } = window;
  window.answers = 0;
  window.fetch = async (...request) => {
    window.answers++;
    const answer = await fetch(...request).finally(() => window.answers--);
    window.answers++;
    void answer.clone().text().finally(() => window.answers--);
    return answer;
  };
})()`;
const UNDER_WAY = `window.answers + document.querySelectorAll('.waiting, [aria-busy="true"]').length`;

/** The places of all elements. */
interface Standing {
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/**
 * Everything that is wrong with how the page lies in its window, in words. What scrolls sideways (`pre`) may
 * be wider than the window; the list and the arrow that lie over the conversation may cover it.
 */
const FAULTS = `(() => {
  const faults = [];
  const { innerWidth: width, innerHeight: height } = window;
  const named = ({ tagName, className, id }) => tagName + '.' + className + '#' + id;
  const box = (element) => element.getBoundingClientRect();
  const root = document.documentElement;
  if (root.scrollWidth > width) faults.push('the page is ' + root.scrollWidth + ' wide');
  if (root.scrollHeight > height) faults.push('the page is ' + root.scrollHeight + ' high');
  const [header, footer, room] = ['header', 'footer', '#scroll'].map((one) => box(document.querySelector(one)));
  if (header.top !== 0) faults.push('the header is at ' + header.top);
  if (Math.abs(footer.bottom - height) > 1) faults.push('the footer ends at ' + footer.bottom);
  if (room.top < header.bottom - 1 || room.bottom > footer.top + 1) faults.push('the conversation lies under the rest');
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('pre, svg, .unseen, .skip, .choice') || !element.checkVisibility()) continue;
    const { left, right } = box(element);
    if (left < -1 || right > width + 1) faults.push(named(element) + ' reaches from ' + left + ' to ' + right);
  }
  for (const message of document.querySelectorAll('.message:not([hidden])')) {
    const parts = [...message.children];
    for (const [index, part] of parts.entries()) {
      const one = box(part);
      if (one.top < box(message).top - 1 || one.bottom > box(message).bottom + 1)
        faults.push(named(part) + ' lies over its message');
      const isOver = (other) => one.top < other.bottom - 1 && one.left < other.right - 1;
      // Buttons and text may stand beside a board.
      if (parts.slice(0, index).some((other) => isOver(box(other))))
        faults.push(named(part) + ' lies over the part before it');
    }
  }
  for (const element of document.querySelectorAll('button, a.download, textarea, select')) {
    if (element.matches('.tile, .square, .skip') || !element.checkVisibility()) continue;
    const { left, top, width, height } = box(element);
    const [x, y] = [left + width / 2, top + height / 2];
    if (element.closest('#scroll') && (y < room.top || y >= room.bottom - 1)) continue;
    const hit = document.elementFromPoint(x, y);
    if (!element.contains(hit) && !hit?.closest('#latest'))
      faults.push(named(element) + ' is covered by ' + (hit ? named(hit) : 'nothing'));
  }
  return faults;
})()`;

describe.skipIf(chromiumPath() === undefined)('the page after random commands and presses', () => {
  let bot: WebWorld;
  beforeAll(async () => {
    bot = await openWebWorld();
  });
  afterAll(async () => {
    await bot?.close();
  });

  /** Acts, and resolves when the answer has come and nothing moves any more. */
  const answered = async (page: Page, act: () => Promise<void>): Promise<void> => {
    const asked = page.waitForRequest((request) => request.url().includes('/api/'));
    await act();
    await asked;
    await expect.poll(() => page.evaluate(UNDER_WAY), { timeout: 60_000 }).toBe(0);
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    await settled(page);
  };
  /** Presses a button, a tile or a square of the newest ones, and gives its name and how far it has moved. */
  const press = async (page: Page, random: Random): Promise<readonly [name: string, moved: number]> => {
    const count = await page.locator(PRESSED).count();
    if (count === 0) return ['nothing', 0];
    const at = count - 1 - randomBelow(random, Math.min(count, NEWEST));
    const button = page.locator(PRESSED).nth(at);
    await button.scrollIntoViewIfNeeded();
    const before: Standing = await page.evaluate(`${STANDING}(${at})`);
    await answered(page, () => button.click());
    const after: Standing | undefined = await page.evaluate(`${STANDING}(0, ${JSON.stringify(before)})`);
    const { x, y } = after ?? before;
    return [before.label, Math.max(Math.abs(x - before.x), Math.abs(y - before.y))];
  };

  test.each(Array.from({ length: SEQUENCES }, (_, at) => ({ seed: at + 1, ...(SIZES[at % 3] ?? SIZES[0]) })))(
    'has no overlap, overflow, jump or error: %j',
    { timeout: 120_000 },
    async ({ seed, width, height }) => {
      const random = seededRandom(seed);
      const { page, complaints } = await visit(bot.web.url, { width, height });
      await page.evaluate(COUNT_ANSWERS);
      const done: string[] = [];
      for (let at = 0; at < ACTIONS; at++) {
        let moved = 0;
        if (random() < 0.45) {
          const line = LINES[randomBelow(random, LINES.length)] ?? '';
          done.push(line.slice(0, 40));
          await answered(page, () => say(page, line));
        } else {
          const [name, by] = await press(page, random);
          done.push(`[${name}]`);
          moved = by;
        }
        expect(await page.evaluate(FAULTS), done.join(', ')).toEqual([]);
        expect(moved, `${done.join(', ')}: moved`).toBeLessThanOrEqual(2);
        expect(complaints, done.join(', ')).toEqual([]);
      }
      expect(bot.world.bugs).toEqual([]);
    },
  );
});
