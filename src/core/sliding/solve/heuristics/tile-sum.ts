import { taxicabBetween } from '../../board.ts';
import type { Geometry } from '../position/canonical-puzzle.ts';
import type { Heuristic } from './ida.ts';

/** Adds up `price(cell, goalCell)` of all tiles but the blank: an integer up to 255, 0 for equal cells. */
function tileSumHeuristic(
  { rows, cols, blank }: Geometry,
  price: (cell: number, goalCell: number) => number,
): Heuristic {
  const n = rows * cols;
  const prices = Uint8Array.from({ length: n * n }, (_, index) => {
    const goalCell = Math.floor(index / n);
    return goalCell === blank ? 0 : price(index % n, goalCell);
  });
  return {
    bytes: prices.byteLength,
    estimateFrom(state) {
      let estimate = 0;
      for (let cell = 0; cell < n; cell++) estimate += prices[(state[cell] as number) * n + cell] as number;
      return {
        initial: estimate,
        trySlide(tile, cell, blankCell, maxEstimate) {
          const newEstimate =
            estimate + (prices[tile * n + blankCell] as number) - (prices[tile * n + cell] as number);
          if (newEstimate > maxEstimate) return -1;
          estimate = newEstimate;
          return newEstimate;
        },
        undo(tile, cell, blankCell) {
          estimate += (prices[tile * n + cell] as number) - (prices[tile * n + blankCell] as number);
        },
      };
    },
  };
}

/** The blank doesn't count. Admissible, because each misplaced tile needs at least one move. */
export const misplacedHeuristic = (geometry: Geometry): Heuristic =>
  tileSumHeuristic(geometry, (cell, goalCell) => (cell === goalCell ? 0 : 1));

/**
 * A misplaced tile's weight depends on the row in which it is now: 1 in the bottom row, `rows` in the top
 * row. **Not admissible**: a tile that needs only one move may have a larger weight, so the solution found
 * may not be a shortest one. Must be used on the original board, because turning the board changes the rows.
 */
export const rowWeightedHeuristic = (geometry: Geometry): Heuristic =>
  tileSumHeuristic(geometry, (cell, goalCell) =>
    cell === goalCell ? 0 : geometry.rows - Math.floor(cell / geometry.cols),
  );

/** Admissible, because a move brings only one tile nearer to its goal cell, by one cell. */
export const manhattanHeuristic = (geometry: Geometry): Heuristic =>
  tileSumHeuristic(geometry, (cell, goalCell) => taxicabBetween(geometry.cols, cell, goalCell));
