import type { Cell } from './knight-moves.ts';

export interface TourTask {
  readonly rows: number;
  readonly cols: number;
  readonly start: Cell;
  readonly end?: Cell;
  readonly closed: boolean;
  readonly seed: number;
}

export interface NumberedTour {
  /** Index: a cell, in reading order. Value: its move number, from 1. */
  readonly order: Int32Array;
  readonly lastCell: number;
}

/** `path` must contain each cell of the board exactly once. */
export function numberTour(path: Int32Array): NumberedTour {
  const moveNumbers = new Int32Array(path.length);
  for (let index = 0; index < path.length; index++) moveNumbers[path[index] ?? 0] = index + 1;
  return { order: moveNumbers, lastCell: path.at(-1) ?? 0 };
}

/** The inverse of `numberTour`. */
export function cellsInOrder(moveNumbers: Int32Array): Int32Array {
  const path = new Int32Array(moveNumbers.length);
  for (let cell = 0; cell < moveNumbers.length; cell++) path[(moveNumbers[cell] ?? 1) - 1] = cell;
  return path;
}
