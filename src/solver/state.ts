import type { Metrics, Numbers } from '../observe/metrics.ts';

/** What a solver has to do at the moment, and what it was asked so far. */
export interface SolverState {
  /** By queue: jobs that wait for a thread, and those that have one. */
  readonly waiting: Numbers;
  readonly running: Numbers;
  /** Bytes: what jobs and tables may take, and what either takes. */
  readonly memory: { readonly all: number; readonly jobs: number; readonly tables: number };
  /**
   * Questions by where their answer came from: `kept` from before, the work of another who `joined` to it, or
   * work `begun` for them.
   */
  readonly questions: { readonly kept: number; readonly joined: number; readonly begun: number };
}

/** Shows the operator a solver's state, as it is whenever somebody looks. */
export function showState({ show }: Pick<Metrics, 'show'>, state: () => SolverState): void {
  show(
    'tileknight_solver_waiting',
    'Jobs that wait for a thread of the solver',
    'queue',
    () => state().waiting,
  );
  show('tileknight_solver_running', 'Jobs that have a thread of the solver', 'queue', () => state().running);
  show(
    'tileknight_solver_memory_bytes',
    'Memory that jobs and tables of the solver may take together (all), and what they take',
    'of',
    () => state().memory,
  );
  show(
    'tileknight_solver_requests_total',
    'Questions to the solver: answered by what was kept, joined to the same one under way, or begun',
    'how',
    () => state().questions,
  );
}
