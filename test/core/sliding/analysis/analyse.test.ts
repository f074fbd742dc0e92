import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../src/core/random.ts';
import { analyseBoard } from '../../../../src/core/sliding/analysis/analyse-board.ts';
import { analyseSolution } from '../../../../src/core/sliding/analysis/analyse-solution.ts';
import type { BoardAnalysis, SolutionAnalysis } from '../../../../src/core/sliding/analysis/analysis.ts';
import { type Board, defaultGoal, type Metric } from '../../../../src/core/sliding/board.ts';
import { longestSolutionLength } from '../../../../src/core/sliding/longest.ts';
import { applyMoves, invertMoves } from '../../../../src/core/sliding/moves.ts';
import { makeBoard, parseBoard } from '../../../../src/core/sliding/notation/puzzle.ts';
import { reversePuzzle, transposePuzzle } from '../../../../src/core/sliding/relabel.ts';
import { randomMoves, randomSolvableBoard } from '../../../../src/core/sliding/scramble/scramble.ts';
import { createSolverMemory } from '../../../../src/core/sliding/solve/solve-sliding.ts';
import { keyOf, neighbours, tilesOf, wholeGraph } from '../../../support/whole-graph.ts';

const memory = createSolverMemory();
const context = {
  now: () => performance.now(),
  table: (key: string): Uint8Array => {
    throw new Error(`no table ${key} is needed here`);
  },
  memory,
};

const graphs = new Map<string, ReturnType<typeof wholeGraph>>();
function graphOf(goal: Board, slides = false): ReturnType<typeof wholeGraph> {
  const key = `${makeBoard(goal)} ${slides}`;
  const graph = graphs.get(key) ?? wholeGraph(goal, slides);
  graphs.set(key, graph);
  return graph;
}

function boardOf(text: string): Board {
  const board = parseBoard(text);
  if (!board.ok) throw new Error(board.fault.code);
  return board.value;
}

const analysed = (start: Board, goal: Board, metric: Metric = 'stm'): BoardAnalysis =>
  analyseBoard({ start, goal, metric, timeMs: 5000 }, context);

function followed(start: Board, moves: string, metric: Metric = 'stm'): SolutionAnalysis {
  const goal = defaultGoal(start.rows, start.cols);
  return analyseSolution({ start, goal, moves, metric, timeMs: 5000 }, context);
}

describe.each([
  [2, 2, [1, 2, 3, 0]],
  [2, 3, [1, 2, 3, 4, 5, 0]],
  [3, 2, [1, 0, 2, 3, 4, 5]],
  [2, 4, [1, 2, 3, 4, 5, 6, 7, 0]],
] as const)('every board of %ix%i with the goal %j', (rows, cols, tiles) => {
  const goal: Board = { rows, cols, tiles };
  test.each(['stm', 'mtm'] as const)(
    'has the brute force length, number of solutions and good moves in %s',
    (metric) => {
      const graph = wholeGraph(goal, metric === 'mtm');
      const all = [...graph].filter((_, at) => at % Math.ceil(graph.size / 300) === 0);
      for (const [key, { distance, ways }] of all) {
        const start = { rows, cols, tiles: tilesOf(key) };
        const found = analysed(start, goal, metric);
        const good = neighbours(rows, cols, key, metric === 'mtm')
          .filter(([, next]) => graph.get(next)?.distance === distance - 1)
          .map(([moves]) => moves);
        expect(found[metric]).toEqual({ atLeast: distance, atMost: distance });
        expect(found.shortest).toMatchObject({ count: ways, complete: true, unsure: [] });
        expect([...(found.shortest?.good ?? [])].sort()).toEqual(good.sort());
        expect(found.shortest?.first.length).toBe(Math.min(ways, 8));
        expect(new Set(found.shortest?.first).size).toBe(found.shortest?.first.length);
        for (const moves of found.shortest?.first ?? []) {
          const end = applyMoves(start, moves);
          expect(end.ok && keyOf(end.value.tiles)).toBe(keyOf(tiles));
        }
      }
    },
  );
});

describe('3x3', () => {
  const goal = defaultGoal(3, 3);

  test.each(['8 6 7/2 5 4/3 0 1', '6 4 7/8 5 0/3 2 1'])('%s is one of the two boards of 31 moves', (text) => {
    const { stm, hardness } = analysed(boardOf(text), goal);
    expect(stm).toEqual({ atLeast: 31, atMost: 31 });
    expect(hardness?.counts[31]).toBe(2);
    expect(hardness?.longer).toBe(0);
    expect(hardness?.shorter).toBeCloseTo(1 - 2 / 181_440, 12);
  });

  test('the distribution has 181,440 boards, none longer than 31', () => {
    const { hardness } = analysed(goal, goal);
    expect(hardness?.counts.reduce((sum, count) => sum + count, 0)).toBe(181_440);
    expect(hardness?.counts).toHaveLength(32);
    expect(hardness?.shorter).toBe(0);
  });

  test.each([
    [3, 3],
    [2, 4],
  ])('random %ix%i boards have the brute force number of solutions', (rows, cols) => {
    const random = seededRandom(3);
    const end = rows === 3 ? goal : randomSolvableBoard(defaultGoal(rows, cols), random);
    const graph = graphOf(end);
    for (let count = 0; count < 100; count++) {
      const start = randomSolvableBoard(end, random);
      const { stm, shortest } = analysed(start, end);
      const vertex = graph.get(keyOf(start.tiles));
      expect(vertex).toBeDefined();
      expect([stm.atLeast, shortest?.count]).toEqual([vertex?.distance, vertex?.ways]);
    }
  });

  test('a board that is solved has one solution without moves and no good move', () => {
    expect(analysed(goal, goal).shortest).toEqual({
      count: 1,
      complete: true,
      first: [''],
      good: [],
      unsure: [],
    });
  });

  test('an unsolvable board has no lengths', () => {
    const found = analysed(boardOf('1 2 3 4 5 6 8 7 0'), goal);
    expect(found).toMatchObject({ solvable: false, stm: { atLeast: -1 }, mtm: { atLeast: -1 } });
    expect(found.shortest).toBeUndefined();
  });
});

test.each([
  [2, 2, 6],
  [2, 3, 21],
  [2, 4, 36],
  [2, 5, 55],
  [3, 3, 31],
])('no %ix%i board needs more than %i moves (OEIS A151944)', (rows, cols, most) => {
  const goal = defaultGoal(rows, cols);
  expect(longestSolutionLength(rows, cols)).toBe(most);
  expect(longestSolutionLength(cols, rows)).toBe(most);
  expect(analysed(goal, goal).hardness?.counts).toHaveLength(most + 1);
});

test('a puzzle mirrored or reversed has as long and as many shortest solutions', () => {
  const random = seededRandom(12);
  const goal = defaultGoal(2, 4);
  for (let count = 0; count < 100; count++) {
    const puzzle = { start: randomSolvableBoard(goal, random), goal };
    const found = analysed(puzzle.start, puzzle.goal);
    for (const other of [transposePuzzle(puzzle), reversePuzzle(puzzle)]) {
      const { stm, mtm, shortest } = analysed(other.start, other.goal);
      expect(found.shortest?.count).toBeGreaterThan(0);
      expect([stm, mtm, shortest?.count]).toEqual([found.stm, found.mtm, found.shortest?.count]);
    }
  }
});

test('a 4x4 board that is too hard for the time has bounds, never above what is known of all boards', () => {
  // One of the 80-move boards (Brüngger and others 1999), its goal with the blank first.
  const start = boardOf('15 14 8 12 10 11 9 13 2 6 5 1 3 7 4 0');
  const goal = boardOf('0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15');
  const request = { start, goal, metric: 'stm', timeMs: 300 } as const;
  const answer = analyseBoard(request, { ...context, table: () => undefined });
  const { stm, mtm, shortest, hardness } = answer;
  expect(stm.atLeast).toBeGreaterThan(60);
  expect(stm.atMost).toBe(80);
  expect(mtm.atLeast).toBeLessThanOrEqual(43);
  expect(mtm.atMost).toBe(43);
  expect([shortest, hardness]).toEqual([undefined, undefined]);
});

describe('somebody’s solution', () => {
  const start = boardOf('1 2 3/4 0 5');

  test('that takes a move back loses two there', () => {
    const { losses, remaining, simplified, reachesGoal } = followed(start, 'RLL');
    expect(reachesGoal).toBe(true);
    expect(remaining.map(({ atLeast }) => atLeast)).toEqual([1, 2, 1, 0]);
    expect(losses).toEqual([{ from: 1, to: 1, lost: 2, within: false }]);
    expect(simplified).toBe('L');
  });

  test('that ends elsewhere says how far it still is', () => {
    const { reachesGoal, remaining, end } = followed(start, 'RD');
    expect(reachesGoal).toBe(false);
    expect(remaining.at(-1)).toEqual({ atLeast: 3, atMost: 3 });
    expect(end.tiles).toEqual([0, 2, 3, 1, 4, 5]);
  });

  test.each([
    ['stm', 3, 3],
    ['mtm', 2, 4],
  ] as const)('loses in all what it is longer than the shortest, in %s on %ix%i', (metric, rows, cols) => {
    const random = seededRandom(9);
    const goal = defaultGoal(rows, cols);
    const graph = graphOf(goal, metric === 'mtm');
    for (let count = 0; count < 40; count++) {
      const moves = randomMoves(goal, 30, random);
      const scrambled = applyMoves(goal, moves);
      if (!scrambled.ok) throw new Error('the walk is illegal');
      const found = followed(scrambled.value, invertMoves(moves), metric);
      const distance = graph.get(keyOf(scrambled.value.tiles))?.distance ?? -1;
      expect(found.losses.reduce((sum, { lost }) => sum + lost, 0)).toBe(found[metric] - distance);
      expect(found.losses.filter(({ within }) => within)).toEqual([]);
    }
  });

  test('on 3x4 is followed by searches to the same distances as by brute force near the goal', () => {
    const goal = defaultGoal(3, 4);
    const layers = new Map([[keyOf(goal.tiles), 0]]);
    let layer = [...layers.keys()];
    for (let distance = 1; distance <= 14; distance++) {
      layer = layer
        .flatMap((key) => neighbours(3, 4, key, false).map(([, next]) => next))
        .filter((key) => {
          const isNew = !layers.has(key);
          if (isNew) layers.set(key, distance);
          return isNew;
        });
    }
    const random = seededRandom(4);
    for (let count = 0; count < 5; count++) {
      const moves = randomMoves(goal, 14, random);
      const scrambled = applyMoves(goal, moves);
      if (!scrambled.ok) throw new Error('the walk is illegal');
      const request = {
        start: scrambled.value,
        goal,
        moves: invertMoves(moves),
        metric: 'stm',
        timeMs: 60_000,
      } as const;
      const { remaining } = analyseSolution(request, { ...context, table: () => undefined });
      let board = scrambled.value;
      const expected = [
        board,
        ...[...request.moves].map((move) => {
          const next = applyMoves(board, move);
          board = next.ok ? next.value : board;
          return board;
        }),
      ].map(({ tiles }) => layers.get(keyOf(tiles)));
      expect(remaining.map(({ atMost }) => atMost)).toEqual(expected);
      expect(remaining.map(({ atLeast }) => atLeast)).toEqual(expected);
    }
  });
});

describe('the boards one move away', () => {
  const goal = defaultGoal(3, 3);

  test.each(['stm', 'mtm'] as const)('have the distances of the whole graph in %s', (metric) => {
    const random = seededRandom(9);
    for (let round = 0; round < 5; round++) {
      const start = randomSolvableBoard(goal, random);
      const expected = neighbours(3, 3, keyOf(start.tiles), metric === 'mtm').map(([moves, key]) => ({
        moves,
        tiles: tilesOf(key),
        left: graphOf(goal, metric === 'mtm').get(key)?.distance,
      }));
      const found = analysed(start, goal, metric).neighbours.map(({ moves, board, left }) => ({
        moves,
        tiles: board.tiles,
        left,
      }));
      const sorted = (all: { moves: string }[]) => all.toSorted((a, b) => (a.moves < b.moves ? -1 : 1));
      expect(sorted(found)).toEqual(sorted(expected));
    }
  });

  test('are shown without distances where the goal can not be reached: figure 2 of the first article', () => {
    const found = analysed(boardOf('2 0 3 1 8 4 7 6 5'), goal);
    expect(found.solvable).toBe(false);
    expect(found.neighbours.map(({ board }) => makeBoard(board)).sort()).toEqual([
      '0 2 3/1 8 4/7 6 5',
      '2 3 0/1 8 4/7 6 5',
      '2 8 3/1 0 4/7 6 5',
    ]);
    expect(found.neighbours.every((one) => !('left' in one))).toBe(true);
  });

  test('are one move nearer or farther on a large board, as its first moves say', () => {
    const start = boardOf('5 1 2 4/9 6 3 8/13 10 7 12/0 14 11 15');
    // Nine tiles slid once around, found by hand: 13 down leads back, 14 left leads on.
    const found = analyseBoard(
      { start, goal: defaultGoal(4, 4), metric: 'stm', timeMs: 5000 },
      { ...context, table: () => undefined },
    );
    expect(found.neighbours.map((one) => [one.moves, one.left])).toEqual([
      ['D', 8],
      ['L', 10],
    ]);
  });
});
