import { type Board, defaultGoal, type Puzzle } from '../../core/sliding/board.ts';
import type { PictureReading } from '../../render/photo/reader.ts';

/** A cell with a lower confidence is doubtful. */
const MIN_CONFIDENCE = 0.7;
/** The maximum number of cells that a sentence names. */
const MAX_NAMED = 6;

/** Returns the board that was read. */
export const boardOf = ({ rows, cols, tiles }: PictureReading): Board => ({ rows, cols, tiles });

/** Returns the cells that need checking, in reading order. */
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

/** Returns the names of the first six cells as a list: `b3, c1`. An ellipsis stands for further cells. */
export const namesOf = (cells: readonly number[], board: Pick<Board, 'cols'>): string =>
  [
    ...cells.slice(0, MAX_NAMED).map((cell) => cellName(cell, board)),
    ...(cells.length > MAX_NAMED ? ['…'] : []),
  ].join(', ');

/** Returns the puzzle with the contents of two cells of its start swapped. */
export function swapped({ start, goal }: Puzzle, one: number, other: number): Puzzle {
  const { tiles } = start;
  const at = (cell: number): number => tiles[cell === one ? other : cell === other ? one : cell] ?? 0;
  return { start: { ...start, tiles: [...tiles.keys()].map(at) }, goal };
}

/** Returns the puzzle of a board without a goal of its own: the goal is 1, 2, ..., the blank last. */
export const withUsualGoal = (start: Board): Puzzle => ({
  start,
  goal: defaultGoal(start.rows, start.cols),
});
