import { fault, ok, type Result } from '../../result.ts';
import type { Square } from './square.ts';

export interface TourClaim {
  readonly cols: number;
  readonly rows: number;
  /** Index: a cell, in reading order from the top left. Value: its move number. */
  readonly order: Int32Array;
  readonly start?: Square;
  readonly end?: Square;
  readonly closed: boolean;
}

const ROW_OFFSETS = [1, 1, -1, -1, 2, 2, -2, -2];
const COL_OFFSETS = [2, -2, 2, -2, 1, -1, 1, -1];

/** Also works for cells at the board's edge. */
function hasNeighbourWithNumber({ cols, rows, order }: BoardRows, cell: number, number: number): boolean {
  const col = cell % cols;
  const row = (cell - col) / cols;
  for (let moveIndex = 0; moveIndex < 8; moveIndex++) {
    const toRow = row + (ROW_OFFSETS[moveIndex] ?? 0);
    const toCol = col + (COL_OFFSETS[moveIndex] ?? 0);
    if (toRow < 0 || toRow >= rows || toCol < 0 || toCol >= cols) continue;
    if (order[toRow * cols + toCol] === number) return true;
  }
  return false;
}

type BoardRows = Pick<TourClaim, 'cols' | 'rows' | 'order'>;

/**
 * Returns the first n + 1 in the rows `firstRow` .. `pastRow - 1` that isn't a knight's move from n, or 0.
 * Skips n = `squareCount`, the end of the tour.
 */
function findUnreachedNumber(
  boardRows: BoardRows,
  firstRow: number,
  pastRow: number,
  squareCount: number,
): number {
  const { cols, rows, order } = boardRows;
  // Differences of cell numbers for downward moves: two rows, then one.
  const [steepLeft, steepRight, flatLeft, flatRight] = [2 * cols - 1, 2 * cols + 1, cols - 2, cols + 2];
  for (let row = firstRow; row < pastRow; row++) {
    const isInnerRow = row >= 2 && row < rows - 2;
    const rowStart = row * cols;
    for (let cell = rowStart; cell < rowStart + cols; cell++) {
      const nextNumber = (order[cell] ?? 0) + 1;
      if (isInnerRow && cell >= rowStart + 2 && cell < rowStart + cols - 2) {
        if (
          order[cell - flatLeft] === nextNumber ||
          order[cell + flatLeft] === nextNumber ||
          order[cell - flatRight] === nextNumber ||
          order[cell + flatRight] === nextNumber ||
          order[cell - steepLeft] === nextNumber ||
          order[cell + steepLeft] === nextNumber ||
          order[cell - steepRight] === nextNumber ||
          order[cell + steepRight] === nextNumber
        ) {
          continue;
        }
      } else if (hasNeighbourWithNumber(boardRows, cell, nextNumber)) {
        continue;
      }
      if (nextNumber !== squareCount + 1) return nextNumber;
    }
  }
  return 0;
}

/**
 * `firstCell`, `lastCell`: the cells with the first and the last move number, or -1 if it is missing.
 * `unreachedNumber`: the result of `findUnreachedNumber`.
 */
interface TourScan {
  readonly firstCell: number;
  readonly lastCell: number;
  readonly unreachedNumber: number;
}

/** Keeps each band's last rows, because a knight's move can lead two rows down into the next. */
function scanBands({ cols, rows }: Pick<TourClaim, 'cols' | 'rows'>, bands: Iterable<Int32Array>): TourScan {
  const squareCount = cols * rows;
  let [startCell, endCell, wrongNumber] = [-1, -1, 0];
  /** The last rows of earlier bands (`keptLength` elements), then the current band. */
  let rowBuffer = new Int32Array();
  let [keptLength, readRowCount, checkedRowCount] = [0, 0, 0];
  const ensureCapacity = (length: number): void => {
    if (rowBuffer.length >= length) return;
    const largerBuffer = new Int32Array(length);
    largerBuffer.set(rowBuffer);
    rowBuffer = largerBuffer;
  };
  for (const band of bands) {
    const firstRow = readRowCount - keptLength / cols;
    let moveNumbers = band;
    if (keptLength > 0) {
      ensureCapacity(keptLength + band.length);
      rowBuffer.set(band, keptLength);
      moveNumbers = rowBuffer.subarray(0, keptLength + band.length);
    }
    const findCell = (number: number): number => {
      const index = band.indexOf(number);
      return index < 0 ? -1 : readRowCount * cols + index;
    };
    if (startCell < 0) startCell = findCell(1);
    if (endCell < 0) endCell = findCell(squareCount);
    readRowCount += band.length / cols;
    const pastCheckedRow = readRowCount === rows ? rows : Math.max(checkedRowCount, readRowCount - 2);
    if (wrongNumber === 0)
      wrongNumber = findUnreachedNumber(
        { cols, rows: readRowCount - firstRow, order: moveNumbers },
        checkedRowCount - firstRow,
        pastCheckedRow - firstRow,
        squareCount,
      );
    if (readRowCount === rows) break;
    checkedRowCount = pastCheckedRow;
    const keptRows = moveNumbers.subarray(Math.max(0, pastCheckedRow - 2 - firstRow) * cols);
    keptLength = keptRows.length;
    ensureCapacity(keptLength);
    rowBuffer.set(keptRows);
  }
  return { firstCell: startCell, lastCell: endCell, unreachedNumber: wrongNumber };
}

/** Cells are numbered in reading order. */
export const isKnightMove = (cols: number, fromCell: number, toCell: number): boolean => {
  const colDistance = Math.abs((fromCell % cols) - (toCell % cols));
  const rowDistance = Math.abs(Math.floor(fromCell / cols) - Math.floor(toCell / cols));
  return colDistance * rowDistance === 2;
};

function proveClaim(
  claim: Omit<TourClaim, 'order'>,
  { firstCell, lastCell, unreachedNumber }: TourScan,
): Result<true> {
  const { cols, rows } = claim;
  if (firstCell < 0) return fault('tour-number', { number: 1 });
  if (unreachedNumber > 0) return fault('tour-move', { number: unreachedNumber });
  const cellOf = (square: Square): number => (rows - 1 - square.rank) * cols + square.file;
  if (claim.start !== undefined && cellOf(claim.start) !== firstCell) return fault('tour-start');
  if (claim.end !== undefined && cellOf(claim.end) !== lastCell) return fault('tour-end');
  if (claim.closed && !isKnightMove(cols, firstCell, lastCell)) return fault('tour-open');
  return ok(true);
}

/**
 * Proves that an array of move numbers is a tour, without any code of the searches: the board has the number
 * 1, and a knight's move leads from each number to the next. So the path from 1 to `cols * rows` covers all
 * squares. Also checks the claimed ends. Linear time.
 *
 * Faults: `tour-length`, `tour-number` {number} (missing), `tour-move` {number} (no knight's move leads to
 * it), `tour-start`, `tour-end`, `tour-open` (a closed tour was claimed).
 */
export function checkTour(claim: TourClaim): Result<true> {
  const { cols, rows, order } = claim;
  const squareCount = cols * rows;
  if (order.length !== squareCount)
    return fault('tour-length', { length: order.length, expected: squareCount });
  const proof = proveClaim(claim, scanBands(claim, [order]));
  const missingNumber = !proof.ok && proof.fault.code === 'tour-move' && proof.fault.facts.number;
  return typeof missingNumber === 'number' && !order.includes(missingNumber)
    ? fault('tour-number', { number: missingNumber })
    : proof;
}

/**
 * Like `checkTour`, but reads groups of whole rows from the top. Reports a missing number above 1 as
 * `tour-move`, because it can't search the whole board.
 */
export const checkBands = (claim: Omit<TourClaim, 'order'>, bands: Iterable<Int32Array>): Result<true> =>
  proveClaim(claim, scanBands(claim, bands));
