import { describe, expect, test } from 'vitest';
import { explainParity } from '../../../../src/core/sliding/analysis/explain.ts';
import {
  EIGHT_PUZZLE_COUNTS,
  ELEVEN_PUZZLE_COUNTS,
  FIFTEEN_PUZZLE_COUNTS,
  publishedCounts,
} from '../../../../src/core/sliding/analysis/hardness.ts';
import { defaultGoal, type Puzzle } from '../../../../src/core/sliding/board.ts';
import { boardKey, boardOfKey } from '../../../../src/core/sliding/notation/key.ts';
import { parsePuzzle } from '../../../../src/core/sliding/notation/puzzle.ts';
import { keyOf, wholeGraph } from '../../../support/whole-graph.ts';

function puzzleOf(text: string): Puzzle {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) throw new Error(puzzle.fault.code);
  return puzzle.value;
}

describe('the parity argument', () => {
  test('of Loyd’s board: one inversion, one cycle of two, the blank at home', () => {
    const found = explainParity(puzzleOf('1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0'));
    expect(found).toMatchObject({
      inversions: 1,
      cycles: [[15, 14]],
      transpositions: 1,
      blank: { from: { row: 4, col: 4, rowFromBottom: 1 }, distance: 0 },
      solvable: false,
      byInversions: { oddWidth: false, rowsToGo: 0, sum: 1, solvable: false },
      classical: { sum: 2, solvable: false },
    });
    expect(found.inversionsOf.filter(({ inversions }) => inversions > 0)).toEqual([
      { tile: 15, inversions: 1 },
    ]);
  });

  test('of the lecture’s 3x3 board with a goal of its own', () => {
    const { inversions, solvable, byInversions, classical } = explainParity(
      puzzleOf('2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2'),
    );
    // In the goal's order the start reads 8 6 7 2 5 4 3 1: counted by hand, 7+5+5+1+3+2+1 pairs.
    expect(inversions).toBe(24);
    expect(solvable).toBe(true);
    expect(byInversions).toMatchObject({ oddWidth: true, sum: 24, solvable: true });
    expect(classical).toBeUndefined();
  });

  test.each([
    [2, 2, 1],
    [2, 3, 1],
    [3, 2, 1],
    [2, 4, 11],
  ])(
    'agrees by all its rules with a search of the whole graph of %ix%i, board by board (step %i)',
    (rows, cols, step) => {
      const goals = [
        defaultGoal(rows, cols),
        { rows, cols, tiles: [...Array(rows * cols).keys()].reverse() },
      ];
      for (const goal of goals) {
        const graph = wholeGraph(goal);
        let at = 0;
        for (const tiles of permutations(rows * cols)) {
          if (at++ % step !== 0) continue;
          const { solvable, byInversions, classical } = explainParity({ start: { rows, cols, tiles }, goal });
          const reached = graph.has(keyOf(tiles));
          expect([solvable, byInversions.solvable, classical?.solvable ?? reached]).toEqual([
            reached,
            reached,
            reached,
          ]);
        }
      }
    },
  );
});

function* permutations(n: number, tiles: readonly number[] = []): Generator<number[]> {
  if (tiles.length === n) yield [...tiles];
  else
    for (let tile = 0; tile < n; tile++) if (!tiles.includes(tile)) yield* permutations(n, [...tiles, tile]);
}

describe('the integer key', () => {
  test('writes the tiles as digits in base rows*cols', () => {
    // 1*6^5 + 2*6^4 + 3*6^3 + 4*6^2 + 0*6 + 5 and 123450 in base 6.
    expect(boardKey(puzzleOf('1 2 3 4 0 5').start)).toBe(7776n + 2592n + 648n + 144n + 5n);
    expect(boardKey(puzzleOf('1 2 3 4 5 0').start)).toBe(BigInt(Number.parseInt('123450', 6)));
    expect(boardKey(defaultGoal(4, 4))).toBe(0x123456789abcdef0n);
  });

  test('is read back, and no number is read that is no board', () => {
    for (const board of [defaultGoal(2, 3), defaultGoal(10, 10), puzzleOf('3 1 2 0').start])
      expect(boardOfKey(boardKey(board), board)).toEqual({ ok: true, value: board });
    expect(boardOfKey(0n, { rows: 2, cols: 3 })).toMatchObject({ ok: false });
    expect(boardOfKey(6n ** 6n, { rows: 2, cols: 3 })).toMatchObject({ ok: false });
    expect(boardOfKey(-1n, { rows: 2, cols: 2 })).toMatchObject({ ok: false });
  });
});

describe('the numbers of boards by length', () => {
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  const atEven = (counts: readonly number[]): number => sum(counts.filter((_, length) => length % 2 === 0));

  // OEIS A151944: the longest of a size. Half of all permutations can be reached. In an even number of moves
  // the blank goes to cells of its colour: 5 of 9 cells of 3x3, half of the others.
  test.each([
    ['3x3', EIGHT_PUZZLE_COUNTS, 31, 181_440, 100_800, 2],
    ['3x4', ELEVEN_PUZZLE_COUNTS, 53, 239_500_800, 119_750_400, 18],
    ['4x4', FIFTEEN_PUZZLE_COUNTS, 80, 10_461_394_944_000, 5_230_697_472_000, 17],
  ])('of %s add up to all boards, with the published longest', (_, counts, longest, all, even, hardest) => {
    expect(counts).toHaveLength(longest + 1);
    expect(counts.at(-1)).toBe(hardest);
    expect(sum(counts)).toBe(all);
    expect(atEven(counts)).toBe(even);
  });

  test.each([
    [3, 3, EIGHT_PUZZLE_COUNTS],
    [3, 4, ELEVEN_PUZZLE_COUNTS],
    [4, 3, ELEVEN_PUZZLE_COUNTS],
    [4, 4, FIFTEEN_PUZZLE_COUNTS],
  ])(
    'of %ix%i are found by a size of rows and columns, for a goal with its blank in a corner',
    (rows, cols, counts) => {
      const goal = defaultGoal(rows, cols);
      expect(publishedCounts(goal)).toBe(counts);
      const { tiles } = goal;
      const blankBesideCorner = { ...goal, tiles: [...tiles.slice(0, -2), 0, tiles.at(-2) ?? 0] };
      expect(publishedCounts(blankBesideCorner)).toBeUndefined();
      expect(publishedCounts(defaultGoal(rows + 2, cols))).toBeUndefined();
    },
  );

  // Reinefeld 1993 (Complete Solution of the Eight-Puzzle), table 1: 21.97 moves on average.
  test('of 3x3 have the published average', () => {
    const moves = sum(EIGHT_PUZZLE_COUNTS.map((count, length) => count * length));
    expect((moves / 181_440).toFixed(2)).toBe('21.97');
  });

  test('of 4x4 begin as a search from the corner counts them', () => {
    const goal = defaultGoal(4, 4);
    const counts = new Map<number, number>();
    for (const { distance } of wholeGraph(goal, false, 12).values())
      counts.set(distance, (counts.get(distance) ?? 0) + 1);
    expect([...counts.values()]).toEqual(FIFTEEN_PUZZLE_COUNTS.slice(0, 13));
  });
});
