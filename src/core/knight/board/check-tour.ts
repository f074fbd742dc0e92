import { fault, ok, type Result } from '../../result.ts';
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
function isBeside({ cols, rows, order }: Window, place: number, number: number): boolean {
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

/** Rows of a board that lie one under the other. */
type Window = Pick<TourClaim, 'cols' | 'rows' | 'order'>;

/**
 * The first number in the rows `from` .. `past` - 1 that has no successor a knight's move away (the board's largest, `count`, needs
 * none); 0 if there is none.
 */
function lonelyNumber(window: Window, from: number, past: number, count: number): number {
  const { cols, rows, order } = window;
  const [a, b, c, d] = [2 * cols - 1, 2 * cols + 1, cols - 2, cols + 2];
  for (let row = from; row < past; row++) {
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
      } else if (isBeside(window, place, next)) {
        continue;
      }
      if (next !== count + 1) return next;
    }
  }
  return 0;
}

/** What going through a board's rows has shown: where its ends lie (-1: nowhere), and the first number without a successor (0: none). */
interface Seen {
  readonly first: number;
  readonly last: number;
  readonly lonely: number;
}

/** Goes through a board in bands of some rows each, from the top. A move reaches two rows up and down: so many are kept. */
function look({ cols, rows }: Pick<TourClaim, 'cols' | 'rows'>, bands: Iterable<Int32Array>): Seen {
  const count = cols * rows;
  let [first, last, lonely] = [-1, -1, 0];
  /** Begins with `kept` numbers of the rows before; the band comes behind them. */
  let buffer = new Int32Array();
  let [kept, seen, checked] = [0, 0, 0];
  const room = (length: number): void => {
    if (buffer.length >= length) return;
    const larger = new Int32Array(length);
    larger.set(buffer);
    buffer = larger;
  };
  for (const band of bands) {
    const top = seen - kept / cols;
    let order = band;
    if (kept > 0) {
      room(kept + band.length);
      buffer.set(band, kept);
      order = buffer.subarray(0, kept + band.length);
    }
    const cellOf = (number: number): number => {
      const at = band.indexOf(number);
      return at < 0 ? -1 : seen * cols + at;
    };
    if (first < 0) first = cellOf(1);
    if (last < 0) last = cellOf(count);
    seen += band.length / cols;
    const past = seen === rows ? rows : Math.max(checked, seen - 2);
    if (lonely === 0)
      lonely = lonelyNumber({ cols, rows: seen - top, order }, checked - top, past - top, count);
    if (seen === rows) break;
    checked = past;
    const rest = order.subarray(Math.max(0, past - 2 - top) * cols);
    kept = rest.length;
    room(kept);
    buffer.set(rest);
  }
  return { first, last, lonely };
}

const isMove = (cols: number, from: number, to: number): boolean => {
  const across = Math.abs((from % cols) - (to % cols));
  const down = Math.abs(Math.floor(from / cols) - Math.floor(to / cols));
  return across * down === 2;
};

/** What is wrong with a board that was gone through. */
function proof(claim: Omit<TourClaim, 'order'>, { first, last, lonely }: Seen): Result<true> {
  const { cols, rows } = claim;
  if (first < 0) return fault('tour-number', { number: 1 });
  if (lonely > 0) return fault('tour-move', { number: lonely });
  const placeFor = (square: Square): number => (rows - 1 - square.rank) * cols + square.file;
  if (claim.start !== undefined && placeFor(claim.start) !== first) return fault('tour-start');
  if (claim.end !== undefined && placeFor(claim.end) !== last) return fault('tour-end');
  if (claim.closed && !isMove(cols, first, last)) return fault('tour-open');
  return ok(true);
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
  const proved = proof(claim, look(claim, [order]));
  const missing = !proved.ok && proved.fault.code === 'tour-move' && proved.fault.facts.number;
  return typeof missing === 'number' && !order.includes(missing)
    ? fault('tour-number', { number: missing })
    : proved;
}

/**
 * The same for a tour whose numbers come in bands of whole rows, from the top, that together are the board; a number that is missing is
 * a `tour-move`, too.
 */
export const checkBands = (claim: Omit<TourClaim, 'order'>, bands: Iterable<Int32Array>): Result<true> =>
  proof(claim, look(claim, bands));
