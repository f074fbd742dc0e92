import { fault, ok, type Result } from '../../result.ts';
import type { Moves, Puzzle } from '../board.ts';
import type { SolverContext } from './context/context.ts';
import { linearConflictEstimate } from './heuristics/linear-conflict.ts';
import { canonicalPuzzle } from './position/canonical-puzzle.ts';
import { solveSliding } from './solve-sliding.ts';

/**
 * A request for the length of a solvable puzzle's shortest solution. If this length is greater than
 * `maxLength`, the exact number isn't needed.
 */
export interface LengthRequest extends Puzzle {
  /** The greatest length of interest, in single steps. */
  readonly maxLength: number;
  /** Time limit for the answer, in milliseconds. */
  readonly timeMs: number;
}

/**
 * Either a proved shortest solution, or (`isLonger`) the proved fact that every solution has more than
 * `maxLength` moves. The second proof often takes much less time than the first.
 */
export type ProvedLength = { readonly moves: Moves } | { readonly isLonger: true };

/**
 * Returns a proved shortest solution of at most `maxLength` moves, or the proof that every solution is
 * longer. Fault: `out-of-time` {seconds} if neither was proved.
 */
export function proveLengthUpTo(
  { start, goal, maxLength, timeMs }: LengthRequest,
  context: SolverContext,
): Result<ProvedLength> {
  let lowerBound = linearConflictEstimate(canonicalPuzzle({ start, goal })).initial;
  if (lowerBound > maxLength) return ok({ isLonger: true });
  const answer = solveSliding(
    { start, goal, metric: 'stm', algorithm: 'auto', timeMs },
    {
      ...context,
      onProgress(progress) {
        lowerBound = Math.max(lowerBound, progress.lowerBound ?? 0);
        context.onProgress?.(progress);
      },
      shouldStop: () => lowerBound > maxLength || context.shouldStop?.() === true,
    },
  );
  if (answer.lowerBound > maxLength) return ok({ isLonger: true });
  return answer.optimal
    ? ok({ moves: answer.moves })
    : fault('out-of-time', { seconds: Math.round(timeMs / 1000) });
}
