import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/core/random.ts';
import { type Board, defaultGoal } from '../../../src/core/sliding/board.ts';
import { checkSlidingAnswer } from '../../../src/core/sliding/check.ts';
import { randomSolvable } from '../../../src/core/sliding/scramble.ts';
import { buildTable, createSolverMemory, solveSliding } from '../../../src/core/sliding/solve.ts';

const tables = new Map<string, Uint8Array>();
const table = (key: string): Uint8Array => {
  const known = tables.get(key) ?? buildTable(key);
  tables.set(key, known);
  return known;
};
const context = { now: () => performance.now(), table, memory: createSolverMemory() };
const auto = { metric: 'stm', algorithm: 'auto', timeMs: 400 } as const;

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
    const answer = solveSliding({ start, goal, ...auto }, context);
    expect(checkSlidingAnswer({ start, goal }, answer)).toBeUndefined();
    expect(answer.length).toBeLessThan(2.5 * manhattan(start, goal));
    expect(answer.lowerBound).toBeGreaterThanOrEqual(manhattan(start, goal));
    expect(answer.milliseconds).toBeLessThan(600);
  },
);

test('a database of a large board counts what one tile alone needs: its taxicab distance', () => {
  const alone = buildTable('6x6-35-7');
  const distance = (cell: number): number => Math.abs(Math.floor(cell / 6) - 1) + Math.abs((cell % 6) - 1);
  expect([...alone]).toEqual(Array.from({ length: 36 }, (_, cell) => distance(cell)));
});

test('two tiles of one line in the wrong order need two moves more than their taxicab distances', () => {
  expect(buildTable('6x6-35-0.1')[1 + 36 * 0]).toBe(4);
});
