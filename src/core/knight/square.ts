/** A square of a chessboard: `file` 0 is a, `rank` 0 is the bottom row. */
export interface Square {
  readonly file: number;
  readonly rank: number;
}
