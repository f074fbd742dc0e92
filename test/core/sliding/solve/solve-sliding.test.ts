import { expect, test } from 'vitest';
import { defaultGoal } from '../../../../src/core/sliding/board.ts';
import { checkSlidingAnswer } from '../../../../src/core/sliding/check-answer.ts';
import { parsePuzzle } from '../../../../src/core/sliding/notation/puzzle.ts';
import { buildSpace } from '../../../../src/core/sliding/solve/position/space.ts';
import { createSolverMemory, solveSliding } from '../../../../src/core/sliding/solve/solve-sliding.ts';

const memory = createSolverMemory();
const context = { now: () => performance.now(), table: () => undefined, memory };

test.each([
  ['2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2', 31],
  ['1 2 3 4 0 5', 1],
  ['4 1 2 5 0 3', 5],
  ['1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0', -1],
])('%s takes %i moves', (text, length) => {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) throw new Error(puzzle.fault.code);
  const answer = solveSliding({ ...puzzle.value, metric: 'stm', algorithm: 'auto', timeMs: 1000 }, context);
  expect(answer.length).toBe(length);
  expect(checkSlidingAnswer(puzzle.value, answer)).toBeUndefined();
});

test('the whole spaces have the known counts: 360 positions to depth 21, and OEIS A089473', () => {
  const small = buildSpace(2, 3, 5, 'stm').counts;
  expect(small.reduce((sum, count) => sum + count)).toBe(360);
  expect(small.length - 1).toBe(21);
  expect(buildSpace(3, 3, 8, 'stm').counts).toEqual([
    1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878, 16993,
    17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
  ]);
});

test.each([
  [2, 2],
  [4, 2],
  [4, 4],
  [5, 5],
  [6, 6],
  [8, 10],
])('%ix%i that is solved already takes no move', (rows, cols) => {
  const usual = defaultGoal(rows, cols);
  for (const goal of [usual, { ...usual, tiles: usual.tiles.toReversed() }]) {
    for (const metric of ['stm', 'mtm'] as const) {
      const request = { start: goal, goal, metric, algorithm: 'auto', timeMs: 60_000 } as const;
      const none = { solvable: true, length: 0, moves: '', optimal: true, lowerBound: 0 };
      expect(solveSliding(request, context)).toMatchObject(none);
    }
  }
});
