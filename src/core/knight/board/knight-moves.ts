/** Row from the top and column from the left, both from 0. */
export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** Move i goes `MOVE_ROWS[i]` rows down and `MOVE_COLS[i]` columns to the right. */
export const MOVE_ROWS: readonly number[] = [-2, -2, -1, -1, 1, 1, 2, 2];
export const MOVE_COLS: readonly number[] = [-1, 1, -2, 2, -2, 2, -1, 1];

/** Cells in reading order. */
export const knightNeighbours = ({ row, col }: Cell, rows: number, cols: number): readonly Cell[] =>
  MOVE_ROWS.map((rowOffset, moveIndex) => ({
    row: row + rowOffset,
    col: col + (MOVE_COLS[moveIndex] ?? 0),
  })).filter(
    (neighbour) => neighbour.row >= 0 && neighbour.row < rows && neighbour.col >= 0 && neighbour.col < cols,
  );

/** Cells are numbered in reading order. Each list is ascending. */
export function neighbourLists(rows: number, cols: number): readonly (readonly number[])[] {
  return Array.from({ length: rows * cols }, (_, cell) =>
    knightNeighbours({ row: Math.floor(cell / cols), col: cell % cols }, rows, cols).map(
      ({ row, col }) => row * cols + col,
    ),
  );
}
