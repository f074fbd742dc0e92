import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { seededRandom } from '../core/random.ts';
import { defaultGoal } from '../core/sliding/board.ts';
import { boardAfterRandomMoves } from '../core/sliding/scramble/scramble.ts';
import type { SlidingRequest } from '../core/sliding/sliding-answer.ts';
import type { RunningSolver, Solver, SolverOptions } from './solver.ts';
import { createSolverService } from './solver-service.ts';
import { TASKS } from './tasks.ts';

/** A solver with all tasks. Worker threads start with the first request. */
export const createSolver = (options: SolverOptions): RunningSolver =>
  createSolverService(options, {
    worker: new URL('./worker.ts', import.meta.url),
    builder: new URL('./builder.ts', import.meta.url),
    tasks: TASKS,
  });

/** Solved at startup, so that threads, tables and compiled code are ready. */
const WARM_UP_SIZES = [
  [3, 3],
  [4, 4],
] as const;

function easyRequest(rows: number, cols: number, seed = 1): SlidingRequest {
  const goal = defaultGoal(rows, cols);
  const start = boardAfterRandomMoves(goal, 24, seededRandom(seed));
  return { start, goal, metric: 'stm', algorithm: 'auto', timeMs: 1000 };
}

/** Never rejects. `signal` also stops a long building of a table. */
export async function warmUp(solver: Solver, signal: AbortSignal): Promise<void> {
  await Promise.allSettled(
    WARM_UP_SIZES.map(([rows, cols], index) =>
      solver.ask('solve', easyRequest(rows, cols, index + 1), { signal }),
    ),
  );
}

/** Rejects if the machine can't start a thread, or if the last request and an easy board crash. */
export async function checkSolver(
  solver: Pick<RunningSolver, 'ask' | 'hasFailed'>,
  checkThreads = checkThreadsStart,
): Promise<void> {
  await checkThreads();
  if (solver.hasFailed()) await solver.ask('solve', easyRequest(3, 3), { skipsCache: true });
  if (solver.hasFailed()) throw new Error('its threads crash, see the log');
}

async function checkThreadsStart(): Promise<void> {
  const thread = new Worker('', { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } });
  await once(thread, 'online');
  await thread.terminate();
}
