/**
 * Computes how one move changes the number of linear conflicts of a position (see `linear-conflict.ts`). A
 * linear conflict is a pair of tiles in their goal row, or in their goal column, but in the wrong order. The
 * number can fall only if the tile leaves its goal row or column, and rise only if the tile enters it.
 */
export interface LineConflicts {
  /**
   * Returns the change of the number of conflicts in rows if `tile` moves vertically from `cell` to
   * `blankCell`. `firstCell` is the index of the position's first cell in `bytes`. The empty cell must hold
   * n, a number that no tile has.
   */
  rowChange(bytes: Uint8Array, firstCell: number, tile: number, cell: number, blankCell: number): number;
  /**
   * Returns the change of the number of conflicts in columns if `tile` moves horizontally from `cell` to
   * `blankCell`.
   */
  colChange(bytes: Uint8Array, firstCell: number, tile: number, cell: number, blankCell: number): number;
}

/**
 * Returns a table of pairs of tiles. Index: `tile * (n + 1) + other`. Value: 1 or 0. The value is 1 if both
 * tiles have the same goal row (or column), and `other`'s goal cell comes after `tile`'s (`sign` 1) or before
 * it (`sign` -1).
 */
function pairTable(lineOf: Uint8Array, sign: 1 | -1): Uint8Array {
  const n = lineOf.length;
  return Uint8Array.from({ length: n * (n + 1) }, (_, at) => {
    const tile = Math.floor(at / (n + 1));
    const other = at % (n + 1);
    return lineOf[tile] === lineOf[other] && sign * (other - tile) > 0 ? 1 : 0;
  });
}

/**
 * Creates the functions that compute changes of conflicts for a board of this size. Their tables take O((rows
 * * cols)^2) bytes.
 */
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
      const leaves = row === rowOf[cell];
      if (!leaves && row !== rowOf[blankCell]) return 0;
      const begin = firstCell + row * cols;
      const middle = begin + (colOf[cell] as number);
      const pair = tile * (n + 1);
      let count = 0;
      for (let at = begin; at < middle; at++) count += laterInRow[pair + (bytes[at] as number)] as number;
      for (let at = middle + 1; at < begin + cols; at++)
        count += earlierInRow[pair + (bytes[at] as number)] as number;
      return leaves ? -count : count;
    },
    colChange(bytes, firstCell, tile, cell, blankCell) {
      const col = colOf[tile] as number;
      const leaves = col === colOf[cell];
      if (!leaves && col !== colOf[blankCell]) return 0;
      const begin = firstCell + col;
      const middle = begin + (rowOf[cell] as number) * cols;
      const pair = tile * (n + 1);
      let count = 0;
      for (let at = begin; at < middle; at += cols)
        count += laterInCol[pair + (bytes[at] as number)] as number;
      for (let at = middle + cols; at < begin + n; at += cols)
        count += earlierInCol[pair + (bytes[at] as number)] as number;
      return leaves ? -count : count;
    },
  };
}
