import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../../src/core/random.ts';
import { type Board, defaultGoal, type Metric, type Puzzle } from '../../../../../src/core/sliding/board.ts';
import { checkSlidingAnswer } from '../../../../../src/core/sliding/check-answer.ts';
import { isAdmissible, type Method, readMethod } from '../../../../../src/core/sliding/method.ts';
import { parsePuzzle } from '../../../../../src/core/sliding/notation/puzzle.ts';
import { randomSolvableBoard } from '../../../../../src/core/sliding/scramble/scramble.ts';
import type { SlidingAnswer, SlidingRequest } from '../../../../../src/core/sliding/sliding-answer.ts';
import {
  branchingFactor,
  checkAlgorithmFits,
} from '../../../../../src/core/sliding/solve/methods/feasible.ts';
import {
  buildTable,
  createSolverMemory,
  solveSliding,
  tableChoices,
} from '../../../../../src/core/sliding/solve/solve-sliding.ts';
import { keyOf, wholeGraph } from '../../../../support/whole-graph.ts';

const memory = createSolverMemory();
const tables = new Map<string, Uint8Array>();
let announced: readonly string[] = [];
const context = {
  now: () => performance.now(),
  memory,
  table(key: string): Uint8Array | undefined {
    if (!announced.includes(key)) return undefined;
    const table = tables.get(key) ?? buildTable(key);
    tables.set(key, table);
    return table;
  },
};

const METHODS: readonly Method[] = [
  { algorithm: 'bfs' },
  { algorithm: 'bidirectional' },
  { algorithm: 'astar' },
  { algorithm: 'ida' },
  ...(['astar', 'ida'] as const).flatMap((algorithm) =>
    (
      [
        'misplaced',
        'row-weighted',
        'manhattan',
        'linear-conflict',
        'walking-distance',
        'pattern-database',
      ] as const
    ).map((heuristic) => ({ algorithm, heuristic })),
  ),
];
const nameOf = ({ algorithm, heuristic }: Method): string => `${algorithm} ${heuristic ?? ''}`.trim();

function solve(puzzle: Puzzle, method: Method, metric: Metric = 'stm', timeMs = 5000): SlidingAnswer {
  const request: SlidingRequest = { ...puzzle, ...method, metric, timeMs };
  announced = tableChoices(request)[0]?.keys ?? [];
  const answer = solveSliding(request, context);
  expect(checkSlidingAnswer(request, answer), nameOf(method)).toBeUndefined();
  return answer;
}

function puzzleOf(text: string): Puzzle {
  const read = parsePuzzle(text);
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
}

const random = seededRandom(5);
const GOALS: readonly [string, Board][] = [
  ['3x3', defaultGoal(3, 3)],
  [
    '3x3 with a goal of its own',
    randomSolvableBoard({ rows: 3, cols: 3, tiles: [4, 0, 7, 2, 8, 1, 3, 6, 5] }, random),
  ],
  ['3x2 with a goal of its own', { rows: 3, cols: 2, tiles: [5, 2, 0, 4, 1, 3] }],
];

describe.each(GOALS)('on %s', (_, goal) => {
  // In slides a graph of 3x3 takes seconds.
  const metrics: readonly Metric[] = goal.tiles.length > 6 ? ['stm'] : ['stm', 'mtm'];
  test.each(metrics)('in %s every optimal method needs as many moves as a brute force', (metric) => {
    const graph = wholeGraph(goal, metric === 'mtm');
    let longer = 0;
    for (let board = 0; board < (goal.tiles.length > 6 ? 2 : 4); board++) {
      const start = randomSolvableBoard(goal, random);
      const distance = graph.get(keyOf(start.tiles))?.distance;
      for (const method of METHODS) {
        const { heuristic } = method;
        const answer = solve({ start, goal }, method, metric);
        expect(answer).toMatchObject({ algorithm: method.algorithm, ...(heuristic && { heuristic }) });
        expect(answer.memoryBytes, nameOf(method)).toBeGreaterThan(0);
        if (heuristic === undefined || isAdmissible(heuristic)) {
          expect([answer.length, answer.optimal], nameOf(method)).toEqual([distance, true]);
        } else {
          expect(answer.lowerBound).toBeLessThanOrEqual(distance ?? 0);
          if (answer.length > (distance ?? 0)) longer++;
        }
      }
    }
    // An inadmissible heuristic does mislead.
    if (goal.tiles.length > 6) expect(longer).toBeGreaterThan(0);
  });
});

test('an answer by an inadmissible heuristic is optimal only where a bound proves it', () => {
  const one = solve(puzzleOf('1 2 3 4 5 6 7 0 8'), { algorithm: 'astar', heuristic: 'row-weighted' });
  expect(one).toMatchObject({ length: 1, lowerBound: 1, optimal: true });
  const hardest = solve(puzzleOf('8 6 7 2 5 4 3 0 1'), { algorithm: 'astar', heuristic: 'row-weighted' });
  expect(hardest.optimal).toBe(false);
  expect(hardest.lowerBound).toBeLessThanOrEqual(31);
});

// Korf 1985, numbers 12 and 1, whose shortest solutions take 45 and 57 moves.
const KORF_12 = '14 1 9 6 4 8 12 5 7 2 3 0 10 11 13 15 -> 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15';
const KORF_1 = '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3 -> 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15';

test.each([
  { algorithm: 'astar', heuristic: 'manhattan' },
  { algorithm: 'astar' },
  { algorithm: 'ida', heuristic: 'manhattan' },
] as const)('%o without the time for a proof gives a solution and what it did prove', (method) => {
  const answer = solve(puzzleOf(KORF_1), method, 'stm', 150);
  expect(answer).toMatchObject({ algorithm: `${method.algorithm}+windows`, optimal: false });
  expect(answer.lowerBound).toBeLessThanOrEqual(57);
  expect(answer.lowerBound % 2).toBe(1);
  expect(answer.length).toBeGreaterThanOrEqual(57);
});

test.each(['astar', 'ida'] as const)('%s with walking distance proves a board of 4x4', (algorithm) => {
  const answer = solve(puzzleOf(KORF_12), { algorithm, heuristic: 'walking-distance' }, 'stm', 20_000);
  expect([answer.length, answer.optimal]).toEqual([45, true]);
});

describe('what can’t finish is refused beforehand', () => {
  const judged = (text: string, method: Method, timeMs = 30_000) =>
    checkAlgorithmFits({ ...puzzleOf(text), ...method, metric: 'stm', timeMs });
  const TWELVE = '11 10 9 8/7 6 5 4/3 1 2 0';

  test('the whole space of 3x4, with its size: 12!/2 positions (six bytes each)', () => {
    expect(judged(TWELVE, { algorithm: 'bfs' })).toMatchObject({
      ok: false,
      fault: { code: 'space-too-large', facts: { positions: 239_500_800, gigabytes: 1.4, cells: 10 } },
    });
    expect(judged('1 2 3 4 5/6 7 8 0 9', { algorithm: 'bfs' }).ok).toBe(true);
  });

  test.each([
    { algorithm: 'bidirectional' },
    { algorithm: 'astar', heuristic: 'misplaced' },
    { algorithm: 'ida', heuristic: 'misplaced' },
  ] as const)('%o on a hard 4x4, from its bound and 2.13 ways on', (method) => {
    expect(judged(KORF_1, method, 2000)).toMatchObject({
      ok: false,
      fault: { code: 'search-too-large', facts: { branching: '2.13' } },
    });
  });

  test('tables that would be too large', () => {
    const large = `5x5 ${[...Array(25).keys()].slice(1).join(' ')} 0`;
    expect(judged(large, { algorithm: 'astar', heuristic: 'walking-distance' })).toMatchObject({
      fault: { code: 'table-too-large' },
    });
    const larger = `7x7 ${[...Array(49).keys()].slice(1).join(' ')} 0`;
    expect(judged(larger, { algorithm: 'ida', heuristic: 'pattern-database' })).toMatchObject({
      fault: { code: 'table-too-large' },
    });
    expect(judged(larger, { algorithm: 'ida', heuristic: 'linear-conflict' }).ok).toBe(true);
  });

  test('but not on a board that needs few moves, nor on one that can’t be solved', () => {
    const near = '5 1 2 4/9 6 3 8/13 10 7 11/0 14 15 12';
    for (const method of METHODS.filter(({ algorithm }) => algorithm !== 'bfs')) {
      expect(judged(near, method), nameOf(method)).toEqual({ ok: true, value: true });
    }
    const sold = '1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0';
    expect(solve(puzzleOf(sold), { algorithm: 'bfs' })).toMatchObject({ solvable: false, length: -1 });
  });
});

// Edelkamp & Korf 1998, table 2.
test.each([
  [3, 1.732],
  [4, 2.1304],
  [5, 2.36761],
])('positions of %ix%i branch as published', (side, factor) => {
  expect(branchingFactor(side, side)).toBeCloseTo(factor, 3);
});

describe('a method in words', () => {
  test.each([
    [undefined, undefined, { algorithm: 'auto' }],
    ['bidirectional', undefined, { algorithm: 'bidirectional' }],
    ['a*', 'manhattan', { algorithm: 'astar', heuristic: 'manhattan' }],
    ['ida*', undefined, { algorithm: 'ida' }],
    ['A*', 'Manhattan', { algorithm: 'astar', heuristic: 'manhattan' }],
    ['IDA*', undefined, { algorithm: 'ida' }],
    ['a-star', undefined, { algorithm: 'astar' }],
    ['idastar', undefined, { algorithm: 'ida' }],
    [' BFS ', undefined, { algorithm: 'bfs' }],
    ['auto', 'misplaced', { algorithm: 'ida', heuristic: 'misplaced' }],
  ])('%s %s', (algorithm, heuristic, value) => {
    expect(readMethod(algorithm, heuristic)).toEqual({ ok: true, value });
  });

  test.each([
    ['dijkstra', undefined, 'unknown-algorithm'],
    ['astar', 'euclid', 'unknown-heuristic'],
    ['bfs', 'manhattan', 'unused-heuristic'],
    ['bidirectional', 'manhattan', 'unused-heuristic'],
  ])('%s %s is the fault %s', (algorithm, heuristic, code) => {
    expect(readMethod(algorithm, heuristic)).toMatchObject({ ok: false, fault: { code } });
  });
});
