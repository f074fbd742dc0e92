import type { Cell } from './knight-moves.ts';

/** What a construction or a search is asked for: a board's tour, its ends by rows and columns from the top left, and a seed. */
export interface TourTask {
  readonly rows: number;
  readonly cols: number;
  readonly start: Cell;
  readonly end?: Cell;
  readonly closed: boolean;
  readonly seed: number;
}

/** A tour as numbers: `order` numbers the cells from 1 in reading order, `last` is the cell with the largest number. */
export interface NumberedTour {
  readonly order: Int32Array;
  readonly last: number;
}

/** The tour whose cells come in that order, each of the board's once. */
export function numberedTour(path: Int32Array): NumberedTour {
  const order = new Int32Array(path.length);
  for (let at = 0; at < path.length; at++) order[path[at] ?? 0] = at + 1;
  return { order, last: path.at(-1) ?? 0 };
}

/** The inverse: the cells in the order of their numbers. */
export function cellsInOrder(order: Int32Array): Int32Array {
  const path = new Int32Array(order.length);
  for (let cell = 0; cell < order.length; cell++) path[(order[cell] ?? 1) - 1] = cell;
  return path;
}
