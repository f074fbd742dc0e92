import { fault, type MessageArgs, ok, type Result } from '../result.ts';
import { isKnightMove } from './board/check-tour.ts';
import { type Square, writeSquare } from './board/square.ts';
import { squareOfCell } from './board/walk.ts';
import type { CheckRequest } from './request/tour-request.ts';

export interface ReviewedTour {
  readonly cols: number;
  readonly rows: number;
  /** Move numbers from 1, in reading order. */
  readonly order: Int32Array;
  readonly start: Square;
  readonly end: Square;
  readonly closed: boolean;
}

const MAX_NAMED_SQUARES = 8;

/**
 * Returns the tour, or its first fault:
 * - `tour-number-large` {number, square, max}, `tour-number-twice` {number, first, second},
 *   `tour-number-missing` {number}: in a list of numbers.
 * - `tour-square-twice` {square, first, second}: `first` and `second` are move numbers.
 * - `tour-step` {number, from, to}: no knight's move. `number`: of `to`, as written.
 * - `tour-unfinished` {count, squares, more}: `count` squares without a visit, `more` of them not named.
 * - `tour-not-closed` {start, end}: `closed` was requested.
 *
 * Squares are in the notation `squares`.
 */
export function reviewTour({
  cols,
  rows,
  tour,
  closed: mustBeClosed,
  squares,
}: CheckRequest): Result<ReviewedTour> {
  const squareCount = cols * rows;
  const nameOf = (cell: number): string => writeSquare(squareOfCell(cell, { cols, rows }), rows, squares);
  const path =
    tour.cells === undefined
      ? pathOfNumbers(tour.numbers, nameOf)
      : ok({ cells: tour.cells, firstNumber: 1 });
  if (!path.ok) return path;
  const { cells, firstNumber } = path.value;
  const visitOf = new Map<number, number>();
  let previousCell: number | undefined;
  for (const [index, cell] of cells.entries()) {
    const number = index + 1;
    if (previousCell !== undefined && !isKnightMove(cols, previousCell, cell))
      return fault('tour-step', {
        number: index + firstNumber,
        from: nameOf(previousCell),
        to: nameOf(cell),
      });
    const earlierNumber = visitOf.get(cell);
    // A closed tour may be written with its first square again at the end.
    if (earlierNumber === 1 && index === squareCount && number === cells.length) break;
    if (earlierNumber !== undefined)
      return fault('tour-square-twice', { square: nameOf(cell), first: earlierNumber, second: number });
    visitOf.set(cell, number);
    previousCell = cell;
  }
  const [startCell = 0] = cells;
  const ends = {
    start: squareOfCell(startCell, { cols, rows }),
    end: squareOfCell(previousCell ?? 0, { cols, rows }),
  };
  if (visitOf.size < squareCount)
    return fault('tour-unfinished', missingSquares(squareCount, visitOf, nameOf));
  const closed = isKnightMove(cols, previousCell ?? 0, startCell);
  if (mustBeClosed && !closed)
    return fault('tour-not-closed', { start: nameOf(startCell), end: nameOf(previousCell ?? 0) });
  const order = Int32Array.from({ length: squareCount }, (_, cell) => visitOf.get(cell) ?? 0);
  return ok({ cols, rows, order, ...ends, closed });
}

function missingSquares(
  squareCount: number,
  visits: ReadonlyMap<number, number>,
  nameOf: (cell: number) => string,
): MessageArgs {
  const names: string[] = [];
  for (let cell = 0; cell < squareCount && names.length < MAX_NAMED_SQUARES; cell++)
    if (!visits.has(cell)) names.push(nameOf(cell));
  const count = squareCount - visits.size;
  return { count, squares: names.join(', '), more: count - names.length };
}

/** The visited cells, in order. `firstNumber`: 0 or 1. The numbers are `WrittenTour.numbers`. */
function pathOfNumbers(
  numbers: readonly number[],
  nameOf: (cell: number) => string,
): Result<{ readonly cells: readonly number[]; readonly firstNumber: number }> {
  const max = numbers.length;
  const isFromZero = numbers.filter((number) => number === 0).length === 1 && !numbers.includes(max);
  const cells: (number | undefined)[] = [];
  for (const [cell, written] of numbers.entries()) {
    const number = isFromZero ? written + 1 : written;
    const otherCell = cells[number - 1];
    if (number === 0) continue;
    if (number > max)
      return fault('tour-number-large', {
        number: written,
        square: nameOf(cell),
        max: isFromZero ? max - 1 : max,
      });
    if (otherCell !== undefined)
      return fault('tour-number-twice', { number: written, first: nameOf(otherCell), second: nameOf(cell) });
    cells[number - 1] = cell;
  }
  const missingIndex = Array.from(cells).indexOf(undefined);
  return missingIndex >= 0
    ? fault('tour-number-missing', { number: isFromZero ? missingIndex : missingIndex + 1 })
    : ok({ cells: cells.filter((cell) => cell !== undefined), firstNumber: isFromZero ? 0 : 1 });
}
