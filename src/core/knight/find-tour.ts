import { type Fault, fault, ok, type Result } from '../result.ts';
import { measureTour } from './board/measure.ts';
import { checkBoardSize, checkSquare, makeSquare, type Square } from './board/square.ts';
import { type NumberedTour, numberTour } from './board/tour-task.ts';
import { squareOfCell } from './board/walk.ts';
import { checkClassicRequest, findClassicTour } from './classic/classic-tour.ts';
import { CLASSIC_BYTES_PER_SQUARE } from './classic/classic-walk.ts';
import { EXHAUSTIVE_BYTES_PER_SQUARE, exhaustiveSearch } from './classic/exhaustive.ts';
import type { RouteCache } from './construct/block-route.ts';
import {
  constructBands,
  constructionBytes,
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
import { sampleInterval, sampleTour } from './sampled.ts';
import {
  type SearchOutcome,
  WARNSDORFF_BYTES_PER_SQUARE,
  warnsdorffSearch,
} from './search/warnsdorff-search.ts';

/**
 * A cache of knight's paths through blocks (small parts of a board) and of column automata for narrow boards.
 * The caller creates the cache and passes it to each call. The cache makes answers faster and never changes
 * them. See `block-path.ts` and `column-automaton.ts`.
 */
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

/**
 * The environment of `findTour`: a clock in milliseconds, a function that may stop the search early, and the
 * caller's cache (`memory`).
 */
export interface TourContext {
  /** Returns the time of a clock, in milliseconds. */
  now(): number;
  shouldStop?(): boolean;
  /** Cache of the caller, which makes later answers faster. */
  readonly memory: KnightCache;
  /** The maximum size of all arrays that the search for one tour uses, in bytes. */
  readonly maxBytes?: number;
}

const MAX_NEAREST_SQUARES = 3;
/**
 * The default of `maxBytes`, in bytes. It is enough for a tour of 10,000 x 10,000 squares by the method
 * `construct`.
 */
const DEFAULT_MAX_BYTES = 640 * 2 ** 20;
/** The maximum number of squares of a board on which turns and crossings are counted. */
const MAX_MEASURED_SQUARES = 4_000_000;

const BYTES_PER_SQUARE = {
  warnsdorff: WARNSDORFF_BYTES_PER_SQUARE,
  classic: CLASSIC_BYTES_PER_SQUARE,
  exhaustive: EXHAUSTIVE_BYTES_PER_SQUARE,
} as const;

/**
 * Returns n if the answer needs only every n-th row and column of the tour, for a small picture of a large
 * board. Returns undefined if the answer needs the whole tour. For methods other than `construct`, it always
 * returns undefined, because only `construct` can make a tour in bands of rows.
 */
function sampleIntervalFor({ cols, rows, method, sampled }: TourSearch): number | undefined {
  const interval = sampleInterval(cols, rows);
  return sampled === true && method === 'construct' && interval > 1 ? interval : undefined;
}

/** Estimates the memory for the search for a tour, in bytes. */
export function tourBytes(request: TourSearch): number {
  const { cols, rows, method } = request;
  return method === 'construct'
    ? constructionBytes(cols, rows, sampleIntervalFor(request) === undefined)
    : BYTES_PER_SQUARE[method] * cols * rows;
}

/**
 * Returns the requested start square. If the request has no start, returns the square nearest to a1 where the
 * requested tour can start, or a1 if the tour can start nowhere.
 */
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

/** Returns the reason why the requested tour doesn't exist, or undefined if it exists. */
function whyNoRequestedTour(request: TourSearch, start: Square, cache: KnightCache): Fault | undefined {
  const { cols, rows, end, closed } = request;
  if (closed) return whyNoClosedTour(cols, rows);
  if (end === undefined) return whyNoTourFrom(cols, rows, start);
  // If the user chose only the end, and no tour can end there, return a reason that names the end.
  if (request.start === undefined) {
    const reason = whyNoTourFrom(cols, rows, end, 'end');
    if (reason !== undefined) return reason;
  }
  return whyNoTourBetween(cols, rows, start, end, cache);
}

/**
 * Returns up to three squares near the requested start from which the requested tour exists. If only the
 * requested end is wrong, returns squares near the end that can replace it. If start and end are both wrong,
 * returns start squares of tours that may end anywhere.
 */
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
  // If no tour can end on the requested end, changing the start doesn't help. So look for starts without
  // regard to the end.
  if (end === undefined || (!isEndAtFault && whyNoTourFrom(cols, rows, end) !== undefined)) {
    return nearestSquaresWithTour(start, (candidate) => whyNoTourFrom(cols, rows, candidate));
  }
  return isEndAtFault
    ? nearestSquaresWithTour(end, (candidate) => whyNoTourBetween(cols, rows, start, candidate, cache))
    : nearestSquaresWithTour(start, (candidate) => whyNoTourBetween(cols, rows, candidate, end, cache));
}

/**
 * Checks a request before the search. Returns only the faults of `findTour` that need no search. Examples are
 * squares off the board, equal ends, a closed tour with an end, and too much memory. The value `instead` of
 * the fault `too-much-memory` says what the user can do:
 * - `construct`: use the method `construct`, which needs less memory than the maximum.
 * - `smaller`: ask for a smaller board.
 */
export function checkTourRequest(request: TourSearch, maxBytes = DEFAULT_MAX_BYTES): Result<true> {
  const { cols, rows, start, end, closed, method } = request;
  const size = checkBoardSize(cols, rows);
  if (!size.ok) return size;
  for (const square of [start, end]) {
    const checkedSquare = square && checkSquare(square, cols, rows);
    if (checkedSquare?.ok === false) return checkedSquare;
  }
  if (closed && end !== undefined) return fault('closed-with-end', { end: makeSquare(end) });
  if (start !== undefined && end !== undefined && start.file === end.file && start.rank === end.rank) {
    return fault('end-equals-start', { square: makeSquare(start) });
  }
  if (method === 'classic') {
    const classicCheck = checkClassicRequest(request);
    if (!classicCheck.ok) return classicCheck;
  }
  const neededBytes = tourBytes(request);
  const toMegabytes = (value: number): number => Math.ceil(value / 2 ** 20);
  if (neededBytes > maxBytes) {
    return fault('too-much-memory', {
      cols,
      rows,
      megabytes: toMegabytes(neededBytes),
      max: toMegabytes(maxBytes),
      instead: tourBytes({ ...request, method: 'construct' }) <= maxBytes ? 'construct' : 'smaller',
    });
  }
  return ok(true);
}

interface FoundTour extends Pick<KnightAnswer, 'backtracks' | 'classic' | 'every'> {
  readonly tour: NumberedTour;
}

/**
 * Finds a tour by the requested method. The tour must exist (see `existence.ts`). Faults: the faults of
 * `findClassicTour`, and `out-of-time` {seconds}.
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
  const task = { rows, cols, start: cellOf(start), ...(end && { end: cellOf(end) }), closed, seed };
  const interval = sampleIntervalFor(request);
  if (interval !== undefined) {
    const bandedTour = constructBands(task, cache, shouldStop);
    if (bandedTour === undefined) return outOfTimeFault;
    const claim = { cols, rows, closed, ...(request.start && { start }), ...(end && { end }) };
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
 * Finds the requested knight's tour. If no such tour exists, the answer has `exists: false`, the reason (a
 * code of `existence.ts`), and nearby squares that make the tour possible.
 *
 * Faults: `bad-board-size`, `board-too-large`, `square-off-board`, `end-equals-start`, `closed-with-end`,
 * `too-much-memory` {cols, rows, megabytes, max, instead}, and `out-of-time` {seconds} if the search took
 * longer than `timeMs`. For the method `classic` also the faults of `checkClassicRequest` and
 * `findClassicTour`.
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
      ...{ cols, rows, start, end: request.end ?? start, closed, exists: false },
      ...{ nearest: nearestPossibleSquares(request, start, reason, cache), order: new Int32Array(), method },
      ...{ backtracks: 0, reason, milliseconds },
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
    ...{ cols, rows, start, end, closed, exists: true, nearest: [], order, method },
    ...details,
    ...(isMeasured && { measures: measureTour({ cols, rows, order, closed }) }),
    milliseconds,
  });
}
