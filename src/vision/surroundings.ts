import type { CellReading } from './cell.ts';
import type { Extent } from './extent.ts';
import { type Homography, projectPoint } from './homography.ts';
import type { Pixels } from './pixels.ts';
import type { CellReader } from './reading.ts';

/** A cell shows numbers, or signs, with more than this probability. */
const MIN_INK_PROBABILITY = 0.5;
/** Contrast of ink around the board, as a share of the median contrast in the board. */
const MIN_CONTRAST = 0.5;
/** Shares of the cells along a side of the board. Words beside a board are signs in some of its cells. */
const MIN_NUMBERS_SHARE = 0.5;
const MIN_INK_SHARE = 0.75;

/** How the rows and columns of a board go on around it. */
export interface Surroundings {
  /** Around the board and the neighbouring rows and columns of numbers. The board, if there are none. */
  readonly grownExtent: Extent;
  /** Whether a row or column of numbers or signs lies beside the board: it may be a part of a larger grid. */
  readonly isContinued: boolean;
}

/** Whether the middle half of a cell is in the picture. */
function isInPicture(
  { width, height }: Pick<Pixels, 'width' | 'height'>,
  map: Homography,
  col: number,
  row: number,
) {
  return [-0.25, 0.25].every((dy) =>
    [-0.25, 0.25].every((dx) => {
      const { x, y } = projectPoint(map, col + dx, row + dy);
      return x >= 0 && y >= 0 && x < width && y < height;
    }),
  );
}

/**
 * Reads the cells on the four sides of a board. Doesn't depend on the numbers of the lattice: digits that
 * were not found before, or were joined to longer numbers, count as well.
 */
export function readSurroundings(
  readCellAt: CellReader,
  { left, top, right, bottom }: Extent,
  medianContrast: number,
  picture: Pick<Pixels, 'width' | 'height'>,
  map: Homography,
): Surroundings {
  const rows = Array.from({ length: bottom - top + 1 }, (_, index) => top + index);
  const cols = Array.from({ length: right - left + 1 }, (_, index) => left + index);
  const readSide = (positions: readonly (readonly [number, number])[]) => {
    const cells = positions
      .filter(([col, row]) => isInPicture(picture, map, col, row))
      .map(([col, row]) => readCellAt(col, row))
      .filter(({ contrast }) => contrast > MIN_CONTRAST * medianContrast);
    const isMostly = (shareOf: (cell: CellReading) => number, minShare: number) =>
      cells.filter((cell) => shareOf(cell) > MIN_INK_PROBABILITY).length >=
      Math.max(2, minShare * positions.length);
    return {
      hasNumbers: isMostly(({ numbers, sign }) => 1 - (numbers[0] as number) - sign, MIN_NUMBERS_SHARE),
      hasInk: isMostly(({ numbers }) => 1 - (numbers[0] as number), MIN_INK_SHARE),
    };
  };
  const sides = {
    left: readSide(rows.map((row) => [left - 1, row])),
    right: readSide(rows.map((row) => [right + 1, row])),
    top: readSide(cols.map((col) => [col, top - 1])),
    bottom: readSide(cols.map((col) => [col, bottom + 1])),
  };
  return {
    grownExtent: {
      left: left - Number(sides.left.hasNumbers),
      top: top - Number(sides.top.hasNumbers),
      right: right + Number(sides.right.hasNumbers),
      bottom: bottom + Number(sides.bottom.hasNumbers),
    },
    isContinued: Object.values(sides).some(({ hasNumbers, hasInk }) => hasNumbers || hasInk),
  };
}
