import type { Board } from './board.ts';

/** Sizes have rows <= cols, and the goal's blank is in a corner. Source: OEIS A151944, after Korf 2008. */
const LONGEST_SOLUTION_LENGTHS: Readonly<Record<string, number>> = {
  '2x2': 6,
  '2x3': 21,
  '2x4': 36,
  '2x5': 55,
  '2x6': 80,
  '2x7': 108,
  '2x8': 140,
  '3x3': 31,
  '3x4': 53,
  '3x5': 84,
  '4x4': 80,
};

/** Moves of this size's hardest boards to the usual goal. Undefined if unknown (on large boards). */
export const longestSolutionLength = (rows: number, cols: number): number | undefined =>
  LONGEST_SOLUTION_LENGTHS[`${Math.min(rows, cols)}x${Math.max(rows, cols)}`];

/**
 * For sizes (rows <= cols) whose hardest boards are unknown or too rare: the greatest length of a shortest
 * solution for which a search finds a board within 15 s.
 */
const MAX_FOUND_LENGTHS: Readonly<Record<string, number>> = {
  '2x6': 72,
  '2x7': 80,
  '2x8': 80,
  '3x4': 48,
  '3x5': 72,
};
const DEFAULT_MAX_FOUND_LENGTH = 50;

/** Length of the scramble's shortest solution. */
export const maxScrambleLength = (rows: number, cols: number): number =>
  MAX_FOUND_LENGTHS[`${Math.min(rows, cols)}x${Math.max(rows, cols)}`] ??
  longestSolutionLength(rows, cols) ??
  DEFAULT_MAX_FOUND_LENGTH;

/**
 * The most slides that any 4x4 board needs, if the goal's blank is in a corner. Source: OEIS A389728, first
 * found by Norskog.
 */
const MAX_FIFTEEN_SLIDES = 43;

/** The published maximum lengths hold only for goals with the blank in a corner. */
export function hasCornerBlank({ rows, cols, tiles }: Board): boolean {
  return [0, cols - 1, (rows - 1) * cols, rows * cols - 1].includes(tiles.indexOf(0));
}

/** The most that any board with this goal needs, if known. */
export function maxSolutionLengths(goal: Board): { readonly stm?: number; readonly mtm?: number } {
  const stm = hasCornerBlank(goal) ? longestSolutionLength(goal.rows, goal.cols) : undefined;
  const isFifteenPuzzle = hasCornerBlank(goal) && goal.rows === 4 && goal.cols === 4;
  return { stm, mtm: isFifteenPuzzle ? MAX_FIFTEEN_SLIDES : undefined };
}
