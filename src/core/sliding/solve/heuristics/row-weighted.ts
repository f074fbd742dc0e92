import type { Geometry } from '../canonical-puzzle.ts';
import type { Heuristic } from './heuristic.ts';
import { tileSum } from './tile-sum.ts';

/**
 * Misplaced tiles, those in upper rows at a higher price: as many moves as there are rows from theirs
 * downwards. **Not admissible**: a tile one move from home may count as several, so what it leads to need not
 * be a shortest solution. The rows are those of the board as people see it: the geometry must not be turned.
 */
export const rowWeighted = (geometry: Geometry): Heuristic =>
  tileSum(geometry, (cell, home) => (cell === home ? 0 : geometry.rows - Math.floor(cell / geometry.cols)));
