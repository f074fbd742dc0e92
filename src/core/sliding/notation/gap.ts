import { dropEmptySides, splitCells, withoutBrackets } from './rows.ts';
import { MAX_SIDE } from './size.ts';

const NUMBER_PATTERN = /[0-9]+/gu;
/** Columns of a start and a goal next to each other. */
const MAX_COLUMNS = 2 * MAX_SIDE;

/** Writes 0 for a blank that is empty space. Undefined unless exactly one place is empty. */
export function fillGap(text: string): string | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const tableRows = lines.map(splitCells).filter((row) => row.some((cell) => cell !== ''));
  return (
    fillEmptyCell(tableRows) ?? fillEmptyBetween(text) ?? fillWideGap(withoutBrackets(text).split(/[/;|\n]/u))
  );
}

/** An empty place between two separators is the blank, as in `3,,1`. */
const COMMA_BEHIND_LIST = /(?<=[\])}])[\s,]*$/u;

function fillEmptyBetween(text: string): string | undefined {
  const rows = withoutBrackets(text.replace(COMMA_BEHIND_LIST, ''))
    .split(/[/;|\n]/u)
    .filter((row) => row.trim() !== '');
  for (const separator of [',', '\t', '-', '.', '_']) {
    const cellRows = rows.map((row) => row.split(separator).map((cell) => cell.trim()));
    const filledText = fillEmptyCell(separator === ',' ? dropLastEmptyCells(cellRows) : cellRows);
    if (filledText !== undefined) return filledText;
  }
  return undefined;
}

/**
 * Drops the cell after the last comma of each row, if every row ends with a comma, perhaps except the last
 * one.
 */
const dropLastEmptyCells = (rows: readonly string[][]): readonly string[][] =>
  rows.length > 1 && rows.slice(0, -1).every((row) => row.at(-1) === '')
    ? rows.map((row) => (row.at(-1) === '' ? row.slice(0, -1) : row))
    : rows;

/**
 * Undefined if the rows have different lengths, if not exactly one cell is empty, or if a cell is no number.
 */
function fillEmptyCell(cellRows: readonly (readonly string[])[]): string | undefined {
  const rows = dropEmptySides(cellRows);
  const isRectangular = rows.every((row) => row.length === rows[0]?.length);
  const numberCount = rows.flat().filter((cell) => /^[0-9]+$/u.test(cell)).length;
  const emptyCount = rows.flat().filter((cell) => cell === '').length;
  if (!isRectangular || emptyCount !== 1 || numberCount + 1 !== rows.flat().length) return undefined;
  return rows.map((row) => row.map((cell) => cell || '0').join(' ')).join('/');
}

/** Covers the columns of text from `from` to before `to`. */
interface PlacedNumber {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Below the row `8 6 7`, the row `3 1` has its gap below the 6. Exactly one row must have one number fewer
 * than the others.
 */
function fillWideGap(lines: readonly string[]): string | undefined {
  if (!lines.every((line) => /^[0-9 ]*$/u.test(line))) return undefined;
  const rows = lines
    .map((line) => [...line.matchAll(NUMBER_PATTERN)].map(locateNumber))
    .filter((row) => row.length > 0);
  const cols = Math.max(...rows.map((row) => row.length));
  if (cols > MAX_COLUMNS) return undefined;
  const shortRows = rows.filter((row) => row.length < cols);
  const [shortRow, ...otherShortRows] = shortRows;
  if (rows.length < 2 || shortRow === undefined || otherShortRows.length > 0 || shortRow.length !== cols - 1)
    return undefined;
  const fullRows = rows.filter((candidate) => candidate !== shortRow);
  const gapColumn = findMissingColumn(shortRow, fullRows) ?? findOnlyWideSpace(shortRow, fullRows);
  if (gapColumn === undefined) return undefined;
  const textsOf = (numbers: readonly PlacedNumber[]): string[] => numbers.map(({ text }) => text);
  return rows
    .map((anyRow) =>
      (anyRow === shortRow ? textsOf(anyRow).toSpliced(gapColumn, 0, '0') : textsOf(anyRow)).join(' '),
    )
    .join('/');
}

const locateNumber = ({ 0: text, index }: RegExpExecArray): PlacedNumber => ({
  text,
  from: index,
  to: index + text.length,
});

/**
 * The index of the column in which only `row` has no number. Undefined in these cases:
 * - Numbers of different columns overlap in the text.
 * - `row` has another space that is as wide as the one of the missing number.
 * - The number is missing in the last column. A gap at the end of a row is invisible.
 */
function findMissingColumn(
  row: readonly PlacedNumber[],
  fullRows: readonly (readonly PlacedNumber[])[],
): number | undefined {
  const columns = (fullRows[0] ?? []).map((_, col) => ({
    from: Math.min(...fullRows.map((fullRow) => fullRow[col]?.from ?? 0)),
    to: Math.max(...fullRows.map((fullRow) => fullRow[col]?.to ?? 0)),
  }));
  if (columns.some(({ from }, col) => col > 0 && from < (columns[col - 1]?.to ?? 0))) return undefined;
  const columnsOfNumbers = row.map(({ from, to }) =>
    columns.flatMap((column, col) => (from < column.to && column.from < to ? [col] : [])),
  );
  if (columnsOfNumbers.some((cols) => cols.length !== 1)) return undefined;
  const missingCol = columns.findIndex((_, col) => !columnsOfNumbers.flat().includes(col));
  const otherSpaceWidths = spaceWidths(row);
  const gapWidth =
    missingCol === 0 ? Number.POSITIVE_INFINITY : (otherSpaceWidths.splice(missingCol - 1, 1)[0] ?? 0);
  const isVisible = missingCol < row.length && otherSpaceWidths.every((width) => width < gapWidth);
  return isVisible && new Set(columnsOfNumbers.flat()).size === row.length ? missingCol : undefined;
}

/** The spaces between neighbouring numbers of a row. */
const spaceWidths = (row: readonly PlacedNumber[]): number[] =>
  row.slice(1).map(({ from }, index) => from - (row[index]?.to ?? 0));

/** The index in `row` of the number after it. Undefined if `fullRows` have a wide space, too. */
function findOnlyWideSpace(
  row: readonly PlacedNumber[],
  fullRows: readonly (readonly PlacedNumber[])[],
): number | undefined {
  const indicesAfterWideSpaces = spaceWidths(row).flatMap((width, index) => (width > 1 ? [index + 1] : []));
  return indicesAfterWideSpaces.length === 1 && fullRows.flatMap(spaceWidths).every((width) => width === 1)
    ? indicesAfterWideSpaces[0]
    : undefined;
}
