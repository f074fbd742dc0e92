import { fault, ok, type Result } from '../../result.ts';
import { allowedSize, makeSize, SIZE_PATTERN, type Size, sameSize, sizeOfCount } from './size.ts';

/** What was written, before it is known to be a board: words in rows. */
export type Rows = string[][];

const NUMBER = /^[0-9]{1,9}$/u;
/** Start and goal stand on either side of it. */
export const GOAL_MARK = /(?:[-–—―−=]+>|→|⇒|➡|➔|➜|⟶|⟹|\bto\b)/u;
/** A line of nothing but spaces: it may stand between two boards. */
export const BLANK_LINE = /\n[ \t]*\n/u;
const COMPACT = /^[0-9_.x*#]+$/u;
const BLANK = /^[_.x*#]$/u;

/** The word's number; 0 for the signs of a blank; -1 if it is neither. */
export const tileOf = (word: string): number =>
  BLANK.test(word) ? 0 : NUMBER.test(word) ? Number(word) : -1;

/** The text piece by piece: each piece between goal marks and blank lines changed, what stands between them as it is. */
export function mapPieces(text: string, change: (piece: string) => string): string {
  const between = new RegExp(`(${GOAL_MARK.source}|${BLANK_LINE.source})`, 'u');
  return text
    .split(between)
    .map((piece, at) => (at % 2 === 0 ? change(piece) : piece))
    .join('');
}

/** How many of 0 .. n-1 a list of n tiles lacks; 0: it is a board. */
export const missingCount = (tiles: readonly number[]): number => {
  const there = new Set(tiles);
  return tiles.filter((_, tile) => !there.has(tile)).length;
};

/** The text with a `/` where one bracket closes and the next opens, and no other brackets. */
export const withoutBrackets = (text: string): string =>
  text.replace(/[\])}>]\s*(?:,\s*)?[[({<]/gu, '/').replace(/[\p{Ps}\p{Pe}<>]/gu, ' ');

/** Words in rows: a row ends at `/`, `;`, `|`, a new line, or where one bracket closes and the next opens. */
export function rowsOf(text: string): Rows {
  return withoutBrackets(text)
    .split(/[/;|\n]/u)
    .map((row) => row.split(/[\s,:、،]+/u).filter((word) => word !== ''))
    .filter((row) => row.length > 0);
}

/**
 * Boards written without spaces: all words alike in length and longer than one sign, so each word is a row (or a board).
 * Numbers padded with zeros (`01 02 03 00`) look alike and are none: of two boards, two rows at most begin with the blank.
 * Neither are numbers of two digits of which one is too large to be a tile (`12 98 13`).
 */
export function expandCompact(rows: Rows): Rows {
  const words = rows.flat();
  const length = words[0]?.length ?? 0;
  const compact = words.every((word) => word.length === length && COMPACT.test(word));
  const padded = words.filter((word) => word.startsWith('0')).length > 2;
  const large = length === 2 && [...words.join('')].some((sign) => tileOf(sign) > 2 * words.length);
  return length > 1 && compact && !padded && !large ? words.map((word) => [...word]) : rows;
}

/** Whether the rows are already one board or two of equal size, without a tile missing. */
function isComplete(rows: Rows): boolean {
  const tiles = expandCompact(rows).flat().map(tileOf);
  const half = tiles.length / 2;
  if (tiles.length < 4) return false;
  if (missingCount(tiles) === 0) return true;
  return half >= 4 && missingCount(tiles.slice(0, half)) === 0 && missingCount(tiles.slice(half)) === 0;
}

/**
 * Takes a size from the front: `2x3`, or `2 x 3` if so many words follow. What reads as boards with an `x` for the blank
 * (`1x2/345`) has no size. One that is asked for beside the rows must agree. Faults: `too-large`, `too-small` {rows, cols},
 * `two-sizes` {first, second}.
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

/** The rows up to that many words and those after; each in one row if the border isn't between two rows. */
function splitRows(rows: Rows, count: number): [Rows, Rows] {
  let words = 0;
  let at = 0;
  while (words < count) words += rows[at++]?.length ?? count;
  if (words === count) return [rows.slice(0, at), rows.slice(at)];
  const flat = rows.flat();
  return [[flat.slice(0, count)], [flat.slice(count)]];
}

/** Start and goal where one list follows the other: as two boards fewer tiles are missing than as one. */
export function splitHalves(rows: Rows): [Rows, Rows] | undefined {
  const tiles = rows.flat().map(tileOf);
  const half = tiles.length / 2;
  if (!Number.isInteger(half) || half < 4 || sizeOfCount(half) === undefined) return undefined;
  const apart = missingCount(tiles.slice(0, half)) + missingCount(tiles.slice(half));
  return apart < missingCount(tiles) ? splitRows(rows, half) : undefined;
}

/** Rows and columns as written, where there are several equal rows of several words. */
export function shapeOf(rows: Rows): Size | undefined {
  const cols = rows[0]?.length ?? 0;
  const even = rows.length > 1 && cols > 1 && rows.every((row) => row.length === cols);
  return even ? { rows: rows.length, cols } : undefined;
}

/** The cells of a line of a table, the empty ones too. */
export const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

/** Rows of cells without the empty cells that begin or end all of them: they are beside the table. */
export function withoutSides(rows: readonly (readonly string[])[]): string[][] {
  const first = rows.every((row) => row[0] === '') ? 1 : 0;
  const last = rows.every((row) => row.at(-1) === '') ? -1 : undefined;
  return rows.map((row) => row.slice(first, last));
}

/**
 * Tables with a tile in each cell as rows of tiles: their lines are the rows. Elsewhere a `|` ends a row, so text that has no
 * such table comes back as it is.
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
