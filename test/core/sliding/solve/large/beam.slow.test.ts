import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../src/core/random.ts';
import { type Board, defaultGoal, type Puzzle } from '../../../../../src/core/sliding/board.ts';
import { checkSlidingAnswer } from '../../../../../src/core/sliding/check-answer.ts';
import { applyMoves } from '../../../../../src/core/sliding/moves.ts';
import { randomSolvableBoard } from '../../../../../src/core/sliding/scramble/scramble.ts';
import type { SlidingProgress } from '../../../../../src/core/sliding/sliding-answer.ts';
import {
  buildTable,
  createSolverMemory,
  solveSliding,
  tableChoices,
} from '../../../../../src/core/sliding/solve/solve-sliding.ts';

const tables = new Map<string, Uint8Array>();
const context = {
  now: () => performance.now(),
  table: (key: string) => tables.get(key),
  memory: createSolverMemory(),
};
const withTablesFor = (puzzle: Puzzle): void => {
  for (const key of tableChoices({ ...puzzle, ...auto }).at(-1)?.keys ?? []) tables.set(key, buildTable(key));
};
const auto = { metric: 'stm', algorithm: 'auto', timeMs: 1500 } as const;

/** Sum of the tiles' taxicab distances: no solution is shorter. */
function manhattan({ cols, tiles }: Board, goal: Board): number {
  return tiles.reduce((sum, tile, cell) => {
    const home = goal.tiles.indexOf(tile);
    const rows = Math.abs(Math.floor(cell / cols) - Math.floor(home / cols));
    return tile === 0 ? sum : sum + rows + Math.abs((cell % cols) - (home % cols));
  }, 0);
}

test.each([
  [3, 6],
  [5, 6],
])(
  'a random %ix%i board to a random goal: a beam replays, within the time, at most 2.5 times its taxicab distance',
  (rows, cols) => {
    const random = seededRandom(11);
    const goal = randomSolvableBoard(defaultGoal(rows, cols), random);
    const start = randomSolvableBoard(goal, random);
    withTablesFor({ start, goal });
    const answer = solveSliding({ start, goal, ...auto }, context);
    expect(checkSlidingAnswer({ start, goal }, answer)).toBeUndefined();
    expect(answer.length).toBeLessThan(2.5 * manhattan(start, goal));
    expect(answer.lowerBound).toBeGreaterThanOrEqual(manhattan(start, goal));
    expect(answer.milliseconds).toBeLessThan(2500);
  },
);

test.each([
  [2, 9],
  [3, 6],
  [6, 3],
])('a solved %ix%i board needs no moves, with its tables too', (rows, cols) => {
  const goal = defaultGoal(rows, cols);
  withTablesFor({ start: goal, goal });
  const answer = solveSliding({ start: goal, goal, ...auto }, context);
  expect(answer).toMatchObject({ length: 0, moves: '', optimal: true, lowerBound: 0 });
});

test.each([
  [10, 10],
  [3, 6],
])('of a %ix%i board a whole solution is told first, before any search', (rows, cols) => {
  const goal = defaultGoal(rows, cols);
  const start = randomSolvableBoard(goal, seededRandom(3));
  withTablesFor({ start, goal });
  const told: SlidingProgress[] = [];
  solveSliding(
    { start, goal, ...auto, timeMs: 50 },
    { ...context, onProgress: (progress) => void told.push(progress) },
  );
  expect(told[0]?.expanded).toBe(0);
  const end = applyMoves(start, told[0]?.moves ?? '');
  expect(end.ok && end.value).toEqual(goal);
});
