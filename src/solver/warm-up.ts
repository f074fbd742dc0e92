import { seededRandom } from '../core/random.ts';
import { defaultGoal } from '../core/sliding/board.ts';
import { randomWalk } from '../core/sliding/scramble/scramble.ts';
import type { Solver } from './solver.ts';

/** Boards whose threads, tables on disk and machine code the first person would otherwise wait for. */
const SIZES = [
  [3, 3],
  [4, 4],
] as const;

/**
 * Solves an easy board of each usual size, so that the first question is answered like any other. Never
 * fails. `signal`: ends it, for it may have tables to build.
 */
export async function warmUp(solver: Solver, signal: AbortSignal): Promise<void> {
  await Promise.allSettled(
    SIZES.map(([rows, cols]) => {
      const goal = defaultGoal(rows, cols);
      const start = randomWalk(goal, 24, seededRandom(1));
      const request = { start, goal, metric: 'stm', algorithm: 'auto', timeMs: 1000 } as const;
      return solver.ask('solve', request, { signal });
    }),
  );
}
