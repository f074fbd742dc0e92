import { expect, test } from 'vitest';
import { type Random, randomBelow, seededRandom } from '../../../../../src/core/random.ts';
import type { Board, Puzzle } from '../../../../../src/core/sliding/board.ts';
import { checkSlidingAnswer } from '../../../../../src/core/sliding/check-answer.ts';
import { isSolvable } from '../../../../../src/core/sliding/parity.ts';
import { openTables } from '../../../../../src/core/sliding/solve/pattern/tables.ts';
import { patternSets } from '../../../../../src/core/sliding/solve/pattern/views.ts';
import { canonicalPuzzle } from '../../../../../src/core/sliding/solve/position/canonical-puzzle.ts';
import { createMovePruning } from '../../../../../src/core/sliding/solve/proof/move-pruning.ts';
import {
  createParallelSearch,
  helpSearch,
  leadRound,
  openRound,
} from '../../../../../src/core/sliding/solve/proof/parallel-search.ts';
import {
  createPatternSearch,
  searchLookup,
} from '../../../../../src/core/sliding/solve/proof/pattern-search.ts';
import { distinctFirstMoveBits } from '../../../../../src/core/sliding/solve/proof/symmetry.ts';
import {
  buildTable,
  createSolverMemory,
  solveSliding,
  tableChoices,
} from '../../../../../src/core/sliding/solve/solve-sliding.ts';

const memory = createSolverMemory();
const tables = new Map<string, Uint8Array>();
const tableOf = (key: string): Uint8Array => {
  const table = tables.get(key) ?? buildTable(key);
  tables.set(key, table);
  return table;
};

/** A mirror image of a board: where each cell goes. */
type Mirror = (cell: number) => number;
const onDiagonal =
  (side: number): Mirror =>
  (cell) =>
    (cell % side) * side + Math.floor(cell / side);
const upDown =
  (rows: number, cols: number): Mirror =>
  (cell) =>
    (rows - 1 - Math.floor(cell / cols)) * cols + (cell % cols);
const leftRight =
  (cols: number): Mirror =>
  (cell) =>
    cell - (cell % cols) + cols - 1 - (cell % cols);

/** Taxicab distance of a tile in one cell to its home. */
const taxicab = (cols: number, a: number, b: number): number =>
  Math.abs(Math.floor(a / cols) - Math.floor(b / cols)) + Math.abs((a % cols) - (b % cols));

/**
 * A board near the goal 0, 1, 2, ... (whose tile in `blank` is the blank, written as its cell) that is its
 * own image in all mirrors: cells exchanged together with their images.
 */
function symmetric(
  rows: number,
  cols: number,
  blank: number,
  mirrors: readonly Mirror[],
  random: Random,
): number[] {
  const state = Array.from({ length: rows * cols }, (_, cell) => cell);
  const images = (cell: number): number[] =>
    mirrors.reduce((all, mirror) => all.concat(all.map(mirror)), [cell]);
  const isFixed = (cell: number): boolean => images(cell).every((image) => image === cell);
  for (let change = 0; change < 4; change++) {
    const a = randomBelow(random, rows * cols);
    const b = randomBelow(random, rows * cols);
    const [from, to] = [images(a), images(b)];
    if (isFixed(a) !== isFixed(b) || new Set([...from, ...to]).size < new Set(from).size * 2) continue;
    if (a === blank || b === blank || taxicab(cols, a, b) > 2) continue;
    const before = [...state];
    from.forEach((cell, at) => {
      state[cell] = before[to[at] as number] as number;
      state[to[at] as number] = before[cell] as number;
    });
  }
  return state;
}

/** Brute force goes no further. */
const LONGEST = 28;

/**
 * The length of a shortest solution by Korf's IDA* over taxicab distances, written for this test alone;
 * undefined if it is longer than `LONGEST`.
 */
function shortestLength(
  rows: number,
  cols: number,
  blank: number,
  start: readonly number[],
): number | undefined {
  const state = [...start];
  const search = (hole: number, from: number, left: number, estimate: number): boolean => {
    if (estimate === 0) return true;
    for (let cell = 0; cell < rows * cols; cell++) {
      if (cell === from || taxicab(cols, cell, hole) !== 1) continue;
      const tile = state[cell] as number;
      const after = estimate + taxicab(cols, tile, hole) - taxicab(cols, tile, cell);
      if (after > left - 1) continue;
      [state[hole], state[cell]] = [tile, blank];
      const isFound = search(cell, hole, left - 1, after);
      [state[hole], state[cell]] = [blank, tile];
      if (isFound) return true;
    }
    return false;
  };
  const estimate = start.reduce(
    (sum, tile, cell) => (tile === blank ? sum : sum + taxicab(cols, tile, cell)),
    0,
  );
  for (let bound = estimate; bound <= LONGEST; bound += 2)
    if (search(start.indexOf(blank), -1, bound, estimate)) return bound;
  return undefined;
}

/** The same with tiles as people number them. */
function puzzleOf(rows: number, cols: number, blank: number, state: readonly number[]): Puzzle {
  const board = (cells: readonly number[]): Board => ({
    rows,
    cols,
    tiles: cells.map((home) => (home === blank ? 0 : home < blank ? home + 1 : home)),
  });
  return { start: board(state), goal: board(state.map((_, cell) => cell)) };
}

/** Size, the goal's blank, the mirrors that keep it, and the most moves that brute force looks for. */
const KINDS = [
  ['4x4, blank last', 4, 4, 15, [onDiagonal(4)]],
  ['4x4, blank first', 4, 4, 0, [onDiagonal(4)]],
  ['4x4, blank inside', 4, 4, 10, [onDiagonal(4)]],
  ['3x4, blank in the middle row', 3, 4, 7, [upDown(3, 4)]],
  ['4x3, blank in the middle column', 4, 3, 1, [leftRight(3)]],
  ['3x5, blank in the centre', 3, 5, 7, [upDown(3, 5), leftRight(5)]],
  ['2x7, blank in the middle column', 2, 7, 10, [leftRight(7)]],
] as const;

test.each(KINDS)(
  '%s: boards that are their own mirror image have the length that brute force finds',
  (_, rows, cols, blank, mirrors) => {
    const random = seededRandom(rows * 100 + cols * 10 + blank);
    let tried = 0;
    for (let at = 0; at < 60 && tried < 5; at++) {
      const state = symmetric(rows, cols, blank, mirrors, random);
      const puzzle = puzzleOf(rows, cols, blank, state);
      const length = isSolvable(puzzle) ? shortestLength(rows, cols, blank, state) : undefined;
      if (length === undefined || length === 0) continue;
      tried++;
      const [choice] = tableChoices({ ...puzzle, metric: 'stm', algorithm: 'auto', timeMs: 1 }).slice(-1);
      const answer = solveSliding(
        { ...puzzle, metric: 'stm', algorithm: 'auto', timeMs: 60_000 },
        {
          now: () => performance.now(),
          memory,
          table: (key) => (choice?.keys.includes(key) ? tableOf(key) : undefined),
        },
      );
      expect(checkSlidingAnswer(puzzle, answer)).toBeUndefined();
      expect(answer).toMatchObject({ length, optimal: true });
    }
    expect(tried).toBeGreaterThan(1);
  },
);

// Every row of it a column of the goal: 72 moves.
const transposed = canonicalPuzzle(
  puzzleOf(
    4,
    4,
    0,
    Array.from({ length: 16 }, (_, cell) => onDiagonal(4)(cell)),
  ),
);
const [, set] = patternSets(transposed);
if (set === undefined) throw new Error('no set');
const opened = openTables(set, tableOf(set.key), memory.placementSpaces);
const lookup = searchLookup(opened);
const pruning = createMovePruning();
const searchOf = () => createPatternSearch(transposed, opened, lookup, pruning);

test('such a board takes half of the positions: one of two first moves is tried', () => {
  const search = searchOf();
  expect(search.listFirstMoves(60, 1)).toHaveLength(1);
  expect(search.find(60, [], () => false)).toBeUndefined();
  // A search that tries both takes 463,640.
  expect(search.expanded() / 463_640).toBeCloseTo(0.5, 1);
});

test('threads that share the work list half of the items, too', () => {
  const shared = createParallelSearch();
  const [leader, helper] = [searchOf(), searchOf()];
  let isHelped = false;
  const handsOver: typeof leader = {
    ...leader,
    find: (bound, first, shouldStop) => {
      if (!isHelped) {
        isHelped = true;
        let asked = 0;
        helpSearch(shared, 1, helper, () => ++asked > 3);
      }
      return leader.find(bound, first, shouldStop);
    },
  };
  const round = openRound(shared, leader, 58);
  expect(leadRound(shared, handsOver, round, () => false)).toBeUndefined();
  expect(helper.expanded()).toBeGreaterThan(leader.expanded());
  expect(new Set(leader.listFirstMoves(58, 8).map(([first]) => first)).size).toBe(1);
});

test('a board that is not its own mirror image has all of its first moves tried', () => {
  const state = Uint8Array.from([5, 1, 2, 3, 4, 0, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(distinctFirstMoveBits({ rows: 4, cols: 4, blank: 10, state, toMoves: (moves) => moves })).toBe(15);
});

test('a turn that keeps the order of the cells, but takes the blank to a tile, leaves no move out', () => {
  // Each cell's content is the image of that in the cell turned by half; the blank, 10, is that of tile 5.
  const state = Uint8Array.from([0, 1, 2, 3, 4, 6, 10, 7, 8, 5, 9, 11, 12, 13, 14, 15]);
  expect([...state].every((tile, cell) => state[15 - cell] === 15 - tile)).toBe(true);
  expect(distinctFirstMoveBits({ rows: 4, cols: 4, blank: 10, state, toMoves: (moves) => moves })).toBe(15);
});
