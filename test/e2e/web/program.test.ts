import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  chromiumPath,
  paintedWidth,
  say,
  scrollsSideways,
  tile,
  tilesShown,
  visit,
} from '../../support/page/browser.ts';
import { dataFolder } from '../../support/program/data-folder.ts';
import { type Program, startProgram } from '../../support/program/program.ts';

const path = chromiumPath();
const title = path
  ? 'the program in a browser'
  : 'the program in a browser: skipped, no Chromium (CHROMIUM_PATH)';

describe.skipIf(path === undefined)(title, () => {
  const dataDir = dataFolder('page');
  let program: Program;

  beforeAll(async () => {
    program = await startProgram(dataDir);
  });
  afterAll(async () => {
    await program?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('the page steps through a search and a solution by the keyboard', { timeout: 60_000 }, async () => {
    const { page, complaints } = await visit(program.url, { width: 360, height: 740 });
    const last = page.locator('.from-bot:not(.waiting)').last();
    const reads = (words: string) =>
      expect.poll(() => last.locator('.text').innerText(), { timeout: 20_000 }).toContain(words);
    const heard = () => page.locator('#heard').textContent();

    await say(page, '/explain 0 1 3/4 2 6/7 5 8 astar manhattan');
    await reads('Found in 4 moves');
    await last.getByRole('button', { name: 'One step forward' }).focus();
    await page.keyboard.press('ArrowRight');
    await reads('Step 1 of 5');
    await page.keyboard.press('ArrowRight');
    await reads('Step 2 of 5');
    expect(await heard()).toMatch(/^One step forward\. Step 2 of 5\./);
    await page.keyboard.press('ArrowLeft');
    await reads('Step 1 of 5');
    await page.keyboard.press('End');
    await reads('Step 5 of 5');
    expect(await heard()).toContain('The last step');
    await page.keyboard.press('Home');
    await reads('The start, before the first of 5 steps');
    expect(await paintedWidth(last.locator('.picture img'))).toBeGreaterThan(100);

    await say(page, '/solve 1 2 3 0 4 5');
    await reads('in 2 moves');
    await last.locator('.picture').focus();
    await page.keyboard.press('End');
    await reads('Step 2 of 2');
    await page.keyboard.press('ArrowLeft');
    await reads('Step 1 of 2');
    expect(complaints).toEqual([]);
  });

  test('the page solves boards, shows tours and the daily puzzle, and shows all again after a restart', {
    timeout: 60_000,
  }, async () => {
    const { page, complaints } = await visit(program.url, { width: 360, height: 740 });
    const last = page.locator('.from-bot:not(.waiting)').last();
    const answers = async (count: number): Promise<void> => {
      await expect
        .poll(() => page.locator('.from-bot:not(.waiting)').count(), { timeout: 20_000 })
        .toBe(count);
    };

    expect(await page.locator('.example code').first().textContent()).toBe('/play 3x3 easy');
    await say(page, '/solve 1 2 3 4 0 5');
    await answers(1);
    expect(await last.locator('.text').innerText()).toContain('in 1 move');
    expect(await paintedWidth(last.locator('.picture img'))).toBeGreaterThan(100);
    expect((await last.locator('.picture img').getAttribute('alt'))?.length).toBeGreaterThan(10);

    await page.locator('#input').fill('1 2 3\n4 0 5');
    await page.locator('#input').press('Enter');
    await answers(2);
    expect(await last.locator('.text').innerText()).toContain('in 1 move');

    await say(page, '/knight 5x5 e1');
    await answers(3);
    expect(await paintedWidth(last.locator('.picture img'))).toBeGreaterThan(100);

    await say(page, 'what is this? ☃ **`');
    await answers(4);
    expect(await last.locator('.text').innerText()).toMatch(/\d/);

    await say(page, '/play 2x3');
    await answers(5);
    const before = await tilesShown(page);
    expect([...before].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    // On 2x3 the blank's neighbour in its column always exists and always slides.
    const blank = before.indexOf(0);
    const below = (blank + 3) % 6;
    const after = before.with(blank, before[below] ?? 0).with(below, 0);
    await tile(page, before[below] ?? 0).click();
    // It is the program's word that there is something to undo.
    await last.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await tilesShown(page)).toEqual(after);

    expect(await program.stop()).toBe(0);
    program = await startProgram(dataDir, { PORT: new URL(program.url).port });
    await page.reload();
    await last.locator('.game').waitFor();
    expect(await tilesShown(page)).toEqual(after);
    await tile(page, before[below] ?? 0).click();
    expect(await last.locator('.score').innerText()).toMatch(/^Moves\s+2\s/);
    expect(await tilesShown(page)).toEqual(before);

    await say(page, '/daily');
    await answers(6);
    expect(await last.locator('.score').innerText()).toMatch(/^Moves\s+0\s/);
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
  });

  test('the page shows tours in two styles and animated, tables and logs, and saves an order as a file', {
    timeout: 60_000,
  }, async () => {
    const { page, complaints } = await visit(program.url, { width: 360, height: 740 });
    const answer = page.locator('.from-bot:not(.waiting)');
    const answers = (count: number) => expect.poll(() => answer.count(), { timeout: 20_000 }).toBe(count);
    const source = () => answer.first().locator('.picture img').getAttribute('src');

    await say(page, '/knight 6x6 a1');
    await answers(1);
    const straight = await source();
    await page.getByRole('button', { name: 'Smooth path' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Straight path' }).count()).toBe(1);
    expect(await source()).not.toBe(straight);
    await page.getByRole('button', { name: 'GIF' }).click();
    await answers(2);
    expect(await paintedWidth(answer.last().locator('.picture img'))).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'The move numbers as a file' }).click();
    await answers(3);
    const saving = page.waitForEvent('download');
    await answer.last().locator('.download').click();
    const order = readFileSync(await (await saving).path(), 'utf8');
    // The squares follow below a blank line.
    const numbers = (order.split('\n\n')[0] ?? '').trim().split(/\s/).map(Number);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, i) => i + 1));

    await say(page, '/knight table 5x5 opts:1 vs 1,3');
    await answers(4);
    expect(await answer.last().locator('.text').innerText()).toContain(
      '13 tours found, 10 of them without a backtrack',
    );
    expect(await paintedWidth(answer.last().locator('.picture img'))).toBeGreaterThan(100);
    await say(page, '/knight log 3x4 b1 program:automaton');
    await answers(5);
    expect((await answer.last().locator('pre').innerText()).split('\n')).toHaveLength(75);
    await say(page, '/knight machine 5x5');
    await answers(6);
    expect(await answer.last().locator('.text').innerText()).toContain('/knight machine');
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
  });
});
