import { describe, expect, test } from 'vitest';
import { randomBelow, seededRandom } from '../../../../src/core/random.ts';
import { type Board, defaultGoal } from '../../../../src/core/sliding/board.ts';
import { checkSlidingAnswer } from '../../../../src/core/sliding/check-answer.ts';
import { parsePuzzle } from '../../../../src/core/sliding/notation/puzzle.ts';
import { randomSolvableBoard } from '../../../../src/core/sliding/scramble/scramble.ts';
import {
  createSolverMemory,
  solveSliding,
  tableChoices,
} from '../../../../src/core/sliding/solve/solve-sliding.ts';
import { keyOf, movesInto, neighbours, tilesOf, wholeGraph } from '../../../support/whole-graph.ts';

const memory = createSolverMemory();

function solve(
  start: Board,
  goal: Board,
  { timeMs = 60_000, now = () => performance.now(), shouldStop = (): boolean => false } = {},
) {
  const request = { start, goal, metric: 'mtm', algorithm: 'auto', timeMs } as const;
  expect(tableChoices(request)).toEqual([]);
  const answer = solveSliding(request, { now, memory, table: () => undefined, shouldStop });
  expect(checkSlidingAnswer(request, answer)).toBeUndefined();
  return answer;
}

/** The board after random moves. */
function walked(goal: Board, moves: number, seed: number): Board {
  const random = seededRandom(seed);
  let key = keyOf(goal.tiles);
  for (let move = 0; move < moves; move++) {
    const next = neighbours(goal.rows, goal.cols, key, false);
    key = next[randomBelow(random, next.length)]?.[1] ?? key;
  }
  return { ...goal, tiles: tilesOf(key) };
}

describe('slides counted as one move (MTM)', () => {
  test('a 4x4 that A* proves in 13 slides is proved without a method, too', () => {
    const read = parsePuzzle('1 2 4 8 5 6 12 7 0 13 10 3 14 9 11 15');
    if (!read.ok) throw new Error(read.fault.code);
    expect(solve(read.value.start, read.value.goal)).toMatchObject({ length: 13, optimal: true });
  });

  test.each([
    [4, 4, 'the usual goal'],
    [4, 4, 'a goal of its own'],
    [3, 4, 'the usual goal'],
    [4, 3, 'a goal of its own'],
  ] as const)('%ix%i to %s takes as many slides as a brute force from both ends', (rows, cols, which) => {
    const usual = defaultGoal(rows, cols);
    const goal = which === 'the usual goal' ? usual : randomSolvableBoard(usual, seededRandom(rows));
    const graph = wholeGraph(goal, true, 6);
    for (let seed = 1; seed <= 4; seed++) {
      const start = walked(goal, 18, seed);
      expect(solve(start, goal)).toMatchObject({ length: movesInto(graph, start, true), optimal: true });
    }
  });

  test('a board that is not proved in its time has a short solution and a bound', () => {
    const goal = defaultGoal(4, 4);
    const start = randomSolvableBoard(goal, seededRandom(99));
    // The clock goes on by 40 ms whenever it is read, so the end comes at the same position on any machine.
    let clock = 0;
    const answer = solve(start, goal, { timeMs: 4000, now: () => (clock += 40) });
    expect(answer.length).toBeLessThanOrEqual(60);
    expect(answer.lowerBound).toBeGreaterThan(20);
    expect(answer.lowerBound).toBeLessThanOrEqual(43);
  });

  test('a search that is stopped straight away still has a solution', () => {
    const goal = defaultGoal(4, 4);
    const answer = solve(randomSolvableBoard(goal, seededRandom(7)), goal, { shouldStop: () => true });
    expect(answer).toMatchObject({ solvable: true, optimal: false });
  });

  test('3x5, whose tables are made for one answer, is proved as well', () => {
    const goal = defaultGoal(3, 5);
    const start = walked(goal, 14, 3);
    expect(solve(start, goal)).toMatchObject({
      length: movesInto(wholeGraph(goal, true, 5), start, true),
      optimal: true,
    });
  });
});
