import { seededRandom } from '../core/random.ts';
import type { SlidingRequest } from '../core/sliding/answer.ts';
import { defaultGoal } from '../core/sliding/board.ts';
import { randomWalk } from '../core/sliding/scramble/scramble.ts';
import type { Solver } from './solver.ts';

/** Boards whose threads, tables on disk and machine code the first person would otherwise wait for. */
const SIZES = [
  [3, 3],
  [4, 4],
] as const;

/** A board of that size that is solved at once, another for each seed. */
export function easyQuestion(rows: number, cols: number, seed = 1): SlidingRequest {
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
