import type { Board } from '../../core/sliding/board.ts';
import type { SlidingAnswer, SlidingProgress } from '../../core/sliding/sliding-answer.ts';
import { createSolverMemory, type SolverContext } from '../../core/sliding/solve/context/context.ts';
import { tableChoices } from '../../core/sliding/solve/needs.ts';
import type { BestProgressTracker, TableUse, TaskContext } from '../task/task.ts';

/** All sliding searches on this thread reuse it. */
const slidingMemory = createSolverMemory();

/** Progress with a new solution isn't dropped. */
export const createSlidingContext = (context: TaskContext<SlidingProgress>): SolverContext => ({
  ...context,
  memory: slidingMemory,
  onProgress: (progress) =>
    progress.moves === undefined ? context.onProgress(progress) : context.reportProgressNow(progress),
});

/**
 * All tables of a request belong to one goal.
 * - `goalOf`: undefined if the request needs no search.
 * - `isComplete`: more time or tables can't improve the answer.
 * - `improvableCodes`: codes of the faults that may disappear with more time or tables.
 */
export function tablesForGoal<Request extends { readonly timeMs: number }, Answer>(
  goalOf: (request: Request) => Board | undefined,
  isComplete: (answer: Answer) => boolean,
  improvableCodes: readonly string[] = ['out-of-time'],
): TableUse<Request, Answer, SlidingProgress> {
  return {
    choices(request) {
      const goal = goalOf(request);
      if (goal === undefined) return [];
      return tableChoices({ start: goal, goal, metric: 'stm', algorithm: 'auto', timeMs: request.timeMs });
    },
    progress: (share) => ({ phase: 'tables', share }),
    need: () => 'awaited',
    isFinal: (result) =>
      result.ok ? isComplete(result.value) : !improvableCodes.includes(result.fault.code),
  };
}

/**
 * Empty at first. Bound, solution and completed share never get worse, but a new phase (tables, search)
 * restarts the share.
 */
export function createBestSolution(): BestProgressTracker<SlidingAnswer, SlidingProgress> {
  const shareByPhase = { tables: 0, search: 0 };
  let bestLowerBound = 0;
  let bestSolution: Pick<SlidingAnswer, 'length' | 'moves'> | undefined;
  return {
    progress({ moves, length, lowerBound, share, ...otherFields }, timeShare) {
      bestLowerBound = Math.max(bestLowerBound, lowerBound ?? 0);
      const isNewSolution =
        moves !== undefined &&
        length !== undefined &&
        (bestSolution === undefined || length < bestSolution.length);
      if (isNewSolution) bestSolution = { length, moves };
      if (share !== undefined)
        shareByPhase[otherFields.phase] = Math.max(shareByPhase[otherFields.phase], share * timeShare);
      return {
        ...otherFields,
        ...(share !== undefined && { share: shareByPhase[otherFields.phase] }),
        ...(lowerBound !== undefined && { lowerBound: bestLowerBound }),
        ...(bestSolution !== undefined && { length: bestSolution.length }),
        ...(isNewSolution && { moves }),
      };
    },
    answer(answer) {
      if (!answer.solvable) return answer;
      const betterAnswer =
        bestSolution !== undefined && bestSolution.length < answer.length
          ? { ...answer, ...bestSolution }
          : answer;
      const lowerBound = Math.max(bestLowerBound, betterAnswer.lowerBound);
      return { ...betterAnswer, lowerBound, optimal: lowerBound === betterAnswer.length };
    },
  };
}
