import type { Moves, Puzzle } from '../../board.ts';
import { simplifyMoves } from '../../moves.ts';
import { uprightPuzzle } from '../position/canonical-puzzle.ts';
import { searchSpace } from '../position/space.ts';
import { type BuiltSolution, buildByLines } from './construct.ts';

/** A part of a solution in the human method. */
export interface Stage {
  readonly kind: 'row' | 'column' | 'rest';
  /** Number of the row or column on the board, from 1. The stage `rest` has number 1. */
  readonly number: number;
  /** The tiles placed in this stage, in the goal's reading order, without the blank. */
  readonly tiles: readonly number[];
  /** The moves; empty if all tiles were in place. */
  readonly moves: Moves;
}

/** Number of rows and of columns of the last part. Its tiles only need to be rotated. */
const SMALLEST = 2;

/**
 * Returns a solution by the human method, with its cost in time and memory. Cells are those of the original
 * board. No stage has moves that cancel. The puzzle must be solvable.
 */
export function buildAsHuman(puzzle: Puzzle): BuiltSolution {
  const built = buildByLines(uprightPuzzle(puzzle), SMALLEST, (rows, cols, blank) =>
    searchSpace(rows, cols, blank, 'stm'),
  );
  // A line is built tile by tile. Moves back and forth between two tiles cancel.
  return { ...built, parts: built.parts.map((part) => ({ ...part, moves: simplifyMoves(part.moves) })) };
}

/**
 * Solves a puzzle in stages, as people do: the top row tile by tile, its last two together, then the left
 * column, and so on. The lines proceed towards the blank's goal; the last 2x2 is rotated. After each stage,
 * the tiles of earlier stages are in place. The puzzle must be solvable; any size and goal will do.
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
