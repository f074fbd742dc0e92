import { type BoardSize, type SquareStyle, writeSquare } from '../board/square.ts';
import { cellsInOrder } from '../board/tour-task.ts';
import { squareOfCell } from '../board/walk.ts';

/** Larger boards have no list of squares, only move numbers. */
export const MAX_LISTED_SQUARES = 100_000;

/** The names of all squares in the order of the tour. `moveNumbers`: from 1, in reading order. */
export function listSquares(
  moveNumbers: Int32Array,
  { cols, rows }: BoardSize,
  style?: SquareStyle,
): readonly string[] {
  return Array.from(cellsInOrder(moveNumbers), (cell) =>
    writeSquare(squareOfCell(cell, { cols, rows }), rows, style),
  );
}

/** Lines of as many squares as the board has columns. */
export const squareLines = (squares: readonly string[], cols: number): readonly string[] =>
  Array.from({ length: Math.ceil(squares.length / cols) }, (_, line) =>
    squares.slice(line * cols, (line + 1) * cols).join(' '),
  );
