import { below, seededRandom } from '../../random.ts';
import { neighbourLists } from '../board/moves.ts';
import { cellsInOrder } from '../board/numbered-tour.ts';

/** Larger boards are drawn as colours, in which no seams show; and each exchange takes time in proportion to the board. */
export const BLENDED_SQUARES = 5000;

const TRIES_A_SQUARE = 10;

/**
 * Blends the seams between the blocks of a tour, in place, by exchanges at random: moves a-b and c-d give way to a-c and b-d, and the
 * way from b to c is walked backwards. Both ends stay where they are, so a closed tour stays closed. `order` numbers the cells from 1
 * in reading order; the same seed makes the same tour.
 */
export function blend(order: Int32Array, rows: number, cols: number, seed: number): void {
  const count = order.length;
  const random = seededRandom(Math.imul(seed, 0x27d4eb2f) + 1);
  const neighbours = neighbourLists(rows, cols);
  const path = cellsInOrder(order);
  for (let tries = TRIES_A_SQUARE * count; tries > 0 && count > 2; tries--) {
    const i = below(random, count - 1);
    const near = neighbours[path[i] ?? 0] ?? [];
    const j = (order[near[below(random, near.length)] ?? 0] ?? 1) - 1;
    if (j === count - 1) continue;
    // The moves after i and after j; what lies between the nearer one and the further one is turned round.
    if (!(neighbours[path[i + 1] ?? 0] ?? []).includes(path[j + 1] ?? -1)) continue;
    for (let low = Math.min(i, j) + 1, high = Math.max(i, j); low < high; low++, high--) {
      const [first, last] = [path[low] ?? 0, path[high] ?? 0];
      path[low] = last;
      path[high] = first;
      order[last] = low + 1;
      order[first] = high + 1;
    }
  }
}
