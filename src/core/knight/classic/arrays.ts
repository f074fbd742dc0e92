import type { MoveOrderName } from '../request/choice.ts';

/** Negative numbers mean left and up. */
export type KnightMove = readonly [across: number, down: number];

/** All eight moves, as a search tries them. */
export type MoveOrder = readonly KnightMove[];

/**
 * The five move orders of the 2003 article. The article prints only order A. The others were found by a test
 * of all 40,320 orders against its results:
 * - B, C and E: with all optimisations, only these orders reproduce tables 2 to 4, with their numbers of
 *   backtracks and the letters of the orders that found the tours.
 * - B also reproduces the log in table 1.
 * - D: 470 orders fit the tables. The chosen order goes around the knight, like B, C and E.
 *
 * One result differs. On 100 x 100, the search with all optimisations needs backtracks from (94,24) and from
 * its mirror image (94,77). The article prints (94,79), probably a misprint.
 */
// biome-ignore format: one line for each move order
export const MOVE_ORDERS: Readonly<Record<MoveOrderName, MoveOrder>> = {
  A: [[-1, -2], [-2, -1], [-2, 1], [1, -2], [-1, 2], [2, -1], [1, 2], [2, 1]],
  B: [[1, -2], [2, -1], [2, 1], [1, 2], [-1, 2], [-2, 1], [-2, -1], [-1, -2]],
  C: [[-1, -2], [-2, -1], [-2, 1], [-1, 2], [1, 2], [2, 1], [2, -1], [1, -2]],
  D: [[-1, 2], [-2, 1], [-2, -1], [-1, -2], [1, -2], [2, -1], [2, 1], [1, 2]],
  E: [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]],
};
