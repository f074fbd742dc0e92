import type { Cell } from './knight-moves.ts';

/** The input of a construction or a search: the board, where the tour must start and end, and a seed. */
export interface TourTask {
  readonly rows: number;
  readonly cols: number;
  readonly start: Cell;
  readonly end?: Cell;
  readonly closed: boolean;
  readonly seed: number;
}

/**
 * A tour as move numbers. `order`: the move number of each cell from 1, in reading order. `lastCell`: the
 * cell where the tour ends.
 */
export interface NumberedTour {
  /** Move number of each cell from 1, in reading order. */
  readonly order: Int32Array;
  /** Number of the cell where the tour ends. */
  readonly lastCell: number;
}

/** Gives each cell of a path its move number. `path` must contain each cell of the board exactly once. */
export function numberTour(path: Int32Array): NumberedTour {
  const moveNumbers = new Int32Array(path.length);
  for (let index = 0; index < path.length; index++) moveNumbers[path[index] ?? 0] = index + 1;
  return { order: moveNumbers, lastCell: path.at(-1) ?? 0 };
}

/** Lists the cells in the order of their move numbers. This is the inverse of `numberTour`. */
export function cellsInOrder(moveNumbers: Int32Array): Int32Array {
  const path = new Int32Array(moveNumbers.length);
  for (let cell = 0; cell < moveNumbers.length; cell++) path[(moveNumbers[cell] ?? 1) - 1] = cell;
  return path;
}
