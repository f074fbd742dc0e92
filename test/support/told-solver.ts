import { fault, type Result } from '../../src/core/result.ts';
import type { SlidingAnswer, SlidingProgress } from '../../src/core/sliding/sliding-answer.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { askingFor } from './asking-for.ts';

/** A solver of sliding puzzles that answers with the test's values, when the test says so. */
export interface ToldSolver extends Solver {
  /** Is a search under way? */
  readonly isAsked: boolean;
  /** The search tells how far it is. */
  tell(progress: Partial<SlidingProgress>): void;
  /** The search ends. */
  answer(result: Result<SlidingAnswer>): void;
}

/** One search at a time; cancelling ends it with the fault `cancelled`, as in the real one. */
export function toldSolver(): ToldSolver {
  let hear: ((progress: SlidingProgress) => void) | undefined;
  let settle: ((result: Result<SlidingAnswer>) => void) | undefined;
  return {
    get isAsked() {
      return settle !== undefined;
    },
    tell: (progress) => hear?.({ phase: 'search', ...progress }),
    answer: (result) => settle?.(result),
    ask: askingFor('solve', (_request, { signal, onProgress }) =>
      new Promise<Result<SlidingAnswer>>((resolve) => {
        hear = onProgress;
        settle = resolve;
        signal?.addEventListener('abort', () => resolve(fault('cancelled')));
      }).finally(() => {
        hear = undefined;
        settle = undefined;
      }),
    ),
    close: async () => {},
  };
}
