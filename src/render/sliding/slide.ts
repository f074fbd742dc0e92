import type { Board, Move, Moves } from '../../core/sliding/board.ts';
import { boardsAlong, invertMoves, isMove, movesForPress } from '../../core/sliding/moves.ts';

export interface SolutionStep {
  readonly board: Board;
  /** Moves made before this position. */
  readonly moveNumber: number;
  /** The tile that has just slid: its cell now, and its direction. Undefined at the start. */
  readonly movedTile?: { readonly cell: number; readonly direction: Move };
}

/** Lists the start, too (number 0). Throws on an illegal move, which only a bug can cause. */
export function stepsOf(start: Board, moves: Moves): SolutionStep[] {
  const boards = boardsAlong(start, moves);
  return boards.map((board, moveNumber) => {
    const [previousBoard, move] = [boards[moveNumber - 1], moves[moveNumber - 1]];
    if (previousBoard === undefined || move === undefined || !isMove(move)) return { board, moveNumber };
    return { board, moveNumber, movedTile: { cell: previousBoard.tiles.indexOf(0), direction: move } };
  });
}

/**
 * Returns the direction if the last move slid the tile in `cell`. Undefined if this is impossible, because
 * the blank is in neither the tile's row nor its column.
 */
export function slideDirection(board: Board, cell: number): Move | undefined {
  const [direction = ''] = invertMoves(movesForPress(board, cell));
  return isMove(direction) ? direction : undefined;
}
