import { type Fault, fault, ok, type Result } from '../../result.ts';
import { checkBoardSize, checkSquare } from '../board/square.ts';
import type { CountRequest } from '../request/tour-request.ts';
import { whyNoClosedTour, whyNoTour, whyNoTourFrom } from '../rule/existence.ts';

export interface TourCount {
  /** Decimal digits. */
  readonly count: string;
  /** Set if a theorem says that there is no tour. Its text is `reason-<code>`. */
  readonly reason?: Fault | undefined;
  readonly milliseconds: number;
}

/** On wider boards, the states are too many. */
export const MAX_COUNTED_WIDTH = 6;
/** The count of a longer board would have more than a hundred digits. */
const MAX_COUNTED_SQUARES = 400;
/** Limit for the tables of a count. Only boards of more than 25 squares at least five wide come near it. */
export const LARGE_COUNT_BYTES = 128 * 2 ** 20;

/** Why there is nothing to count. Undefined doesn't prove that there is a tour between two squares. */
export function whyNoneToCount({ cols, rows, start, end, closed }: CountRequest): Fault | undefined {
  if (closed) return whyNoClosedTour(cols, rows);
  const reasons = [
    whyNoTour(cols, rows),
    start && whyNoTourFrom(cols, rows, start),
    end && whyNoTourFrom(cols, rows, end, 'end'),
  ];
  return reasons.find((reason) => reason !== undefined);
}

/** Faults: `bad-board-size`, `board-too-large`, `square-off-board`, `count-too-large` {cols, rows}. */
export function checkCountRequest(request: CountRequest): Result<true> {
  const { cols, rows, start, end } = request;
  const size = checkBoardSize(cols, rows);
  if (!size.ok) return size;
  for (const square of [start, end]) {
    const checkedSquare = square && checkSquare(square, cols, rows);
    if (checkedSquare?.ok === false) return checkedSquare;
  }
  const isSmall = Math.min(cols, rows) <= MAX_COUNTED_WIDTH && cols * rows <= MAX_COUNTED_SQUARES;
  return isSmall || whyNoneToCount(request) !== undefined
    ? ok(true)
    : fault('count-too-large', { cols, rows });
}

/**
 * Compares a count with the theorems about which tours exist, and with the tours in the other direction.
 * Returns a description of the first problem, or undefined.
 */
export function checkCount(request: CountRequest, { count }: TourCount): string | undefined {
  const { cols, rows, start, end, closed } = request;
  const tourCount = BigInt(count);
  if (whyNoneToCount(request) !== undefined)
    return tourCount === 0n ? undefined : 'counted tours without one';
  if (start !== undefined && end !== undefined) return undefined;
  if (tourCount === 0n) return 'missed all tours';
  const hasBothDirections = !closed && start === undefined && end === undefined && cols * rows > 1;
  return hasBothDirections && tourCount % 2n === 1n ? 'counted a tour in one direction' : undefined;
}
