import type { ArrayName } from '../request/choice.ts';

/** A knight's move: columns to the right, rows down. */
export type KnightMove = readonly [across: number, down: number];

/** The eight moves in the order of trial. */
export type MoveArray = readonly KnightMove[];

/**
 * The article's five move orders. It prints A. The others come from a search through all 40,320 orders. Only
 * this choice of B, C and E reproduces its tables 2 to 4 under all optimisations, letters and numbers. B
 * reproduces the log in table 1, too. For D, 470 orders remain; this one circles around the knight like the
 * others. On 100 x 100 it leaves (94,24) and its mirror image (94,77), where the article has (94,79).
 */
// biome-ignore format: an order is a line
export const MOVE_ARRAYS: Readonly<Record<ArrayName, MoveArray>> = {
  A: [[-1, -2], [-2, -1], [-2, 1], [1, -2], [-1, 2], [2, -1], [1, 2], [2, 1]],
  B: [[1, -2], [2, -1], [2, 1], [1, 2], [-1, 2], [-2, 1], [-2, -1], [-1, -2]],
  C: [[-1, -2], [-2, -1], [-2, 1], [-1, 2], [1, 2], [2, 1], [2, -1], [1, -2]],
  D: [[-1, 2], [-2, 1], [-2, -1], [-1, -2], [1, -2], [2, -1], [2, 1], [1, 2]],
  E: [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]],
};
