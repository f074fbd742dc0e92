/**
 * How one move changes the number of linear conflicts (see `linear-conflict.ts`): pairs of tiles in their
 * goal row, or in their goal column, but in the wrong order. The number can fall only if the tile leaves its
 * goal row or column, and rise only if the tile enters it.
 */
export interface LineConflicts {
  /**
   * The change by a vertical move. `firstCell`: index of the position's first cell in `bytes`. The empty cell
   * must hold n, a number that no tile has.
   */
  rowChange(bytes: Uint8Array, firstCell: number, tile: number, cell: number, blankCell: number): number;
  /** Like `rowChange`, for a horizontal move. */
  colChange(bytes: Uint8Array, firstCell: number, tile: number, cell: number, blankCell: number): number;
}

/**
 * Index: `tile * (n + 1) + otherTile`. Value: 1 if both tiles have the same goal row (or column), and
 * `otherTile`'s goal cell comes after `tile`'s (`sign` 1) or before it (`sign` -1), else 0.
 */
function pairTable(lineOf: Uint8Array, sign: 1 | -1): Uint8Array {
  const n = lineOf.length;
  return Uint8Array.from({ length: n * (n + 1) }, (_, index) => {
    const tile = Math.floor(index / (n + 1));
    const otherTile = index % (n + 1);
    return lineOf[tile] === lineOf[otherTile] && sign * (otherTile - tile) > 0 ? 1 : 0;
  });
}

/** The tables take O((rows * cols)^2) bytes. */
export function createLineConflicts(rows: number, cols: number): LineConflicts {
  const n = rows * cols;
  const rowOf = Uint8Array.from({ length: n }, (_, cell) => Math.floor(cell / cols));
  const colOf = Uint8Array.from({ length: n }, (_, cell) => cell % cols);
  const laterInRow = pairTable(rowOf, 1);
  const earlierInRow = pairTable(rowOf, -1);
  const laterInCol = pairTable(colOf, 1);
  const earlierInCol = pairTable(colOf, -1);
  return {
    rowChange(bytes, firstCell, tile, cell, blankCell) {
      const row = rowOf[tile] as number;
      const leavesGoalRow = row === rowOf[cell];
      if (!leavesGoalRow && row !== rowOf[blankCell]) return 0;
      const rowStart = firstCell + row * cols;
      const tileIndex = rowStart + (colOf[cell] as number);
      const pairStart = tile * (n + 1);
      let conflictCount = 0;
      for (let index = rowStart; index < tileIndex; index++)
        conflictCount += laterInRow[pairStart + (bytes[index] as number)] as number;
      for (let index = tileIndex + 1; index < rowStart + cols; index++)
        conflictCount += earlierInRow[pairStart + (bytes[index] as number)] as number;
      return leavesGoalRow ? -conflictCount : conflictCount;
    },
    colChange(bytes, firstCell, tile, cell, blankCell) {
      const col = colOf[tile] as number;
      const leavesGoalCol = col === colOf[cell];
      if (!leavesGoalCol && col !== colOf[blankCell]) return 0;
      const colStart = firstCell + col;
      const tileIndex = colStart + (rowOf[cell] as number) * cols;
      const pairStart = tile * (n + 1);
      let conflictCount = 0;
      for (let index = colStart; index < tileIndex; index += cols)
        conflictCount += laterInCol[pairStart + (bytes[index] as number)] as number;
      for (let index = tileIndex + cols; index < colStart + n; index += cols)
        conflictCount += earlierInCol[pairStart + (bytes[index] as number)] as number;
      return leavesGoalCol ? -conflictCount : conflictCount;
    },
  };
}
