/** A cell of a board: row from the top and column from the left, both from 0. */
export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** The eight knight's moves: rows down and columns to the right, by index. */
export const MOVE_ROWS: readonly number[] = [-2, -2, -1, -1, 1, 1, 2, 2];
export const MOVE_COLS: readonly number[] = [-1, 1, -2, 2, -2, 2, -1, 1];

/** Lists the cells of a board a knight's move away from a cell, in reading order. */
export const cellsNear = ({ row, col }: Cell, rows: number, cols: number): readonly Cell[] =>
  MOVE_ROWS.map((down, move) => ({ row: row + down, col: col + (MOVE_COLS[move] ?? 0) })).filter(
    (near) => near.row >= 0 && near.row < rows && near.col >= 0 && near.col < cols,
  );

/** Lists the neighbours by a knight's move for each cell of a board, both in reading order. */
export function neighbourLists(rows: number, cols: number): readonly (readonly number[])[] {
  return Array.from({ length: rows * cols }, (_, cell) =>
    cellsNear({ row: Math.floor(cell / cols), col: cell % cols }, rows, cols).map(
      ({ row, col }) => row * cols + col,
    ),
  );
}
