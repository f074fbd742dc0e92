import { type Random, randomBelow, seededRandom } from '../../random.ts';
import { type Cell, neighbourLists } from '../board/knight-moves.ts';
import { cellsInOrder, type NumberedTour, numberedTour, type TourTask } from '../board/tour-task.ts';
import { STRIP, THREE_ROWS } from '../rule/column-automaton.ts';
import { automatonOf, type RuleMemory, whyNotBetween } from '../rule/existence.ts';
import { latticeWalk } from '../rule/lattice-walk.ts';
import { stripTour } from '../rule/strips.ts';
import { bandsOf, numberedWalk } from './block-numbers.ts';
import type { RouteMemory } from './block-route.ts';
import { blockTour } from './block-tour.ts';

/**
 * The memory for each cell of a narrow board, in bytes: links both ways, the path and the answer. The answer
 * is there twice if the board is turned.
 */
const NARROW_BYTES = 24;

/**
 * Returns the maximum memory of the construction, in bytes. A board of blocks needs less than half a byte for
 * each cell, plus 4 bytes if `isWhole`: if all numbers are in memory.
 */
export const constructionBytes = (cols: number, rows: number, isWhole = true): number =>
  cols * rows * (Math.min(cols, rows) < 5 ? NARROW_BYTES : isWhole ? 4.5 : 0.5);

/** Mirrors the numbers of a board at its main diagonal. */
function transpose(order: Int32Array, rows: number, cols: number): Int32Array {
  const turned = new Int32Array(order.length);
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) turned[col * rows + row] = order[row * cols + col] ?? 0;
  }
  return turned;
}

/**
 * Makes a tour in time linear in the board's cells. Throws if the existence rule doesn't allow the task.
 * Returns undefined if `shouldStop` ended it.
 */
export function constructTour(
  task: TourTask,
  memory: RouteMemory,
  shouldStop: () => boolean,
): NumberedTour | undefined {
  const { rows, cols, start, end } = task;
  if (rows * cols === 1) return { order: Int32Array.of(1), last: 0 };
  if (Math.min(rows, cols) >= 5) {
    const walked = blockTour(task, memory, shouldStop);
    return walked && numberedWalk(walked);
  }
  if (rows <= cols) return narrowTour(task, memory, shouldStop);
  const turn = ({ row, col }: Cell): Cell => ({ row: col, col: row });
  const turnedTask = { ...task, rows: cols, cols: rows, start: turn(start), ...(end && { end: turn(end) }) };
  const tour = narrowTour(turnedTask, memory, shouldStop);
  if (tour === undefined) return undefined;
  const { order, last } = tour;
  return { order: transpose(order, cols, rows), last: (last % rows) * cols + Math.floor(last / rows) };
}

/**
 * A tour whose numbers come by block rows from the top. Each array is valid until the next one is requested.
 */
export interface BandedTour {
  readonly bands: Iterable<Int32Array>;
  /** The cell with the largest number. */
  readonly last: number;
}

/**
 * Makes the tour of `constructTour` for a board with both sides of at least 5, without holding all numbers in
 * memory.
 */
export function constructBands(
  task: TourTask,
  memory: RouteMemory,
  shouldStop: () => boolean,
): BandedTour | undefined {
  const walked = blockTour(task, memory, shouldStop);
  return walked && { bands: bandsOf(walked), last: walked.last };
}

/**
 * The largest board, in squares, on which the seams between blocks are blended. Larger boards are drawn as
 * colours, which show no seams, and each exchange takes time linear in the board.
 */
export const BLENDED_SQUARES = 5000;

const TRIES_A_SQUARE = 10;

/**
 * Blends the seams between the blocks of a tour in place, by random exchanges. Moves a-b and c-d become a-c
 * and b-d, and the path from b to c is reversed. Both ends keep their cells, so a closed tour stays closed.
 * `order` numbers the cells from 1 in reading order. The same seed gives the same tour.
 */
export function blend(order: Int32Array, rows: number, cols: number, seed: number): void {
  const count = order.length;
  const random = seededRandom(Math.imul(seed, 0x27d4eb2f) + 1);
  const neighbours = neighbourLists(rows, cols);
  const path = cellsInOrder(order);
  for (let tries = TRIES_A_SQUARE * count; tries > 0 && count > 2; tries--) {
    const i = randomBelow(random, count - 1);
    const near = neighbours[path[i] ?? 0] ?? [];
    const j = (order[near[randomBelow(random, near.length)] ?? 0] ?? 1) - 1;
    if (j === count - 1) continue;
    // Exchange two moves of the path: the one after index i and the one after index j. The path between them
    // is reversed.
    if (!(neighbours[path[i + 1] ?? 0] ?? []).includes(path[j + 1] ?? -1)) continue;
    for (let low = Math.min(i, j) + 1, high = Math.max(i, j); low < high; low++, high--) {
      const [first, last] = [path[low] ?? 0, path[high] ?? 0];
      path[low] = last;
      path[high] = first;
      order[last] = low + 1;
      order[first] = high + 1;
    }
  }
}

const ATTEMPTS = 64;

/** Returns a random cell that may be the other end of a tour from `start`. */
function freeEnd(task: TourTask, random: Random, memory: RuleMemory): Cell {
  const { rows, cols, start } = task;
  const from = { file: start.col, rank: start.row };
  for (;;) {
    const at = randomBelow(random, rows * cols);
    const to = { file: at % cols, rank: Math.floor(at / cols) };
    if (whyNotBetween(cols, rows, from, to, memory) === undefined) return { row: to.rank, col: to.file };
  }
}

/**
 * Makes a tour of a board with 3 or 4 rows and at least as many columns, by the column automaton. The
 * existence rule must allow the task. Linear in the cells. Returns undefined if `shouldStop` ended it.
 */
function narrowTour(task: TourTask, memory: RuleMemory, shouldStop: () => boolean): NumberedTour | undefined {
  const { rows, cols, start, closed, seed } = task;
  const random = seededRandom(Math.imul(seed, 0xc2b2ae35));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (shouldStop()) return undefined;
    const end = closed ? undefined : (task.end ?? freeEnd(task, random, memory));
    const path =
      rows === 4 && end !== undefined
        ? stripTour(automatonOf(STRIP, memory), cols, start, end, random)
        : latticeWalk(automatonOf(THREE_ROWS, memory), cols, start, end, random);
    if (path !== undefined) return numberedTour(path);
  }
  throw new Error(`no run of the automaton gives the tour of ${rows} x ${cols}`);
}
