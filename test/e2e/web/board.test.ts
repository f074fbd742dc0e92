import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startWeb, type WebServer } from '../../../src/adapters/web/start-web.ts';
import { slidingRules } from '../../../src/commands/games/sliding-rules.ts';
import { seededRandom } from '../../../src/core/random.ts';
import { createLog } from '../../../src/observe/log.ts';
import { createMetrics } from '../../../src/observe/metrics.ts';
import type { Game } from '../../../src/store/contract/game.ts';
import {
  chromiumPath,
  say,
  settled,
  tile,
  tilesShown,
  type Visit,
  visit,
} from '../../support/page/browser.ts';
import { solvingMoves } from '../../support/solving-moves.ts';
import { openWorld, type World } from '../../support/world.ts';

const KEYS = { L: 'ArrowLeft', R: 'ArrowRight', U: 'ArrowUp', D: 'ArrowDown' } as const;
const LETTERS = { L: 'a', R: 'd', U: 'w', D: 's' } as const;
const FROM = { L: [0, 1], R: [0, -1], U: [1, 0], D: [-1, 0] } as const;
const isMove = (step: string): step is keyof typeof KEYS => step in KEYS;

describe.skipIf(chromiumPath() === undefined)('a board on the page, with the whole bot', () => {
  let world: World;
  let web: WebServer;
  let guest: Visit;
  beforeAll(async () => {
    world = await openWorld();
    // A Monday, whose board takes 14 to 18 moves.
    world.clock = Date.UTC(2026, 10, 23, 12);
    const { chat, store } = world;
    const log = createLog('silent');
    web = await startWeb({
      host: '127.0.0.1',
      port: 0,
      chat,
      store,
      version: '1',
      log,
      metrics: createMetrics('1'),
    });
  });
  afterAll(async () => {
    await web?.stop();
    await world?.close();
  });
  beforeEach(async () => {
    guest = await visit(web.url);
    return () => expect(guest.complaints).toEqual([]);
  });

  /** The visitor's latest game as the store has it. */
  const kept = async (): Promise<Game> => {
    const cookies = await guest.page.context().cookies();
    const visitor = cookies.find(({ name }) => name === 'tileknight')?.value.slice(0, 32);
    const game = await world.store.games.latest(`web:${visitor}`);
    if (game === undefined) throw new Error('no game');
    return game;
  };
  const tilesKept = async () => slidingRules.read(await kept()).board.tiles;
  /** Opens today's puzzle and gives a shortest solution of it. */
  const today = async (): Promise<{ game: Game; moves: (keyof typeof KEYS)[] }> => {
    await say(guest.page, '/daily');
    await guest.page.locator('.game').waitFor();
    const game = await kept();
    return { game, moves: [...solvingMoves(game)].filter(isMove) };
  };
  /** The middle of the tile that this move slides. */
  const middleOf = async (page: Page, move: keyof typeof KEYS): Promise<{ x: number; y: number }> => {
    const tiles = await tilesShown(page);
    const blank = tiles.indexOf(0);
    const field = await page.locator('.field').last().boundingBox();
    const { x, y, width, height } = field ?? { x: 0, y: 0, width: 0, height: 0 };
    const [row, col] = [Math.floor(blank / 3) + FROM[move][0], (blank % 3) + FROM[move][1]];
    return { x: x + ((col + 0.5) * width) / 3, y: y + ((row + 0.5) * height) / 3 };
  };
  const solved = async ({ id }: Game, moves: number): Promise<void> => {
    await guest.page.getByText('Solved', { exact: true }).waitFor();
    expect(await guest.page.locator('.score').innerText()).toMatch(new RegExp(`^Moves\\s+${moves}\\s`));
    const game = await world.store.games.byId(id);
    expect([game?.moveCount, game?.finishedAt !== undefined]).toEqual([moves, true]);
  };

  test('can be solved by the keyboard alone', async () => {
    const { page } = guest;
    await page.keyboard.type('/daily');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate('document.activeElement.className')).toBe('field');
    const game = await kept();
    const moves = [...solvingMoves(game)].filter(isMove);
    const [first, ...rest] = moves;
    // The first one by Tab and Enter: the tile that it slides is one of those that can be reached.
    const tiles = await tilesShown(page);
    const from = FROM[first ?? 'L'];
    const label = String(tiles[tiles.indexOf(0) + from[0] * 3 + from[1]]);
    for (let tabs = 0; tabs < 4; tabs++) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate('document.activeElement.textContent')) === label) break;
    }
    await page.keyboard.press('Enter');
    for (const [at, move] of rest.entries()) await page.keyboard.press((at % 2 ? LETTERS : KEYS)[move]);
    await solved(game, moves.length);
  });

  test('can be solved by touch on a phone', async () => {
    const { page } = guest;
    await page.setViewportSize({ width: 390, height: 740 });
    const tools = await page.context().newCDPSession(page);
    const { game, moves } = await today();
    for (const move of moves) {
      const point = await middleOf(page, move);
      await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
    await solved(game, moves.length);
    await tools.detach();
  });

  test('can be solved by ten clicks a second while every other response is lost', async () => {
    const { page } = guest;
    const { game, moves } = await today();
    let asked = 0;
    const actions: string[] = [];
    await page.route('**/api/press', async (route) => {
      asked++;
      actions.push(JSON.parse(route.request().postData() ?? '{}').action.split(':')[0]);
      // Of four requests one never arrives, and the answer of one doesn't.
      if (asked % 4 === 2) return route.abort();
      if (asked % 4 === 3) {
        await route.fetch();
        return route.abort();
      }
      return route.continue();
    });
    for (const move of moves) {
      const { x, y } = await middleOf(page, move);
      await page.mouse.click(x, y);
      await page.waitForTimeout(100);
    }
    await solved(game, moves.length);
    expect(actions).toContain('board');
    guest.complaints.splice(0);
  });

  test('counts no extra move for a press that arrives late after a retry', async () => {
    const { page } = guest;
    const { game, moves } = await today();
    const presses: string[] = [];
    await page.route('**/api/press', async (route) => {
      const press = route.request().postData() ?? '';
      if (!press.includes('tile:') || presses.push(press) > 2) return route.continue();
      if (presses.length === 1) return route.abort();
      // Its steps are sent again, with all that were made since; now it arrives, just before them.
      await route.fetch({ postData: presses[0] ?? '' });
      return route.continue();
    });
    for (const move of moves) await page.keyboard.press(KEYS[move]);
    const made = async () => (await world.store.games.byId(game.id))?.moveCount;
    await expect.poll(made, { timeout: 10_000 }).toBe(moves.length);
    await solved(game, moves.length);
    guest.complaints.splice(0);
  });

  test('says that the program can’t be reached, can be played on, and loses no move', async () => {
    const { page } = guest;
    const { game, moves } = await today();
    await page.route('**/api/press', (route) => route.abort());
    for (const move of moves) await page.keyboard.press(KEYS[move]);
    const trouble = page.locator('.trouble');
    await trouble.getByText('trying again').waitFor();
    expect(await page.locator('.solved').count()).toBe(1);
    expect((await kept()).moveCount).toBe(0);
    await page.unroute('**/api/press');
    const ages: number[] = [];
    page.on('request', (request) => {
      const { action = '', agoMs } = JSON.parse(request.postData() ?? '{}');
      if (action.startsWith('tile:')) ages.push(agoMs);
    });
    await page.evaluate("dispatchEvent(new Event('online'))");
    await solved(game, moves.length);
    // It tells how long its steps have waited.
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(await trouble.innerText()).toBe('');
    guest.complaints.splice(0);
  });

  test('counts the last press although the page is closed immediately', async () => {
    const { page } = guest;
    const { moves } = await today();
    for (const move of moves.slice(0, 4)) await page.keyboard.press(KEYS[move]);
    await page.goto('about:blank');
    await page.goto(web.url);
    await expect.poll(() => page.locator('.score dd').first().innerText()).toBe('4');
    await expect.poll(async () => (await kept()).moveCount).toBe(4);
  });

  test('counts the last press although the page was closed while the program was away', async () => {
    const { page } = guest;
    const { game, moves } = await today();
    await page.route('**/api/press', async (route) => {
      // The first press arrives, but no answer to it.
      if ((await kept()).moveCount === 0) await route.fetch();
      await route.abort();
    });
    for (const move of moves) await page.keyboard.press(KEYS[move]);
    await page.locator('.trouble').getByText('trying again').waitFor();
    // A press may be on its way: its answer is ignored.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await solved(game, moves.length);
    guest.complaints.splice(0);
  });

  test('undoes a move by Backspace and Ctrl+Z, on sliding boards and for the knight', async () => {
    const { page } = guest;
    await say(page, '/play 1 2 3/4 5 6/0 7 8');
    await expect.poll(() => page.evaluate('document.activeElement.className')).toBe('field');
    await page.keyboard.press('ArrowLeft');
    // The program doesn't know of the step yet.
    await page.keyboard.press('Backspace');
    await expect.poll(() => tilesShown(page)).toEqual([1, 2, 3, 4, 5, 6, 0, 7, 8]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+z');
    await expect.poll(() => tilesShown(page)).toEqual([1, 2, 3, 4, 5, 6, 0, 7, 8]);
    await say(page, '/play knight 5x5 a1');
    await page.getByLabel('c2, in reach').click();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Backspace');
    await page.getByLabel('a1, visited as square number 1').waitFor();
    await expect.poll(async () => (await kept()).state).toBe('5x5 a1');
  });

  test.each(['/play 4x4', '/play knight 5x5'])('of %s fits a phone in landscape', async (line) => {
    const { page } = guest;
    await page.setViewportSize({ width: 740, height: 360 });
    await say(page, line);
    await page.locator('.game').waitFor();
    await settled(page);
    const edgesOf = async (selector: string) => {
      const { y = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
      return { top: y, bottom: y + height };
    };
    const [board, room] = [await edgesOf('.frame'), await edgesOf('#scroll')];
    expect(board.top).toBeGreaterThanOrEqual(room.top);
    expect(board.bottom).toBeLessThanOrEqual(room.bottom);
  });

  test('looks over after giving up, and takes no more presses', async () => {
    const { page } = guest;
    await say(page, '/play 1 2 3/4 5 6/0 7 8');
    await page.getByRole('button', { name: 'Give up' }).click();
    const board = page.locator('.game').first();
    await expect.poll(() => board.getAttribute('class')).toContain('over');
    expect(await board.locator('.in-line').count()).toBe(0);
    await board.locator('.field').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await tilesShown(page)).toEqual([1, 2, 3, 4, 5, 6, 0, 7, 8]);
  });

  test('takes an example of /move into the field without playing it', async () => {
    const { page } = guest;
    await say(page, '/play 3x3');
    await page.locator('.command').getByText('/move').click();
    expect(await page.locator('#input').inputValue()).toMatch(/^\/move [LURD2]+$/);
    expect((await kept()).moveCount).toBe(0);
    expect(await page.locator('.from-you').count()).toBe(1);
  });

  test('drops a move that the program refuses, and says so', async () => {
    const { page } = guest;
    const { moves } = await today();
    const before = await tilesShown(page);
    const refusal = { contentType: 'application/x-ndjson', body: '{"notice":"Not now."}' };
    const seen = Promise.withResolvers<void>();
    await page.route('**/api/press', async (route) => {
      if (!route.request().postData()?.includes('tile:')) return route.continue();
      await seen.promise;
      return route.fulfill(refusal);
    });
    await page.keyboard.press(KEYS[moves[0] ?? 'L']);
    expect(await tilesShown(page)).not.toEqual(before);
    seen.resolve();
    await page.locator('#toast').getByText('Not now.').waitFor();
    expect(await tilesShown(page)).toEqual(before);
    expect((await kept()).moveCount).toBe(0);
  });

  test('shows the moves of another window at the next press, which does not count', async () => {
    const { page } = guest;
    const { moves } = await today();
    const [first = 'L'] = moves;
    const other = await page.context().newPage();
    await other.goto(web.url);
    await other.locator('.field').focus();
    await other.keyboard.press(KEYS[first]);
    await expect.poll(async () => (await kept()).moveCount).toBe(1);
    await other.close();
    // Something else than the other did: wherever the blank is, one of two slides.
    const aside = first === 'L' || first === 'R' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
    for (const key of aside) await page.keyboard.press(key);
    await page.locator('#toast').getByText('has changed').waitFor();
    expect((await kept()).moveCount).toBe(1);
    expect(await tilesShown(page)).toEqual(await tilesKept());
    await page.keyboard.press(KEYS[moves[1] ?? 'L']);
    await expect.poll(async () => (await kept()).moveCount).toBe(2);
  });

  test('matches the program’s board after random keys', async () => {
    const { page } = guest;
    await today();
    const random = seededRandom(7);
    const keys = Array.from({ length: 200 }, () => Object.values(KEYS)[Math.floor(random() * 4)] ?? '');
    await page.evaluate(`for (const code of ${JSON.stringify(keys)})
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true }))`);
    const made = Number(await page.locator('.score dd').first().innerText());
    expect(made).toBeGreaterThan(60);
    await expect.poll(async () => (await kept()).moveCount, { timeout: 15_000 }).toBe(made);
    expect(await tilesShown(page)).toEqual(await tilesKept());
  });

  test('slides all tiles between the pressed one and the blank', async () => {
    const { page } = guest;
    await say(page, '/play 1 2 3/0 5 6/4 7 8');
    await page.locator('.game').waitFor();
    await tile(page, 6).click();
    expect(await tilesShown(page)).toEqual([1, 2, 3, 5, 6, 0, 4, 7, 8]);
    expect(await page.locator('#heard').innerText()).toContain('5 and 6 moved left');
    await expect.poll(async () => (await kept()).moveCount).toBe(2);
  });

  test('undoes a whole slide of several tiles by Undo, Backspace and Ctrl+Z', async () => {
    const { page } = guest;
    await say(page, '/play 1 2 3/0 5 6/4 7 8');
    await page.locator('.game').waitFor();
    for (const number of [5, 6]) await tile(page, number).click();
    await tile(page, 5).click();
    const before = [1, 2, 3, 5, 6, 0, 4, 7, 8];
    expect(await tilesShown(page)).toEqual([1, 2, 3, 0, 5, 6, 4, 7, 8]);
    for (const undo of ['Backspace', 'Control+z', 'Undo']) {
      await page.getByRole('button', { name: 'Undo' }).waitFor();
      await expect.poll(async () => (await kept()).state).toBe('3x3 1 2 3 0 5 6 4 7 8');
      if (undo === 'Undo') await page.getByRole('button', { name: 'Undo' }).click();
      else {
        await page.locator('.field').focus();
        await page.keyboard.press(undo);
      }
      await expect.poll(() => tilesShown(page)).toEqual(before);
      await tile(page, 5).click();
    }
  });

  test('lets a tile follow the finger, and moves it back after a short push', async () => {
    const { page } = guest;
    await say(page, '/play 1 2 3/4 5 6/7 0 8');
    await page.locator('.game').waitFor();
    const box = await tile(page, 5).boundingBox();
    const { x, y, height } = box ?? { x: 0, y: 0, height: 0 };
    const top = async () => Math.round(((await tile(page, 5).boundingBox())?.y ?? 0) - y);
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 20, y + 20 + height / 2);
    expect(await top()).toBe(Math.round(height / 2));
    await page.mouse.move(x + 20, y + 22);
    await page.mouse.up();
    expect(await top()).toBe(0);
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 20, y + 20 + height);
    await page.mouse.up();
    expect(await tilesShown(page)).toEqual([1, 2, 3, 4, 0, 6, 7, 5, 8]);
    await expect.poll(async () => (await kept()).moveCount).toBe(1);
  });

  test('marks the tile or square of a hint until the next move', async () => {
    const { page } = guest;
    await say(page, '/play 1 2 3/4 5 6/0 7 8');
    await page.locator('.game').waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.tile.hinted').getByText('7', { exact: true }).waitFor();
    await tile(page, 7).click();
    await expect.poll(() => page.locator('.hinted').count()).toBe(0);
    await say(page, '/play knight 5x5 a1');
    await page.getByLabel('c2, in reach').waitFor();
    await page.getByRole('button', { name: 'Hint' }).last().click();
    await page.locator('.square.reach.hinted').waitFor();
  });

  test('shows a photo on its tiles, which is complete when they are in place', async () => {
    const { page } = guest;
    const line = encodeURIComponent('/play 1 2 3/4 5 6/7 0 8');
    await page.evaluate(`(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 96, height: 96 });
      const body = await new Promise((done) => canvas.toBlob(done, 'image/jpeg'));
      const headers = { 'content-type': 'image/jpeg' };
      await (await fetch('/api/photo?text=${line}', { method: 'POST', body, headers })).text();
    })()`);
    await say(page, '/move R');
    await page.locator('.field.photo').waitFor();
    const shown = (selector: string, pseudo = '') =>
      page.evaluate(`getComputedStyle(document.querySelector('${selector}'), '${pseudo}').backgroundImage`);
    expect(await shown('.tile span')).toMatch(/\/api\/photo\/[0-9A-Za-z]+/);
    expect(await shown('.field', '::after')).toBe('none');
    for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await page.getByText('Solved', { exact: true }).waitFor();
    expect(await shown('.field', '::after')).toMatch(/\/api\/photo\/[0-9A-Za-z]+/);
  });

  test("lets a knight's walk be made by mouse and keys, with any number of undos", async () => {
    const { page } = guest;
    await say(page, '/play knight 5x5 a1');
    await page.locator('.knight').waitFor();
    for (const square of ['c2', 'e3', 'd5', 'b4']) await page.getByLabel(`${square}, in reach`).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).dblclick();
    await page.getByLabel('e3, visited as square number 3').waitFor();
    await page.locator('.field').focus();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate('document.activeElement.ariaLabel')).toBe('d4, in reach');
    await page.keyboard.press('Enter');
    expect(await page.locator('#heard').innerText()).toBe('Knight on d4, square number 3');
    await expect.poll(async () => (await kept()).state).toBe('5x5 a1 c2 d4');
    expect((await kept()).moveCount).toBe(5);
    expect(await page.locator('.score dd').first().innerText()).toBe('5');
  });

  test('slides tiles in 100 ms, and immediately with reduced motion', async () => {
    const { page } = guest;
    await today();
    const slide = () => page.evaluate("getComputedStyle(document.querySelector('.tile')).transitionDuration");
    expect(await slide()).toBe('0s');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await slide()).toBe('0.1s, 0.1s');
  });

  test('is shown on the latest message of its game only', async () => {
    const { page } = guest;
    const { moves } = await today();
    await say(page, `/move ${moves[0]}`);
    await expect.poll(() => page.locator('.score dd').first().innerText()).toBe('1');
    await expect.poll(() => page.locator('.game').count()).toBe(1);
    expect(await page.locator('.message').count()).toBe(3);
    await page.reload();
    await page.locator('.game').waitFor();
    expect(await page.locator('.message').count()).toBe(3);
  });

  test('has the tile style and palette of its player', async () => {
    const { page } = guest;
    const { game } = await today();
    const face = (at: number): Promise<string> =>
      page.evaluate(
        `getComputedStyle([...document.querySelectorAll('.tile span')].findLast(({ textContent }) => textContent === '${at}')).backgroundImage`,
      );
    const [one, five] = [await face(1), await face(5)];
    await world.store.settings.change(game.person, () => ({ tiles: 'colours', palette: 'safe' }));
    await say(page, '/daily');
    await page.locator('.game[data-tiles="colours"][data-palette="safe"]').waitFor();
    expect(await face(1)).not.toBe(one);
    // 1, 2 and 3 lie in the first row of the usual goal, 5 in the second ring.
    expect(await face(2)).toBe(await face(1));
    expect(await face(5)).not.toBe(await face(1));
    expect(await face(5)).not.toBe(five);
  });
});
