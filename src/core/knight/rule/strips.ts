import { type Random, randomBelow, seededRandom } from '../../random.ts';
import type { Cell } from '../board/knight-moves.ts';
import type { ColumnAutomaton } from './column-automaton.ts';
import { latticeWalk } from './lattice-walk.ts';
import { endMasks, narrowRun } from './narrow-run.ts';

/*
 * A board with four rows splits into two strips. Its outer cells (rows 0 and 3) touch only inner ones, and
 * both are equally many. Every tour begins and ends on outer cells, so it alternates between outer and inner
 * cells, except for one move between two inner cells.
 *
 * A knight changes colour with each move. So before that move all outer cells have the start's colour, and
 * after it the other one. The tour is a path over one strip, then a path over the other. A strip has the
 * outer cells of one colour and the inner cells of the other, one of each in every column. In a strip, an
 * outer cell touches the inner cells one and two columns away. An inner cell touches the inner cells of the
 * other strip two columns away.
 */

const OUTER = 0;
const INNER = 1;
const FAR = 2;

/** Yields the places where the two parts of a tour can meet: pairs of columns of inner cells, two apart. */
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

/**
 * Whether a tour of `4 x cols` leads from one outer cell to another of the other colour. `start` and `end`
 * are their columns. Exact.
 */
export function hasStripTour(strips: ColumnAutomaton, cols: number, start: number, end: number): boolean {
  const leads = (outer: number, inner: number): boolean =>
    narrowRun(strips, cols, endMasks(strip(outer, inner)), false, seededRandom(0)) !== undefined;
  for (const [col, other] of meetings(cols, 0)) if (leads(start, col) && leads(end, other)) return true;
  return false;
}

/**
 * Finds a tour of `4 x cols` from one outer cell to another of the other colour, as cells in reading order.
 * Returns undefined if there is none or, on long boards, if another draw may work.
 */
export function stripTour(
  strips: ColumnAutomaton,
  cols: number,
  start: Cell,
  end: Cell,
  random: Random,
): Int32Array | undefined {
  const colour = (start.row + start.col) % 2;
  /** Returns the board's cell of a strip's cell. `outer`: the colour of the strip's outer cells. */
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
