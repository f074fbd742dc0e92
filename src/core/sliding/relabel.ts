import type { Board, Moves, Puzzle } from './board.ts';

/** For each tile of `from`, in reading order without the blank, the tile that has this place in `to`. */
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
 * The puzzle mirrored on the board's main diagonal, its tiles renamed so that the goal's read in the same
 * order as before: 1, 2, 3, ... stays 1, 2, 3, .... Solved by the same number of moves, `transposeMoves` of
 * the others. Twice gives the same puzzle again.
 */
export function transposePuzzle({ start, goal }: Puzzle): Puzzle {
  const relabel = relabelling(mirrored(goal), goal);
  return { start: relabel(mirrored(start)), goal: relabel(mirrored(goal)) };
}

const MIRROR: Readonly<Record<string, string>> = { U: 'L', L: 'U', D: 'R', R: 'D' };

/** The moves as they look in a mirror on the main diagonal. */
export const transposeMoves = (moves: Moves): Moves =>
  [...moves].map((letter) => MIRROR[letter] ?? letter).join('');

/**
 * The way back as a puzzle of its own: from the goal to the start, its tiles renamed so that what is reached
 * reads like the old goal. With the blank at home that is the inverse permutation, and the goal stays what it
 * was. As many moves, those of the given puzzle backwards and inverted. Twice gives the same puzzle again.
 */
export function reversePuzzle({ start, goal }: Puzzle): Puzzle {
  const relabel = relabelling(start, goal);
  return { start: relabel(goal), goal: relabel(start) };
}
