import { type Board, defaultGoal, type Puzzle } from '../../core/sliding/board.ts';
import type { PictureReading } from '../../render/photo/reader.ts';

/** A cell that was read with a lower confidence (0 to 1) is doubtful. */
const MIN_CONFIDENCE = 0.7;
/** The maximum number of cells that a sentence names. */
const MAX_NAMED_CELLS = 6;

/** Returns the board that was read from a picture. */
export const boardOfReading = ({ rows, cols, tiles }: PictureReading): Board => ({ rows, cols, tiles });

/** Returns the cells that the user should check, in reading order. */
export const doubtfulCells = ({ tiles, shown, confidence }: PictureReading): readonly number[] =>
  [...tiles.keys()].filter((cell) => shown[cell] !== tiles[cell] || (confidence[cell] ?? 0) < MIN_CONFIDENCE);

/** Returns a cell's name: its column as a letter, and its row counted from the top: `b3`. */
export const cellName = (cell: number, { cols }: Pick<Board, 'cols'>): string =>
  `${String.fromCharCode(97 + (cell % cols))}${Math.floor(cell / cols) + 1}`;

/** Returns the cell with this name, the inverse of `cellName`. Undefined if the board has no such cell. */
export function cellAt(name: string, { rows, cols }: Board): number | undefined {
  const [col, row] = [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
  return col >= 0 && col < cols && row >= 0 && row < rows ? row * cols + col : undefined;
}

/** Lists the names of cells: `b3, c1`. After six names, an ellipsis replaces the other names. */
export const listCells = (cells: readonly number[], board: Pick<Board, 'cols'>): string =>
  [
    ...cells.slice(0, MAX_NAMED_CELLS).map((cell) => cellName(cell, board)),
    ...(cells.length > MAX_NAMED_CELLS ? ['…'] : []),
  ].join(', ');

/** Returns the puzzle after a swap of two cells in its start board. */
export function swapCells({ start, goal }: Puzzle, cellA: number, cellB: number): Puzzle {
  const { tiles } = start;
  const tileAfterSwap = (cell: number): number =>
    tiles[cell === cellA ? cellB : cell === cellB ? cellA : cell] ?? 0;
  return { start: { ...start, tiles: [...tiles.keys()].map(tileAfterSwap) }, goal };
}

/** Returns the puzzle with this start board and the default goal: 1, 2, ..., the blank last. */
export const withDefaultGoal = (start: Board): Puzzle => ({
  start,
  goal: defaultGoal(start.rows, start.cols),
});
