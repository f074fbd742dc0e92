// Proofs that take minutes. They run with --full, or if `proof` is on the command line (docs/benchmarks.md).

import { type Random, randomBelow, seededRandom, shuffle } from '../src/core/random.ts';
import { type Board, defaultGoal, type Metric } from '../src/core/sliding/board.ts';
import { type SolverContext, solveSliding, tableChoices } from '../src/core/sliding/solve/solve-sliding.ts';
import { keyOf, movesInto, tilesAfter, wholeGraph } from '../test/support/whole-graph.ts';
import { createFailures } from './failures.ts';
import { type BenchOptions, duration, now, type Part, type Row } from './report.ts';
import { contextWith } from './tables.ts';

/** Boards of one size, compared with a breadth-first search. */
interface Sweep {
  readonly rows: number;
  readonly cols: number;
  readonly metrics: readonly Metric[];
  readonly goals: number;
  /** Random boards for each goal and metric. */
  readonly boards: number;
  /**
   * Maximum distance of the graph around a goal. Absent: the graph has every position that reaches the goal.
   */
  readonly most?: number;
}

const both = (rows: number, cols: number, sweep: Omit<Sweep, 'rows' | 'cols'>): Sweep[] => [
  { rows, cols, ...sweep },
  { rows: cols, cols: rows, ...sweep },
];

const WHOLE = { metrics: ['stm', 'mtm'], goals: 8, boards: 40 } as const;
/** The metric without slides: from eleven cells on they aren't proved. */
const NEAR = { metrics: ['stm'], goals: 4, boards: 30, most: 19 } as const;
const SWEEPS: readonly Sweep[] = [
  { rows: 2, cols: 2, ...WHOLE },
  ...both(2, 3, WHOLE),
  ...both(2, 4, WHOLE),
  { rows: 3, cols: 3, ...WHOLE },
  ...both(2, 5, { ...WHOLE, goals: 2, boards: 50, most: 22 }),
  ...both(3, 4, NEAR),
  ...both(2, 6, { ...NEAR, goals: 2, boards: 6, most: 28 }),
];

function drawn(board: Board, random: Random): Board {
  const tiles = [...board.tiles];
  shuffle(tiles, (range) => randomBelow(random, range));
  return { ...board, tiles };
}

/**
 * Returns `count` goals: the usual one, a random one, the blank first, every other row backwards, then more
 * random ones.
 */
function goalsOf(rows: number, cols: number, count: number, random: Random): Board[] {
  const usual = defaultGoal(rows, cols);
  const blankFirst = { rows, cols, tiles: usual.tiles.map((_, cell) => cell) };
  const lines = Array.from({ length: rows }, (_, row) => usual.tiles.slice(row * cols, (row + 1) * cols));
  const snake = { rows, cols, tiles: lines.flatMap((line, row) => (row % 2 === 0 ? line : line.reverse())) };
  const [one, ...others] = Array.from({ length: count }, () => drawn(usual, random));
  return [usual, one ?? usual, blankFirst, snake, ...others].slice(0, count);
}

/** Returns the board with two of its tiles exchanged. Exactly one of the two boards can be solved. */
const twinOf = (board: Board): Board => ({
  ...board,
  tiles: board.tiles.map((tile) => (tile === 1 ? 2 : tile === 2 ? 1 : tile)),
});

type Ask = (start: Board) => ReturnType<typeof solveSliding>;

const asker =
  (goal: Board, metric: Metric, context: SolverContext): Ask =>
  (start) =>
    solveSliding({ start, goal, metric, algorithm: 'auto', timeMs: 60_000 }, context);

/** Returns a context with the smallest tables for that goal. */
const withTables = (goal: Board): SolverContext =>
  contextWith(
    tableChoices({ start: goal, goal, metric: 'stm', algorithm: 'auto', timeMs: 1 }).at(-1)?.keys ?? [],
  );

/**
 * Returns the fault of an answer for a board `truth` moves from the goal, if there is one. An absent `truth`
 * means that the board can't be solved.
 */
function faultOf(start: Board, goal: Board, answer: ReturnType<Ask>, truth?: number): string | undefined {
  const { solvable, length, moves, metric, optimal, lowerBound } = answer;
  if (truth === undefined)
    return solvable || length !== -1 || moves !== '' || optimal ? 'moves for no solution' : undefined;
  if (!solvable) return `refused, though ${truth} moves solve it`;
  if (tilesAfter(start, moves)?.join() !== goal.tiles.join()) return `${moves} don't solve it`;
  const counted = metric === 'stm' ? moves.length : moves.replace(/(.)\1+/gu, '$1').length;
  return length === truth && counted === truth && lowerBound === truth && optimal
    ? undefined
    : `${counted} moves, ${length} said, ${lowerBound} proved; the truth is ${truth}`;
}

/**
 * Asks for random boards and their twins. One must be refused, the other solved in as many moves as a
 * breadth-first search needs.
 */
function shortest({ rows, cols, metrics, goals, boards, most }: Sweep, { quick }: BenchOptions): Row {
  const failures = createFailures();
  const random = seededRandom(16 * rows + cols);
  const began = now();
  let asked = 0;
  let longest = 0;
  const drawnEach = quick ? boards / 10 : boards;
  for (const goal of goalsOf(rows, cols, quick ? 1 : goals, random)) {
    const context = withTables(goal);
    for (const metric of metrics) {
      const ask = asker(goal, metric, context);
      const graph = wholeGraph(goal, metric === 'mtm', most);
      for (let board = 0; board < drawnEach; board++, asked++) {
        const start = drawn(goal, random);
        const [solved, refused] = ask(start).solvable ? [start, twinOf(start)] : [twinOf(start), start];
        const truth = movesInto(graph, solved, metric === 'mtm');
        longest = Math.max(longest, truth ?? 0);
        const check = (one: Board, moves?: number): void => {
          const fault = faultOf(one, goal, ask(one), moves);
          if (fault !== undefined) failures.add(`${one.tiles} -> ${goal.tiles} (${metric}): ${fault}`);
        };
        check(solved, truth ?? -1);
        check(refused, graph.get(keyOf(refused.tiles))?.distance);
      }
    }
  }
  const count = asked.toLocaleString('en');
  return failures.row(
    `sliding proof shortest: ${rows}x${cols}, ${metrics.join(' and ')}, by breadth-first search`,
    `${count} boards to ${longest} moves, their ${count} twins refused, in ${duration(now() - began)}`,
  );
}

/** Asks for solved boards of every size, with and without tables. */
function solved(): Row {
  const failures = createFailures();
  const random = seededRandom(0);
  const began = now();
  let asked = 0;
  for (let rows = 2; rows <= 10; rows++) {
    for (let cols = 2; cols <= 10; cols++) {
      for (const [at, goal] of goalsOf(rows, cols, 5, random).entries()) {
        const contexts = [contextWith([]), ...(at === 0 ? [withTables(goal)] : [])];
        for (const context of contexts) {
          for (const metric of ['stm', 'mtm'] as const) {
            asked++;
            const fault = faultOf(goal, goal, asker(goal, metric, context)(goal), 0);
            if (fault !== undefined) failures.add(`${rows}x${cols}: ${goal.tiles} (${metric}): ${fault}`);
          }
        }
      }
    }
  }
  return failures.row(
    'sliding proof solved: boards of all sizes that are solved already, to five goals each',
    `${asked.toLocaleString('en')} answers of no moves, in ${duration(now() - began)}`,
  );
}

export const slidingProofParts: readonly Part[] = [
  {
    name: 'sliding proof shortest',
    onlyFor: 'proof',
    run: (options) => SWEEPS.map((sweep) => shortest(sweep, options)),
  },
  { name: 'sliding proof solved', onlyFor: 'proof', run: () => [solved()] },
];
