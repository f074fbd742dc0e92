import { fault, ok, type Result } from '../../result.ts';
import type { Moves, Puzzle } from '../board.ts';
import type { SolverContext } from './context/context.ts';
import { linearConflict } from './heuristics/linear-conflict.ts';
import { canonicalPuzzle } from './position/canonical-puzzle.ts';
import { solveSliding } from './solve-sliding.ts';

/** How long is the shortest solution of a solvable puzzle, if it isn't longer than `most`? */
export interface LengthRequest extends Puzzle {
  /** Single steps. */
  readonly most: number;
  /** Milliseconds for the answer. */
  readonly timeMs: number;
}

/** A shortest solution, proved; or the proof that each one has more than `most` moves, which often costs far less. */
export type ProvedLength = { readonly moves: Moves } | { readonly isLonger: true };

/** The proof that the length is `most` or less, or more than that. Fault: `out-of-time` {seconds}, where there is neither. */
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
