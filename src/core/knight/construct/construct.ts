import type { Cell } from '../board/moves.ts';
import type { NumberedTour } from '../board/numbered-tour.ts';
import type { TourTask } from '../board/tour-task.ts';
import { bandsOf, numberedWalk } from './block-numbers.ts';
import type { RouteMemory } from './block-route.ts';
import { blockTour } from './block-tour.ts';
import { narrowTour } from './narrow-tour.ts';

/** Links both ways, the path and the answer, twice over for boards on their side. */
const NARROW_BYTES = 24;

/** The most bytes that the construction takes: for a board of blocks less than half of one a cell, and 4 for the
 * whole answer. */
export const constructionBytes = (cols: number, rows: number, isWhole = true): number =>
  cols * rows * (Math.min(cols, rows) < 5 ? NARROW_BYTES : isWhole ? 4.5 : 0.5);

/** The numbers of a board turned over its main diagonal. */
function transposed(order: Int32Array, rows: number, cols: number): Int32Array {
  const turned = new Int32Array(order.length);
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) turned[col * rows + row] = order[row * cols + col] ?? 0;
  }
  return turned;
}

/**
 * A tour in time linear in the board's cells, for a task that the existence rule allows; throws for others.
 * Undefined if `shouldStop` says so before it is done.
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
  return { order: transposed(order, cols, rows), last: (last % rows) * cols + Math.floor(last / rows) };
}

/** A tour whose numbers come row of blocks by row of blocks, from the top; each is good until the next is asked for. */
export interface BandedTour {
  readonly bands: Iterable<Int32Array>;
  /** The cell with the largest number. */
  readonly last: number;
}

/** The same tour for a board with both sides of at least 5, without ever holding all of its numbers. */
export function constructBands(
  task: TourTask,
  memory: RouteMemory,
  shouldStop: () => boolean,
): BandedTour | undefined {
  const walked = blockTour(task, memory, shouldStop);
  return walked && { bands: bandsOf(walked), last: walked.last };
}
