import { fault, ok, type Result } from '../../result.ts';
import { checkSize, isSameSize, makeSize, SIZE_PATTERN, type Size, sizeOfCount } from './size.ts';

export type Rows = string[][];

const TILE_NUMBER_PATTERN = /^[0-9]{1,9}$/u;
/** Separates the start from the goal. */
export const GOAL_MARK = /(?:(?<![-–—―−=])[-–—―−=]+>|→|⇒|➡|➔|➜|⟶|⟹|\bto\b)/u;
/** May separate two boards. */
export const BLANK_LINE = /\n[ \t]*\n/u;
const PART_SEPARATOR = new RegExp(`(${GOAL_MARK.source}|${BLANK_LINE.source})`, 'u');
const COMPACT_WORD = /^[0-9_.x*#]+$/u;
const BLANK_SIGNS = '_.x*#';

/** The word's number, 0 for a sign of the blank (`_.x*#`), -1 for any other word. */
export const tileOf = (word: string): number =>
  TILE_NUMBER_PATTERN.test(word) ? Number(word) : word.length === 1 && BLANK_SIGNS.includes(word) ? 0 : -1;

/** Arrows, `to` and blank lines separate parts and stay unchanged. */
export function mapParts(text: string, change: (piece: string) => string): string {
  return text
    .split(PART_SEPARATOR)
    .map((piece, index) => (index % 2 === 0 ? change(piece) : piece))
    .join('');
}

/** Counts what is missing of 0 to n-1 in a list of n tiles. */
export const missingCount = (tiles: readonly number[]): number => {
  const presentTiles = new Set(tiles);
  return tiles.filter((_, tile) => !presentTiles.has(tile)).length;
};

/** A new row begins where one bracket closes and the next opens. */
export const withoutBrackets = (text: string): string =>
  text.replace(/[\])}>]\s*(?:,\s*)?[[({<]/gu, '/').replace(/[\p{Ps}\p{Pe}<>]/gu, ' ');

const wordsOf = (row: string): string[] => row.split(/[\s,:、،]+/u).filter((word) => word !== '');

/** Between two others of a list. */
const EMPTY_CELL = /(?<=[0-9_.x*#]\s*[,、،])[ \t]*(?=[,、،]\s*[0-9_.x*#])/gu;
const EMPTY_CELL_OF_SIGNS = /(?<=[0-9_.x*#]\s*[/;|])[ \t]*(?=[/;|]\s*[0-9_.x*#])/gu;

/** A single empty cell is a blank, or it ends the first of two rows. More of them may be an empty column. */
const markEmptyCell = (text: string, emptyCell: RegExp): string =>
  text.match(emptyCell)?.length === 1
    ? text.replace(emptyCell, isBetweenRows(text.split(emptyCell)) ? '\n' : ' _ ')
    : text;

/** Is it in the middle of a board that has its blank, and no board has a cell more? */
function isBetweenRows(sides: readonly string[]): boolean {
  const [row = [], otherRow = []] = sides.map((side) => wordsOf(side.replace(/[/;|]/gu, ' ')));
  const tiles = [...row, ...otherRow].map(tileOf);
  return (
    row.length === otherRow.length &&
    missingCount(tiles) === 0 &&
    sizeOfCount(tiles.length) !== undefined &&
    sizeOfCount(tiles.length + 1) === undefined
  );
}

/**
 * A row ends at `/`, `;`, `|`, a new line, or between brackets. Where such signs stand around each cell, only
 * new lines end a row.
 */
export function parseRows(text: string): Rows {
  const rowsText = markEmptyCell(withoutBrackets(text), EMPTY_CELL);
  const rows = rowsText
    .split(/[/;|\n]/u)
    .map(wordsOf)
    .filter((row) => row.length > 0);
  if (rows.length < 4 || rows.some((row) => row.length > 1 || (row[0]?.length ?? 0) > 2)) return rows;
  return markEmptyCell(rowsText, EMPTY_CELL_OF_SIGNS)
    .split('\n')
    .map((line) => wordsOf(line.replace(/[/;|]/gu, ' ')))
    .filter((row) => row.length > 0);
}

/**
 * Splits compact boards (`867254301`) into single digits. A board is compact if all words have the same
 * length of at least two. Each word is then a row or a board. In two cases, the words are numbers of several
 * digits instead:
 * - More than two words begin with 0 (`01 02 03 00`). Two compact boards would have only two blanks.
 * - The words have two digits (`12 98 13`), and one digit is too large for a tile of such a small board.
 */
export function expandCompact(rows: Rows): Rows {
  const words = rows.flat();
  const wordLength = words[0]?.length ?? 0;
  const areEquallyLong = words.every((word) => word.length === wordLength && COMPACT_WORD.test(word));
  const haveLeadingZeros = words.filter((word) => word.startsWith('0')).length > 2;
  const hasTooLargeDigit =
    wordLength === 2 && [...words.join('')].some((digit) => tileOf(digit) > 2 * words.length);
  return wordLength > 1 && areEquallyLong && !haveLeadingZeros && !hasTooLargeDigit
    ? words.map((word) => [...word])
    : rows;
}

/** One complete board, or two of equal size. */
export function areBoards(rows: Rows): boolean {
  const tiles = expandCompact(rows).flat().map(tileOf);
  const halfCount = tiles.length / 2;
  if (tiles.length < 4) return false;
  if (missingCount(tiles) === 0) return true;
  return (
    halfCount >= 4 &&
    missingCount(tiles.slice(0, halfCount)) === 0 &&
    missingCount(tiles.slice(halfCount)) === 0
  );
}

/**
 * Separates a size at the beginning from the rows.
 * - The size is `2x3`, or `2 x 3` if exactly the tiles of one or two boards of this size follow.
 * - Rows that already are a complete board with `x` for the blank (`1x2/345`) stay unchanged.
 * - It must agree with `wantedSize`.
 *
 * Faults: `too-large`, `too-small` {rows, cols}, `two-sizes` {first, second}.
 */
export function splitOffSize(rows: Rows, wantedSize?: Size): Result<{ size: Size | undefined; rows: Rows }> {
  const [firstRow = [], ...laterRows] = rows;
  const wordCountAfterSize = rows.flat().length - 3;
  const isSpacedSize = /^[0-9]{1,9} [x×] [0-9]{1,9}$/u.test(firstRow.slice(0, 3).join(' '));
  const cellCount = Number(firstRow[0]) * Number(firstRow[2]);
  const sizeWordCount = isSpacedSize && [cellCount, 2 * cellCount].includes(wordCountAfterSize) ? 3 : 1;
  const sizeMatch = SIZE_PATTERN.exec(firstRow.slice(0, sizeWordCount).join(''));
  if (sizeMatch === null || areBoards(rows)) return ok({ size: wantedSize, rows });
  const sizeResult = checkSize(Number(sizeMatch[1]), Number(sizeMatch[2]));
  if (!sizeResult.ok) return sizeResult;
  if (wantedSize !== undefined && !isSameSize(wantedSize, sizeResult.value))
    return fault('two-sizes', { first: makeSize(sizeResult.value), second: makeSize(wantedSize) });
  const otherRows = [firstRow.slice(sizeWordCount), ...laterRows].filter((row) => row.length > 0);
  return ok({ size: sizeResult.value, rows: otherRows });
}

/** Splits after `count` words. Undefined for a split inside one of several rows. */
function splitRows(rows: Rows, count: number): [Rows, Rows] | undefined {
  const [firstRow = [], ...laterRows] = rows;
  if (laterRows.length === 0) return [[firstRow.slice(0, count)], [firstRow.slice(count)]];
  let wordCount = 0;
  let rowCount = 0;
  while (wordCount < count) wordCount += rows[rowCount++]?.length ?? count;
  return wordCount === count ? [rows.slice(0, rowCount), rows.slice(rowCount)] : undefined;
}

/**
 * Halves of equal size. Undefined for a likely single board: the halves together lack at least as many tiles
 * as the whole.
 */
export function splitHalves(rows: Rows): [Rows, Rows] | undefined {
  const tiles = rows.flat().map(tileOf);
  const halfCount = tiles.length / 2;
  if (!Number.isInteger(halfCount) || halfCount < 4 || sizeOfCount(halfCount) === undefined) return undefined;
  const missingCountInHalves = missingCount(tiles.slice(0, halfCount)) + missingCount(tiles.slice(halfCount));
  return missingCountInHalves < missingCount(tiles) ? splitRows(rows, halfCount) : undefined;
}

/** Undefined for one row or column, or rows of different lengths. */
export function shapeOf(rows: Rows): Size | undefined {
  const cols = rows[0]?.length ?? 0;
  const isRectangular = rows.length > 1 && cols > 1 && rows.every((row) => row.length === cols);
  return isRectangular ? { rows: rows.length, cols } : undefined;
}

export const splitCells = (line: string): string[] => line.split('|').map((cell) => cell.trim());

/** Tables have empty columns outside of their frame. */
export function dropEmptySides(rows: readonly (readonly string[])[]): string[][] {
  const firstColumn = rows.every((row) => row[0] === '') ? 1 : 0;
  const endColumn = rows.every((row) => row.at(-1) === '') ? -1 : undefined;
  return rows.map((row) => row.slice(firstColumn, endColumn));
}

/**
 * Lines with `|` become rows of tiles. Unless the cells are single tiles, `|` separates rows, and the text
 * stays unchanged.
 */
export function expandTables(text: string): string {
  const convertedText = convertTableToRows(text);
  return convertedText === text ? mapParts(text, convertTableToRows) : convertedText;
}

function convertTableToRows(text: string): string {
  const lines = text.split('\n');
  const isRow = (line: string): boolean => line.includes('|');
  const table = dropEmptySides(lines.filter(isRow).map(splitCells));
  const cols = table[0]?.length ?? 0;
  const isRectangular = table.length > 1 && cols > 1 && table.every((row) => row.length === cols);
  const cells = table.flat();
  const tiles = cells.map(tileOf);
  // A single empty cell is the blank, unless a sign also is.
  const isGap = (tile: number, index: number) => tile < 0 && cells[index] === '';
  const hasGap = tiles.filter(isGap).length === 1 && !tiles.includes(0);
  const isTile = (tile: number, index: number) =>
    (tile >= 0 && tile < tiles.length) || (hasGap && isGap(tile, index));
  if (!isRectangular || !tiles.every(isTile)) return text;
  const rows = table.values();
  return lines
    .map((line) =>
      isRow(line)
        ? rows
            .next()
            .value?.map((cell) => cell || '_')
            .join(' ')
        : line,
    )
    .join('\n');
}
