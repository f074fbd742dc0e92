import type { Moves, Puzzle } from '../../board.ts';
import { simplifyMoves } from '../../moves.ts';
import { uprightPuzzle } from '../position/canonical-puzzle.ts';
import { searchSpace } from '../position/space.ts';
import { type BuiltSolution, buildByLines } from './construct.ts';

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

/** Rows and columns of the rest, which only needs its tiles turned round. */
const SMALLEST = 2;

/**
 * A solution as people find it, with its cost in time and memory; the cells are the board's own. No stage has
 * moves that cancel. The puzzle must be solvable.
 */
export function buildAsHuman(puzzle: Puzzle): BuiltSolution {
  const built = buildByLines(uprightPuzzle(puzzle), SMALLEST, (rows, cols, blank) =>
    searchSpace(rows, cols, blank, 'stm'),
  );
  // A line is built tile by tile; moves back and forth between two tiles cancel.
  return { ...built, parts: built.parts.map((part) => ({ ...part, moves: simplifyMoves(part.moves) })) };
}

/**
 * A person's solution: the top row tile by tile, its last two together, then the left column, and so on. The
 * lines go towards the blank's goal; the last 2x2 is turned round. At the end of each stage, the tiles of
 * earlier stages are in place. The puzzle must be solvable; its size and goal are free.
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
