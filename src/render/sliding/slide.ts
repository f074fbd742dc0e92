import type { Board, Move, Moves } from '../../core/sliding/board.ts';
import { boardsAlong, invertMoves, isMove, movesForPress } from '../../core/sliding/moves.ts';

/** A position that a solution passes through. */
export interface SolutionStep {
  readonly board: Board;
  /** The number of moves made before this position. */
  readonly moveNumber: number;
  /**
   * The tile that has just slid: its cell now, and the direction in which it slid. Undefined at the start.
   */
  readonly moved?: { readonly cell: number; readonly towards: Move };
}

/**
 * Lists all positions of a solution, from the start (number 0) to the end of `moves`. Throws on an illegal
 * move, which only a bug can cause.
 */
export function stepsOf(start: Board, moves: Moves): SolutionStep[] {
  const boards = boardsAlong(start, moves);
  return boards.map((board, number) => {
    const [before, towards] = [boards[number - 1], moves[number - 1]];
    if (before === undefined || towards === undefined || !isMove(towards))
      return { board, moveNumber: number };
    return { board, moveNumber: number, moved: { cell: before.tiles.indexOf(0), towards } };
  });
}

/**
 * Returns the direction in which the tile in `cell` slid, if the last move slid this tile. Undefined if this
 * is impossible, because the blank is in neither the tile's row nor its column.
 */
export function slideDirection(board: Board, cell: number): Move | undefined {
  const [towards = ''] = invertMoves(movesForPress(board, cell));
  return isMove(towards) ? towards : undefined;
}
