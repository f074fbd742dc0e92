import type { Geometry } from '../canonical-puzzle.ts';
import type { Heuristic } from './heuristic.ts';
import { tileSum } from './tile-sum.ts';

/** Taxicab distance of the tile that belongs in cell `home` when it stands in `cell`. */
export const taxicab = (cols: number, cell: number, home: number): number =>
  Math.abs(Math.floor(cell / cols) - Math.floor(home / cols)) + Math.abs((cell % cols) - (home % cols));

/**
 * The sum of all tiles' taxicab distances to their places. Admissible: a move brings one tile at most one
 * step nearer.
 */
export const manhattan = (geometry: Geometry): Heuristic =>
  tileSum(geometry, (cell, home) => taxicab(geometry.cols, cell, home));
