import type { SolverOptions } from './queues.ts';
import type { RunningSolver } from './solver.ts';
import { createSolverService } from './solver-service.ts';
import { TASKS } from './tasks.ts';

/** The solver of all tasks on worker threads, which start with the first request. */
export const createSolver = (options: SolverOptions): RunningSolver =>
  createSolverService(options, {
    worker: new URL('./worker.ts', import.meta.url),
    builder: new URL('./builder.ts', import.meta.url),
    tasks: TASKS,
  });
