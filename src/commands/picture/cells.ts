import { type Board, defaultGoal, type Puzzle } from '../../core/sliding/board.ts';
import type { PictureReading } from '../../render/photo/reader.ts';

/** A cell that was read with a lower confidence (0 to 1) is doubtful. */
const MIN_CONFIDENCE = 0.7;
/** Limits the names in a sentence. */
const MAX_NAMED_CELLS = 6;

/** A picture with several boards that aren't a start and its goal. */
export const hasUnrelatedBoards = ({ boardCount, goal }: PictureReading): boolean =>
  boardCount > 1 && goal === undefined;

export const boardOfReading = ({ rows, cols, tiles }: PictureReading): Board => ({ rows, cols, tiles });

/** The cells are in reading order. */
export const doubtfulCells = ({ tiles, shown, confidence }: PictureReading): readonly number[] =>
  [...tiles.keys()].filter((cell) => shown[cell] !== tiles[cell] || (confidence[cell] ?? 0) < MIN_CONFIDENCE);

/** The column as a letter, and the row counted from the top: `b3`. */
export const cellName = (cell: number, { cols }: Pick<Board, 'cols'>): string =>
  `${String.fromCharCode(97 + (cell % cols))}${Math.floor(cell / cols) + 1}`;

/** The inverse of `cellName`. Undefined if the board has no such cell. */
export function cellAt(name: string, { rows, cols }: Board): number | undefined {
  const [col, row] = [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
  return col >= 0 && col < cols && row >= 0 && row < rows ? row * cols + col : undefined;
}

/** `b3, c1`. After six names, an ellipsis replaces the others. */
export const listCells = (cells: readonly number[], board: Pick<Board, 'cols'>): string =>
  [
    ...cells.slice(0, MAX_NAMED_CELLS).map((cell) => cellName(cell, board)),
    ...(cells.length > MAX_NAMED_CELLS ? ['…'] : []),
  ].join(', ');

export function swapCells({ start, goal }: Puzzle, cellA: number, cellB: number): Puzzle {
  const { tiles } = start;
  const tileAfterSwap = (cell: number): number =>
    tiles[cell === cellA ? cellB : cell === cellB ? cellA : cell] ?? 0;
  return { start: { ...start, tiles: [...tiles.keys()].map(tileAfterSwap) }, goal };
}

/** The goal is 1, 2, ..., the blank last. */
export const withDefaultGoal = (start: Board): Puzzle => ({
  start,
  goal: defaultGoal(start.rows, start.cols),
});
