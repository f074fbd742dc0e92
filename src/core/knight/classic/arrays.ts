import type { ArrayName } from '../request/choice.ts';

/**
 * A knight's move: the number of columns to the right and of rows down. Negative numbers mean left and up.
 */
export type KnightMove = readonly [across: number, down: number];

/** The eight knight's moves in the order in which a search tries them. */
export type MoveArray = readonly KnightMove[];

/**
 * The five move orders of the 2003 article. The article prints only A. The others were found by testing all
 * 40,320 orders against the article's results. With all optimisations, only this choice of B, C and E gives
 * its tables 2 to 4, including the letters. B also gives its log in table 1. For D, 470 orders fit the
 * tables; this D goes around the knight like the other orders. On 100 x 100, the search with all
 * optimisations needs backtracks from (94,24) and from its mirror image (94,77). The article prints (94,79)
 * instead of (94,77).
 */
// biome-ignore format: an order is a line
export const MOVE_ARRAYS: Readonly<Record<ArrayName, MoveArray>> = {
  A: [[-1, -2], [-2, -1], [-2, 1], [1, -2], [-1, 2], [2, -1], [1, 2], [2, 1]],
  B: [[1, -2], [2, -1], [2, 1], [1, 2], [-1, 2], [-2, 1], [-2, -1], [-1, -2]],
  C: [[-1, -2], [-2, -1], [-2, 1], [-1, 2], [1, 2], [2, 1], [2, -1], [1, -2]],
  D: [[-1, 2], [-2, 1], [-2, -1], [-1, -2], [1, -2], [2, -1], [2, 1], [1, 2]],
  E: [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]],
};
