import type { Geometry } from '../canonical-puzzle.ts';
import type { Heuristic } from './heuristic.ts';
import { tileSum } from './tile-sum.ts';

/**
 * The number of tiles that aren't in their place, the blank left out. Admissible: each needs a move of its
 * own.
 */
export const misplaced = (geometry: Geometry): Heuristic =>
  tileSum(geometry, (cell, home) => (cell === home ? 0 : 1));
