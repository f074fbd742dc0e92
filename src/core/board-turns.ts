interface Size {
  readonly rows: number;
  readonly cols: number;
}

/**
 * Returns the ways to turn and mirror a board of the size `from` so that it covers a board of the size `to`.
 * Each way is an array. Index: a cell of `from`. Value: the cell of `to` that this cell moves to. There are 8
 * ways for squares, 4 for other rectangles, and none if the sizes differ.
 */
export function turnsOnto(from: Size, to: Size): readonly (readonly number[])[] {
  const { rows, cols } = from;
  const cells = Array.from({ length: rows * cols }, (_, cell) => cell);
  return [false, true].flatMap((isTransposed) => {
    const [down, across] = isTransposed ? [cols, rows] : [rows, cols];
    if (down !== to.rows || across !== to.cols) return [];
    return [0, 1, 2, 3].map((mirrors) =>
      cells.map((cell) => {
        const [row, col] = [Math.floor(cell / cols), cell % cols];
        const [atRow, atCol] = isTransposed ? [col, row] : [row, col];
        const [upRow, upCol] = [
          mirrors & 1 ? down - 1 - atRow : atRow,
          mirrors & 2 ? across - 1 - atCol : atCol,
        ];
        return upRow * across + upCol;
      }),
    );
  });
}
