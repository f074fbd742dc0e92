import { projectPoint } from './homography.ts';
import type { Lattice } from './lattice.ts';
import type { Token } from './tokens.ts';

/** Limit for rows, and for columns. */
export const MIN_BOARD_SIDE = 2;
/** Limit for rows, and for columns. */
export const MAX_BOARD_SIDE = 10;

/** A rectangle of a lattice that may be the board: its first and last column and row. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface ScoredExtent extends Extent {
  /** Similarity to a board (see `scoreOf`). A higher score is better. */
  readonly score: number;
}

/** Numbers by row and column. Undefined: no number at this place. */
type NumberGrid = readonly (readonly (number | undefined)[])[];

/** Row by row, with the lattice's leftmost column and top row. */
function numbersOf({ cells }: Lattice): { numbers: NumberGrid; left: number; top: number } {
  const cellPositions = [...cells.values()];
  const [xs, ys] = [cellPositions.map(({ x }) => x), cellPositions.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const numbers = Array.from({ length: Math.max(...ys) - top + 1 }, () =>
    new Array<number | undefined>(Math.max(...xs) - left + 1).fill(undefined),
  );
  for (const [token, { x, y }] of cells)
    (numbers[y - top] as (number | undefined)[])[x - left] = token.number;
  return { numbers, left, top };
}

/**
 * Scores a rectangle with n cells. Each different number from 1 to n - 1 adds to the score. Repeated numbers,
 * other numbers, and holes beyond the blank reduce it.
 */
function scoreOf(numbers: NumberGrid, { left, top, right, bottom }: Extent): number {
  const cellCount = (right - left + 1) * (bottom - top + 1);
  const seenNumbers = new Set<number>();
  let [wrongCount, holeCount] = [0, 0];
  for (let row = top; row <= bottom; row++) {
    let filledCount = 0;
    for (let col = left; col <= right; col++) {
      const number = numbers[row]?.[col];
      if (number === undefined) holeCount++;
      else {
        filledCount++;
        if (number < 1 || number >= cellCount || seenNumbers.has(number)) wrongCount++;
        else seenNumbers.add(number);
      }
    }
    // A board has no row or column without numbers.
    if (filledCount === 0) return Number.NEGATIVE_INFINITY;
  }
  for (let col = left; col <= right; col++) {
    let filledCount = 0;
    for (let row = top; row <= bottom; row++) if (numbers[row]?.[col] !== undefined) filledCount++;
    if (filledCount === 0) return Number.NEGATIVE_INFINITY;
  }
  return seenNumbers.size - 1.2 * wrongCount - 0.9 * Math.abs(holeCount - 1);
}

/** The score of a rectangle if each of its numbers is different and belongs to the board. */
const maxScoreOf = (cellCount: number, numberCount: number): number =>
  numberCount - 0.9 * Math.abs(cellCount - numberCount - 1);

/** The rectangles most similar to a board, the best first. Skips those that can't be among them. */
export function findExtents(lattice: Lattice, maxCount: number): ScoredExtent[] {
  const { numbers, left, top } = numbersOf(lattice);
  const [rows, cols] = [numbers.length, numbers[0]?.length ?? 0];
  const extents: ScoredExtent[] = [];
  const isAmongBest = (score: number) => score > (extents[maxCount - 1]?.score ?? 0);
  for (let y = 0; y < rows; y++) {
    // Of each column, in the rows from `y` to `bottom`.
    const numberCounts = new Uint8Array(cols);
    for (let bottom = y; bottom < Math.min(rows, y + MAX_BOARD_SIDE); bottom++) {
      numbers[bottom]?.forEach((number, col) => {
        if (number !== undefined) numberCounts[col] = (numberCounts[col] as number) + 1;
      });
      if (bottom - y + 1 < MIN_BOARD_SIDE) continue;
      for (let x = 0; x < cols; x++) {
        let numberCount = 0;
        for (let right = x; right < Math.min(cols, x + MAX_BOARD_SIDE); right++) {
          numberCount += numberCounts[right] as number;
          if (right - x + 1 < MIN_BOARD_SIDE) continue;
          if (!isAmongBest(maxScoreOf((bottom - y + 1) * (right - x + 1), numberCount))) continue;
          const score = scoreOf(numbers, { left: x, top: y, right, bottom });
          if (!isAmongBest(score)) continue;
          extents.push({ left: left + x, top: top + y, right: left + right, bottom: top + bottom, score });
          extents.sort((one, other) => other.score - one.score).splice(maxCount);
        }
      }
    }
  }
  return extents;
}

/** Cells of a board's grid that show its numbers. A share of all cells. */
const MIN_COPY_SHARE = 0.5;

/**
 * The rectangles of `rows` and `cols` with the most of a board's numbers, the best first. They may reach one
 * row or column beyond the lattice, because the numbers there may not be recognised.
 */
export function findCopies(lattice: Lattice, rows: number, cols: number, maxCount: number): ScoredExtent[] {
  const { numbers, left, top } = numbersOf(lattice);
  const [latticeRows, latticeCols] = [numbers.length, numbers[0]?.length ?? 0];
  const extents: ScoredExtent[] = [];
  for (let y = -1; y + rows <= latticeRows + 1; y++)
    for (let x = -1; x + cols <= latticeCols + 1; x++) {
      const seenNumbers = new Set<number>();
      for (let row = y; row < y + rows; row++)
        for (let col = x; col < x + cols; col++) {
          const number = numbers[row]?.[col];
          if (number !== undefined && number > 0 && number < rows * cols) seenNumbers.add(number);
        }
      if (seenNumbers.size >= MIN_COPY_SHARE * rows * cols)
        extents.push({
          left: left + x,
          top: top + y,
          right: left + x + cols - 1,
          bottom: top + y + rows - 1,
          score: seenNumbers.size,
        });
    }
  return extents.sort((a, b) => b.score - a.score).slice(0, maxCount);
}

/**
 * Distance of a number from the middle of its cell, if the lattice is extended beyond the board. A share of
 * the distance between neighbouring numbers.
 */
const MAX_LATTICE_DEVIATION = 0.2;
/** Clarity of a number around the board (see `Token`). Ink with a lower one is probably no number. */
const MIN_CLARITY = 0.7;
/**
 * Rows and columns around an extent that are searched for numbers. `WIDE_SEARCH_MARGIN` applies to an extent
 * with fewer than `SMALL_BOARD_CELLS` cells, because a table around it may have holes.
 */
const SEARCH_MARGIN = 1;
const WIDE_SEARCH_MARGIN = 3;
const SMALL_BOARD_CELLS = 9;

/**
 * Numbers that continue the extent's lattice. If there are several, the extent is probably a part of a larger
 * table.
 */
export function countNumbersAround(lattice: Lattice, extent: Extent, tokens: readonly Token[]): number {
  const heights = [...lattice.cells.keys()].map(({ height }) => height).sort((a, b) => a - b);
  const medianHeight = heights[heights.length >> 1] ?? 0;
  const cellCount = (extent.right - extent.left + 1) * (extent.bottom - extent.top + 1);
  const searchMargin = cellCount < SMALL_BOARD_CELLS ? WIDE_SEARCH_MARGIN : SEARCH_MARGIN;
  let numberCount = 0;
  for (let row = extent.top - searchMargin; row <= extent.bottom + searchMargin; row++)
    for (let col = extent.left - searchMargin; col <= extent.right + searchMargin; col++) {
      if (row >= extent.top && row <= extent.bottom && col >= extent.left && col <= extent.right) continue;
      const expectedPoint = projectPoint(lattice.map, col, row);
      const hasNumber = tokens.some(
        (token) =>
          token.clarity > MIN_CLARITY &&
          Math.hypot(token.x - expectedPoint.x, token.y - expectedPoint.y) <
            MAX_LATTICE_DEVIATION * lattice.pitch &&
          Math.abs(Math.log(token.height / medianHeight)) < 0.25,
      );
      if (hasNumber) numberCount++;
    }
  return numberCount;
}
