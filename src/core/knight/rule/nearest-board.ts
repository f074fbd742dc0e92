import { type BoardSize, MAX_SIDE } from '../board/square.ts';
import { whyNoTour, whyNotClosed } from './existence.ts';

/** No board is further from one with a tour: 1x1 is 10 from 6x6, the smallest square with a closed one. */
const MAX_DISTANCE = 10;
/** A square that becomes none counts as much as this many lines more or less. */
const SHAPE = 2;

/**
 * The board nearest to one without a tour, or without a closed one, that has it: by the lines to add or to take away, with a square
 * staying a square if it can, then by the ratio of the areas, then by its files.
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
