import type { Board, Moves, Puzzle } from './board.ts';

/**
 * The n-th tile of `oldBoard`, in reading order and without the blank, gets the name of the n-th tile of
 * `newBoard`.
 */
function createRelabelling(oldBoard: Board, newBoard: Board): (board: Board) => Board {
  const [oldTiles, newTiles] = [oldBoard, newBoard].map(({ tiles }) => tiles.filter((tile) => tile !== 0));
  const newTileByOldTile = new Map(oldTiles?.map((tile, index) => [tile, newTiles?.[index] ?? 0]));
  return ({ rows, cols, tiles }) => ({
    rows,
    cols,
    tiles: tiles.map((tile) => newTileByOldTile.get(tile) ?? 0),
  });
}

const transposeBoard = ({ rows, cols, tiles }: Board): Board => ({
  rows: cols,
  cols: rows,
  tiles: tiles.map((_, cell) => tiles[(cell % rows) * cols + Math.floor(cell / rows)] ?? 0),
});

/**
 * Mirrors on the main diagonal. Tiles are renamed so that the goal keeps its reading order. `transposeMoves`
 * converts a solution. The function is its own inverse.
 */
export function transposePuzzle({ start, goal }: Puzzle): Puzzle {
  const relabel = createRelabelling(transposeBoard(goal), goal);
  return { start: relabel(transposeBoard(start)), goal: relabel(transposeBoard(goal)) };
}

const TRANSPOSED_MOVES: Readonly<Record<string, string>> = { U: 'L', L: 'U', D: 'R', R: 'D' };

/** Exchanges U and L, and D and R. */
export const transposeMoves = (moves: Moves): Moves =>
  [...moves].map((letter) => TRANSPOSED_MOVES[letter] ?? letter).join('');

/**
 * Leads from the goal to the start. Tiles are renamed so that the goal keeps its reading order.
 * - The solutions are those of the original puzzle, in reverse order and with each move inverted.
 * - If the start's blank is already in its goal cell, the goal stays unchanged. The new start is then the
 *   inverse permutation of the old one.
 * - The function is its own inverse.
 */
export function reversePuzzle({ start, goal }: Puzzle): Puzzle {
  const relabel = createRelabelling(start, goal);
  return { start: relabel(goal), goal: relabel(start) };
}
