const ACROSS = Int8Array.of(1, 2, 2, 1, -1, -2, -2, -1);
const DOWN = Int8Array.of(2, 1, -1, -2, -2, -1, 1, 2);

/**
 * Returns a tour by Warnsdorff's rule (1823) as in textbooks: always to the free square with the fewest free
 * exits, the first of equals, and never back. Numbers are in reading order; `undefined` means that the knight
 * got stuck. `start` is an index in reading order.
 */
export function textbookWarnsdorff(cols: number, rows: number, start: number): Int32Array | undefined {
  const order = new Int32Array(cols * rows);
  const isFree = (x: number, y: number): boolean =>
    x >= 0 && x < cols && y >= 0 && y < rows && order[y * cols + x] === 0;
  const exits = (x: number, y: number): number => {
    let free = 0;
    for (let move = 0; move < 8; move++) {
      if (isFree(x + (ACROSS[move] ?? 0), y + (DOWN[move] ?? 0))) free++;
    }
    return free;
  };
  let x = start % cols;
  let y = Math.trunc(start / cols);
  order[start] = 1;
  for (let number = 2; number <= order.length; number++) {
    let fewest = 9;
    let best = -1;
    for (let move = 0; move < 8; move++) {
      const toX = x + (ACROSS[move] ?? 0);
      const toY = y + (DOWN[move] ?? 0);
      if (!isFree(toX, toY)) continue;
      const count = exits(toX, toY);
      if (count >= fewest) continue;
      fewest = count;
      best = move;
    }
    if (best < 0) return undefined;
    x += ACROSS[best] ?? 0;
    y += DOWN[best] ?? 0;
    order[y * cols + x] = number;
  }
  return order;
}
