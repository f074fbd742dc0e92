/**
 * Computes how one step changes a position's linear conflicts (see `linear-conflict.ts`): pairs of tiles in
 * their goal line in the wrong order. Their number falls if the tile leaves its goal line, and rises if it
 * enters. Otherwise it stays the same.
 */
export interface LineConflicts {
  /**
   * Returns the change if `tile` moves vertically from `cell` to `hole`. `cells` is the index of the
   * position's first cell in `bytes`. The empty cell holds a number that no tile has.
   */
  rowChange(bytes: Uint8Array, cells: number, tile: number, cell: number, hole: number): number;
  /** Returns the change if `tile` moves horizontally from `cell` to `hole`. */
  colChange(bytes: Uint8Array, cells: number, tile: number, cell: number, hole: number): number;
}

/**
 * By `tile * (n + 1) + other`: 1 if both have the same goal line and `other` is later (`sign` 1) or earlier
 * (-1) in it.
 */
function pairTable(lineOf: Uint8Array, sign: 1 | -1): Uint8Array {
  const n = lineOf.length;
  return Uint8Array.from({ length: n * (n + 1) }, (_, at) => {
    const tile = Math.floor(at / (n + 1));
    const other = at % (n + 1);
    return lineOf[tile] === lineOf[other] && sign * (other - tile) > 0 ? 1 : 0;
  });
}

/** Creates the conflicts of a board of that size, with tables of O((rows * cols)^2) bytes. */
export function createLineConflicts(rows: number, cols: number): LineConflicts {
  const n = rows * cols;
  const rowOf = Uint8Array.from({ length: n }, (_, cell) => Math.floor(cell / cols));
  const colOf = Uint8Array.from({ length: n }, (_, cell) => cell % cols);
  const laterInRow = pairTable(rowOf, 1);
  const earlierInRow = pairTable(rowOf, -1);
  const laterInCol = pairTable(colOf, 1);
  const earlierInCol = pairTable(colOf, -1);
  return {
    rowChange(bytes, cells, tile, cell, hole) {
      const row = rowOf[tile] as number;
      const leaves = row === rowOf[cell];
      if (!leaves && row !== rowOf[hole]) return 0;
      const begin = cells + row * cols;
      const middle = begin + (colOf[cell] as number);
      const pair = tile * (n + 1);
      let count = 0;
      for (let at = begin; at < middle; at++) count += laterInRow[pair + (bytes[at] as number)] as number;
      for (let at = middle + 1; at < begin + cols; at++)
        count += earlierInRow[pair + (bytes[at] as number)] as number;
      return leaves ? -count : count;
    },
    colChange(bytes, cells, tile, cell, hole) {
      const col = colOf[tile] as number;
      const leaves = col === colOf[cell];
      if (!leaves && col !== colOf[hole]) return 0;
      const begin = cells + col;
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
