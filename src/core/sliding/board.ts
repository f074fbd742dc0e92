/** `rows * cols` tiles in reading order, each of 0 .. rows*cols-1 once; 0 is the blank. */
export interface Board {
  readonly rows: number;
  readonly cols: number;
  readonly tiles: readonly number[];
}

/** Two boards of the same size. */
export interface Puzzle {
  readonly start: Board;
  readonly goal: Board;
}

/** The direction in which a tile slides into the blank. */
export type Move = 'U' | 'D' | 'L' | 'R';

/**
 * One letter for each step of one tile: `LURD`. Repetitions are never shortened; `makeMoves` writes the short
 * form `L2U`.
 */
export type Moves = string;

/** `stm` counts every step of a single tile. `mtm` counts a straight slide of several tiles as one move. */
export type Metric = 'stm' | 'mtm';

/** 1, 2, ..., n-1 in reading order, the blank last. */
export function defaultGoal(rows: number, cols: number): Board {
  const cellCount = rows * cols;
  return { rows, cols, tiles: Array.from({ length: cellCount }, (_, cell) => (cell + 1) % cellCount) };
}

export const isSameBoard = (boardA: Board, boardB: Board): boolean =>
  boardA.rows === boardB.rows &&
  boardA.cols === boardB.cols &&
  boardA.tiles.every((tile, cell) => tile === boardB.tiles[cell]);

/** The inverse of the permutation `tiles`. */
export function cellsByTile(tiles: ArrayLike<number>): Uint8Array {
  const cells = new Uint8Array(tiles.length);
  for (let cell = 0; cell < tiles.length; cell++) cells[tiles[cell] ?? 0] = cell;
  return cells;
}

export const taxicabBetween = (cols: number, cell: number, otherCell: number): number =>
  Math.abs(Math.floor(cell / cols) - Math.floor(otherCell / cols)) +
  Math.abs((cell % cols) - (otherCell % cols));
