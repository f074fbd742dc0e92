import type { Board } from '../../core/sliding/board.ts';
import { defaultGoal } from '../../core/sliding/board.ts';
import { makeCode, parseCode } from '../../core/sliding/notation/code.ts';
import type { PictureReading } from '../../render/photo/reader.ts';

/** Cells below this confidence are named in a question. */
const CLEAR = 0.7;
/** The most cells that are named. */
const MAX_NAMED = 6;
/** Before the code of a board that differs from the meant one by a swap of its first two tiles. */
const SWAPPED = '~';

/** The board as it was read. */
export const boardOf = ({ rows, cols, tiles }: PictureReading): Board => ({ rows, cols, tiles });

/** The cells that are not clear by themselves, in reading order. */
export const doubtfulCells = ({ tiles, shown, confidence }: PictureReading): readonly number[] =>
  [...tiles.keys()].filter((cell) => shown[cell] !== tiles[cell] || (confidence[cell] ?? 0) < CLEAR);

/** The name of a cell: its column as a letter, its row from the top: `b3`. */
export const cellName = (cell: number, { cols }: Pick<Board, 'cols'>): string =>
  `${String.fromCharCode(97 + (cell % cols))}${Math.floor(cell / cols) + 1}`;

/** The cell of a name; undefined: the board has none. The inverse of `cellName`. */
export function cellAt(name: string, { rows, cols }: Board): number | undefined {
  const [col, row] = [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
  return col >= 0 && col < cols && row >= 0 && row < rows ? row * cols + col : undefined;
}

/** The names of cells: `b3, c1`; the first few of many, and three dots. */
export const namesOf = (cells: readonly number[], board: Pick<Board, 'cols'>): string =>
  [
    ...cells.slice(0, MAX_NAMED).map((cell) => cellName(cell, board)),
    ...(cells.length > MAX_NAMED ? ['…'] : []),
  ].join(', ');

/** The board with the contents of two cells swapped. */
export function swapped(board: Board, one: number, other: number): Board {
  const { tiles } = board;
  const at = (cell: number): number => tiles[cell === one ? other : cell === other ? one : cell] ?? 0;
  return { ...board, tiles: [...tiles.keys()].map(at) };
}

/** The cells of the first two tiles. A swap of them makes an unsolvable board solvable. */
function firstTiles({ tiles }: Board): readonly [number, number] {
  const [one = 0, other = 0] = [...tiles.keys()].filter((cell) => tiles[cell] !== 0);
  return [one, other];
}

/** A board, solvable or not, as few letters and digits. The inverse of `parseBoardCode`. */
export function boardCode(board: Board): string {
  const goal = defaultGoal(board.rows, board.cols);
  const code = makeCode({ start: board, goal });
  return code ?? `${SWAPPED}${makeCode({ start: swapped(board, ...firstTiles(board)), goal })}`;
}

/** The board of a code; undefined: `boardCode` made no such code. */
export function parseBoardCode(code: string): Board | undefined {
  const isSwapped = code.startsWith(SWAPPED);
  const board = parseCode(isSwapped ? code.slice(SWAPPED.length) : code)?.start;
  return board && isSwapped ? swapped(board, ...firstTiles(board)) : board;
}
