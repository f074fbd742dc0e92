import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../src/core/random.ts';
import { type Board, defaultGoal } from '../../../../../src/core/sliding/board.ts';
import { checkSlidingAnswer } from '../../../../../src/core/sliding/check.ts';
import { randomSolvable } from '../../../../../src/core/sliding/scramble/scramble.ts';
import {
  buildTable,
  createSolverMemory,
  solveSliding,
  tableChoices,
} from '../../../../../src/core/sliding/solve/solve.ts';

const tables = new Map<string, Uint8Array>();
const context = {
  now: () => performance.now(),
  table: (key: string) => tables.get(key),
  memory: createSolverMemory(),
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
    const goal = randomSolvable(defaultGoal(rows, cols), random);
    const start = randomSolvable(goal, random);
    for (const key of tableChoices({ start, goal, ...auto }).at(-1)?.keys ?? [])
      tables.set(key, buildTable(key));
    const answer = solveSliding({ start, goal, ...auto }, context);
    expect(checkSlidingAnswer({ start, goal }, answer)).toBeUndefined();
    expect(answer.length).toBeLessThan(2.5 * manhattan(start, goal));
    expect(answer.lowerBound).toBeGreaterThanOrEqual(manhattan(start, goal));
    expect(answer.milliseconds).toBeLessThan(2500);
  },
);
