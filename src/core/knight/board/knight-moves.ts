/** A cell of a board: row from the top and column from the left, both from 0. */
export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** The eight knight's moves: rows down and columns to the right, by index. */
export const MOVE_ROWS: readonly number[] = [-2, -2, -1, -1, 1, 1, 2, 2];
export const MOVE_COLS: readonly number[] = [-1, 1, -2, 2, -2, 2, -1, 1];

/** Lists the neighbours by a knight's move for each cell of a board, both in reading order. */
export function neighbourLists(rows: number, cols: number): readonly (readonly number[])[] {
  return Array.from({ length: rows * cols }, (_, cell) => {
    const row = Math.floor(cell / cols);
    const col = cell % cols;
    const found: number[] = [];
    for (let d = 0; d < 8; d++) {
      const r = row + (MOVE_ROWS[d] ?? 0);
      const c = col + (MOVE_COLS[d] ?? 0);
      if (r >= 0 && r < rows && c >= 0 && c < cols) found.push(r * cols + c);
    }
    return found;
  });
}
