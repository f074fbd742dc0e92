import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { seededRandom } from '../core/random.ts';
import { defaultGoal } from '../core/sliding/board.ts';
import { randomWalk } from '../core/sliding/scramble/scramble.ts';
import type { SlidingRequest } from '../core/sliding/sliding-answer.ts';
import type { RunningSolver, Solver, SolverOptions } from './solver.ts';
import { createSolverService } from './solver-service.ts';
import { TASKS } from './tasks.ts';

/** The solver of all tasks on worker threads, which start with the first request. */
export const createSolver = (options: SolverOptions): RunningSolver =>
  createSolverService(options, {
    worker: new URL('./worker.ts', import.meta.url),
    builder: new URL('./builder.ts', import.meta.url),
    tasks: TASKS,
  });

/** Boards whose threads, tables on disk and machine code the first person would otherwise wait for. */
const SIZES = [
  [3, 3],
  [4, 4],
] as const;

/** A board of that size that is solved immediately, another for each seed. */
function easyQuestion(rows: number, cols: number, seed = 1): SlidingRequest {
  const goal = defaultGoal(rows, cols);
  const start = randomWalk(goal, 24, seededRandom(seed));
  return { start, goal, metric: 'stm', algorithm: 'auto', timeMs: 1000 };
}

/**
 * Solves an easy board of each usual size, so that the first question is answered like any other. Never
 * fails. `signal`: ends it, for it may have tables to build.
 */
export async function warmUp(solver: Solver, signal: AbortSignal): Promise<void> {
  await Promise.allSettled(
    SIZES.map(([rows, cols], at) => solver.ask('solve', easyQuestion(rows, cols, at + 1), { signal })),
  );
}

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
