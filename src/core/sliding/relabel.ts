import type { Board, Moves, Puzzle } from './board.ts';

/**
 * Returns a function that renames each tile of `from` to the tile at the same position in `to`. Positions
 * count in reading order without the blank.
 */
function relabelling(from: Board, to: Board): (board: Board) => Board {
  const [names, places] = [from, to].map(({ tiles }) => tiles.filter((tile) => tile !== 0));
  const label = new Map(names?.map((tile, at) => [tile, places?.[at] ?? 0]));
  return ({ rows, cols, tiles }) => ({ rows, cols, tiles: tiles.map((tile) => label.get(tile) ?? 0) });
}

const mirrored = ({ rows, cols, tiles }: Board): Board => ({
  rows: cols,
  cols: rows,
  tiles: tiles.map((_, cell) => tiles[(cell % rows) * cols + Math.floor(cell / rows)] ?? 0),
});

/**
 * Mirrors the puzzle on the board's main diagonal. Tiles are renamed so that the goal reads in the same order
 * as before: 1, 2, 3, ... stays 1, 2, 3, .... Its solutions are `transposeMoves` of the original's, with the
 * same length. Applied twice, it returns the original puzzle.
 */
export function transposePuzzle({ start, goal }: Puzzle): Puzzle {
  const relabel = relabelling(mirrored(goal), goal);
  return { start: relabel(mirrored(start)), goal: relabel(mirrored(goal)) };
}

const MIRROR: Readonly<Record<string, string>> = { U: 'L', L: 'U', D: 'R', R: 'D' };

/** Mirrors the moves on the main diagonal. */
export const transposeMoves = (moves: Moves): Moves =>
  [...moves].map((letter) => MIRROR[letter] ?? letter).join('');

/**
 * Returns the puzzle that leads from the goal back to the start. Tiles are renamed so that the new goal reads
 * like the old one. If the blank is in its goal cell, this is the inverse permutation and the goal is
 * unchanged. Its solutions are the original's, reversed and inverted. Applied twice, it returns the original
 * puzzle.
 */
export function reversePuzzle({ start, goal }: Puzzle): Puzzle {
  const relabel = relabelling(start, goal);
  return { start: relabel(goal), goal: relabel(start) };
}
