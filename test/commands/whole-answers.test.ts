import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultGoal } from '../../src/core/sliding/board.ts';
import { keyOf, neighbours, wholeGraph } from '../support/whole-graph.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

/** The whole text of the answer, without marks of bold type. */
const say = async (line: string): Promise<string> =>
  (await world.chat.answerLine(world.someone(), line))?.text.replaceAll('**', '') ?? '';

/** Follows the letters on a board of `cols` columns. */
const follow = (rows: number, cols: number, tiles: readonly number[], letters: string): number[] =>
  [...letters].reduce(
    (reached, letter) => {
      const next = neighbours(rows, cols, keyOf(reached), false).find(([move]) => move === letter)?.[1];
      if (next === undefined) throw new Error(`${letter} is not possible`);
      return [...next].map((character) => character.charCodeAt(0) - 48);
    },
    [...tiles],
  );

const BOTH_NUMBERS =
  '3. Every move is one exchange and one step of the blank, so it changes both numbers between odd and even. A board can be solved only if both are even or both odd.';

describe('/explain of a board that is not square', () => {
  // Counted by hand: 5 1 3 2 4 has the inversions 5>1, 5>3, 5>2, 5>4 and 3>2.
  // The key is 5*6^5 + 1*6^4 + 3*6^3 + 2*6^2 + 0*6 + 4, the number 5*5! + 1*4! + 2*3! + 1*2!.
  test('of three rows and two columns has every number and list of the argument', async () => {
    expect((await say('/explain 3x2 5 1 3 2 0 4')).split('\n')).toEqual([
      "This board can't be solved, as its parity shows:",
      '1. The tiles (0 is the blank) form one cycle: `(5 0 4 2 1)`. In a cycle, each tile belongs where the next one stands. Sorting takes 4 exchanges, an even number.',
      '2. From row 3, column 1, the blank has to go 1 step to row 3, column 2, an odd number.',
      `${BOTH_NUMBERS} Here they are not ✗`,
      "Or count inversions: 5 pairs of tiles are in the wrong order (for each tile, how many later tiles belong before it: `5:4 3:1`). With an even number of columns (2), add how many rows the blank must move: 5 + 0 = 5 must be even. It isn't ✗",
      "The classical rule adds the inversions and the blank's row from the bottom: 5 + 1 = 6 must be odd. It isn't ✗",
      'The board as one number, its tiles as digits in base 6: `40900` (the goal: `11190`).',
      "The board's number among all permutations in lexicographic order, from 0: `638`.",
    ]);
  });

  // The tiles 2 1, 7 6 and 0 19 stand in each other's places, so there are as many inversions as pairs of
  // tiles without the blank. The blank stands at the end of row 2.
  test('of four rows and five columns counts pairs alone, and has no classical rule', async () => {
    const board = '2 1 3 4 5 7 6 8 9 0 11 12 13 14 15 16 17 18 19 10';
    expect((await say(`/explain 4x5 ${board}`)).split('\n').slice(0, 5)).toEqual([
      "This board can't be solved, as its parity shows:",
      '1. The tiles (0 is the blank) form 3 cycles: `(2 1)(7 6)(0 10)`. In a cycle, each tile belongs where the next one stands. Sorting takes 3 exchanges, an odd number.',
      '2. From row 2, column 5, the blank has to go 2 steps to row 4, column 5, an even number.',
      `${BOTH_NUMBERS} Here they are not ✗`,
      // Nine tiles from 11 to 19 stand before 10.
      "Or count inversions: 11 pairs of tiles are in the wrong order (for each tile, how many later tiles belong before it: `2:1 7:1 11:1 12:1 13:1 14:1 15:1 16:1 17:1 18:1 19:1`). With an odd number of columns (5), the number of these pairs must be even. It isn't ✗",
    ]);
  });

  test('names no list of tiles that is longer than 160 characters', async () => {
    const reversed = [...Array(80).keys()].reverse().join(' ');
    // Tile 40 is in its place.
    const lines = (await say(`/explain 10x8 ${reversed}`)).split('\n');
    expect(lines[1]).toBe(
      '1. The tiles (0 is the blank) form 39 cycles. Sorting takes 39 exchanges, an odd number.',
    );
    // 79 * 78 / 2 pairs.
    expect(lines[4]).toBe(
      "Or count inversions: 3081 pairs of tiles are in the wrong order. With an even number of columns (8), add how many rows the blank must move: 3081 + 0 = 3081 must be even. It isn't ✗",
    );
  });
});

describe('/explain BOARD human', () => {
  test('of 2x3 has every number and list of its stages', async () => {
    expect(await say('/explain 2x3 4 1 2 5 0 3 human')).toBe(
      [
        'As a person solves it, in 5 moves. The last two tiles of a row or column go in together, because one of them alone would block the way of the other.',
        'Column 1: 1 and 4 together, in 3 moves: `RDL`',
        'The last 2x2: 2 3 5 rotate into place, in 2 moves: `LU`',
      ].join('\n'),
    );
  });

  test.each([
    [3, 3, [8, 6, 7, 2, 5, 4, 3, 0, 1]],
    [3, 4, [11, 2, 3, 4, 5, 10, 7, 8, 9, 6, 1, 0]],
    [5, 4, [19, 2, 3, 4, 5, 18, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 6, 1, 0]],
  ])(
    'of %ix%i has stages whose lengths add up to the total and whose moves lead to the goal',
    async (rows, cols, tiles) => {
      const [title = '', ...stages] = (await say(`/explain ${rows}x${cols} ${tiles.join(' ')} human`)).split(
        '\n',
      );
      const total = Number(/in (\d+) moves?\./.exec(title)?.[1]);
      const moves = stages.map((stage) => /`([LURD]+)`$/.exec(stage)?.[1] ?? '');
      const lengths = stages.map((stage) => Number(/in (\d+) moves?:/.exec(stage)?.[1] ?? 0));
      expect(lengths).toEqual(moves.map(({ length }) => length));
      expect(lengths.reduce((sum, length) => sum + length)).toBe(total);
      expect(follow(rows, cols, tiles, moves.join(''))).toEqual([...defaultGoal(rows, cols).tiles]);
    },
  );
});

describe('/analyse', () => {
  const percent = (share: number): string => String(Math.round(share * 10_000) / 100);

  test.each([
    [2, 3, [4, 1, 2, 5, 0, 3]],
    [3, 2, [2, 3, 1, 4, 5, 0]],
    [4, 2, [7, 1, 2, 3, 4, 5, 6, 0]],
  ])('of a board of %ix%i has the numbers of a search of all boards', async (rows, cols, tiles) => {
    const graph = wholeGraph(defaultGoal(rows, cols));
    const start = graph.get(keyOf(tiles));
    if (start === undefined) throw new Error('no solution');
    const distances = [...graph.values()].map(({ distance }) => distance);
    const share = (fits: (distance: number) => boolean) => distances.filter(fits).length / graph.size;
    const slides = wholeGraph(defaultGoal(rows, cols), true).get(keyOf(tiles))?.distance;
    const left = neighbours(rows, cols, keyOf(tiles), false).map(
      ([move, key]) => [move, graph.get(key)?.distance ?? -1] as const,
    );
    const text = await say(`/analyse ${rows}x${cols} ${tiles.join(' ')}`);
    const same = distances.filter((distance) => distance === start.distance).length;
    const whole = (count: number) => count.toLocaleString('en');
    expect(text).toContain(
      `The shortest solution has ${start.distance} moves, proved optimal. If a straight slide of several tiles counts as one move (MTM), the minimum is ${slides}.\n`,
    );
    expect(text).toContain(
      `This board is harder than ${percent(share((distance) => distance < start.distance))}% of all solvable ${rows}x${cols} boards and easier than ${percent(share((distance) => distance > start.distance))}%. ${whole(same)} boards out of ${whole(graph.size)} have a shortest solution of this length. The hardest boards need ${Math.max(...distances)} moves.\n`,
    );
    const good = left.filter(([, distance]) => distance < start.distance).map(([move]) => move);
    expect(text).toContain(`Good next moves: ${good.toSorted().join(', ')}.\n`);
    expect(text).toContain(`Number of shortest solutions: ${start.ways}`);
    const solutions = [...text.matchAll(/^`([LURD]+)`$/gm)].map(([, moves = '']) => moves);
    expect(new Set(solutions).size).toBe(start.ways);
    for (const moves of solutions) {
      expect(moves).toHaveLength(start.distance);
      expect(follow(rows, cols, tiles, moves)).toEqual([...defaultGoal(rows, cols).tiles]);
    }
    const list = left.map(([move, distance]) => `${move} ${distance}`).toSorted();
    expect(text).toMatch(
      new RegExp(`How many moves are left after each possible move: ${list.join(', ')}\\.$`),
    );
  });

  test('of moves that end elsewhere writes that board up to 25 cells, and no larger one', async () => {
    const board = (rows: number, cols: number): string =>
      defaultGoal(rows, cols)
        .tiles.toSpliced(-2, 2, 0, rows * cols - 1)
        .join(' ');
    const firstLine = async (rows: number, cols: number) =>
      (await say(`/analyse ${rows}x${cols} ${board(rows, cols)} R moves:tile`)).split('\n')[0];
    const begins =
      "Your solution has 1 move, or 1 counted in straight slides (MTM). It doesn't reach the goal: 2 more moves are needed.";
    expect(await firstLine(4, 3)).toBe(`${begins} It ends at \`1 2 3/4 5 6/7 8 9/0 10 11\`.`);
    expect(await firstLine(5, 5)).toBe(
      `${begins} It ends at \`1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 0 23 24\`.`,
    );
    expect(await firstLine(6, 5)).toBe(begins);
  });
});
