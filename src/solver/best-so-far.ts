import type { SlidingAnswer, SlidingProgress } from '../core/sliding/answer.ts';

/** What one request has been told, over all searches that work on it; neither bounds nor solutions ever get worse. */
export interface BestSoFar {
  /** The progress as the person may hear it. */
  hear(progress: SlidingProgress): SlidingProgress;
  /** The answer, or a better solution and bound that were told before it. */
  atLeast(answer: SlidingAnswer): SlidingAnswer;
}

/** Nothing heard yet. */
export function createBestSoFar(): BestSoFar {
  let bound = 0;
  let solution: Pick<SlidingAnswer, 'length' | 'moves'> | undefined;
  return {
    hear({ moves, length, lowerBound, ...rest }) {
      bound = Math.max(bound, lowerBound ?? 0);
      const isNew =
        moves !== undefined && length !== undefined && (solution === undefined || length < solution.length);
      if (isNew) solution = { length, moves };
      return {
        ...rest,
        ...(lowerBound !== undefined && { lowerBound: bound }),
        ...(solution !== undefined && { length: solution.length }),
        ...(isNew && { moves }),
      };
    },
    atLeast(answer) {
      if (!answer.solvable) return answer;
      const better =
        solution !== undefined && solution.length < answer.length ? { ...answer, ...solution } : answer;
      const lowerBound = Math.max(bound, better.lowerBound);
      return { ...better, lowerBound, optimal: lowerBound === better.length };
    },
  };
}
