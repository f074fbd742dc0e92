import type { Geometry } from '../canonical-puzzle.ts';
import type { Heuristic } from './heuristic.ts';

/**
 * A heuristic that adds up a price for each tile by where it stands: `price(cell, home)` for the tile that
 * belongs in cell `home`, a whole number to 255, 0 where `cell === home`. The blank costs nothing.
 */
export function tileSum(
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
    from(state) {
      let now = 0;
      for (let cell = 0; cell < n; cell++) now += prices[(state[cell] as number) * n + cell] as number;
      return {
        initial: now,
        try(tile, cell, hole, most) {
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
