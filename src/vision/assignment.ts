/**
 * Assigns each of `size` rows to a different column so that the sum of the costs is lowest. `costs` is a
 * square matrix, row by row. Returns the column of each row. Takes O(size^3) time, by shortest augmenting
 * paths (Jonker and Volgenant, Computing 38, 1987).
 */
export function assign(costs: Float64Array, size: number): Int32Array {
  const [rowPrices, colPrices] = [new Float64Array(size + 1), new Float64Array(size + 1)];
  // Index: a column. Value: the row that has this column, or 0. Both are counted from 1. Index 0 has the row
  // that still needs a column.
  const rowOf = new Int32Array(size + 1);
  const cameFrom = new Int32Array(size + 1);
  for (let row = 1; row <= size; row++) {
    rowOf[0] = row;
    const least = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY);
    const isUsed = new Uint8Array(size + 1);
    let col = 0;
    do {
      isUsed[col] = 1;
      const from = rowOf[col] as number;
      let [delta, next] = [Number.POSITIVE_INFINITY, 0];
      for (let other = 1; other <= size; other++) {
        if (isUsed[other]) continue;
        const cost = costs[(from - 1) * size + other - 1] as number;
        const reduced = cost - (rowPrices[from] as number) - (colPrices[other] as number);
        if (reduced < (least[other] as number)) {
          least[other] = reduced;
          cameFrom[other] = col;
        }
        if ((least[other] as number) < delta) [delta, next] = [least[other] as number, other];
      }
      for (let other = 0; other <= size; other++)
        if (isUsed[other]) {
          const used = rowOf[other] as number;
          rowPrices[used] = (rowPrices[used] as number) + delta;
          colPrices[other] = (colPrices[other] as number) - delta;
        } else least[other] = (least[other] as number) - delta;
      col = next;
    } while (rowOf[col] !== 0);
    while (col !== 0) {
      const back = cameFrom[col] as number;
      rowOf[col] = rowOf[back] as number;
      col = back;
    }
  }
  const columns = new Int32Array(size);
  for (let col = 1; col <= size; col++) columns[(rowOf[col] as number) - 1] = col - 1;
  return columns;
}
