import type { Board } from '../board.ts';

/** A board as one column of a table holds it: `2x3 1 2 3 4 0 5`. The inverse of `parseBoardText`. */
export const makeBoardText = (board: Board): string => `${board.rows}x${board.cols} ${board.tiles.join(' ')}`;

/** Reads what `makeBoardText` wrote. Throws on anything else: then the database was changed by somebody else. */
export function parseBoardText(text: string): Board {
  const [, rows, cols, cells] = /^(\d+)x(\d+) ([\d ]+)$/.exec(text) ?? [];
  const tiles = (cells ?? '').split(' ').map(Number);
  const board = { rows: Number(rows), cols: Number(cols), tiles };
  if (board.rows * board.cols !== tiles.length)
    throw new Error(`no board: ${JSON.stringify(text.slice(0, 80))}`);
  return board;
}
