import { type BoardSize, MAX_SIDE } from '../board/square.ts';
import { whyNoTour, whyNotClosed } from './existence.ts';

/**
 * The largest distance that is needed, in added rows and columns: from 1x1 to 6x6, the smallest square board
 * with a closed tour, it is 10.
 */
const MAX_DISTANCE = 10;
/**
 * The penalty for turning a square board into another shape. It counts like this number of added rows or
 * columns.
 */
const SHAPE = 2;

/**
 * Returns the nearest board with a tour, or with a closed tour if `closed`, for a size that has none.
 * Compares the number of added or removed rows and columns, plus `SHAPE` if a square board becomes another
 * shape. Among equals, the closer area wins, then the smaller number of files.
 */
export function nearestBoard({ cols, rows }: BoardSize, closed: boolean): BoardSize {
  const near = (side: number): number[] =>
    Array.from({ length: 2 * MAX_DISTANCE + 1 }, (_, at) => side + at - MAX_DISTANCE).filter(
      (length) => length >= 1 && length <= MAX_SIDE,
    );
  const lines = (to: BoardSize): number =>
    Math.abs(to.cols - cols) + Math.abs(to.rows - rows) + (cols === rows && to.cols !== to.rows ? SHAPE : 0);
  const ratio = (to: BoardSize): number => Math.abs(Math.log((to.cols * to.rows) / (cols * rows)));
  const found = near(cols)
    .flatMap((to) => near(rows).map((other) => ({ cols: to, rows: other })))
    .filter(
      (to) => to.cols * to.rows > 1 && (closed ? whyNotClosed : whyNoTour)(to.cols, to.rows) === undefined,
    )
    .sort((a, b) => lines(a) - lines(b) || ratio(a) - ratio(b) || a.cols - b.cols)[0];
  if (found === undefined) throw new Error(`no board near ${cols} x ${rows} has a tour`);
  return found;
}
