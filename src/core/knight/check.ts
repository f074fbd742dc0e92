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

const DOWN = [1, 1, -1, -1, 2, 2, -2, -2];
const ACROSS = [2, -2, 2, -2, 1, -1, 1, -1];

/** Whether a number stands a knight's move away from a place; also at the borders of the board. */
function isBeside({ cols, rows, order }: TourClaim, place: number, number: number): boolean {
  const col = place % cols;
  const row = (place - col) / cols;
  for (let move = 0; move < 8; move++) {
    const toRow = row + (DOWN[move] ?? 0);
    const toCol = col + (ACROSS[move] ?? 0);
    if (toRow < 0 || toRow >= rows || toCol < 0 || toCol >= cols) continue;
    if (order[toRow * cols + toCol] === number) return true;
  }
  return false;
}

/** The first place whose number has no successor a knight's move away (the largest number needs none); -1 if there is none. */
function lonelyPlace(claim: TourClaim): number {
  const { cols, rows, order } = claim;
  const count = cols * rows;
  const [a, b, c, d] = [2 * cols - 1, 2 * cols + 1, cols - 2, cols + 2];
  for (let row = 0; row < rows; row++) {
    const isInner = row >= 2 && row < rows - 2;
    const first = row * cols;
    for (let place = first; place < first + cols; place++) {
      const next = (order[place] ?? 0) + 1;
      if (isInner && place >= first + 2 && place < first + cols - 2) {
        if (
          order[place - c] === next ||
          order[place + c] === next ||
          order[place - d] === next ||
          order[place + d] === next ||
          order[place - a] === next ||
          order[place + a] === next ||
          order[place - b] === next ||
          order[place + b] === next
        ) {
          continue;
        }
      } else if (isBeside(claim, place, next)) {
        continue;
      }
      if (next !== count + 1) return place;
    }
  }
  return -1;
}

/**
 * Proves a tour, sharing no code with what made it: a 1 on the board, and beside every number but the largest its successor, a
 * knight's move away. Then the way from 1 to cols*rows meets as many different squares as the board has. Also the asked ends, and for
 * a closed tour a knight's move from the last to the first. Linear, without memory of its own.
 * Faults: `tour-length`, `tour-number` {number} (missing), `tour-move` {number}, `tour-start`, `tour-end`, `tour-open`.
 */
export function checkTour(claim: TourClaim): Result<true> {
  const { cols, rows, order } = claim;
  const count = cols * rows;
  if (order.length !== count) return fault('tour-length', { length: order.length, expected: count });
  const first = order.indexOf(1);
  if (first < 0) return fault('tour-number', { number: 1 });
  const lonely = lonelyPlace(claim);
  if (lonely >= 0) {
    const number = (order[lonely] ?? 0) + 1;
    return fault(order.includes(number) ? 'tour-move' : 'tour-number', { number });
  }
  const placeFor = (square: Square): number => (rows - 1 - square.rank) * cols + square.file;
  if (claim.start !== undefined && placeFor(claim.start) !== first) return fault('tour-start');
  if (claim.end !== undefined && order[placeFor(claim.end)] !== count) return fault('tour-end');
  if (claim.closed && !isBeside(claim, first, count)) return fault('tour-open');
  return ok(true);
}
