import { expect, test } from 'vitest';
import { randomBelow, seededRandom } from '../../../../../src/core/random.ts';
import type { Moves, Puzzle } from '../../../../../src/core/sliding/board.ts';
import { applyMoves } from '../../../../../src/core/sliding/moves.ts';
import { randomSolvableBoard } from '../../../../../src/core/sliding/scramble/scramble.ts';
import { constructSolution } from '../../../../../src/core/sliding/solve/construct/construct.ts';
import { createSolverMemory } from '../../../../../src/core/sliding/solve/context/context.ts';
import { searchNearOptimal } from '../../../../../src/core/sliding/solve/large/near-optimal.ts';
import { canonicalPuzzle } from '../../../../../src/core/sliding/solve/position/canonical-puzzle.ts';

const memory = createSolverMemory();

/** A random board and a random goal, the blanks anywhere. */
function randomPuzzle(rows: number, cols: number, seed: number): Puzzle {
  const random = seededRandom(seed);
  const tiles = Array.from({ length: rows * cols }, (_, at) => at);
  for (let last = tiles.length - 1; last > 0; last--) {
    const pick = randomBelow(random, last + 1);
    [tiles[last], tiles[pick]] = [tiles[pick] ?? 0, tiles[last] ?? 0];
  }
  const goal = { rows, cols, tiles };
  return { start: randomSolvableBoard(goal, random), goal };
}

/** A clock that only goes on when it is asked, so that the same is found on every machine. */
function clock(step: number): () => number {
  let time = 0;
  return () => {
    time += step;
    return time;
  };
}

interface Run {
  /** The constructed solution. */
  readonly first: Moves;
  readonly moves: Moves;
  readonly told: readonly Moves[];
  readonly expanded: number;
}

function run(puzzle: Puzzle, milliseconds: number, now: () => number, width?: number): Run {
  const canonical = canonicalPuzzle(puzzle);
  const first = constructSolution(canonical, memory);
  const told: Moves[] = [];
  const limits = {
    now,
    endsAt: now() + milliseconds,
    shouldStop: () => false,
    onBetter: (moves: Moves) => void told.push(canonical.toMoves(moves)),
    ...(width !== undefined && { width }),
  };
  const { moves, expanded } = searchNearOptimal(canonical, first, memory, limits);
  return { first: canonical.toMoves(first), moves: canonical.toMoves(moves), told, expanded };
}

const solves = ({ start, goal }: Puzzle, moves: Moves): boolean => {
  const end = applyMoves(start, moves);
  return end.ok && end.value.tiles.every((tile, cell) => tile === goal.tiles[cell]);
};

const taxicab = ({ start, goal }: Puzzle): number =>
  start.tiles.reduce((sum, tile, cell) => {
    const home = goal.tiles.indexOf(tile);
    const rows = Math.abs(Math.floor(cell / start.cols) - Math.floor(home / start.cols));
    return tile === 0 ? sum : sum + rows + Math.abs((cell % start.cols) - (home % start.cols));
  }, 0);

const SIZES = [
  [5, 5],
  [6, 6],
  [7, 7],
  [8, 8],
  [9, 9],
  [10, 10],
  [2, 10],
  [10, 2],
  [3, 10],
  [10, 4],
  [5, 7],
  [7, 6],
] as const;

test.each(SIZES)('%ix%i: without any time there is a solution, to any goal', (rows, cols) => {
  for (let seed = 1; seed <= 3; seed++) {
    const puzzle = randomPuzzle(rows, cols, seed);
    const { first, moves, told, expanded } = run(puzzle, 0, () => 0);
    expect(solves(puzzle, moves)).toBe(true);
    expect(moves).toBe(first);
    expect(told).toEqual([]);
    expect(expanded).toBe(0);
  }
});

test.each(SIZES)(
  '%ix%i: with time every message is a shorter solution, the last one is the answer',
  (rows, cols) => {
    const puzzle = randomPuzzle(rows, cols, 100 * rows + cols);
    const { first, moves, told } = run(puzzle, 8000, clock(1), 200);
    expect(told.every((solution) => solves(puzzle, solution))).toBe(true);
    const lengths = [first, ...told].map((solution) => solution.length);
    expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => b - a));
    expect(moves).toBe(told.at(-1));
    expect(told.length).toBeGreaterThan(0);
    expect(moves.length).toBeGreaterThanOrEqual(taxicab(puzzle));
  },
);

test.each([
  [6, 6],
  [8, 8],
  [10, 10],
])('%ix%i: narrow beams come within 2.5 times the taxicab distance', (rows, cols) => {
  const puzzle = randomPuzzle(rows, cols, 5);
  const { moves } = run(puzzle, 12_000, clock(1), 200);
  expect(moves.length).toBeLessThan(2.5 * taxicab(puzzle));
});

test('a board that is its goal needs no moves', () => {
  const { goal } = randomPuzzle(6, 6, 1);
  expect(run({ start: goal, goal }, 1000, clock(1))).toEqual({ first: '', moves: '', told: [], expanded: 0 });
});

test('it keeps to its time and uses it: on 9x9 there is always something to gain', () => {
  const puzzle = randomPuzzle(9, 9, 3);
  const now = clock(1);
  run(puzzle, 3000, now, 100);
  expect(now()).toBeGreaterThan(3000);
  expect(now()).toBeLessThan(3020);
});

test('it stops when told, with the best so far', () => {
  const puzzle = randomPuzzle(8, 8, 4);
  const canonical = canonicalPuzzle(puzzle);
  const told: Moves[] = [];
  const limits = {
    now: () => 0,
    endsAt: 1,
    shouldStop: () => told.length === 2,
    onBetter: (moves: Moves) => void told.push(moves),
  };
  const { moves } = searchNearOptimal(canonical, constructSolution(canonical, memory), memory, {
    ...limits,
    width: 100,
  });
  expect(told.length).toBe(2);
  expect(moves).toBe(told[1]);
  expect(solves(puzzle, canonical.toMoves(moves))).toBe(true);
});
