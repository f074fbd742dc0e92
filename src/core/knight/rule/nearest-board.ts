import { type BoardSize, MAX_SIDE } from '../board/square.ts';
import { whyNoClosedTour, whyNoTour } from './existence.ts';

/**
 * The maximum number of rows, and of columns, by which a side is changed. It is enough: even 1x1 becomes 6x6,
 * the smallest square board with a closed tour, by only 10 added rows and columns.
 */
const MAX_SIDE_CHANGE = 10;
/**
 * A penalty if a square board becomes a board that isn't square. It counts as much as this number of added or
 * removed rows.
 */
const SHAPE_PENALTY = 2;

/**
 * For a board without a tour, returns the nearest board with a tour (with a closed tour if `closed`). The
 * distance is the number of added or removed rows and columns, plus `SHAPE_PENALTY` if a square board becomes
 * another shape. Of equally near boards, the one with the most similar area wins, then the one with fewer
 * columns.
 */
export function nearestBoard({ cols, rows }: BoardSize, closed: boolean): BoardSize {
  const nearbySides = (side: number): number[] =>
    Array.from({ length: 2 * MAX_SIDE_CHANGE + 1 }, (_, at) => side + at - MAX_SIDE_CHANGE).filter(
      (length) => length >= 1 && length <= MAX_SIDE,
    );
  const distanceTo = (to: BoardSize): number =>
    Math.abs(to.cols - cols) +
    Math.abs(to.rows - rows) +
    (cols === rows && to.cols !== to.rows ? SHAPE_PENALTY : 0);
  const areaRatio = (to: BoardSize): number => Math.abs(Math.log((to.cols * to.rows) / (cols * rows)));
  const found = nearbySides(cols)
    .flatMap((to) => nearbySides(rows).map((other) => ({ cols: to, rows: other })))
    .filter(
      (to) => to.cols * to.rows > 1 && (closed ? whyNoClosedTour : whyNoTour)(to.cols, to.rows) === undefined,
    )
    .sort((a, b) => distanceTo(a) - distanceTo(b) || areaRatio(a) - areaRatio(b) || a.cols - b.cols)[0];
  if (found === undefined) throw new Error(`no board near ${cols} x ${rows} has a tour`);
  return found;
}
