const MOVES = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const;

/**
 * Warnsdorff's rule (1823) as textbooks have it: always to the free square with the fewest free exits, the first of equals,
 * never back. The numbers in reading order, or undefined if the knight got stuck. `start` is a place from the top left.
 */
export function textbookWarnsdorff(cols: number, rows: number, start: number): Int32Array | undefined {
  const order = new Int32Array(cols * rows);
  const isFree = (x: number, y: number): boolean =>
    x >= 0 && x < cols && y >= 0 && y < rows && order[y * cols + x] === 0;
  let x = start % cols;
  let y = Math.trunc(start / cols);
  order[start] = 1;
  for (let number = 2; number <= order.length; number++) {
    let fewest = 9;
    let bestX = -1;
    let bestY = -1;
    for (const [across, down] of MOVES) {
      const [nextX, nextY] = [x + across, y + down];
      if (!isFree(nextX, nextY)) continue;
      let exits = 0;
      for (const [dx, dy] of MOVES) if (isFree(nextX + dx, nextY + dy)) exits++;
      if (exits < fewest) [fewest, bestX, bestY] = [exits, nextX, nextY];
    }
    if (bestX < 0) return undefined;
    [x, y] = [bestX, bestY];
    order[y * cols + x] = number;
  }
  return order;
}
