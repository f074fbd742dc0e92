import type { SlidingProgress } from '../../core/sliding/answer.ts';
import type { SolverContext } from '../../core/sliding/solve/context/context.ts';
import { createSolverMemory, pruningOf } from '../../core/sliding/solve/solve.ts';
import type { TaskContext } from '../task.ts';

/** What this thread's searches have made once and use again. */
const memory = createSolverMemory();

/** Makes what every proof of this thread uses, before anybody waits for one. */
export const prepareThread = (): void => void pruningOf(memory);

/** What the searches of sliding puzzles are given; a new solution is news. */
export const slidingContext = (context: TaskContext<SlidingProgress>): SolverContext => ({
  ...context,
  memory,
  onProgress: (progress) =>
    progress.moves === undefined ? context.onProgress(progress) : context.onNews(progress),
});
