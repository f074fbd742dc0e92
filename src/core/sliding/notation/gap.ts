import { cellsOf, withoutBrackets, withoutSides } from './rows.ts';

const NUMBERS = /[0-9]+/gu;

/**
 * Writes a 0 into the visible gap of a board whose blank was omitted. Undefined if there is no gap, or more
 * than one.
 */
export function withGapFilled(text: string): string | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const table = lines.map(cellsOf).filter((row) => row.some((cell) => cell !== ''));
  return emptyCell(table) ?? emptyBetween(text) ?? wideGap(withoutBrackets(text).split(/[/;|\n]/u));
}

/** Finds a gap between two separators: `3,,1` and the like. */
function emptyBetween(text: string): string | undefined {
  const rows = withoutBrackets(text)
    .split(/[/;|\n]/u)
    .filter((row) => row.trim() !== '');
  for (const sign of [',', '\t', '-', '.', '_']) {
    const cells = rows.map((row) => row.split(sign).map((cell) => cell.trim()));
    const found = emptyCell(sign === ',' ? withoutLastCommas(cells) : cells);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Removes the empty cell after a comma at the end of each row, if all rows (or all but the last) end with a
 * comma.
 */
const withoutLastCommas = (rows: readonly string[][]): readonly string[][] =>
  rows.length > 1 && rows.slice(0, -1).every((row) => row.at(-1) === '')
    ? rows.map((row) => (row.at(-1) === '' ? row.slice(0, -1) : row))
    : rows;

/** Writes a 0 into the only empty cell of rows of equal length. Undefined if there isn't exactly one. */
function emptyCell(cells: readonly (readonly string[])[]): string | undefined {
  const rows = withoutSides(cells);
  const even = rows.every((row) => row.length === rows[0]?.length);
  const filled = rows.flat().filter((cell) => /^[0-9]+$/u.test(cell)).length;
  const empty = rows.flat().filter((cell) => cell === '').length;
  if (!even || empty !== 1 || filled + 1 !== rows.flat().length) return undefined;
  return rows.map((row) => row.map((cell) => cell || '0').join(' ')).join('/');
}

/** A number in its row, with its first and last column. */
interface PlacedWord {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Finds a wide gap: `3   1` below `8 6 7`. One row of numbers and spaces must be short by one. */
function wideGap(lines: readonly string[]): string | undefined {
  if (!lines.every((line) => /^[0-9 ]*$/u.test(line))) return undefined;
  const rows = lines
    .map((line) => [...line.matchAll(NUMBERS)].map(placeWord))
    .filter((row) => row.length > 0);
  const cols = Math.max(...rows.map((row) => row.length));
  const short = rows.filter((row) => row.length < cols);
  const [row, ...others] = short;
  if (rows.length < 2 || row === undefined || others.length > 0 || row.length !== cols - 1) return undefined;
  const full = rows.filter((one) => one !== row);
  const at = missingColumn(row, full) ?? widest(row, full);
  if (at === undefined) return undefined;
  const words = (one: readonly PlacedWord[]): string[] => one.map(({ text }) => text);
  return rows.map((one) => (one === row ? words(one).toSpliced(at, 0, '0') : words(one)).join(' ')).join('/');
}

const placeWord = ({ 0: text, index }: RegExpExecArray): PlacedWord => ({
  text,
  from: index,
  to: index + text.length,
});

/**
 * Returns the index of the column without a number in that row. The columns must be separate, and its space
 * must be the widest of the row. A gap in the last column is invisible.
 */
function missingColumn(
  row: readonly PlacedWord[],
  full: readonly (readonly PlacedWord[])[],
): number | undefined {
  const columns = (full[0] ?? []).map((_, col) => ({
    from: Math.min(...full.map((one) => one[col]?.from ?? 0)),
    to: Math.max(...full.map((one) => one[col]?.to ?? 0)),
  }));
  if (columns.some(({ from }, col) => col > 0 && from < (columns[col - 1]?.to ?? 0))) return undefined;
  const taken = row.map(({ from, to }) =>
    columns.flatMap((column, col) => (from < column.to && column.from < to ? [col] : [])),
  );
  if (taken.some((cols) => cols.length !== 1)) return undefined;
  const missing = columns.findIndex((_, col) => !taken.flat().includes(col));
  const between = spaces(row);
  const gap = missing === 0 ? Number.POSITIVE_INFINITY : (between.splice(missing - 1, 1)[0] ?? 0);
  const seen = missing < row.length && between.every((space) => space < gap);
  return seen && new Set(taken.flat()).size === row.length ? missing : undefined;
}

/** Returns the widths of the spaces between neighbouring numbers of a row. */
const spaces = (row: readonly PlacedWord[]): number[] =>
  row.slice(1).map(({ from }, at) => from - (row[at]?.to ?? 0));

/** Returns the index of the only wide space, if all other numbers are separated by single spaces. */
function widest(row: readonly PlacedWord[], full: readonly (readonly PlacedWord[])[]): number | undefined {
  const wide = spaces(row).flatMap((space, at) => (space > 1 ? [at + 1] : []));
  return wide.length === 1 && full.flatMap(spaces).every((space) => space === 1) ? wide[0] : undefined;
}
