import { fault, ok, type Result } from '../result.ts';
import { checkBoardSize, checkSquare, makeSquare } from './board/square.ts';
import { CLASSIC_BYTES_PER_SQUARE } from './classic/classic-walk.ts';
import { EXHAUSTIVE_BYTES_PER_SQUARE } from './classic/exhaustive.ts';
import type { TourSearch } from './request/tour-answer.ts';
import type { TourRequest } from './request/tour-request.ts';
import { sampleInterval } from './sampled.ts';
import { WARNSDORFF_BYTES_PER_SQUARE } from './search/warnsdorff-search.ts';

/** Enough for a tour of 10,000 x 10,000 squares by the method `construct`. */
const DEFAULT_MAX_BYTES = 640 * 2 ** 20;
/** For boards with a side below 5: links between cells, the path, and two copies of the move numbers. */
const NARROW_BYTES_PER_SQUARE = 24;

/**
 * If both sides are at least 5, this is less than half a byte for each cell. All move numbers together take 4
 * more bytes for each cell.
 */
const constructionBytes = (cols: number, rows: number, isWholeInMemory = true): number =>
  cols * rows * (Math.min(cols, rows) < 5 ? NARROW_BYTES_PER_SQUARE : isWholeInMemory ? 4.5 : 0.5);

const BYTES_PER_SQUARE = {
  warnsdorff: WARNSDORFF_BYTES_PER_SQUARE,
  classic: CLASSIC_BYTES_PER_SQUARE,
  exhaustive: EXHAUSTIVE_BYTES_PER_SQUARE,
} as const;

/**
 * Returns n if a picture needs only every n-th row and column. Undefined if the answer needs the whole tour,
 * and for all methods but `construct`, which can make it in bands.
 */
export function sampleIntervalFor({ cols, rows, method, sampled }: TourSearch): number | undefined {
  const interval = sampleInterval(cols, rows);
  return sampled === true && method === 'construct' && interval > 1 ? interval : undefined;
}

export function tourBytes(request: TourSearch): number {
  const { cols, rows, method } = request;
  return method === 'construct'
    ? constructionBytes(cols, rows, sampleIntervalFor(request) === undefined)
    : BYTES_PER_SQUARE[method] * cols * rows;
}

/** Fault: `classic-open-only`. The 2003 article's programs find only open tours, with any end. */
function checkClassicRequest({ end, closed }: TourRequest): Result<true> {
  return closed || end !== undefined ? fault('classic-open-only') : ok(true);
}

/**
 * Returns the faults of `findTour` that need no search. `instead` of `too-much-memory` says what to do:
 * - `construct`: this method needs less memory.
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
