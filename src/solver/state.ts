import type { Metrics, Numbers } from '../observe/metrics.ts';

/** Current load of a solver, and its counters. */
export interface SolverState {
  /**
   * Number of jobs that wait for a thread, and of running jobs. By lane, the class of a job: small, large or
   * tables.
   */
  readonly waiting: Numbers;
  readonly running: Numbers;
  /** Memory limit of the solver, and the memory that jobs and tables use, in bytes. */
  readonly memory: { readonly all: number; readonly jobs: number; readonly tables: number };
  /**
   * Number of questions by the source of their answer. `kept`: from the cache. `joined`: shared work in
   * flight. `begun`: started work.
   */
  readonly questions: { readonly kept: number; readonly joined: number; readonly begun: number };
}

/** Exports a solver's state as metrics. `state` is called whenever the metrics are read. */
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
