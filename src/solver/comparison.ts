import { type Fault, ok, type Result } from '../core/result.ts';
import type { Method } from '../core/sliding/method.ts';
import type { SlidingAnswer, SlidingProgress, SlidingRequest } from '../core/sliding/sliding-answer.ts';
import type { RequestOptions, Solver } from './solver.ts';

/** Blind searches, searches with a heuristic, the human method, and the solver's own choice. */
export const COMPARED_METHODS: readonly Method[] = [
  { algorithm: 'bfs' },
  { algorithm: 'dfs' },
  { algorithm: 'iddfs' },
  { algorithm: 'bidirectional' },
  { algorithm: 'astar', heuristic: 'misplaced' },
  { algorithm: 'astar', heuristic: 'row-weighted' },
  { algorithm: 'astar', heuristic: 'manhattan' },
  { algorithm: 'astar', heuristic: 'linear-conflict' },
  { algorithm: 'astar', heuristic: 'walking-distance' },
  { algorithm: 'astar', heuristic: 'pattern-database' },
  { algorithm: 'ida', heuristic: 'manhattan' },
  { algorithm: 'ida', heuristic: 'linear-conflict' },
  { algorithm: 'ida', heuristic: 'walking-distance' },
  { algorithm: 'ida', heuristic: 'pattern-database' },
  { algorithm: 'human' },
  { algorithm: 'auto' },
];

/**
 * `found`: not proved shortest. `gave-up`: out of time or memory, with the solution of another method.
 * `refused`: a fault, for example because the board is too large.
 */
export type MethodOutcome = { readonly method: Method } & (
  | { readonly outcome: 'optimal' | 'found' | 'gave-up'; readonly answer: SlidingAnswer }
  | { readonly outcome: 'refused'; readonly fault: Fault }
);

interface CompareOptions extends Pick<RequestOptions<never>, 'signal' | 'turnKeys'> {
  /** Called before each method, and while it works. `index`: in `COMPARED_METHODS`. */
  readonly onMethod?: (index: number, method: Method, progress?: SlidingProgress) => void;
}

const outcomeOf = ({ algorithm }: Method, answer: SlidingAnswer): 'optimal' | 'found' | 'gave-up' => {
  if (answer.optimal) return 'optimal';
  return algorithm === 'auto' || answer.algorithm === algorithm ? 'found' : 'gave-up';
};

/**
 * The puzzle must be solvable. Each method gets at most `timeMs`, without the time for building its tables.
 * Faults: `cancelled`, `busy`.
 */
export async function compareMethods(
  solver: Solver,
  puzzle: Pick<SlidingRequest, 'start' | 'goal' | 'metric' | 'timeMs'>,
  { onMethod, ...requestOptions }: CompareOptions = {},
): Promise<Result<MethodOutcome[]>> {
  const outcomes: MethodOutcome[] = [];
  for (const [index, method] of COMPARED_METHODS.entries()) {
    onMethod?.(index, method);
    const result = await solver.ask(
      'solve',
      { ...puzzle, ...method },
      {
        ...requestOptions,
        skipsCache: true,
        onProgress: (progress) => onMethod?.(index, method, progress),
      },
    );
    if (result.ok) {
      outcomes.push({ method, outcome: outcomeOf(method, result.value), answer: result.value });
    } else if (result.fault.code === 'cancelled' || result.fault.code === 'busy') {
      return result;
    } else {
      outcomes.push({ method, outcome: 'refused', fault: result.fault });
    }
  }
  return ok(outcomes);
}
