/** Squares of a shared result. */
export const SQUARES = 5;
/** The greatest number of moves beyond the optimum that still fills 5, 4, 3 and 2 squares; solving it at all fills one. */
export const BEYOND = [0, 2, 6, 14] as const;

/** How many of the squares a result fills. */
export const nearness = (moves: number, optimum: number): number =>
  SQUARES - BEYOND.filter((limit) => moves - optimum > limit).length;

/**
 * A result to share that tells nothing about the puzzle: five squares, the more green the nearer the moves are to the
 * optimum (both counted tile by tile). Two solutions of a board differ by an even number of moves, so the steps are even.
 */
export function shareSquares(moves: number, optimum: number): string {
  const filled = nearness(moves, optimum);
  return '🟩'.repeat(filled) + '⬜'.repeat(SQUARES - filled);
}
