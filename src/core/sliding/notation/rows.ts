import { fault, ok, type Result } from '../../result.ts';
import { allowedSize, makeSize, SIZE_PATTERN, type Size, sameSize, sizeOfCount } from './size.ts';

/** Rows of words. It isn't yet known whether they form a board. */
export type Rows = string[][];

const NUMBER = /^[0-9]{1,9}$/u;
/** Matches the mark between start and goal. */
export const GOAL_MARK = /(?:[-–—―−=]+>|→|⇒|➡|➔|➜|⟶|⟹|\bto\b)/u;
/** Matches an empty line, which may separate two boards. */
export const BLANK_LINE = /\n[ \t]*\n/u;
const COMPACT = /^[0-9_.x*#]+$/u;
const BLANK = /^[_.x*#]$/u;

/** Returns the word's number; 0 for the signs of a blank; -1 for other words. */
export const tileOf = (word: string): number =>
  BLANK.test(word) ? 0 : NUMBER.test(word) ? Number(word) : -1;

/** Changes each piece between goal marks and blank lines; keeps the separators. */
export function mapPieces(text: string, change: (piece: string) => string): string {
  const between = new RegExp(`(${GOAL_MARK.source}|${BLANK_LINE.source})`, 'u');
  return text
    .split(between)
    .map((piece, at) => (at % 2 === 0 ? change(piece) : piece))
    .join('');
}

/** Returns the number of tiles among 0 .. n-1 that a list of n tiles lacks; 0 for a board. */
export const missingCount = (tiles: readonly number[]): number => {
  const there = new Set(tiles);
  return tiles.filter((_, tile) => !there.has(tile)).length;
};

/** Replaces brackets: `/` where one closes and the next opens, nothing elsewhere. */
export const withoutBrackets = (text: string): string =>
  text.replace(/[\])}>]\s*(?:,\s*)?[[({<]/gu, '/').replace(/[\p{Ps}\p{Pe}<>]/gu, ' ');

/**
 * Splits a text into rows of words. A row ends at `/`, `;`, `|`, a new line, or where one bracket closes and
 * the next opens.
 */
export function rowsOf(text: string): Rows {
  return withoutBrackets(text)
    .split(/[/;|\n]/u)
    .map((row) => row.split(/[\s,:、،]+/u).filter((word) => word !== ''))
    .filter((row) => row.length > 0);
}

/**
 * Splits compact boards (`867254301`): all words have the same length of at least two, so each word is a row
 * or a board. Numbers padded with zeros (`01 02 03 00`) aren't compact: in two boards, at most two rows begin
 * with the blank. Two-digit numbers aren't compact either if one is too large for a tile (`12 98 13`).
 */
export function expandCompact(rows: Rows): Rows {
  const words = rows.flat();
  const length = words[0]?.length ?? 0;
  const compact = words.every((word) => word.length === length && COMPACT.test(word));
  const padded = words.filter((word) => word.startsWith('0')).length > 2;
  const large = length === 2 && [...words.join('')].some((sign) => tileOf(sign) > 2 * words.length);
  return length > 1 && compact && !padded && !large ? words.map((word) => [...word]) : rows;
}

/** Whether the rows are one board or two of equal size, without a missing tile. */
function isComplete(rows: Rows): boolean {
  const tiles = expandCompact(rows).flat().map(tileOf);
  const half = tiles.length / 2;
  if (tiles.length < 4) return false;
  if (missingCount(tiles) === 0) return true;
  return half >= 4 && missingCount(tiles.slice(0, half)) === 0 && missingCount(tiles.slice(half)) === 0;
}

/**
 * Splits a size from the front: `2x3`, or `2 x 3` if the right number of words follows. Boards with an `x`
 * for the blank (`1x2/345`) have no size. A size requested separately must agree. Faults: `too-large`,
 * `too-small` {rows, cols}, `two-sizes` {first, second}.
 */
export function takeSize(rows: Rows, wantedSize?: Size): Result<{ size: Size | undefined; rows: Rows }> {
  const [first = [], ...others] = rows;
  const following = rows.flat().length - 3;
  const spaced = /^[0-9]{1,9} [x×] [0-9]{1,9}$/u.test(first.slice(0, 3).join(' '));
  const product = Number(first[0]) * Number(first[2]);
  const taken = spaced && [product, 2 * product].includes(following) ? 3 : 1;
  const match = SIZE_PATTERN.exec(first.slice(0, taken).join(''));
  if (match === null || isComplete(rows)) return ok({ size: wantedSize, rows });
  const size = allowedSize(Number(match[1]), Number(match[2]));
  if (!size.ok) return size;
  if (wantedSize !== undefined && !sameSize(wantedSize, size.value))
    return fault('two-sizes', { first: makeSize(size.value), second: makeSize(wantedSize) });
  const left = [first.slice(taken), ...others].filter((row) => row.length > 0);
  return ok({ size: size.value, rows: left });
}

/** Splits the rows after `count` words. Each part becomes one row if the border isn't between two rows. */
function splitRows(rows: Rows, count: number): [Rows, Rows] {
  let words = 0;
  let at = 0;
  while (words < count) words += rows[at++]?.length ?? count;
  if (words === count) return [rows.slice(0, at), rows.slice(at)];
  const flat = rows.flat();
  return [[flat.slice(0, count)], [flat.slice(count)]];
}

/**
 * Splits two consecutive lists into start and goal, if fewer tiles are missing from two boards than from one.
 */
export function splitHalves(rows: Rows): [Rows, Rows] | undefined {
  const tiles = rows.flat().map(tileOf);
  const half = tiles.length / 2;
  if (!Number.isInteger(half) || half < 4 || sizeOfCount(half) === undefined) return undefined;
  const apart = missingCount(tiles.slice(0, half)) + missingCount(tiles.slice(half));
  return apart < missingCount(tiles) ? splitRows(rows, half) : undefined;
}

/** Returns the size of several equally long rows of several words. */
export function shapeOf(rows: Rows): Size | undefined {
  const cols = rows[0]?.length ?? 0;
  const even = rows.length > 1 && cols > 1 && rows.every((row) => row.length === cols);
  return even ? { rows: rows.length, cols } : undefined;
}

/** Returns the cells of a table's line, empty ones included. */
export const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

/** Removes the columns of empty cells to the left and right of a table. */
export function withoutSides(rows: readonly (readonly string[])[]): string[][] {
  const first = rows.every((row) => row[0] === '') ? 1 : 0;
  const last = rows.every((row) => row.at(-1) === '') ? -1 : undefined;
  return rows.map((row) => row.slice(first, last));
}

/**
 * Converts tables with one tile in each cell to rows of tiles: each line is a row. Elsewhere a `|` ends a
 * row, so a text without such a table is unchanged.
 */
export function expandTables(text: string): string {
  const whole = tableAsRows(text);
  return whole === text ? mapPieces(text, tableAsRows) : whole;
}

function tableAsRows(text: string): string {
  const lines = text.split('\n');
  const isRow = (line: string): boolean => line.includes('|');
  const table = withoutSides(lines.filter(isRow).map(cellsOf));
  const cols = table[0]?.length ?? 0;
  const even = table.length > 1 && cols > 1 && table.every((row) => row.length === cols);
  const tiles = table.flat().map(tileOf);
  if (!even || tiles.some((tile) => tile < 0 || tile >= tiles.length)) return text;
  const rows = table.values();
  return lines.map((line) => (isRow(line) ? rows.next().value?.join(' ') : line)).join('\n');
}
