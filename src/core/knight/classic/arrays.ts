import type { ArrayName } from './choice.ts';

/** A knight's move: columns to the right, rows down. */
export type KnightMove = readonly [across: number, down: number];

/** The eight moves in the order in which they are tried. */
export type MoveArray = readonly KnightMove[];

/** A is printed in the article. */
export const MOVE_ARRAYS: Readonly<Record<ArrayName, MoveArray>> = {
  // biome-ignore format: a line each
  A: [[-1, -2], [-2, -1], [-2, 1], [1, -2], [-1, 2], [2, -1], [1, 2], [2, 1]],
  // biome-ignore format: a line each
  B: [[-2, 1], [-2, -1], [1, -2], [-1, -2], [-1, 2], [2, -1], [1, 2], [2, 1]],
  // biome-ignore format: a line each
  C: [[2, 1], [1, 2], [2, -1], [-1, 2], [1, -2], [-2, 1], [-2, -1], [-1, -2]],
  // biome-ignore format: a line each
  D: [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]],
  // biome-ignore format: a line each
  E: [[2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2], [1, 2], [2, 1]],
};
