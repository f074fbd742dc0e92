/**
 * Assigns each of `size` rows to a different column so that the sum of the costs is lowest. `costs` is a
 * square matrix, row by row. Takes O(size^3) time, by shortest augmenting paths (Jonker and Volgenant,
 * Computing 38, 1987).
 */
export function assignColumns(costs: Float64Array, size: number): Int32Array {
  const [rowPrices, colPrices] = [new Float64Array(size + 1), new Float64Array(size + 1)];
  // The row that has the column, or 0. Rows and columns are counted from 1. Index 0 has the row that still
  // needs a column.
  const rowByCol = new Int32Array(size + 1);
  const previousColOf = new Int32Array(size + 1);
  for (let row = 1; row <= size; row++) {
    rowByCol[0] = row;
    const lowestCosts = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY);
    const isColUsed = new Uint8Array(size + 1);
    let col = 0;
    do {
      isColUsed[col] = 1;
      const pathRow = rowByCol[col] as number;
      let [delta, nextCol] = [Number.POSITIVE_INFINITY, 0];
      for (let otherCol = 1; otherCol <= size; otherCol++) {
        if (isColUsed[otherCol]) continue;
        const cost = costs[(pathRow - 1) * size + otherCol - 1] as number;
        const reducedCost = cost - (rowPrices[pathRow] as number) - (colPrices[otherCol] as number);
        if (reducedCost < (lowestCosts[otherCol] as number)) {
          lowestCosts[otherCol] = reducedCost;
          previousColOf[otherCol] = col;
        }
        if ((lowestCosts[otherCol] as number) < delta)
          [delta, nextCol] = [lowestCosts[otherCol] as number, otherCol];
      }
      for (let otherCol = 0; otherCol <= size; otherCol++)
        if (isColUsed[otherCol]) {
          const usedRow = rowByCol[otherCol] as number;
          rowPrices[usedRow] = (rowPrices[usedRow] as number) + delta;
          colPrices[otherCol] = (colPrices[otherCol] as number) - delta;
        } else lowestCosts[otherCol] = (lowestCosts[otherCol] as number) - delta;
      col = nextCol;
    } while (rowByCol[col] !== 0);
    while (col !== 0) {
      const previousCol = previousColOf[col] as number;
      rowByCol[col] = rowByCol[previousCol] as number;
      col = previousCol;
    }
  }
  const columns = new Int32Array(size);
  for (let col = 1; col <= size; col++) columns[(rowByCol[col] as number) - 1] = col - 1;
  return columns;
}
