import type { Heuristic, Site } from './heuristic.ts';
import { tileSum } from './tile-sum.ts';

/**
 * Misplaced tiles, those in upper rows at a higher price: as many moves as there are rows from theirs downwards. **Not
 * admissible**: a tile one move from home may count as several, so what it leads to need not be a shortest solution. The
 * rows are those of the board as people see it: the site must not be turned.
 */
export const rowWeighted = (site: Site): Heuristic =>
  tileSum(site, (cell, home) => (cell === home ? 0 : site.rows - Math.floor(cell / site.cols)));
