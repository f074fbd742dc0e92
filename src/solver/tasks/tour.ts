import { checkTour } from '../../core/knight/board/check-tour.ts';
import type { Walk } from '../../core/knight/board/walk.ts';
import { checkTourRequest, tourBytes } from '../../core/knight/check-request.ts';
import type { KnightCache } from '../../core/knight/find-tour.ts';
import type { KnightAnswer, TourSearch } from '../../core/knight/request/tour-answer.ts';
import type { KnightMethod } from '../../core/knight/request/tour-request.ts';
import type { WalkCompletion } from '../../core/knight/search/walk-on.ts';
import { ok } from '../../core/result.ts';
import type { Task } from '../task/task.ts';

/** Squares of at most a second. The limit is high for `classic`, whose searches stop by themselves. */
const MAX_SMALL_SQUARES: Readonly<Record<KnightMethod, number>> = {
  construct: 4_000_000,
  classic: 10_000,
  warnsdorff: 400,
  exhaustive: 25,
};

const MIN_COUNTED_BYTES = 4 * 2 ** 20;

/** All searches on this thread reuse it. */
let knightMemory: KnightCache | undefined;

/** Faults: those of `findTour`. */
export const tourTask: Task<TourSearch, KnightAnswer> = {
  async run(request, context) {
    const { createKnightCache, findTour } = await import('../../core/knight/find-tour.ts');
    knightMemory ??= createKnightCache();
    return findTour(request, { ...context, memory: knightMemory });
  },
  check({ cols, rows, start, end, closed }, { exists, order, every }) {
    // With `every`, `order` has only some squares and can't be checked. The whole tour was checked before.
    if (!exists || every !== undefined) return undefined;
    const checkResult = checkTour({
      cols,
      rows,
      closed,
      order,
      start,
      end,
    });
    return checkResult.ok
      ? undefined
      : `${checkResult.fault.code} ${JSON.stringify(checkResult.fault.facts)}`;
  },
  isSmall: ({ cols, rows, method }) => cols * rows <= MAX_SMALL_SQUARES[method],
  estimateBytes: (request) => (tourBytes(request) < MIN_COUNTED_BYTES ? 0 : tourBytes(request)),
  refuse(request, memory) {
    const fitResult = checkTourRequest(request, memory);
    return fitResult.ok ? undefined : fitResult.fault;
  },
  // On a board of 10,000 x 10,000 squares `order` has 400 MB.
  memoryToTransfer: ({ order }) => order.buffer,
};

/** Completes a walk by a limited search. */
export const walkOnTask: Task<Walk, WalkCompletion> = {
  async run(walk, { shouldStop }) {
    const { completeWalk } = await import('../../core/knight/search/walk-on.ts');
    return ok(completeWalk(walk, shouldStop));
  },
  async check(walk, completion) {
    const { checkCompletion } = await import('../../core/knight/search/walk-on.ts');
    return checkCompletion(walk, completion);
  },
  isSmall: () => true,
};
