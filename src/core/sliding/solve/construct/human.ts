import type { Moves, Puzzle } from '../../board.ts';
import { simplifyMoves } from '../../moves.ts';
import { uprightPuzzle } from '../position/canonical-puzzle.ts';
import { buildSpace } from '../position/space.ts';
import { type BuiltSolution, buildByLines } from './construct.ts';

/** Moves that complete one row, one column or the rest. */
export interface Stage {
  readonly kind: 'row' | 'column' | 'rest';
  /** The stage `rest` has number 1, as the first row and column. */
  readonly number: number;
  /** In the goal's reading order, without the blank. */
  readonly tiles: readonly number[];
  /** Empty if all tiles were in place. */
  readonly moves: Moves;
}

/** The three tiles of a 2x2 part only need to be rotated. */
const LAST_PART_SIDE = 2;

/** For a solvable puzzle. No part has moves that undo each other. */
export function buildAsHuman(puzzle: Puzzle): BuiltSolution {
  const builtSolution = buildByLines(uprightPuzzle(puzzle), LAST_PART_SIDE, (rows, cols, blank) =>
    buildSpace(rows, cols, blank, 'stm'),
  );
  // Moves are found separately for each tile, so the blank may move back and forth between two tiles.
  return {
    ...builtSolution,
    parts: builtSolution.parts.map((part) => ({ ...part, moves: simplifyMoves(part.moves) })),
  };
}

/**
 * Solves a solvable puzzle of any size and goal.
 * - First come rows and columns, one by one, from the outside towards the blank's goal cell. The last two
 *   tiles of each are placed together.
 * - Then the last 2x2 cells are solved by rotation.
 * - After each stage, the tiles of earlier stages are in their goal cells.
 */
export function solveAsHuman(puzzle: Puzzle): readonly Stage[] {
  const { cols, tiles } = puzzle.goal;
  return buildAsHuman(puzzle).parts.map(({ kind, cells, moves }) => {
    const [firstCell = 0] = cells;
    const lineIndex = { row: Math.floor(firstCell / cols), column: firstCell % cols, rest: 0 }[kind];
    const placedTiles = cells.map((cell) => tiles[cell] ?? 0).filter((tile) => tile !== 0);
    return { kind, number: lineIndex + 1, tiles: placedTiles, moves };
  });
}
