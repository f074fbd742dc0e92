import { checkTour } from '../../core/knight/board/check-tour.ts';
import type { Walk } from '../../core/knight/board/walk.ts';
import { checkTourRequest, createKnightCache, findTour, tourBytes } from '../../core/knight/find-tour.ts';
import type { KnightAnswer, TourSearch } from '../../core/knight/request/tour-answer.ts';
import type { KnightMethod } from '../../core/knight/request/tour-request.ts';
import { checkCompletion, completeWalk, type WalkCompletion } from '../../core/knight/search/walk-on.ts';
import { ok } from '../../core/result.ts';
import type { Task } from '../task/task.ts';

/**
 * For each method, the maximum number of squares of a small request, which takes at most a second. The limit
 * of `classic` is high, because its searches stop by themselves after a certain amount of work.
 */
const MAX_SMALL_SQUARES: Readonly<Record<KnightMethod, number>> = {
  construct: 4_000_000,
  classic: 10_000,
  warnsdorff: 400,
  exhaustive: 25,
};

/** Smallest memory of a request that is counted, in bytes. */
const MIN_COUNTED_BYTES = 4 * 2 ** 20;

/** Memory that all searches for knight's tours on this thread reuse. */
const knightMemory = createKnightCache();

/** Finds a knight's tour, or the reason why there is none. Faults: those of `findTour`. */
export const tourTask: Task<TourSearch, KnightAnswer> = {
  run: (request, context) => findTour(request, { ...context, memory: knightMemory }),
  check({ cols, rows, start, end, closed }, { exists, order, every }) {
    // If `every` is set, `order` contains only some squares and can't be checked. The whole tour was checked
    // before these squares were chosen.
    if (!exists || every !== undefined) return undefined;
    const checkResult = checkTour({
      cols,
      rows,
      closed,
      order,
      ...(start && { start }),
      ...(end && { end }),
    });
    return checkResult.ok
      ? undefined
      : `${checkResult.fault.code} ${JSON.stringify(checkResult.fault.facts)}`;
  },
  isSmall: ({ cols, rows, method }) => cols * rows <= MAX_SMALL_SQUARES[method],
  // Memory below `MIN_COUNTED_BYTES` is too little to be counted.
  estimateBytes: (request) => (tourBytes(request) < MIN_COUNTED_BYTES ? 0 : tourBytes(request)),
  refuse(request, memory) {
    const fitResult = checkTourRequest(request, memory);
    return fitResult.ok ? undefined : fitResult.fault;
  },
  // Move the order of the squares to the main thread instead of copying it. On a board of 10,000 x 10,000
  // squares it has 400 MB.
  memoryToTransfer: ({ order }) => order.buffer,
};

/** Continues a knight's walk to a full tour, if a limited search finds one. */
export const walkOnTask: Task<Walk, WalkCompletion> = {
  run: (walk, { shouldStop }) => ok(completeWalk(walk, shouldStop)),
  check: checkCompletion,
  isSmall: () => true,
};
