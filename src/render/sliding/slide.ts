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
  readonly movedTile?: { readonly cell: number; readonly direction: Move };
}

/**
 * Lists all positions of a solution, from the start (number 0) to the end of `moves`. Throws on an illegal
 * move, which only a bug can cause.
 */
export function stepsOf(start: Board, moves: Moves): SolutionStep[] {
  const boards = boardsAlong(start, moves);
  return boards.map((board, moveNumber) => {
    const [previousBoard, move] = [boards[moveNumber - 1], moves[moveNumber - 1]];
    if (previousBoard === undefined || move === undefined || !isMove(move)) return { board, moveNumber };
    return { board, moveNumber, movedTile: { cell: previousBoard.tiles.indexOf(0), direction: move } };
  });
}

/**
 * Returns the direction in which the tile in `cell` slid, if the last move slid this tile. Undefined if this
 * is impossible, because the blank is in neither the tile's row nor its column.
 */
export function slideDirection(board: Board, cell: number): Move | undefined {
  const [direction = ''] = invertMoves(movesForPress(board, cell));
  return isMove(direction) ? direction : undefined;
}
