import { checkTour } from '../../core/knight/board/check-tour.ts';
import type { Walk } from '../../core/knight/board/walk.ts';
import { createKnightMemory, findTour, tourBytes, tourFits } from '../../core/knight/find-tour.ts';
import type { KnightAnswer, TourSearch } from '../../core/knight/request/tour-answer.ts';
import type { KnightMethod } from '../../core/knight/request/tour-request.ts';
import { checkWalkOn, type WalkedOn, walkOn } from '../../core/knight/search/walk-on.ts';
import { ok } from '../../core/result.ts';
import type { Task } from '../task/task.ts';

/**
 * By method: up to this many squares, any request takes at most a second. The classical programs limit their
 * own work.
 */
const SMALL: Readonly<Record<KnightMethod, number>> = {
  construct: 4_000_000,
  classic: 10_000,
  warnsdorff: 400,
  exhaustive: 25,
};

const COUNTED_BYTES = 4 * 2 ** 20;

/** The knight search memory of this thread. All its tours reuse it. */
const memory = createKnightMemory();

/** Finds a knight's tour, or the reason why there is none. Faults: those of `findTour`. */
export const tourTask: Task<TourSearch, KnightAnswer> = {
  run: (request, context) => findTour(request, { ...context, memory }),
  check({ cols, rows, start, end, closed }, { exists, order, every }) {
    // A sample of a tour can't be checked. The whole tour was checked before sampling.
    if (!exists || every !== undefined) return undefined;
    const proof = checkTour({ cols, rows, closed, order, ...(start && { start }), ...(end && { end }) });
    return proof.ok ? undefined : `${proof.fault.code} ${JSON.stringify(proof.fault.facts)}`;
  },
  isSmall: ({ cols, rows, method }) => cols * rows <= SMALL[method],
  // Small tours take too little memory to be counted.
  bytes: (request) => (tourBytes(request) < COUNTED_BYTES ? 0 : tourBytes(request)),
  refusal(request, memory) {
    const fits = tourFits(request, memory);
    return fits.ok ? undefined : fits.fault;
  },
  // Move the tour instead of copying it: on a board of 10,000 x 10,000 it has 400 MB.
  transferred: ({ order }) => order.buffer,
};

/** Continues a knight's walk to a tour, or finds that the walk can't be continued. */
export const walkOnTask: Task<Walk, WalkedOn> = {
  run: (walk, { shouldStop }) => ok(walkOn(walk, shouldStop)),
  check: checkWalkOn,
  isSmall: () => true,
};
