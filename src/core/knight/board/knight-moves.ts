/** A cell of a board, by rows from the top and columns from the left. */
export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** The eight knight's moves by rows and columns. */
export const MOVE_ROWS: readonly number[] = [-2, -2, -1, -1, 1, 1, 2, 2];
export const MOVE_COLS: readonly number[] = [-1, 1, -2, 2, -2, 2, -1, 1];

/** The cells a knight's move away from each cell of a board, in reading order. */
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
