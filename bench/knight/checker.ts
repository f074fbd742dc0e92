/**
 * A tour to check, with the ends that it should have. Squares are indices in reading order from the top left.
 */
export interface Walk {
  readonly cols: number;
  readonly rows: number;
  /** The number of each square, from 1. */
  readonly order: Int32Array;
  readonly start?: number;
  readonly end?: number;
  readonly closed: boolean;
}

const ACROSS = Int8Array.of(1, 2, 2, 1, -1, -2, -2, -1);
const DOWN = Int8Array.of(-2, -1, 1, 2, 2, 1, -1, -2);

/**
 * Returns the fault of a tour, or `undefined` if it is right. The knight starts on number 1 and follows the
 * next number, a knight's move away, again and again. If it reaches number cols * rows, it has visited as
 * many different squares, so each number occurs once. Takes no memory, and shares no code with the solver or
 * its checker.
 */
export function walkFault({ cols, rows, order, start, end, closed }: Walk): string | undefined {
  const count = cols * rows;
  if (order.length !== count) return `${order.length} numbers for ${count} squares`;
  const first = start ?? order.indexOf(1);
  if (order[first] !== 1) return `the start has number ${order[first]}`;
  let x = first % cols;
  let y = Math.trunc(first / cols);
  let move = 0;
  for (let number = 2; number <= count; number++) {
    let tried = 0;
    for (; tried < 8; tried++, move = (move + 1) & 7) {
      const nextX = x + (ACROSS[move] ?? 0);
      const nextY = y + (DOWN[move] ?? 0);
      if (nextX < 0 || nextX >= cols || nextY < 0 || nextY >= rows) continue;
      if (order[nextY * cols + nextX] !== number) continue;
      x = nextX;
      y = nextY;
      break;
    }
    if (tried === 8) return `no knight's move leads to number ${number}`;
  }
  const last = y * cols + x;
  if (end !== undefined && last !== end) return `ends on place ${last}, not ${end}`;
  const across = x - (first % cols);
  const down = y - Math.trunc(first / cols);
  if (closed && across ** 2 + down ** 2 !== 5)
    return "not closed: the last square isn't a knight's move from the first";
  return undefined;
}
