import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../../src/core/random.ts';
import { searchBreadthFirst } from '../../../../../src/core/search/breadth-first.ts';
import { type Board, defaultGoal, type Metric, type Puzzle } from '../../../../../src/core/sliding/board.ts';
import { checkSlidingAnswer } from '../../../../../src/core/sliding/check-answer.ts';
import { longestSolutionLength } from '../../../../../src/core/sliding/longest.ts';
import { type Method, readMethod } from '../../../../../src/core/sliding/method.ts';
import { parsePuzzle } from '../../../../../src/core/sliding/notation/puzzle.ts';
import { randomSolvableBoard } from '../../../../../src/core/sliding/scramble/scramble.ts';
import type { SlidingAnswer, SlidingRequest } from '../../../../../src/core/sliding/sliding-answer.ts';
import { checkAlgorithmFits } from '../../../../../src/core/sliding/solve/methods/feasible.ts';
import { createSlidingProblem, movesAlong } from '../../../../../src/core/sliding/solve/methods/problem.ts';
import { uprightPuzzle } from '../../../../../src/core/sliding/solve/position/canonical-puzzle.ts';
import { buildSpace } from '../../../../../src/core/sliding/solve/position/space.ts';
import { createSolverMemory, solveSliding } from '../../../../../src/core/sliding/solve/solve-sliding.ts';
import { keyOf, wholeGraph } from '../../../../support/whole-graph.ts';

const memory = createSolverMemory();
const context = { now: () => performance.now(), memory, table: () => undefined };

function puzzleOf(text: string): Puzzle {
  const read = parsePuzzle(text);
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
}

function solve(puzzle: Puzzle, method: Method, metric: Metric = 'stm', timeMs = 20_000): SlidingAnswer {
  const request: SlidingRequest = { ...puzzle, ...method, metric, timeMs };
  const answer = solveSliding(request, context);
  expect(checkSlidingAnswer(request, answer)).toBeUndefined();
  return answer;
}

const random = seededRandom(17);
/** A goal of that size with its tiles and its blank anywhere. */
const anyGoal = (rows: number, cols: number): Board => {
  const { tiles } = randomSolvableBoard(defaultGoal(rows, cols), random);
  return { rows, cols, tiles };
};

// 004: the article's example, "1 step = 2 positions".
test('breadth-first search expands one position where the board is one move from the goal', () => {
  for (const text of ['1 2 3 4 0 5', '1 2 3 4 5 6 7 0 8', '1 2 3 4 5/6 7 8 0 9']) {
    const answer = solve(puzzleOf(text), { algorithm: 'bfs' });
    expect(answer).toMatchObject({ length: 1, moves: 'L', optimal: true, expanded: 1, algorithm: 'bfs' });
  }
  expect(solve(puzzleOf('1 2 3 4 5 0'), { algorithm: 'bfs' })).toMatchObject({ length: 0, expanded: 0 });
});

test('the whole space is all of its positions, however near the goal is', () => {
  const answer = solve(puzzleOf('1 2 3 4 5 6 7 0 8'), { algorithm: 'whole-space' });
  expect(answer).toMatchObject({ length: 1, optimal: true, expanded: 181_440 });
});

describe.each([
  [2, 2],
  [2, 3],
  [3, 2],
  [3, 3],
] as const)('on %ix%i, whatever the goal', (rows, cols) => {
  const metrics: readonly Metric[] = rows * cols > 6 ? ['stm'] : ['stm', 'mtm'];

  test.each(metrics)(
    'in %s breadth-first search is the generic one: the same positions, the same way',
    (metric) => {
      for (let board = 0; board < 3; board++) {
        const goal = anyGoal(rows, cols);
        const puzzle = { start: randomSolvableBoard(goal, random), goal };
        const upright = uprightPuzzle(puzzle);
        const generic = searchBreadthFirst(createSlidingProblem(upright, metric));
        if (generic.outcome !== 'found') throw new Error('no way');
        expect(solve(puzzle, { algorithm: 'bfs' }, metric)).toMatchObject({
          moves: movesAlong(upright, generic.path),
          length: generic.cost,
          lowerBound: generic.cost,
          expanded: generic.expanded,
        });
      }
    },
  );

  test.each(metrics)(
    'in %s a growing limit finds a shortest way, and depth-first one within its limit',
    (metric) => {
      const goal = anyGoal(rows, cols);
      const graph = wholeGraph(goal, metric === 'mtm');
      for (let board = 0; board < 3; board++) {
        // A growing limit repeats positions: boards near the goal.
        const [key] = [...graph].filter(([, { distance }]) => distance === 3 + 3 * board).at(-1) ?? [
          keyOf(goal.tiles),
        ];
        const start = { rows, cols, tiles: [...key].map((letter) => letter.charCodeAt(0) - 48) };
        const distance = graph.get(key)?.distance;
        const grown = solve({ start, goal }, { algorithm: 'iddfs' }, metric);
        expect([grown.length, grown.optimal, grown.algorithm]).toEqual([distance, true, 'iddfs']);
        const first = solve({ start, goal }, { algorithm: 'dfs' }, metric);
        expect(first).toMatchObject({ algorithm: 'dfs', lowerBound: distance, shortest: distance });
        expect(first.length).toBeLessThanOrEqual(longestSolutionLength(rows, cols) ?? 0);
        expect(first.optimal).toBe(first.length === distance);
      }
    },
  );
});

test('the depth limit is enough for every board that depth-first search takes, in both metrics', () => {
  for (const [rows, cols] of [
    [2, 2],
    [2, 3],
    [2, 4],
    [3, 3],
  ] as const) {
    for (const metric of ['stm', 'mtm'] as const) {
      for (let blank = 0; blank < rows * cols; blank++) {
        const longest = buildSpace(rows, cols, blank, metric).counts.length - 1;
        expect(longest).toBeLessThanOrEqual(longestSolutionLength(rows, cols) ?? 0);
      }
    }
  }
});

// 8 moves, by the brute force of another test's kind: the whole graph.
test('a depth limit below the shortest solution is proved to be too small', () => {
  const puzzle = puzzleOf('2 4 3/1 5 6/7 8 0');
  expect(wholeGraph(puzzle.goal).get(keyOf(puzzle.start.tiles))?.distance).toBe(8);
  const below = solve(puzzle, { algorithm: 'dfs', limit: 7 });
  // All solutions of a board have the same parity.
  expect(below).toMatchObject({ algorithm: 'dfs+windows', lowerBound: 8 });
  expect(solve(puzzle, { algorithm: 'dfs', limit: 5 })).toMatchObject({ lowerBound: 6, optimal: false });
  expect(solve(puzzle, { algorithm: 'dfs', limit: 8 })).toMatchObject({
    algorithm: 'dfs',
    length: 8,
    optimal: true,
  });
});

test('a depth-first search that is given up claims nothing of its limit', () => {
  const puzzle = puzzleOf('0 9 8 7 6/5 4 3 2 1');
  const answer = solve(puzzle, { algorithm: 'dfs', limit: 30 }, 'stm', 1);
  expect(answer.algorithm).toBe('dfs+windows');
  expect(answer.lowerBound).toBeLessThanOrEqual(30);
});

describe('a method that can’t end', () => {
  const judged = (text: string, method: Method) =>
    checkAlgorithmFits({ ...puzzleOf(text), ...method, metric: 'stm', timeMs: 2000 });

  test('depth-first search is refused beyond ten cells', () => {
    expect(judged('1 2 3 4 5 6/7 8 9 10 0 11', { algorithm: 'dfs' })).toMatchObject({
      fault: { code: 'depth-too-large', facts: { rows: 2, cols: 6, cells: 10 } },
    });
    expect(judged('1 2 3 4 5/6 7 8 0 9', { algorithm: 'dfs' }).ok).toBe(true);
  });

  test('a growing limit is refused on a board of many moves, but people’s way is not', () => {
    // Korf 1985, number 1: 57 moves.
    const hard = '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3 -> 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15';
    expect(judged(hard, { algorithm: 'iddfs' })).toMatchObject({
      fault: { code: 'search-too-large', facts: { heuristic: 'none', spared: 0 } },
    });
    expect(judged(hard, { algorithm: 'human' }).ok).toBe(true);
  });
});

describe('a limit in words', () => {
  test.each([
    ['dfs', undefined, '40', { algorithm: 'dfs', limit: 40 }],
    ['auto', undefined, '999', { algorithm: 'dfs', limit: 999 }],
  ] as const)('%s %s limit:%s', (algorithm, heuristic, limit, value) => {
    expect(readMethod(algorithm, heuristic, limit)).toEqual({ ok: true, value });
  });

  test.each([
    ['dfs', undefined, '0', 'bad-limit'],
    ['dfs', undefined, '1001', 'bad-limit'],
    ['dfs', undefined, 'far', 'bad-limit'],
    ['bfs', undefined, '5', 'unused-limit'],
    ['auto', 'manhattan', '5', 'unused-limit'],
    ['dfs', 'manhattan', '5', 'unused-heuristic'],
  ] as const)('%s %s limit:%s is the fault %s', (algorithm, heuristic, limit, code) => {
    expect(readMethod(algorithm, heuristic, limit)).toMatchObject({ ok: false, fault: { code } });
  });
});
