import { fault, ok, type Result } from '../../result.ts';
import { plainText, shortenForQuote } from '../../typed-text.ts';
import { anyWordSource, compileOnce } from '../../vocabulary.ts';
import {
  type BoardSize,
  checkBoardSize,
  MAX_SIDE,
  makeSquare,
  parseSquare,
  type Square,
} from '../board/square.ts';
import { cellOfSquare } from '../board/walk.ts';
import type { CheckRequest } from '../request/tour-request.ts';
import { type KnightVocabulary, meaningOf } from './vocabulary.ts';

/** The smallest board with a tour, 3x4, has this many squares. A shorter list is no tour. */
const MIN_TOUR_SQUARES = 12;

const PAIR = /[([{]\s*([0-9]{1,5})(?:\s*[,;]\s*|\s+)([0-9]{1,5})\s*[)\]}]/gu;
const SQUARE = /(?<![\p{L}\p{N}])[a-z]{1,3}[0-9]{1,5}(?![\p{L}\p{N}])/gu;
/** A square after the letter of the knight: `na1`. */
const KNIGHT_MOVE = /^n[a-z]/u;
/** A move number, also as `14.0`, or the sign of a square that is not visited. */
const MOVE_NUMBER = /(?<![\p{L}\p{N}.])(?:[0-9]{1,9}(?:\.0*)?|[._x*#?])(?![\p{L}\p{N}.])/gu;
/** `1.`, `17:` or `3)` in front of a square. */
const LIST_NUMBER = /(?<![\p{L}\p{N}])[0-9]{1,9}\s*(?:[.:](?=\s*[a-z([{])|\)(?=\s*[a-z]))/gu;
const ROW_BREAK = /[\])}](?:\s*,)?\s*[([{]|[\n/;]/u;
const WORD = /\p{L}{3,}/gu;

const leadingSize = compileOnce(
  ({ by }: KnightVocabulary) =>
    new RegExp(`^[\\s([{]*([0-9]{1,9})\\s*(?:${anyWordSource(by)}|[×х])\\s*([0-9]{1,9})(?![0-9.])`, 'u'),
);

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Has the text enough different squares for a tour, or enough numbers and no words? */
export function looksLikeTour(text: string): boolean {
  const tourText = plainText(text);
  return (
    new Set(tourText.match(SQUARE)).size >= MIN_TOUR_SQUARES ||
    (countMatches(tourText, MOVE_NUMBER) >= MIN_TOUR_SQUARES && countMatches(tourText, /\p{L}{2}/gu) === 0)
  );
}

type WrittenSquares = Omit<CheckRequest, 'style' | 'closed'>;

/**
 * Reads a tour in one of three forms, with a size in front (`5x7`, files by ranks) if need be:
 * - a move number for each square, row by row from the top, from 0 or from 1, with any separators;
 * - the squares in order, such as `a1 c2` or `Na1 Nc2`, perhaps numbered;
 * - the squares as `(x,y)`, from 0 or from 1 at the top left.
 *
 * Other words are ignored, except those for a closed tour. `tourText`: of `plainText`.
 *
 * Faults: `bad-board-size` {text}, `board-too-large` {cols, rows, max}, `check-empty`, `check-mixed` {text},
 * `check-no-size` {count}, `check-ragged` {row, got, expected}, `check-count` {cols, rows, count, expected},
 * `check-shape` {cols, rows, shapeCols, shapeRows}, `check-base` {pair, zero, one}, `square-off-board`.
 */
export function parseWrittenTour(tourText: string, vocabulary: KnightVocabulary): Result<CheckRequest> {
  const [sizeText = '', cols, rows] = leadingSize(vocabulary).exec(tourText) ?? [];
  const size = sizeText === '' ? ok(undefined) : checkBoardSize(Number(cols), Number(rows));
  if (!size.ok) return size;
  const text = tourText.slice(sizeText.length);
  const tour = parseTour(text, size.value);
  if (!tour.ok) return tour;
  const words = text.match(WORD) ?? [];
  return ok({ ...tour.value, closed: words.some((word) => meaningOf(vocabulary, word) === 'closed') });
}

function parseTour(text: string, size: BoardSize | undefined): Result<WrittenSquares> {
  const listText = text.replace(LIST_NUMBER, ' ');
  const pairs = [...listText.matchAll(PAIR)].map(([, x, y]) => [Number(x), Number(y)] as const);
  if (pairs.length > 0 && !/[0-9]/u.test(listText.replace(PAIR, ' '))) return tourOfPairs(pairs, size);
  const names: readonly string[] = listText.match(SQUARE) ?? [];
  // No tour has all its squares on files that begin with n.
  const squares = names.every((name) => KNIGHT_MOVE.test(name)) ? names.map((name) => name.slice(1)) : names;
  const [firstNumber] = (squares.length > 0 ? listText.replace(SQUARE, ' ') : text).match(/[0-9]+/u) ?? [];
  if (squares.length === 0)
    return firstNumber === undefined ? fault('check-empty') : tourOfNumbers(text, size);
  return firstNumber === undefined
    ? tourOfSquares(squares, size)
    : fault('check-mixed', { text: shortenForQuote(firstNumber) });
}

/** Coordinates may be counted from 0 or from 1. */
function tourOfPairs(
  pairs: readonly (readonly [x: number, y: number])[],
  size: BoardSize | undefined,
): Result<WrittenSquares> {
  const [maxX, maxY] = [Math.max(...pairs.map(([x]) => x)), Math.max(...pairs.map(([, y]) => y))];
  const base = pairs.some((pair) => pair.includes(0)) ? 0 : 1;
  const { cols, rows } = size ?? { cols: maxX + 1 - base, rows: maxY + 1 - base };
  const nameOf = ([x, y]: readonly [number, number], firstNumber: number): string =>
    `(${x + 1 - firstNumber},${y + 1 - firstNumber})`;
  const [firstPair = [1, 1] as const] = pairs;
  if (base === 1 && maxX < cols && maxY < rows) {
    const [zero, one] = [0, 1].map((firstNumber) => parseSquare(nameOf(firstPair, firstNumber), cols, rows));
    const textOf = (square: Result<Square> | undefined) => (square?.ok ? makeSquare(square.value) : '');
    return fault('check-base', { pair: nameOf(firstPair, 1), zero: textOf(zero), one: textOf(one) });
  }
  const tour = tourOfSquares(
    pairs.map((pair) => nameOf(pair, base)),
    { cols, rows },
  );
  return tour.ok ? ok({ ...tour.value, squares: 'xy' }) : tour;
}

/** Without a size, the board is just large enough. */
function tourOfSquares(names: readonly string[], size: BoardSize | undefined): Result<WrittenSquares> {
  const { cols, rows } = size ?? { cols: MAX_SIDE, rows: MAX_SIDE };
  const squares: Square[] = [];
  for (const name of names) {
    const square = parseSquare(name, cols, rows);
    if (!square.ok) return square;
    squares.push(square.value);
  }
  const board = size ?? {
    cols: 1 + Math.max(...squares.map(({ file }) => file)),
    rows: 1 + Math.max(...squares.map(({ rank }) => rank)),
  };
  return ok({ ...board, tour: { cells: squares.map((square) => cellOfSquare(square, board)) } });
}

/** `[5][5] =` in program code. */
const ARRAY_SIZES = /(?:\[[0-9]{1,3}\] ?){2}(?==)/gu;
/** No board with a tour has fewer columns. */
const MIN_COLS = 3;

/** Programs write a size, or a number of steps, on lines of their own above the tour. */
function withoutHeader(rows: readonly number[][]): number[][] {
  const boardRows = rows.slice(rows.findIndex(({ length }) => length >= MIN_COLS));
  const [{ length: cols } = []] = boardRows;
  return [...(cols >= MIN_COLS && boardRows.every(({ length }) => length === cols) ? boardRows : rows)];
}

const FILES = /^[ \t|]*a[ \t|]+b[ \t|]+c[a-z \t|]*$/mu;

/** Below or above the letters of the files, the first number of each row is its rank. */
function withoutRanks(rows: number[][], text: string): number[][] {
  const ranks = rows.map(([rank]) => rank);
  const areRanks = ranks.every((rank, row) => rank === rows.length - row);
  return areRanks && FILES.test(text) ? rows.map((row) => row.slice(1)) : rows;
}

function tourOfNumbers(text: string, size: BoardSize | undefined): Result<WrittenSquares> {
  const lines = text.replace(ARRAY_SIZES, ' ').split(ROW_BREAK);
  const rowsOf = (rowTexts: readonly string[]): number[][] =>
    rowTexts
      .map((row) => (row.match(MOVE_NUMBER) ?? []).map((number) => Number.parseInt(number, 10) || 0))
      .filter((row) => row.length > 0);
  const rowsOfLines = withoutRanks(withoutHeader(rowsOf(lines)), text);
  const numberRows = rowsOfLines.length > 1 ? rowsOfLines : rowsOf(text.split('|'));
  const numbers = numberRows.flat();
  const board = boardOfRows(numberRows, size);
  return board.ok ? ok({ ...board.value, tour: { numbers } }) : board;
}

/** Rows show the size. Numbers in a single row need a size, or fill a square board. */
function boardOfRows(
  numberRows: readonly (readonly number[])[],
  size: BoardSize | undefined,
): Result<BoardSize> {
  const count = numberRows.flat().length;
  if (numberRows.length > 1) {
    const [{ length: cols } = []] = numberRows;
    const raggedRow = numberRows.findIndex((row) => row.length !== cols);
    if (raggedRow >= 0)
      return fault('check-ragged', {
        row: raggedRow + 1,
        got: numberRows[raggedRow]?.length ?? 0,
        expected: cols,
      });
    const rows = numberRows.length;
    // A size may also be rows x columns, as these rows show.
    const isWanted = (wanted: BoardSize): boolean =>
      (wanted.cols === cols && wanted.rows === rows) || (wanted.cols === rows && wanted.rows === cols);
    return size === undefined || isWanted(size)
      ? checkBoardSize(cols, rows)
      : fault('check-shape', { ...size, shapeCols: cols, shapeRows: rows });
  }
  const side = Math.sqrt(count);
  if (size === undefined)
    return Number.isInteger(side) ? ok({ cols: side, rows: side }) : fault('check-no-size', { count });
  const expected = size.cols * size.rows;
  return count === expected ? ok(size) : fault('check-count', { ...size, count, expected });
}
