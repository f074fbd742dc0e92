/**
 * The eight knight's moves by rows and columns. The order makes direction `d ^ 7` the way back of `d`.
 */
export const MOVE_ROWS: readonly number[] = [-2, -2, -1, -1, 1, 1, 2, 2];
export const MOVE_COLS: readonly number[] = [-1, 1, -2, 2, -2, 2, -1, 1];

const REACH = 8;
const SPAN = 2 * REACH + 1;
const DIRECTIONS = new Int8Array(SPAN * SPAN).fill(-1);
for (let d = 0; d < 8; d++) {
  DIRECTIONS[((MOVE_ROWS[d] ?? 0) + REACH) * SPAN + (MOVE_COLS[d] ?? 0) + REACH] = d;
}

/** The direction of the move by that many rows and columns; -1 if it is no knight's move. */
export function directionOf(rows: number, cols: number): number {
  if (rows < -REACH || rows > REACH || cols < -REACH || cols > REACH) return -1;
  return DIRECTIONS[(rows + REACH) * SPAN + cols + REACH] ?? -1;
}

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
