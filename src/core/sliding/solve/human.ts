import type { Moves, Puzzle } from '../board.ts';
import { uprightPuzzle } from './canonical-puzzle.ts';
import { type BuiltSolution, buildByLines } from './construct.ts';
import { searchSpace } from './space.ts';

/** A part of a solution as people find it. */
export interface Stage {
  readonly kind: 'row' | 'column' | 'rest';
  /** Of the row or column on the board, from 1; of the rest 1. */
  readonly number: number;
  /** The tiles that get their places, in the goal's reading order, without the blank. */
  readonly tiles: readonly number[];
  /** None where they are in their places already. */
  readonly moves: Moves;
}

/** What is left in the end: 2x2, which needs no more than being turned round. */
const SMALLEST = 2;

/** A solution as people find it, with what looking for it takes; the cells are the board's own. The puzzle is solvable. */
export const buildAsHuman = (puzzle: Puzzle): BuiltSolution =>
  buildByLines(uprightPuzzle(puzzle), SMALLEST, (rows, cols, blank) => searchSpace(rows, cols, blank, 'stm'));

/**
 * How a person solves the puzzle: the top row tile by tile, its last two together, then the left column, and so on
 * towards the blank's goal; the last 2x2 is turned round. Each stage leaves the tiles of earlier ones in place in
 * the end. The puzzle is solvable, of any size and goal.
 */
export function solveAsHuman(puzzle: Puzzle): readonly Stage[] {
  const { cols, tiles } = puzzle.goal;
  return buildAsHuman(puzzle).parts.map(({ kind, cells, moves }) => {
    const [first = 0] = cells;
    const place = { row: Math.floor(first / cols), column: first % cols, rest: 0 }[kind];
    const placed = cells.map((cell) => tiles[cell] ?? 0).filter((tile) => tile !== 0);
    return { kind, number: place + 1, tiles: placed, moves };
  });
}
