import { type Random, randomBelow, seededRandom } from '../../random.ts';
import type { Cell } from '../board/knight-moves.ts';
import type { ColumnAutomaton } from './column-automaton.ts';
import { findLatticePath } from './lattice-walk.ts';
import { findAutomatonRun, makeEndMasks } from './narrow-run.ts';

/*
 * This file finds tours of boards with four rows. Call the cells of rows 0 and 3 outer cells, the cells of
 * rows 1 and 2 inner cells. From an outer cell, a knight can only move to inner cells. There are as many
 * outer as inner cells, and every open tour begins and ends on outer cells. So a tour alternates between
 * outer and inner cells, except for a single move between two inner cells.
 *
 * A knight changes colour with each move. So before that single move, all outer cells of the tour have the
 * colour of the start. After it, all outer cells have the other colour. This divides the board into two
 * strips: a strip has the outer cells of one colour and the inner cells of the other colour. Every column has
 * one outer and one inner cell of each strip. The tour first covers one strip, then the other.
 *
 * In a strip, an outer cell is linked to the inner cells that are one or two columns away. The move to the
 * other strip leads to an inner cell two columns away.
 */

const OUTER_ROW = 0;
const INNER_ROW = 1;
/** Columns between the inner cells of a move to the other strip. */
const CROSSING_DISTANCE = 2;

/** Yields the columns of the two inner cells of each possible crossing. */
function* stripCrossings(cols: number, firstCol: number): Generator<readonly [number, number]> {
  for (let step = 0; step < cols; step++) {
    const col = (firstCol + step) % cols;
    for (const otherCol of [col - CROSSING_DISTANCE, col + CROSSING_DISTANCE])
      if (otherCol >= 0 && otherCol < cols) yield [col, otherCol];
  }
}

const stripEnds = (outerCol: number, innerCol: number): readonly [Cell, Cell] => [
  { row: OUTER_ROW, col: outerCol },
  { row: INNER_ROW, col: innerCol },
];

/** Whether a tour leads between two outer cells of different colours. */
export function hasStripTour(
  automaton: ColumnAutomaton,
  cols: number,
  startCol: number,
  endCol: number,
): boolean {
  const hasPath = (outerCol: number, innerCol: number): boolean =>
    findAutomatonRun(automaton, cols, makeEndMasks(stripEnds(outerCol, innerCol)), false, seededRandom(0)) !==
    undefined;
  for (const [col, otherCol] of stripCrossings(cols, 0))
    if (hasPath(startCol, col) && hasPath(endCol, otherCol)) return true;
  return false;
}

/** Finds a tour between two outer cells of different colours. Undefined in the cases of `findLatticePath`. */
export function findStripTour(
  automaton: ColumnAutomaton,
  cols: number,
  start: Cell,
  end: Cell,
  random: Random,
): Int32Array | undefined {
  const startColour = (start.row + start.col) % 2;
  const toBoardCell = (cell: number, outerColour: number): number => {
    const col = cell % cols;
    const isInTopHalf = col % 2 === outerColour;
    const row = cell < cols ? (isInTopHalf ? 0 : 3) : isInTopHalf ? 1 : 2;
    return row * cols + col;
  };
  for (const [col, otherCol] of stripCrossings(cols, randomBelow(random, cols))) {
    const firstHalf = findLatticePath(automaton, cols, ...stripEnds(start.col, col), random);
    const secondHalf = firstHalf && findLatticePath(automaton, cols, ...stripEnds(end.col, otherCol), random);
    if (firstHalf === undefined || secondHalf === undefined) continue;
    const path = new Int32Array(4 * cols);
    for (let index = 0; index < 2 * cols; index++) {
      path[index] = toBoardCell(firstHalf[index] ?? 0, startColour);
      path[4 * cols - 1 - index] = toBoardCell(secondHalf[index] ?? 0, 1 - startColour);
    }
    return path;
  }
  return undefined;
}
