import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RunningSolver, SolverOptions } from './solver.ts';
import { createSolverService } from './solver-service.ts';
import { TASKS } from './tasks.ts';
import { easyQuestion } from './warm-up.ts';

/** The solver of all tasks on worker threads, which start with the first request. */
export const createSolver = (options: SolverOptions): RunningSolver =>
  createSolverService(options, {
    worker: new URL('./worker.ts', import.meta.url),
    builder: new URL('./builder.ts', import.meta.url),
    tasks: TASKS,
  });

/**
 * Rejects where the machine gives no threads, or where work crashed and an easy question, asked again at each
 * check, does so too.
 */
export async function checkSolver(
  solver: Pick<RunningSolver, 'ask' | 'hasFailed'>,
  threads = startsThreads,
): Promise<void> {
  await threads();
  if (solver.hasFailed()) await solver.ask('solve', easyQuestion(3, 3), { isMeasured: true });
  if (solver.hasFailed()) throw new Error('its threads crash, see the log');
}

/** Starts a thread and ends it. Rejects where the machine gives none (any more). */
async function startsThreads(): Promise<void> {
  const thread = new Worker('', { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } });
  await once(thread, 'online');
  await thread.terminate();
}
