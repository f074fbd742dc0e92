interface Size {
  readonly rows: number;
  readonly cols: number;
}

/**
 * Returns the ways to turn and mirror a board of `fromSize` to cover one of `toSize`. Index: a cell of
 * `fromSize`. Value: its new cell. There are 8 ways for squares, 4 for other rectangles, none if the sizes
 * differ.
 */
export function listBoardTurns(fromSize: Size, toSize: Size): readonly (readonly number[])[] {
  const { rows, cols } = fromSize;
  const cells = Array.from({ length: rows * cols }, (_, cell) => cell);
  return [false, true].flatMap((isTransposed) => {
    const [turnedRows, turnedCols] = isTransposed ? [cols, rows] : [rows, cols];
    if (turnedRows !== toSize.rows || turnedCols !== toSize.cols) return [];
    return [0, 1, 2, 3].map((mirrorBits) =>
      cells.map((cell) => {
        const [row, col] = [Math.floor(cell / cols), cell % cols];
        const [turnedRow, turnedCol] = isTransposed ? [col, row] : [row, col];
        const [mirroredRow, mirroredCol] = [
          mirrorBits & 1 ? turnedRows - 1 - turnedRow : turnedRow,
          mirrorBits & 2 ? turnedCols - 1 - turnedCol : turnedCol,
        ];
        return mirroredRow * turnedCols + mirroredCol;
      }),
    );
  });
}
