import type { Puzzle } from '../../board.ts';
import type { CanonicalPuzzle } from '../canonical-puzzle.ts';

/**
 * The puzzle as a `CanonicalPuzzle` that is neither turned nor mirrored: only the tiles are renamed. `rows`
 * may exceed `cols`.
 */
export function uprightPuzzle({ start, goal }: Puzzle): CanonicalPuzzle {
  const home = new Uint8Array(goal.tiles.length);
  goal.tiles.forEach((tile, cell) => {
    home[tile] = cell;
  });
  return {
    rows: start.rows,
    cols: start.cols,
    blank: home[0] ?? 0,
    state: Uint8Array.from(start.tiles, (tile) => home[tile] ?? 0),
    toMoves: (moves) => moves,
  };
}
