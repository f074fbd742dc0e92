import { type BoardSize, MAX_SIDE } from '../board/square.ts';
import { whyNoClosedTour, whyNoTour } from './existence.ts';

/**
 * The limit of added rows, and of added columns. Even 1x1 becomes 6x6, the smallest square board with a
 * closed tour, by only 10 of each.
 */
const MAX_SIDE_CHANGE = 10;
/** Counts as much as so many added or removed rows. */
const NON_SQUARE_PENALTY = 2;

/**
 * For a board without a tour. The distance is the number of added or removed rows and columns, plus
 * `NON_SQUARE_PENALTY` if a square board becomes another shape. Of equally near boards, the one with the most
 * similar area wins, then the one with fewer columns.
 */
export function nearestBoard({ cols, rows }: BoardSize, closed: boolean): BoardSize {
  const nearbySides = (side: number): number[] =>
    Array.from({ length: 2 * MAX_SIDE_CHANGE + 1 }, (_, index) => side + index - MAX_SIDE_CHANGE).filter(
      (newSide) => newSide >= 1 && newSide <= MAX_SIDE,
    );
  const distanceTo = (candidate: BoardSize): number =>
    Math.abs(candidate.cols - cols) +
    Math.abs(candidate.rows - rows) +
    (cols === rows && candidate.cols !== candidate.rows ? NON_SQUARE_PENALTY : 0);
  const areaRatio = (candidate: BoardSize): number =>
    Math.abs(Math.log((candidate.cols * candidate.rows) / (cols * rows)));
  const nearestSize = nearbySides(cols)
    .flatMap((newCols) => nearbySides(rows).map((newRows) => ({ cols: newCols, rows: newRows })))
    .filter(
      (candidate) =>
        candidate.cols * candidate.rows > 1 &&
        (closed ? whyNoClosedTour : whyNoTour)(candidate.cols, candidate.rows) === undefined,
    )
    .sort((a, b) => distanceTo(a) - distanceTo(b) || areaRatio(a) - areaRatio(b) || a.cols - b.cols)[0];
  if (nearestSize === undefined) throw new Error(`no board near ${cols} x ${rows} has a tour`);
  return nearestSize;
}
