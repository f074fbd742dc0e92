import { fault, ok, type Result } from '../result.ts';
import type { Square } from './square.ts';

/** A tour to be checked: the move number of each square from the top left in reading order, and what it should be. */
export interface TourClaim {
  readonly cols: number;
  readonly rows: number;
  readonly order: Int32Array;
  readonly start?: Square;
  readonly end?: Square;
  readonly closed: boolean;
}

/**
 * Proves a tour, sharing no code with what made it: every number from 1 to cols*rows once, a knight's move between
 * consecutive numbers, the asked ends, and for a closed tour a knight's move from the last to the first.
 * Faults: `tour-length`, `tour-number` {number}, `tour-move` {number}, `tour-start`, `tour-end`, `tour-open`. Linear.
 */
export function checkTour(claim: TourClaim): Result<true> {
  const { cols, rows, order } = claim;
  const count = cols * rows;
  if (order.length !== count) return fault('tour-length', { length: order.length, expected: count });
  const placeOf = new Int32Array(count + 1).fill(-1);
  for (let place = 0; place < count; place++) {
    const number = order[place] ?? 0;
    if (number < 1 || number > count || placeOf[number] !== -1) return fault('tour-number', { number });
    placeOf[number] = place;
  }
  const isMove = (from: number, to: number): boolean => {
    const across = Math.abs((from % cols) - (to % cols));
    const down = Math.abs(Math.floor(from / cols) - Math.floor(to / cols));
    return across * down === 2;
  };
  const place = (number: number): number => placeOf[number] ?? -1;
  for (let number = 2; number <= count; number++) {
    if (!isMove(place(number - 1), place(number))) return fault('tour-move', { number });
  }
  const placeFor = (square: Square): number => (rows - 1 - square.rank) * cols + square.file;
  if (claim.start !== undefined && place(1) !== placeFor(claim.start)) return fault('tour-start');
  if (claim.end !== undefined && place(count) !== placeFor(claim.end)) return fault('tour-end');
  if (claim.closed && !isMove(place(count), place(1))) return fault('tour-open');
  return ok(true);
}
