import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buttonRows } from '../../../src/chat/reply.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { COMPARED_METHODS } from '../../../src/solver/comparison.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const say = (line: string, who = world.someone()) => world.chat.answerLine(who, line);

/** The sign and the number that stand behind each method. */
const outcomes = (text = ''): string[] =>
  [...text.matchAll(/^`\d+` .*?([✓≈…✕] .*)$/gm)].map((match) => match[1] ?? '');

describe('/compare', () => {
  test('lays all methods side by side: the optimal ones agree, the inadmissible heuristic proves nothing', async () => {
    const reply = await say('/compare 7 2 3/1 0 6/4 5 8');
    expect(reply?.text).toMatch(/16 ways to solve this 3x3 board/);
    const found = outcomes(reply?.text);
    expect(found).toHaveLength(COMPARED_METHODS.length);
    for (const [at, { algorithm, heuristic }] of COMPARED_METHODS.entries()) {
      // Depth-first search and people take any solution.
      if (algorithm === 'dfs' || algorithm === 'human') expect(found[at]).toMatch(/^[≈…] \d+/);
      else expect(found[at]).toMatch(heuristic === 'row-weighted' ? /^≈ \d+$/ : /^✓ 16$/);
    }
    expect(reply?.picture?.kind).toBe('png');
    expect(reply?.alt).toMatch(/shortest solution found has 16 moves/);
    // It fits a caption on Telegram.
    expect(reply?.text.length).toBeLessThan(1024);
  });

  test('names methods for which the board is too large, with their estimates', async () => {
    // 12!/2 positions; the other methods have a second's work at most, as the board is near its goal.
    const reply = await say('/compare 1 2 3 4/5 6 7 8/9 0 10 11');
    const found = outcomes(reply?.text);
    expect(found[0]).toBe('✕ 239,500,800 positions');
    expect(found[1]).toMatch(/^✕/);
    expect(found.slice(2, -2).filter((one) => one !== '✓ 2' && one !== '≈ 2')).toEqual([]);
    expect(reply?.text).toMatch(
      /Solving line by line, as people do, takes \d+ moves\. The best solution found has 2 moves\.$/,
    );
  });

  test('says what the figures of this board teach: length against memory', async () => {
    // 2x3: depth-first search ends within its limit of 21 moves.
    const text = (await say('/compare 4 1 2/5 0 3'))?.text ?? '';
    expect(text).toMatch(
      /Depth-first search took the first solution it found, with \d+ moves, and used [\d.]+ kB of memory\. Breadth-first search found a shortest solution, with 5 moves, and used [\d.]+ kB\.$/,
    );
  });

  test('takes a goal, a metric, and a board that is solved already', async () => {
    const reply = await say('/compare 1 2 3 4 0 5 -> 1 2 3 0 4 5 mtm');
    const found = outcomes(reply?.text);
    expect(
      new Set(found.filter((_, at) => !['dfs', 'human'].includes(COMPARED_METHODS[at]?.algorithm ?? ''))),
    ).toEqual(new Set(['✓ 1']));
    expect(new Set(outcomes((await say('/compare 1 2 3 4 5 0'))?.text))).toEqual(new Set(['✓ 0']));
  });

  test('an unsolvable board is told by its parity, without bars', async () => {
    const reply = await say('/compare 1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0');
    expect(reply?.text).toMatch(/can't be solved because its parity is wrong/);
    expect(reply?.alt).toMatch(/which can't be solved/);
  });

  test('says which method is at work, and is cancelled by its button', async () => {
    const shown: string[] = [];
    const who = world.someone();
    const button = new Promise<string>((resolve) => {
      const progress: typeof who.progress = ({ text, buttons }) => {
        shown.push(text);
        if (shown.length === 8) resolve(buttonRows(buttons)[0]?.[0]?.action ?? '');
      };
      void say('/compare 15 14 13 12/11 10 9 8/7 6 5 4/3 1 2 0', { ...who, progress }).then((reply) =>
        shown.push(reply?.text ?? ''),
      );
    });
    expect((await world.chat.answerPress(who, await button)).notice).toMatch(/Cancelling/);
    await expect.poll(() => shown.at(-1)).toMatch(/^Cancelled/);
    expect(shown[0]).toBe('Comparing methods, 1 of 16: bfs');
    expect(new Set(shown).size).toBeGreaterThan(2);
  });

  test.each([
    ['/compare', /missing/],
    ['/compare 1 2 3 3 0 5', /4 is missing, and tile 3 appears twice/],
    ['/compare 1 2 3 4 0 5 metric:qtm', /`stm` or `mtm`/],
  ])('%s', async (line, clue) => {
    expect((await say(line))?.text).toMatch(clue);
  });
});

describe('/solve with a method', () => {
  test.each([
    ['/solve 8 6 7/2 5 4/3 0 1 bidirectional', /in 31 moves\*\*, proved optimal/],
    ['/solve 8 6 7/2 5 4/3 0 1 astar walking-distance', /in 31 moves\*\*, proved optimal/],
    ['/solve 8 6 7/2 5 4/3 0 1 algorithm:ida heuristic:pattern-database', /in 31 moves\*\*, proved optimal/],
    ['/solve 8 6 7/2 5 4/3 0 1 manhattan', /in 31 moves\*\*, proved optimal/],
    [
      '/solve 8 6 7/2 5 4/3 0 1 astar row-weighted',
      /row-weighted may estimate too high.*It is proved that no solution is shorter than 2\d moves/,
    ],
    [
      '/solve 11 10 9 8/7 6 5 4/3 1 2 0 bfs',
      /239,500,800 positions.*1\.4 GB.*53 seconds.*10 cells.*`\/solve/,
    ],
    ['/solve 15 14 13 12/11 10 9 8/7 6 5 4/3 1 2 0 bidirectional', /leads to 2\.13 others.*positions/],
    ['/solve 1 2 3 4 0 5 bfs manhattan', /bfs doesn't use a heuristic/],
    ['/solve 1 2 3 4 0 5 heuristic:euclid', /I don't know the heuristic \(estimate\) “euclid”/],
  ])('%s', async (line, clue) => {
    expect((await say(line))?.text).toMatch(clue);
  });

  test('tells what a chosen method took, and nothing of the kind without a chosen method', async () => {
    const chosen = (await say('/solve 8 6 7/2 5 4/3 0 1 astar manhattan'))?.text;
    expect(chosen).toMatch(
      /^astar manhattan looked at 6\.8 k positions and used 1\.5 MB of memory and .*s\.$/m,
    );
    expect((await say('/solve 1 2 3 4 0 5 ida'))?.text).toMatch(/^ida looked at 1 position and used/m);
    expect((await say('/solve 8 6 7/2 5 4/3 0 1'))?.text.split('\n')).toHaveLength(2);
  });

  test('still says after steps why a solution isn’t proved', async () => {
    const who = world.someone();
    const reply = await say('/solve 8 6 7/2 5 4/3 0 1 astar row-weighted', who);
    const action =
      buttonRows(reply?.buttons)
        .flat()
        .find(({ label }) => label === '◀')?.action ?? '';
    const last = (await world.chat.answerPress(who, action)).edit;
    const back =
      buttonRows(last?.buttons)
        .flat()
        .find(({ label }) => label === '▶')?.action ?? '';
    expect((await world.chat.answerPress(who, back)).edit?.text).toBe(reply?.text);
  });
});

test('a huge estimate of a search is written with a power of ten', () => {
  const texts = loadCatalogue().texts('en');
  const facts = { number: 1, method: 'bfs', outcome: 'refused', why: 'positions', amount: 7.8, tens: 24 };
  expect(texts.say('compare-row', facts)).toBe('`1` bfs ✕ 7.8·10^24 positions');
});
