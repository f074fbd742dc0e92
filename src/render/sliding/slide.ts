import type { Board, Move, Moves } from '../../core/sliding/board.ts';
import { boardsAlong, invertMoves, isMove, slide } from '../../core/sliding/moves.ts';

/** A position on the way of a solution. */
export interface SlideFrame {
  readonly board: Board;
  /** How many moves led here. */
  readonly number: number;
  /** The cell of the tile that has just slid, and which way; absent at the start. */
  readonly moved?: { readonly cell: number; readonly towards: Move };
}

/** All positions from the start (number 0) to the end of `moves`. Throws if a move can't be made, which only a bug can cause. */
export function stepsOf(start: Board, moves: Moves): SlideFrame[] {
  const boards = boardsAlong(start, moves);
  return boards.map((board, number) => {
    const [before, towards] = [boards[number - 1], moves[number - 1]];
    if (before === undefined || towards === undefined || !isMove(towards)) return { board, number };
    return { board, number, moved: { cell: before.tiles.indexOf(0), towards } };
  });
}

/** The way the tile in `cell` slid, if the blank in the same row or column is what it left behind. */
export function slideDirection(board: Board, cell: number): Move | undefined {
  const [towards = ''] = invertMoves(slide(board, cell));
  return isMove(towards) ? towards : undefined;
}
