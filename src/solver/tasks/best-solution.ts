import type { SlidingAnswer, SlidingProgress } from '../../core/sliding/answer.ts';
import type { BestSoFar } from '../task.ts';

/**
 * Neither bounds nor solutions ever get worse, and within a phase the share never falls. Nothing is told yet.
 */
export function createBestSolution(): BestSoFar<SlidingAnswer, SlidingProgress> {
  const shares = { tables: 0, search: 0 };
  let bound = 0;
  let solution: Pick<SlidingAnswer, 'length' | 'moves'> | undefined;
  return {
    progress({ moves, length, lowerBound, share, ...rest }, part) {
      bound = Math.max(bound, lowerBound ?? 0);
      const isNew =
        moves !== undefined && length !== undefined && (solution === undefined || length < solution.length);
      if (isNew) solution = { length, moves };
      if (share !== undefined) shares[rest.phase] = Math.max(shares[rest.phase], share * part);
      return {
        ...rest,
        ...(share !== undefined && { share: shares[rest.phase] }),
        ...(lowerBound !== undefined && { lowerBound: bound }),
        ...(solution !== undefined && { length: solution.length }),
        ...(isNew && { moves }),
      };
    },
    answer(answer) {
      if (!answer.solvable) return answer;
      const better =
        solution !== undefined && solution.length < answer.length ? { ...answer, ...solution } : answer;
      const lowerBound = Math.max(bound, better.lowerBound);
      return { ...better, lowerBound, optimal: lowerBound === better.length };
    },
  };
}
