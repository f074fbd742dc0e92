import type { Metrics, NumbersByLabel } from '../observe/metrics.ts';

export interface SolverState {
  /** Waiting jobs by `Lane`. */
  readonly waiting: NumbersByLabel;
  readonly running: NumbersByLabel;
  /** In bytes. */
  readonly memory: { readonly limit: number; readonly jobs: number; readonly tables: number };
  /** Counts since the start. `kept`: from the cache. `joined`: from an equal request. */
  readonly requestSources: { readonly kept: number; readonly joined: number; readonly begun: number };
}

/** `state` is called whenever the metrics are read. */
export function exportSolverState(
  { exportMetric }: Pick<Metrics, 'exportMetric'>,
  state: () => SolverState,
): void {
  exportMetric(
    'tileknight_solver_waiting',
    'Jobs that wait for a thread of the solver',
    'queue',
    () => state().waiting,
  );
  exportMetric(
    'tileknight_solver_running',
    'Jobs that have a thread of the solver',
    'queue',
    () => state().running,
  );
  exportMetric(
    'tileknight_solver_memory_bytes',
    'Memory that jobs and tables of the solver may take together (all), and what they take',
    'of',
    () => {
      const { limit, jobs, tables } = state().memory;
      return { all: limit, jobs, tables };
    },
  );
  exportMetric(
    'tileknight_solver_requests_total',
    'Questions to the solver: answered by what was kept, joined to the same one under way, or begun',
    'how',
    () => state().requestSources,
  );
}
