import type { Heuristic, Site } from './heuristic.ts';
import { tileSum } from './tile-sum.ts';

/** The number of tiles that aren't in their place, the blank left out. Admissible: each needs a move of its own. */
export const misplaced = (site: Site): Heuristic => tileSum(site, (cell, home) => (cell === home ? 0 : 1));
