import type { ArrayName } from '../request/choice.ts';

/** A knight's move: columns to the right, rows down. */
export type KnightMove = readonly [across: number, down: number];

/** The eight moves in the order in which they are tried. */
export type MoveArray = readonly KnightMove[];

/**
 * The article's five move orders. It prints A. The others were found by trying all 40,320: under all optimisations its tables 2 to 4
 * come out, letters and numbers, with these B, C and E only, and B gives table 1's log too. Of 470 orders left for D, this is the one
 * that goes around the knight as they do; on 100 x 100 it leaves the article's (94,24) and that square's mirror image (94,77), where
 * the article has (94,79).
 */
// biome-ignore format: an order is a line
export const MOVE_ARRAYS: Readonly<Record<ArrayName, MoveArray>> = {
  A: [[-1, -2], [-2, -1], [-2, 1], [1, -2], [-1, 2], [2, -1], [1, 2], [2, 1]],
  B: [[1, -2], [2, -1], [2, 1], [1, 2], [-1, 2], [-2, 1], [-2, -1], [-1, -2]],
  C: [[-1, -2], [-2, -1], [-2, 1], [-1, 2], [1, 2], [2, 1], [2, -1], [1, -2]],
  D: [[-1, 2], [-2, 1], [-2, -1], [-1, -2], [1, -2], [2, -1], [2, 1], [1, 2]],
  E: [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]],
};
