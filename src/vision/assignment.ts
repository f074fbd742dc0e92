/**
 * Assigns each of `size` rows to a different column so that the sum of the costs is lowest. `costs` is a
 * square matrix, row by row. Returns the column of each row. Takes O(size^3) time, by shortest augmenting
 * paths (Jonker and Volgenant, Computing 38, 1987).
 */
export function assignColumns(costs: Float64Array, size: number): Int32Array {
  const [rowPrices, colPrices] = [new Float64Array(size + 1), new Float64Array(size + 1)];
  // Index: a column. Value: the row that has this column, or 0. Both are counted from 1. Index 0 has the row
  // that still needs a column.
  const rowByCol = new Int32Array(size + 1);
  const previousCol = new Int32Array(size + 1);
  for (let row = 1; row <= size; row++) {
    rowByCol[0] = row;
    const lowestCosts = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY);
    const isUsed = new Uint8Array(size + 1);
    let col = 0;
    do {
      isUsed[col] = 1;
      const pathRow = rowByCol[col] as number;
      let [delta, nextCol] = [Number.POSITIVE_INFINITY, 0];
      for (let other = 1; other <= size; other++) {
        if (isUsed[other]) continue;
        const cost = costs[(pathRow - 1) * size + other - 1] as number;
        const reduced = cost - (rowPrices[pathRow] as number) - (colPrices[other] as number);
        if (reduced < (lowestCosts[other] as number)) {
          lowestCosts[other] = reduced;
          previousCol[other] = col;
        }
        if ((lowestCosts[other] as number) < delta) [delta, nextCol] = [lowestCosts[other] as number, other];
      }
      for (let other = 0; other <= size; other++)
        if (isUsed[other]) {
          const usedRow = rowByCol[other] as number;
          rowPrices[usedRow] = (rowPrices[usedRow] as number) + delta;
          colPrices[other] = (colPrices[other] as number) - delta;
        } else lowestCosts[other] = (lowestCosts[other] as number) - delta;
      col = nextCol;
    } while (rowByCol[col] !== 0);
    while (col !== 0) {
      const previous = previousCol[col] as number;
      rowByCol[col] = rowByCol[previous] as number;
      col = previous;
    }
  }
  const columns = new Int32Array(size);
  for (let col = 1; col <= size; col++) columns[(rowByCol[col] as number) - 1] = col - 1;
  return columns;
}
