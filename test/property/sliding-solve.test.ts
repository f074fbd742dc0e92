import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board, Metric, Puzzle } from '../../src/core/sliding/board.ts';
import { checkSlidingAnswer } from '../../src/core/sliding/check-answer.ts';
import type { SlidingAlgorithm } from '../../src/core/sliding/method.ts';
import { applyMoves, countMoves } from '../../src/core/sliding/moves.ts';
import { isSolvable } from '../../src/core/sliding/parity.ts';
import type { SlidingAnswer } from '../../src/core/sliding/sliding-answer.ts';
import { createSolverMemory, solveSliding } from '../../src/core/sliding/solve/solve-sliding.ts';

const memory = createSolverMemory();
const solve = (
  puzzle: Puzzle,
  algorithm: SlidingAlgorithm = 'auto',
  metric: Metric = 'stm',
  timeMs = 60_000,
  now = () => performance.now(),
): SlidingAnswer =>
  solveSliding({ ...puzzle, algorithm, metric, timeMs }, { now, table: () => undefined, memory });

/** A clock by which a millisecond passes whenever a search looks at it. */
let looks = 0;

/**
 * All distances from a board, by strings with the blank as `@`: written differently from the solver on
 * purpose.
 */
function distancesFrom({ rows, cols, tiles }: Board, metric: Metric): Map<string, number> {
  const sign = (tile: number): string => String.fromCharCode(64 + tile);
  const first = tiles.map(sign).join('');
  const distances = new Map([[first, 0]]);
  let layer = [first];
  for (let distance = 1; layer.length > 0; distance++) {
    const next: string[] = [];
    for (const text of layer) {
      const blank = text.indexOf('@');
      for (const [down, right] of [
        [0, 1],
        [0, -1],
        [1, 0],
        [-1, 0],
      ] as const) {
        let slid = [...text];
        let row = Math.floor(blank / cols);
        let col = blank % cols;
        for (;;) {
          const at = row * cols + col;
          row += down;
          col += right;
          if (row < 0 || row >= rows || col < 0 || col >= cols) break;
          slid = [...slid];
          slid[at] = slid[row * cols + col] ?? '';
          slid[row * cols + col] = '@';
          const reached = slid.join('');
          if (!distances.has(reached)) {
            distances.set(reached, distance);
            next.push(reached);
          }
          if (metric === 'stm') break;
        }
      }
    }
    layer = next;
  }
  return distances;
}

const keyOf = (board: Board): string => board.tiles.map((tile) => String.fromCharCode(64 + tile)).join('');

const boardOf = (rows: number, cols: number): fc.Arbitrary<Board> => {
  const tiles = Array.from({ length: rows * cols }, (_, tile) => tile);
  return fc
    .shuffledSubarray(tiles, { minLength: tiles.length, maxLength: tiles.length })
    .map((shuffled) => ({ rows, cols, tiles: shuffled }));
};

function allBoards(rows: number, cols: number): Board[] {
  let lists: number[][] = [[]];
  for (let tile = 0; tile < rows * cols; tile++) {
    lists = lists.flatMap((list) =>
      Array.from({ length: list.length + 1 }, (_, at) => list.toSpliced(at, 0, tile)),
    );
  }
  return lists.map((tiles) => ({ rows, cols, tiles }));
}

/** What any answer must be: it replays, its length is that of its moves, and it is not under its bound. */
function expectSound(puzzle: Puzzle, answer: SlidingAnswer): void {
  expect(applyMoves(puzzle.start, answer.moves)).toEqual({ ok: true, value: puzzle.goal });
  expect(answer.length).toBe(countMoves(answer.moves, answer.metric));
  expect(answer.lowerBound).toBeLessThanOrEqual(answer.length);
  expect(answer.optimal).toBe(answer.lowerBound === answer.length);
}

describe.each([
  [2, 2, 12, 24],
  [2, 3, 360, 720],
  [3, 2, 360, 720],
])('every board of %ix%i', (rows, cols, half, all) => {
  it.each(['stm', 'mtm'] as const)('is solved in %s in as many moves as a brute force needs', (metric) => {
    fc.assert(
      fc.property(boardOf(rows, cols), (goal) => {
        const distances = distancesFrom(goal, metric);
        const boards = allBoards(rows, cols);
        expect([distances.size, boards.length]).toEqual([half, all]);
        for (const start of boards) {
          const puzzle = { start, goal };
          const distance = distances.get(keyOf(start));
          if (isSolvable(puzzle) !== (distance !== undefined)) throw new Error(`parity of ${start.tiles}`);
          const { length, optimal } = solve(puzzle, 'auto', metric);
          if (length !== (distance ?? -1) || optimal !== (distance !== undefined))
            throw new Error(`${start.tiles} to ${goal.tiles}: ${length}, not ${distance}`);
        }
      }),
      { numRuns: 4 },
    );
  });
});

describe.each([
  [2, 4, 20_160],
  [4, 2, 20_160],
  [3, 3, 181_440],
])('%ix%i with any goal', (rows, cols, half) => {
  it.each(['stm', 'mtm'] as const)("has the brute force's lengths in %s", (metric) => {
    fc.assert(
      fc.property(
        boardOf(rows, cols),
        fc.array(boardOf(rows, cols), { minLength: 50, maxLength: 50 }),
        (goal, starts) => {
          const distances = distancesFrom(goal, metric);
          expect(distances.size).toBe(half);
          for (const start of starts) {
            const distance = distances.get(keyOf(start));
            const answer = solve({ start, goal }, 'auto', metric);
            expect([answer.length, answer.solvable, answer.optimal]).toEqual([
              distance ?? -1,
              distance !== undefined,
              distance !== undefined,
            ]);
            if (distance !== undefined) expectSound({ start, goal }, answer);
          }
        },
      ),
      { numRuns: 1 },
    );
  });
});

it('bfs, A*, IDA* and auto agree, in both metrics', () => {
  const sizes = fc.constantFrom([2, 2], [2, 3], [3, 2], [2, 4]);
  const puzzle = sizes.chain(([rows = 2, cols = 2]) =>
    fc.record({ start: boardOf(rows, cols), goal: boardOf(rows, cols) }),
  );
  fc.assert(
    fc.property(puzzle, fc.constantFrom('stm', 'mtm'), (one, metric) => {
      fc.pre(isSolvable(one));
      const { length } = solve(one, 'auto', metric);
      // IDA* in slides grows too fast from 8 cells on for a quick test.
      const cells = one.start.tiles.length;
      const methods =
        metric === 'mtm' && cells > 6 ? (['bfs', 'astar'] as const) : (['bfs', 'astar', 'ida'] as const);
      for (const algorithm of methods) {
        const answer = solve(one, algorithm, metric);
        expectSound(one, answer);
        expect([algorithm, answer.length, answer.optimal]).toEqual([algorithm, length, true]);
      }
    }),
    { numRuns: 40 },
  );
});

it('every answer on every size from 2x2 to 10x10 replays to its goal, in both metrics', {
  timeout: 120_000,
}, () => {
  const sizes = Array.from({ length: 81 }, (_, at) => [2 + Math.floor(at / 9), 2 + (at % 9)] as const);
  for (const [rows, cols] of sizes) {
    const puzzle = fc.record({ start: boardOf(rows, cols), goal: boardOf(rows, cols) });
    fc.assert(
      // Both metrics share the tables for a goal's blank.
      fc.property(puzzle, (one) => {
        for (const metric of ['stm', 'mtm'] as const) {
          const answer = solve(one, 'ida', metric, 1, () => looks++);
          expect(checkSlidingAnswer(one, answer)).toBeUndefined();
          if (isSolvable(one)) expectSound(one, answer);
          else expect(answer).toMatchObject({ solvable: false, length: -1, moves: '', optimal: false });
        }
      }),
      { numRuns: 1 },
    );
  }
});
