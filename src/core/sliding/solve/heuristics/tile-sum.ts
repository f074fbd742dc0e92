import { taxicab } from '../../board.ts';
import type { Geometry } from '../position/canonical-puzzle.ts';
import type { Heuristic } from './ida.ts';

/**
 * Creates a heuristic that adds up one price for each tile; the blank costs nothing. `price(cell, home)` is
 * the price of a tile in `cell` with goal cell `home`: an integer up to 255, 0 if both are equal.
 */
function tileSumHeuristic(
  { rows, cols, blank }: Geometry,
  price: (cell: number, home: number) => number,
): Heuristic {
  const n = rows * cols;
  const prices = Uint8Array.from({ length: n * n }, (_, at) => {
    const home = Math.floor(at / n);
    return home === blank ? 0 : price(at % n, home);
  });
  return {
    bytes: prices.byteLength,
    estimateFrom(state) {
      let now = 0;
      for (let cell = 0; cell < n; cell++) now += prices[(state[cell] as number) * n + cell] as number;
      return {
        initial: now,
        trySlide(tile, cell, hole, most) {
          const after = now + (prices[tile * n + hole] as number) - (prices[tile * n + cell] as number);
          if (after > most) return -1;
          now = after;
          return after;
        },
        undo(tile, cell, hole) {
          now += (prices[tile * n + cell] as number) - (prices[tile * n + hole] as number);
        },
      };
    },
  };
}

/** Number of misplaced tiles, without the blank. Admissible, because each of them needs at least one move. */
export const misplacedHeuristic = (geometry: Geometry): Heuristic =>
  tileSumHeuristic(geometry, (cell, home) => (cell === home ? 0 : 1));

/**
 * Number of misplaced tiles, weighted by row: the higher the row, the larger the weight. **Not admissible**:
 * a tile one move from home may count as several, so the solution need not be shortest. Rows are those of the
 * original board, so the geometry must not be turned.
 */
export const rowWeightedHeuristic = (geometry: Geometry): Heuristic =>
  tileSumHeuristic(geometry, (cell, home) =>
    cell === home ? 0 : geometry.rows - Math.floor(cell / geometry.cols),
  );

/**
 * Sum of all tiles' taxicab distances to their goal cells. Admissible: a move brings one tile at most one
 * step nearer.
 */
export const manhattanHeuristic = (geometry: Geometry): Heuristic =>
  tileSumHeuristic(geometry, (cell, home) => taxicab(geometry.cols, cell, home));
