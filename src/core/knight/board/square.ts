import { fault, ok, type Result } from '../../result.ts';
import { plainLine, shortenForQuote } from '../../typed-text.ts';

export const MAX_SIDE = 10_000;

export interface BoardSize {
  readonly cols: number;
  readonly rows: number;
}

/**
 * Faults: `bad-board-size` {text} (sides must be whole numbers from 1), `board-too-large` {cols, rows, max}.
 */
export function checkBoardSize(cols: number, rows: number): Result<BoardSize> {
  if (cols > MAX_SIDE || rows > MAX_SIDE) return fault('board-too-large', { cols, rows, max: MAX_SIDE });
  const isSide = (side: number): boolean => Number.isInteger(side) && side >= 1;
  return isSide(cols) && isSide(rows)
    ? ok({ cols, rows })
    : fault('bad-board-size', { text: `${cols}x${rows}` });
}

/** `file` 0 is a, `rank` 0 is the bottom row. */
export interface Square {
  readonly file: number;
  readonly rank: number;
}

/** `xy`: x counts columns from the left and y rows from the top, from 1. */
export const SQUARE_STYLES = ['a1', 'xy'] as const;
export type SquareStyle = (typeof SQUARE_STYLES)[number];

const ALPHABET_SIZE = 26;
const CODE_OF_A = 97;
const MAX_SQUARE_CHARS = 24;

/** After the file z come aa, ab, ... */
export function makeSquare(square: Square): string {
  let letters = '';
  for (
    let remainingValue = square.file + 1;
    remainingValue > 0;
    remainingValue = Math.floor((remainingValue - 1) / ALPHABET_SIZE)
  ) {
    letters = String.fromCharCode(CODE_OF_A + ((remainingValue - 1) % ALPHABET_SIZE)) + letters;
  }
  return `${letters}${square.rank + 1}`;
}

/** Writes `(2,4)`, as the article of 2003 does. */
const makePair = ({ file, rank }: Square, rows: number): string => `(${file + 1},${rows - rank})`;

export const writeSquare = (square: Square, rows: number, style: SquareStyle = 'a1'): string =>
  style === 'xy' ? makePair(square, rows) : makeSquare(square);

const PAIR_PATTERN = /^\( ?([0-9]{1,9}) ?[,;] ?([0-9]{1,9}) ?\)$/u;

/** The square may be off the board. */
export const looksLikeSquare = (text: string): boolean =>
  /^[a-z]{1,6} ?[0-9]{1,9}$/u.test(plainLine(text)) || PAIR_PATTERN.test(plainLine(text));

/**
 * Fault: `square-off-board` {square, cols, rows, first, last}. `first` and `last`: opposite corners. Squares
 * are in the notation `style`.
 */
export function checkSquare(
  square: Square,
  cols: number,
  rows: number,
  style: SquareStyle = 'a1',
): Result<Square> {
  const isWithinSide = (position: number, sideLength: number): boolean =>
    Number.isInteger(position) && position >= 0 && position < sideLength;
  if (isWithinSide(square.file, cols) && isWithinSide(square.rank, rows)) return ok(square);
  const [firstRank, lastRank] = style === 'xy' ? [rows - 1, 0] : [0, rows - 1];
  return fault('square-off-board', {
    square: writeSquare(square, rows, style),
    cols,
    rows,
    first: writeSquare({ file: 0, rank: firstRank }, rows, style),
    last: writeSquare({ file: cols - 1, rank: lastRank }, rows, style),
  });
}

/** The numbers of `(2,4)`. */
export function parsePair(text: string): readonly [x: number, y: number] | undefined {
  const [wholeMatch, x, y] = PAIR_PATTERN.exec(text) ?? [];
  return wholeMatch === undefined ? undefined : [Number(x), Number(y)];
}

/**
 * Parses `e1` or `(2,4)`. Ignores case and invisible characters, and accepts digits of any script. Faults:
 * `bad-square` {text, last}, and that of `checkSquare`.
 */
export function parseSquare(text: string, cols: number, rows: number): Result<Square> {
  const normalisedText = text.length > MAX_SQUARE_CHARS ? '' : plainLine(text);
  const pair = parsePair(normalisedText);
  if (pair !== undefined) return checkSquare({ file: pair[0] - 1, rank: rows - pair[1] }, cols, rows, 'xy');
  const match = /^([a-z]{1,6}) ?([0-9]{1,9})$/u.exec(normalisedText);
  const letters = match?.[1];
  const digits = match?.[2];
  if (letters === undefined || digits === undefined) {
    return fault('bad-square', {
      text: shortenForQuote(text),
      last: makeSquare({ file: cols - 1, rank: rows - 1 }),
    });
  }
  let file = 0;
  for (let index = 0; index < letters.length; index++)
    file = file * ALPHABET_SIZE + letters.charCodeAt(index) - CODE_OF_A + 1;
  return checkSquare({ file: file - 1, rank: Number(digits) - 1 }, cols, rows);
}
