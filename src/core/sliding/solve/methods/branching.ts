import { slideTable } from '../position/space.ts';

const ROUNDS = 120;

/**
 * How many ways on a position has in the long run if no move is taken back at once: the growth of the number
 * of such paths of the blank (Edelkamp & Korf 1998: 1.732 on 3x3, 2.130 on 4x4, 2.368 on 5x5).
 */
export function branchingFactor(rows: number, cols: number): number {
  const slides = slideTable(rows, cols);
  // Paths by where the blank is and the move that brought it there.
  let paths = new Float64Array(rows * cols * 4).fill(1);
  let growth = 1;
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Float64Array(paths.length);
    for (let hole = 0; hole < rows * cols; hole++) {
      for (let last = 0; last < 4; last++) {
        for (let move = 0; move < 4; move++) {
          const cell = slides[4 * hole + move] as number;
          if (cell < 0 || move === (last ^ 1)) continue;
          next[4 * cell + move] = (next[4 * cell + move] as number) + (paths[4 * hole + last] as number);
        }
      }
    }
    const total = next.reduce((sum, count) => sum + count, 0);
    // The number of ways alternates between the two colours of cells: the mean of the second half evens that
    // out.
    if (round >= ROUNDS / 2) growth *= (total / paths.reduce((sum, count) => sum + count, 0)) ** (2 / ROUNDS);
    paths = next.map((count) => count / total);
  }
  return growth;
}
