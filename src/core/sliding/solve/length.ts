import { fault, ok, type Result } from '../../result.ts';
import type { Moves, Puzzle } from '../board.ts';
import type { SolverContext } from './context/context.ts';
import { linearConflictEstimate } from './heuristics/linear-conflict.ts';
import { canonicalPuzzle } from './position/canonical-puzzle.ts';
import { solveSliding } from './solve-sliding.ts';

/** Concerns a solvable puzzle. Above `maxLength`, the exact length isn't needed. */
export interface LengthRequest extends Puzzle {
  /** Length in single steps. */
  readonly maxLength: number;
  readonly timeMs: number;
}

/**
 * A proved shortest solution, or (`isLonger`) the proof that every solution has more than `maxLength` moves.
 * The second proof often takes much less time than the first.
 */
export type ProvedLength = { readonly moves: Moves } | { readonly isLonger: true };

/** Fault: `out-of-time` {seconds} if nothing was proved. */
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
