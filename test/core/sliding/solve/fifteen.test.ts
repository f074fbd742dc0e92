import { beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../src/core/random.ts';
import { type Board, defaultGoal, type Puzzle } from '../../../../src/core/sliding/board.ts';
import { checkSlidingAnswer } from '../../../../src/core/sliding/check-answer.ts';
import type { SlidingAlgorithm } from '../../../../src/core/sliding/method.ts';
import {
  boardAfterRandomMoves,
  randomSolvableBoard,
} from '../../../../src/core/sliding/scramble/scramble.ts';
import type { SlidingAnswer, SlidingProgress } from '../../../../src/core/sliding/sliding-answer.ts';
import {
  buildTable,
  createSolverMemory,
  type SolverContext,
  solveSliding,
  tableChoices,
} from '../../../../src/core/sliding/solve/solve-sliding.ts';
import { movesInto, wholeGraph } from '../../../support/whole-graph.ts';

const tables = new Map<string, Uint8Array>();
const memory = createSolverMemory();
const context: SolverContext = {
  now: () => performance.now(),
  memory,
  table: (key) => tables.get(key),
};

const fifteen = (text: string): Board => ({ rows: 4, cols: 4, tiles: text.split(' ').map(Number) });
const blankFirst: Board = fifteen('0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15');

const solve = (puzzle: Puzzle, algorithm: SlidingAlgorithm, timeMs = 20_000, by = context): SlidingAnswer => {
  const answer = solveSliding({ ...puzzle, algorithm, metric: 'stm', timeMs }, by);
  expect(checkSlidingAnswer(puzzle, answer)).toBeUndefined();
  return answer;
};

// Korf 1985, numbers 12, 42, 55, 79: the four whose solutions are shortest.
const KORF = [
  [45, '14 1 9 6 4 8 12 5 7 2 3 0 10 11 13 15'],
  [42, '4 5 7 2 9 14 12 13 0 3 6 11 8 1 15 10'],
  [41, '13 8 14 3 9 1 0 7 15 5 4 10 12 2 6 11'],
  [42, '0 1 9 7 11 13 5 3 14 12 4 2 8 6 10 15'],
] as const;

// DeepCubeA's test set (Agostinelli and others 2019), numbers 1, 44, 101, 261, 495.
const DEEP_CUBE = [
  [38, '9 1 7 4 5 10 8 14 15 6 2 11 13 0 12 3'],
  [38, '5 13 1 12 6 4 8 10 3 2 0 7 14 9 11 15'],
  [36, '0 4 6 8 2 9 11 7 15 3 14 10 5 13 1 12'],
  [36, '7 2 8 3 9 14 6 11 10 1 15 4 5 13 12 0'],
  [37, '1 11 3 15 6 8 14 2 5 0 9 4 13 10 7 12'],
] as const;

describe('without tables, by IDA*', () => {
  test.each(KORF)('%i moves to the blank first: %s', (length, text) => {
    expect(solve({ start: fifteen(text), goal: blankFirst }, 'ida')).toMatchObject({ length, optimal: true });
  });

  test.each(DEEP_CUBE)('%i moves to the blank last: %s', (length, text) => {
    expect(solve({ start: fifteen(text), goal: defaultGoal(4, 4) }, 'ida')).toMatchObject({
      length,
      optimal: true,
    });
  });
});

test('a proof that ends only after a solution is there is still a proof, with the same length', () => {
  // Every look at the clock takes a while, so that the first try is over before the proof is.
  const [length, text] = KORF[1];
  let asked = 0;
  const lengths: number[] = [];
  const hurried: SolverContext = {
    ...context,
    now: () => 60 * asked++,
    table: () => undefined,
    onProgress: ({ length: known }) => known !== undefined && lengths.push(known),
  };
  const answer = solve({ start: fifteen(text), goal: blankFirst }, 'auto', 1e9, hurried);
  expect(answer).toMatchObject({ length, lowerBound: length, optimal: true });
  expect(lengths[0]).toBeGreaterThanOrEqual(length);
});

describe('by the small tables', () => {
  // Korf's number 16, 42 moves.
  const puzzle = { start: fifteen('1 3 2 5 10 9 15 6 8 14 13 11 12 4 7 0'), goal: blankFirst };
  const [key = ''] =
    tableChoices({ ...puzzle, metric: 'stm', algorithm: 'auto', timeMs: 1 }).at(-1)?.keys ?? [];
  let table: Uint8Array;
  beforeAll(() => {
    table = buildTable(key);
  });
  /** The answer by that clock, and the progress told before it. */
  const watch = (by: Pick<SolverContext, 'now' | 'askForHelp'>): [SlidingAnswer, SlidingProgress[]] => {
    const told: SlidingProgress[] = [];
    const answer = solve(puzzle, 'auto', 1e9, {
      ...context,
      ...by,
      table: (wanted) => (wanted === key ? table : undefined),
      onProgress: (progress) => told.push(progress),
    });
    expect(answer).toMatchObject({ length: 42, optimal: true });
    return [answer, told];
  };

  test('no further solution is looked for once the length is proved', () => {
    // Every look at the clock takes longer than a bound may before a better solution is worth looking for.
    let asked = 0;
    const [{ expanded }, told] = watch({ now: () => 400 * asked++ });
    expect(told.at(-1)).toMatchObject({ length: 42, lowerBound: 42, expanded });
  });

  test('a proof that others could help with asks them before it looks for a first solution', () => {
    // The clock goes on by 60 ms, once, while this thread proves alone, and then stands still.
    let asked = 0;
    let helped = 0;
    const [, told] = watch({
      now: () => (asked++ < 4 ? 0 : 60),
      askForHelp: () => {
        helped++;
      },
    });
    expect(helped).toBe(1);
    expect(told.filter(({ moves }) => moves !== undefined)).toMatchObject([{ length: 42, lowerBound: 42 }]);
  });
});

test('without time there is still a solution, and a bound that holds', () => {
  const [length, text] = DEEP_CUBE[0];
  let asked = 0;
  const late = { ...context, now: () => (asked++ < 1 ? 0 : 1e9) };
  const answer = solve({ start: fifteen(text), goal: defaultGoal(4, 4) }, 'ida', 1000, late);
  expect(answer.length).toBeGreaterThanOrEqual(length);
  expect(answer.lowerBound).toBeLessThanOrEqual(length);
});

/** A goal with the blank in that cell and the other tiles at random. */
function goalWithBlank(rows: number, cols: number, cell: number, seed: number): Board {
  const { tiles } = randomSolvableBoard(defaultGoal(rows, cols), seededRandom(seed));
  const rest = tiles.filter((tile) => tile !== 0);
  return { rows, cols, tiles: rest.toSpliced(cell, 0, 0) };
}

describe('thirty random moves from any goal', () => {
  test.each([
    ['corner', [0, 3, 12, 15]],
    ['edge', [1, 2, 4, 7, 8, 11, 13, 14]],
    ['centre', [5, 6, 9, 10]],
  ])('blank in a %s: mirrored, turned and renumbered puzzles take equally many moves', (_, cells) => {
    for (const cell of cells) {
      const goal = goalWithBlank(4, 4, cell, cell);
      const start = boardAfterRandomMoves(goal, 30, seededRandom(100 + cell));
      const { length, optimal } = solve({ start, goal }, 'ida');
      expect(optimal).toBe(true);
      expect(length).toBeLessThanOrEqual(30);
      expect(length % 2).toBe(0);
      const back = solve({ start: goal, goal: start }, 'ida');
      expect(back).toMatchObject({ length, optimal: true });
    }
  });
});

describe('with tables, on twelve cells', () => {
  test.each([
    [3, 4, 11],
    [2, 6, 0],
    [4, 3, 4],
  ])('%ix%i, blank in cell %i: as many moves as a breadth-first search needs', (rows, cols, cell) => {
    const goal = goalWithBlank(rows, cols, cell, cell);
    for (const key of tableChoices({ start: goal, goal, metric: 'stm', algorithm: 'auto', timeMs: 1 }).at(-1)
      ?.keys ?? [])
      tables.set(key, buildTable(key));
    const graph = wholeGraph(goal, false, 15);
    for (const moves of [10, 25, 40, 60]) {
      const start = boardAfterRandomMoves(goal, moves, seededRandom(moves));
      const length = movesInto(graph, start);
      expect(solve({ start, goal }, 'ida')).toMatchObject({ length, optimal: true });
      expect(solve({ start, goal }, 'auto')).toMatchObject({ length, optimal: true, algorithm: 'ida-pdb' });
    }
  });
});
