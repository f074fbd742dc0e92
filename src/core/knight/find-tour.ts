import { type Fault, fault, ok, type Result } from '../result.ts';
import { measureTour } from './board/measure.ts';
import type { Square } from './board/square.ts';
import { type NumberedTour, numberTour } from './board/tour-task.ts';
import { squareOfCell } from './board/walk.ts';
import { checkTourRequest, sampleIntervalFor } from './check-request.ts';
import { findClassicTour } from './classic/classic-tour.ts';
import { exhaustiveSearch } from './classic/exhaustive.ts';
import type { RouteCache } from './construct/block-route.ts';
import {
  constructBands,
  constructTour,
  hideBlockBorders,
  MAX_SQUARES_WITH_HIDDEN_BORDERS,
} from './construct/construct.ts';
import type { KnightAnswer, TourSearch } from './request/tour-answer.ts';
import {
  nearestSquares,
  whyNoClosedTour,
  whyNoTour,
  whyNoTourBetween,
  whyNoTourFrom,
} from './rule/existence.ts';
import { sampleTour } from './sampled.ts';
import { type SearchOutcome, warnsdorffSearch } from './search/warnsdorff-search.ts';

/** Makes later answers faster and never changes them. See `block-path.ts` and `column-automaton.ts`. */
export interface KnightCache extends RouteCache {}

export function createKnightCache(): KnightCache {
  return {
    graphs: new Map(),
    paths: new Map(),
    closedTours: new Map(),
    links: new Map(),
    automata: new Map(),
  };
}

/** `now` is in milliseconds. */
export interface TourContext {
  now(): number;
  shouldStop?(): boolean;
  readonly memory: KnightCache;
  /** Limit for all arrays of the search. */
  readonly maxBytes?: number;
}

const MAX_NEAREST_SQUARES = 3;
const MAX_MEASURED_SQUARES = 4_000_000;

/** Without a requested start, chooses the nearest to a1 where the tour can start, or a1 if there is none. */
function chooseStart(request: TourSearch, cache: KnightCache): Square {
  const { cols, rows, end, closed } = request;
  if (request.start !== undefined) return request.start;
  const isAllowed = (square: Square): boolean =>
    closed ||
    (end === undefined
      ? whyNoTourFrom(cols, rows, square)
      : whyNoTourBetween(cols, rows, square, end, cache)) === undefined;
  const corner = { file: 0, rank: 0 };
  if (isAllowed(corner) || whyNoTour(cols, rows) !== undefined) return corner;
  if (end !== undefined && whyNoTourFrom(cols, rows, end, 'end') !== undefined) return corner;
  return nearestSquares(cols, rows, corner, 1, isAllowed)[0] ?? corner;
}

function whyNoRequestedTour(request: TourSearch, start: Square, cache: KnightCache): Fault | undefined {
  const { cols, rows, end, closed } = request;
  if (closed) return whyNoClosedTour(cols, rows);
  if (end === undefined) return whyNoTourFrom(cols, rows, start);
  // Only the end was chosen, so the reason must name it.
  if (request.start === undefined) {
    const reason = whyNoTourFrom(cols, rows, end, 'end');
    if (reason !== undefined) return reason;
  }
  return whyNoTourBetween(cols, rows, start, end, cache);
}

/** The squares of `KnightAnswer.nearest`. */
function nearestPossibleSquares(
  request: TourSearch,
  start: Square,
  reason: Fault,
  cache: KnightCache,
): Square[] {
  const { cols, rows, end, closed } = request;
  if (closed || whyNoTour(cols, rows) !== undefined) return [];
  const nearestSquaresWithTour = (
    square: Square,
    findReason: (square: Square) => Fault | undefined,
  ): Square[] =>
    nearestSquares(
      cols,
      rows,
      square,
      MAX_NEAREST_SQUARES,
      (candidate) => findReason(candidate) === undefined,
    );
  const isEndAtFault = reason.facts.which === 'end';
  // If no tour can end on the requested end, another start doesn't help: ignore the end.
  if (end === undefined || (!isEndAtFault && whyNoTourFrom(cols, rows, end) !== undefined)) {
    return nearestSquaresWithTour(start, (candidate) => whyNoTourFrom(cols, rows, candidate));
  }
  return isEndAtFault
    ? nearestSquaresWithTour(end, (candidate) => whyNoTourBetween(cols, rows, start, candidate, cache))
    : nearestSquaresWithTour(start, (candidate) => whyNoTourBetween(cols, rows, candidate, end, cache));
}

interface FoundTour extends Pick<KnightAnswer, 'backtracks' | 'classic' | 'every'> {
  readonly tour: NumberedTour;
}

/**
 * The tour must exist (see `existence.ts`). Faults: those of `findClassicTour`, and `out-of-time` {seconds}.
 */
function searchTour(
  request: TourSearch,
  start: Square,
  cache: KnightCache,
  shouldStop: () => boolean,
): Result<FoundTour> {
  const { cols, rows, end, closed, method, seed, timeMs } = request;
  const outOfTimeFault = fault('out-of-time', { seconds: Math.round(timeMs / 1000) });
  if (method === 'classic') {
    const classicTour = findClassicTour(request, start, shouldStop);
    if (!classicTour.ok) return classicTour;
    if (classicTour.value === undefined) return outOfTimeFault;
    const { path, ...searchDetails } = classicTour.value;
    return ok({ tour: numberTour(path), ...searchDetails });
  }
  const cellOf = ({ file, rank }: Square) => ({ row: rows - 1 - rank, col: file });
  const task = { rows, cols, start: cellOf(start), end: end && cellOf(end), closed, seed };
  const interval = sampleIntervalFor(request);
  if (interval !== undefined) {
    const bandedTour = constructBands(task, cache, shouldStop);
    if (bandedTour === undefined) return outOfTimeFault;
    const claim = { cols, rows, closed, start: request.start && start, end };
    const sampledNumbers = sampleTour(claim, bandedTour.bands, interval);
    return ok({
      tour: { order: sampledNumbers, lastCell: bandedTour.lastCell },
      every: interval,
      backtracks: 0,
    });
  }
  if (method === 'construct') {
    const tour = constructTour(task, cache, shouldStop);
    if (tour === undefined) return outOfTimeFault;
    if (request.blended && cols * rows <= MAX_SQUARES_WITH_HIDDEN_BORDERS)
      hideBlockBorders(tour.order, rows, cols, seed);
    return ok({ tour, backtracks: 0 });
  }
  const search = method === 'exhaustive' ? exhaustiveSearch : warnsdorffSearch;
  const { path, backtracks, isStopped }: SearchOutcome = search(task, shouldStop);
  if (path !== undefined) return ok({ tour: numberTour(path), backtracks });
  if (isStopped) return outOfTimeFault;
  throw new Error(`a search contradicts the existence rule on ${cols} x ${rows}`);
}

/**
 * If no such tour exists, the answer has `exists: false`, a reason of `existence.ts`, and nearby squares.
 *
 * Faults: `bad-board-size`, `board-too-large`, `square-off-board`, `end-equals-start`, `closed-with-end`,
 * `too-much-memory` {cols, rows, megabytes, max, instead}, and `out-of-time` {seconds}. For the method
 * `classic` also the faults of `checkClassicRequest` and `findClassicTour`.
 */
export function findTour(request: TourSearch, context: TourContext): Result<KnightAnswer> {
  const { cols, rows, closed, method, timeMs } = request;
  const { memory: cache } = context;
  const startedAtMs = context.now();
  const requestCheck = checkTourRequest(request, context.maxBytes);
  if (!requestCheck.ok) return requestCheck;
  const shouldStop = (): boolean => context.shouldStop?.() === true || context.now() - startedAtMs > timeMs;
  const start = chooseStart(request, cache);
  const reason = whyNoRequestedTour(request, start, cache);
  if (reason !== undefined) {
    const milliseconds = context.now() - startedAtMs;
    return ok({
      cols,
      rows,
      start,
      end: request.end ?? start,
      closed,
      exists: false,
      nearest: nearestPossibleSquares(request, start, reason, cache),
      order: new Int32Array(),
      method,
      backtracks: 0,
      reason,
      milliseconds,
    });
  }
  const foundTour = searchTour(request, start, cache, shouldStop);
  if (!foundTour.ok) return foundTour;
  const milliseconds = context.now() - startedAtMs;
  const { tour, ...details } = foundTour.value;
  const { order, lastCell } = tour;
  const end = squareOfCell(lastCell, { cols, rows });
  const isMeasured = request.measured === true && cols * rows <= MAX_MEASURED_SQUARES;
  return ok({
    cols,
    rows,
    start,
    end,
    closed,
    exists: true,
    nearest: [],
    order,
    method,
    ...details,
    measures: isMeasured ? measureTour({ cols, rows, order, closed }) : undefined,
    milliseconds,
  });
}
