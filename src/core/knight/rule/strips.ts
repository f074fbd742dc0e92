import { type Random, randomBelow, seededRandom } from '../../random.ts';
import type { Cell } from '../board/knight-moves.ts';
import type { ColumnAutomaton } from './column-automaton.ts';
import { latticeWalk } from './lattice-walk.ts';
import { endMasks, narrowRun } from './narrow-run.ts';

/*
 * A board with four rows falls apart into two strips. Its outer cells (rows 0 and 3) touch only inner ones, and there are as many of the
 * one as of the other; so a tour that begins and ends on outer cells, as every tour there does, takes outer and inner cells in
 * turn but for one move between two inner cells. A knight changes colour with each move: before that move all outer cells are of the start's
 * colour, after it of the other. So the tour is a path over one strip, the outer cells of a colour and the inner cells of the other,
 * one of each in every column, then a path over the other strip. In a strip an outer cell touches the inner cells one and two columns away; an
 * inner cell touches those of the other strip two columns away.
 */

const OUTER = 0;
const INNER = 1;
const FAR = 2;

/** Where the two parts of a tour can meet: columns of the inner cells, all that are two apart. */
function* meetings(cols: number, first: number): Generator<readonly [number, number]> {
  for (let step = 0; step < cols; step++) {
    const col = (first + step) % cols;
    for (const other of [col - FAR, col + FAR]) if (other >= 0 && other < cols) yield [col, other];
  }
}

const strip = (outer: number, inner: number): readonly [Cell, Cell] => [
  { row: OUTER, col: outer },
  { row: INNER, col: inner },
];

/** Whether a tour of `4 x cols` leads from one outer cell to another of the other colour, both given by their columns; exact. */
export function hasStripTour(strips: ColumnAutomaton, cols: number, start: number, end: number): boolean {
  const leads = (outer: number, inner: number): boolean =>
    narrowRun(strips, cols, endMasks(strip(outer, inner)), false, seededRandom(0)) !== undefined;
  for (const [col, other] of meetings(cols, 0)) if (leads(start, col) && leads(end, other)) return true;
  return false;
}

/**
 * A tour of `4 x cols` from one outer cell to another of the other colour, as cells in reading order; undefined if there is
 * none or, on long boards, if another draw may do better.
 */
export function stripTour(
  strips: ColumnAutomaton,
  cols: number,
  start: Cell,
  end: Cell,
  random: Random,
): Int32Array | undefined {
  const colour = (start.row + start.col) % 2;
  /** The board's cell for a strip's, by the colour of the strip's outer cells. */
  const onBoard = (cell: number, outer: number): number => {
    const col = cell % cols;
    const isTop = col % 2 === outer;
    const row = cell < cols ? (isTop ? 0 : 3) : isTop ? 1 : 2;
    return row * cols + col;
  };
  for (const [col, other] of meetings(cols, randomBelow(random, cols))) {
    const before = latticeWalk(strips, cols, ...strip(start.col, col), random);
    const after = before && latticeWalk(strips, cols, ...strip(end.col, other), random);
    if (before === undefined || after === undefined) continue;
    const path = new Int32Array(4 * cols);
    for (let at = 0; at < 2 * cols; at++) {
      path[at] = onBoard(before[at] ?? 0, colour);
      path[4 * cols - 1 - at] = onBoard(after[at] ?? 0, 1 - colour);
    }
    return path;
  }
  return undefined;
}
