import { getOrCreate } from '../../get-or-create.ts';
import { seededRandom } from '../../random.ts';
import type { Fault } from '../../result.ts';
import { makeSquare, type Square } from '../board/square.ts';
import { type BlockCache, hasBlockPath } from '../search/block-path.ts';
import {
  type ColumnAutomaton,
  createColumnAutomaton,
  type Lattice,
  STRIP,
  THREE_ROWS,
} from './column-automaton.ts';
import { findAutomatonRun, makeEndMasks } from './narrow-run.ts';
import { hasStripTour } from './strips.ts';

/** Cache for small and narrow boards. */
export interface RuleCache extends BlockCache {
  readonly automata: Map<Lattice, ColumnAutomaton>;
}

/** A cell of a board turned to have at least as many columns as rows. Counts from 0. */
interface TurnedCell {
  readonly row: number;
  readonly col: number;
}

const createReason = (code: string, facts: Fault['facts']): Fault => ({ code, facts });

const turnSquare = (cols: number, rows: number, square: Square): TurnedCell =>
  rows <= cols ? { row: square.rank, col: square.file } : { row: square.file, col: square.rank };

const colourOf = (square: Square): number => (square.file + square.rank) % 2;

/**
 * Undefined if the board has an open tour. Source for sides of 5 and more: Cull and De Curtins 1978. Codes,
 * all with {cols, rows}: `too-narrow`, `unreached-centre` (3x3), `forced-corners` (3x5), `forced-middle`
 * (3x6), `shared-corners` (4x4).
 */
export function whyNoTour(cols: number, rows: number): Fault | undefined {
  const shortSide = Math.min(cols, rows);
  const longSide = Math.max(cols, rows);
  if (longSide === 1) return undefined;
  if (shortSide <= 2) return createReason('too-narrow', { cols, rows });
  if (shortSide === 4 && longSide === 4) return createReason('shared-corners', { cols, rows });
  if (shortSide !== 3) return undefined;
  if (longSide === 3) return createReason('unreached-centre', { cols, rows });
  if (longSide === 5) return createReason('forced-corners', { cols, rows });
  return longSide === 6 ? createReason('forced-middle', { cols, rows }) : undefined;
}

/**
 * Undefined if an open tour starts or ends on the square. Constant time. Codes: those of `whyNoTour`, and
 * these with {square, cols, rows, which}:
 * - `colour`: the less frequent colour, with an odd number of squares.
 * - `four-rows`: a square in an inner row of a 4 x n board.
 * - `short-edges`: not on a short edge of 3x4.
 * - `three-rows`: an exception on 3x7 and 3x8.
 */
export function whyNoTourFrom(
  cols: number,
  rows: number,
  square: Square,
  whichEnd: 'start' | 'end' = 'start',
): Fault | undefined {
  const boardReason = whyNoTour(cols, rows);
  if (boardReason !== undefined) return boardReason;
  const makeFacts = (): Fault['facts'] => ({ square: makeSquare(square), cols, rows, which: whichEnd });
  if ((cols * rows) % 2 === 1 && colourOf(square) === 1) return createReason('colour', makeFacts());
  const shortSide = Math.min(cols, rows);
  const longSide = Math.max(cols, rows);
  const { row, col } = turnSquare(cols, rows, square);
  if (shortSide === 4 && (row === 1 || row === 2)) return createReason('four-rows', makeFacts());
  if (shortSide === 3) {
    if (longSide === 4 && (col === 1 || col === 2)) return createReason('short-edges', makeFacts());
    const isException =
      (longSide === 7 && row === 1 && col === 3) || (longSide === 8 && row === 1 && (col === 2 || col === 5));
    if (isException) return createReason('three-rows', makeFacts());
  }
  return undefined;
}

/**
 * Undefined if the board has a closed tour. Source: Schwenk, Which rectangular chessboards have a knight's
 * tour?, Math. Mag. 64 (1991). Codes, all with {cols, rows}: `closed-odd`, `closed-narrow` (a side of 1, 2 or
 * 4), `closed-small` (3x4, 3x6, 3x8).
 */
export function whyNoClosedTour(cols: number, rows: number): Fault | undefined {
  const shortSide = Math.min(cols, rows);
  const longSide = Math.max(cols, rows);
  if ((cols * rows) % 2 === 1) return createReason('closed-odd', { cols, rows });
  if (shortSide <= 2 || shortSide === 4) return createReason('closed-narrow', { cols, rows });
  if (shortSide === 3 && longSide <= 8) return createReason('closed-small', { cols, rows });
  return undefined;
}

/** Whether a search or the column automaton decides. Simple rules decide other sizes. */
function isIrregularSize(shortSide: number, longSide: number): boolean {
  if (shortSide === 3) return longSide <= 10 || longSide === 13;
  return (shortSide === 4 || shortSide === 5) && longSide <= 6;
}

/** For sizes of `isIrregularSize` only. */
function hasTourBetween(
  shortSide: number,
  longSide: number,
  ends: readonly TurnedCell[],
  cache: RuleCache,
): boolean {
  const [start = { row: 0, col: 0 }, end = { row: 0, col: 0 }] = ends;
  if (shortSide === 5) {
    return hasBlockPath(
      shortSide,
      longSide,
      start.row * longSide + start.col,
      end.row * longSide + end.col,
      cache,
    );
  }
  if (shortSide === 4) return hasStripTour(automatonOf(STRIP, cache), longSide, start.col, end.col);
  const automaton = automatonOf(THREE_ROWS, cache);
  return findAutomatonRun(automaton, longSide, makeEndMasks(ends), false, seededRandom(0)) !== undefined;
}

export const automatonOf = (lattice: Lattice, { automata }: RuleCache): ColumnAutomaton =>
  getOrCreate(automata, lattice, () => createColumnAutomaton(lattice));

/**
 * Undefined if an open tour leads from `start` to `end`. A rule decides for all boards except a dozen small
 * ones, where a search or the column automaton decides. Source for sides of 6 and more: Conrad, Hindrichs,
 * Morsy, Wegener, DAM 50 (1994).
 *
 * Codes: those of `whyNoTourFrom`. `pair-same` {square}: start and end are equal. `pair-colour` {start, end}:
 * both have the same colour on an even board. `pair-corner` {square, corner1, corner2}: if the tour has an
 * end on `square`, its other end must be in one of these corners. `pair-corner-cluster` {start, end}: both
 * are among three cells near the same short side of a 3 x n board. `pair-small-board` {start, end, cols,
 * rows}.
 */
export function whyNoTourBetween(
  cols: number,
  rows: number,
  start: Square,
  end: Square,
  cache: RuleCache,
): Fault | undefined {
  const endReason = whyNoTourFrom(cols, rows, start, 'start') ?? whyNoTourFrom(cols, rows, end, 'end');
  if (endReason !== undefined) return endReason;
  const makeFacts = (): Fault['facts'] => ({ start: makeSquare(start), end: makeSquare(end), cols, rows });
  if (start.file === end.file && start.rank === end.rank) {
    if (cols * rows === 1) return undefined;
    return createReason('pair-same', { square: makeSquare(start) });
  }
  const isEven = (cols * rows) % 2 === 0;
  if (isEven && colourOf(start) === colourOf(end)) return createReason('pair-colour', makeFacts());
  const shortSide = Math.min(cols, rows);
  const longSide = Math.max(cols, rows);
  const ends = [turnSquare(cols, rows, start), turnSquare(cols, rows, end)];
  if (isIrregularSize(shortSide, longSide)) {
    return hasTourBetween(shortSide, longSide, ends, cache)
      ? undefined
      : createReason('pair-small-board', makeFacts());
  }
  if (shortSide === 3 && longSide % 2 === 1) {
    const isInFirstCluster = ({ row, col }: TurnedCell): boolean =>
      (col === 2 && row !== 1) || (col === 3 && row === 1);
    const isInLastCluster = ({ row, col }: TurnedCell): boolean =>
      isInFirstCluster({ row, col: longSide - 1 - col });
    return ends.every(isInFirstCluster) || ends.every(isInLastCluster)
      ? createReason('pair-corner-cluster', makeFacts())
      : undefined;
  }
  if (shortSide !== 3 && !(shortSide === 5 && longSide % 2 === 0)) return undefined;
  const corners = findNeededCorners(shortSide, longSide, ends);
  if (corners === undefined) return undefined;
  const cornerName = (row: number): string =>
    makeSquare(rows <= cols ? { file: corners.col, rank: row } : { file: row, rank: corners.col });
  const square = makeSquare(corners.endIndex === 0 ? start : end);
  return createReason('pair-corner', {
    ...makeFacts(),
    square,
    corner1: cornerName(0),
    corner2: cornerName(shortSide - 1),
  });
}

/**
 * Checks boards of width 3, and of width 5 with an even length. There, a square in the middle row is a
 * knight's move from both corners of a short side. If the tour has an end on it, the other end must be one of
 * these corners.
 *
 * Returns the index of an end that breaks the rule (0 or 1) and the column of the two corners, or undefined.
 */
function findNeededCorners(
  shortSide: number,
  longSide: number,
  ends: readonly TurnedCell[],
): { readonly endIndex: number; readonly col: number } | undefined {
  const innerCol = shortSide === 3 ? 2 : 1;
  for (const [endIndex, cell] of ends.entries()) {
    const otherEnd = ends[1 - endIndex];
    if (otherEnd === undefined || cell.row !== (shortSide - 1) / 2) continue;
    const cornerCol =
      cell.col === innerCol ? 0 : cell.col === longSide - 1 - innerCol ? longSide - 1 : undefined;
    if (
      cornerCol === undefined ||
      (otherEnd.col === cornerCol && (otherEnd.row === 0 || otherEnd.row === shortSide - 1))
    )
      continue;
    return { endIndex, col: cornerCol };
  }
  return undefined;
}

/**
 * Excludes `square` itself. Sorts by king's moves, then by the sum of distances in files and ranks, then by
 * file. Takes at most linear time.
 */
export function nearestSquares(
  cols: number,
  rows: number,
  square: Square,
  count: number,
  isAllowed: (square: Square) => boolean,
): Square[] {
  const foundSquares: Square[] = [];
  const maxRing = Math.max(square.file, cols - 1 - square.file, square.rank, rows - 1 - square.rank);
  for (let ring = 1; ring <= maxRing && foundSquares.length < count; ring++) {
    const ringSquares: Square[] = [];
    const addIfAllowed = (file: number, rank: number): void => {
      if (isAllowed({ file, rank })) ringSquares.push({ file, rank });
    };
    for (const rank of [square.rank - ring, square.rank + ring]) {
      if (rank < 0 || rank >= rows) continue;
      const lastFile = Math.min(cols - 1, square.file + ring);
      for (let file = Math.max(0, square.file - ring); file <= lastFile; file++) addIfAllowed(file, rank);
    }
    for (const file of [square.file - ring, square.file + ring]) {
      if (file < 0 || file >= cols) continue;
      const lastRank = Math.min(rows - 1, square.rank + ring - 1);
      for (let rank = Math.max(0, square.rank - ring + 1); rank <= lastRank; rank++) addIfAllowed(file, rank);
    }
    const distance = (candidate: Square): number =>
      Math.abs(candidate.file - square.file) + Math.abs(candidate.rank - square.rank);
    foundSquares.push(
      ...ringSquares.sort((a, b) => distance(a) - distance(b) || a.file - b.file || a.rank - b.rank),
    );
  }
  return foundSquares.slice(0, count);
}
