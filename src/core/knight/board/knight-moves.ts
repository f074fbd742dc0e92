/** Row from the top and column from the left, both from 0. */
export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** Move i goes `MOVE_ROWS[i]` rows down and `MOVE_COLS[i]` columns to the right. */
export const MOVE_ROWS: readonly number[] = [-2, -2, -1, -1, 1, 1, 2, 2];
export const MOVE_COLS: readonly number[] = [-1, 1, -2, 2, -2, 2, -1, 1];

/** Cells in reading order. */
export function knightNeighbours(cell: Cell, rows: number, cols: number): readonly Cell[] {
  const neighbours: Cell[] = [];
  for (const [moveIndex, rowOffset] of MOVE_ROWS.entries()) {
    const [row, col] = [cell.row + rowOffset, cell.col + (MOVE_COLS[moveIndex] ?? 0)];
    if (row >= 0 && row < rows && col >= 0 && col < cols) neighbours.push({ row, col });
  }
  return neighbours;
}

/** Cells are numbered in reading order. Each list is ascending. */
export function neighbourLists(rows: number, cols: number): readonly (readonly number[])[] {
  return Array.from({ length: rows * cols }, (_, cell) =>
    knightNeighbours({ row: Math.floor(cell / cols), col: cell % cols }, rows, cols).map(
      ({ row, col }) => row * cols + col,
    ),
  );
}
