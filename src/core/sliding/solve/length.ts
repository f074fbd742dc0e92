import { fault, ok, type Result } from '../../result.ts';
import type { Moves, Puzzle } from '../board.ts';
import type { SolverContext } from './context/context.ts';
import { linearConflict } from './heuristics/linear-conflict.ts';
import { canonicalPuzzle } from './position/canonical-puzzle.ts';
import { solveSliding } from './solve-sliding.ts';

/** A question for the length of a solvable puzzle's shortest solution, if it is at most `most`. */
export interface LengthRequest extends Puzzle {
  /** Number of single steps. */
  readonly most: number;
  /** Time limit for the answer, in milliseconds. */
  readonly timeMs: number;
}

/**
 * A proved shortest solution, or the proof that all solutions have more than `most` moves, which is often
 * much faster.
 */
export type ProvedLength = { readonly moves: Moves } | { readonly isLonger: true };

/**
 * Proves the length if it is at most `most`, or that it is larger. Fault: `out-of-time` {seconds} if neither
 * was proved.
 */
export function lengthUpTo(
  { start, goal, most, timeMs }: LengthRequest,
  context: SolverContext,
): Result<ProvedLength> {
  let bound = linearConflict(canonicalPuzzle({ start, goal })).initial;
  if (bound > most) return ok({ isLonger: true });
  const answer = solveSliding(
    { start, goal, metric: 'stm', algorithm: 'auto', timeMs },
    {
      ...context,
      onProgress(progress) {
        bound = Math.max(bound, progress.lowerBound ?? 0);
        context.onProgress?.(progress);
      },
      shouldStop: () => bound > most || context.shouldStop?.() === true,
    },
  );
  if (answer.lowerBound > most) return ok({ isLonger: true });
  return answer.optimal
    ? ok({ moves: answer.moves })
    : fault('out-of-time', { seconds: Math.round(timeMs / 1000) });
}
