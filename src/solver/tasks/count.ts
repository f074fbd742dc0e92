import {
  checkCount,
  checkCountRequest,
  LARGE_COUNT_BYTES,
  type TourCount,
} from '../../core/knight/count/check-count.ts';
import type { CountSearch } from '../../core/knight/count/count-tours.ts';
import type { Task } from '../task/task.ts';

/** Boards of at most a second. */
const MAX_SMALL_SQUARES = 25;

/** Progress: completed share of the squares, 0..1. Faults: those of `countTours`. */
export const countTask: Task<CountSearch, TourCount, number> = {
  async run(request, context) {
    const { countTours } = await import('../../core/knight/count/count-tours.ts');
    return countTours(request, { ...context, onProgress: context.onProgress });
  },
  check: checkCount,
  isSmall: ({ cols, rows }) => cols * rows <= MAX_SMALL_SQUARES || Math.min(cols, rows) <= 3,
  estimateBytes: ({ cols, rows }) =>
    cols * rows <= MAX_SMALL_SQUARES || Math.min(cols, rows) <= 4 ? 0 : LARGE_COUNT_BYTES,
  refuse(request) {
    const requestCheck = checkCountRequest(request);
    return requestCheck.ok ? undefined : requestCheck.fault;
  },
  cache: {
    key: ({ timeMs: _, ...request }) => JSON.stringify(request),
    isLasting: () => true,
  },
};
