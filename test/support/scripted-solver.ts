import { fault, type Result } from '../../src/core/result.ts';
import type { SlidingAnswer, SlidingProgress } from '../../src/core/sliding/sliding-answer.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { makeSingleTaskAsk } from './single-task-ask.ts';

/** A solver of sliding puzzles whose progress and answers the test decides. */
export interface ScriptedSolver extends Solver {
  /** A search is under way. */
  readonly isSearching: boolean;
  /** Reports the progress of the search. */
  reportProgress(progress: Partial<SlidingProgress>): void;
  /** Ends the search with this result. */
  finish(result: Result<SlidingAnswer>): void;
}

/** One search at a time; cancelling ends it with the fault `cancelled`, as in the real one. */
export function createScriptedSolver(): ScriptedSolver {
  let hear: ((progress: SlidingProgress) => void) | undefined;
  let settle: ((result: Result<SlidingAnswer>) => void) | undefined;
  return {
    get isSearching() {
      return settle !== undefined;
    },
    reportProgress: (progress) => hear?.({ phase: 'search', ...progress }),
    finish: (result) => settle?.(result),
    ask: makeSingleTaskAsk('solve', (_request, { signal, onProgress }) =>
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
