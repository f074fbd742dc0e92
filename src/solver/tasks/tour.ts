import { checkTour } from '../../core/knight/board/check-tour.ts';
import type { Walk } from '../../core/knight/board/walk.ts';
import { createKnightMemory, findTour, tourBytes, tourFits } from '../../core/knight/find-tour.ts';
import type { KnightAnswer, TourSearch } from '../../core/knight/request/tour-answer.ts';
import type { KnightMethod } from '../../core/knight/request/tour-request.ts';
import { checkWalkOn, type WalkedOn, walkOn } from '../../core/knight/search/walk-on.ts';
import { ok } from '../../core/result.ts';
import type { Task } from '../task/task.ts';

/**
 * Boards up to this many squares are done in a second, whatever is asked. The classical programs give up by
 * themselves.
 */
const SMALL: Readonly<Record<KnightMethod, number>> = {
  construct: 4_000_000,
  classic: 10_000,
  warnsdorff: 400,
  exhaustive: 25,
};

const COUNTED_BYTES = 4 * 2 ** 20;

/** What this thread's tours have taught. */
const memory = createKnightMemory();

/** A knight's tour, or why there is none. Faults: those of `findTour`. */
export const tourTask: Task<TourSearch, KnightAnswer> = {
  run: (request, context) => findTour(request, { ...context, memory }),
  check({ cols, rows, start, end, closed }, { exists, order, every }) {
    // A sample can't be checked: the whole was, before it was taken.
    if (!exists || every !== undefined) return undefined;
    const proof = checkTour({ cols, rows, closed, order, ...(start && { start }), ...(end && { end }) });
    return proof.ok ? undefined : `${proof.fault.code} ${JSON.stringify(proof.fault.facts)}`;
  },
  isSmall: ({ cols, rows, method }) => cols * rows <= SMALL[method],
  // What is small takes too little to be worth counting.
  bytes: (request) => (tourBytes(request) < COUNTED_BYTES ? 0 : tourBytes(request)),
  refusal(request, memory) {
    const fits = tourFits(request, memory);
    return fits.ok ? undefined : fits.fault;
  },
  // A whole tour of 10,000 x 10,000 has 400 MB.
  transferred: ({ order }) => order.buffer,
};

/** How a knight's walk goes on to a tour, or that it can't. */
export const walkOnTask: Task<Walk, WalkedOn> = {
  run: (walk, { shouldStop }) => ok(walkOn(walk, shouldStop)),
  check: checkWalkOn,
  isSmall: () => true,
};
