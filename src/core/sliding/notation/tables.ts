import { dropEmptySides, missingCount, parseRows, splitCells, tileOf } from './rows.ts';

/** `1,"1 2 3 4 5 6 7 0 8",1`: the quoted field of a single line between commas is the board. */
function quotedField(text: string): string {
  const [, field = ''] = /^(?:[^",\n]{0,40},)*"([^"\n]*)"(?:,[^",\n]{0,40})*$/u.exec(text.trim()) ?? [];
  return field.length + 2 < text.trim().length && (field.match(/\d+/gu)?.length ?? 0) > 3 ? field : text;
}

const FRAME_RULE = /[+├┼└┌╔╠╚┣┗┏](?:[-─═━]+[+┼┴┬┤┐┘╦╬╩╗╣╝┫┛┓┻┳╋])+[ \t]*/gu;

/** Where a form has lost the line breaks, a rule of the frame ends the row: `+--+--+ | 1| 2| +--+--+`. */
const framesInOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => (/\d/u.test(line) ? line.replace(FRAME_RULE, '\n') : line))
    .join('\n');

/** `1;2;3` above `4;;5`, as spreadsheets of many countries write it. Elsewhere a semicolon ends a row. */
function semicolonTable(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const cellRows = lines.map((line) => line.split(';').map((cell) => cell.trim()));
  const cols = cellRows[0]?.length ?? 0;
  const isTable =
    lines.length > 1 &&
    cols > 1 &&
    cellRows.every((cells) => cells.length === cols && cells.every((cell) => !/[\s,|/]/u.test(cell)));
  return isTable ? cellRows.map((cells) => cells.join(' | ')).join('\n') : text;
}

/** Rows of cells. */
type Table = readonly (readonly string[])[];

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');

const isComplete = (rows: Table): boolean => {
  const tiles = rows.flat().map((cell) => tileOf(cell === '' ? '_' : cell));
  return tiles.length >= 4 && !tiles.includes(-1) && missingCount(tiles) === 0;
};

const RULE_CELL = /^:?-{2,}:?$/u;

/** `| 1 | 2 | | 0 | 3 |`: where a form has lost the line breaks, the outer bars of two rows meet. */
function tableInOneLine(text: string): string {
  const [line = '', otherLine] = linesOf(text);
  if (otherLine !== undefined || !/^\s*\|.*\|\s*$/u.test(line)) return text;
  const cells = splitCells(line.trim()).slice(1, -1);
  // The rule below the head of a table, and the bars around it.
  const tileCells = cells.filter(
    (cell, index) => !RULE_CELL.test(cell) && !RULE_CELL.test(cells[index - 1] ?? ''),
  );
  const tables = Array.from({ length: cells.length }, (_, cols) => splitEvery(tileCells, cols)).filter(
    (rows) => rows !== undefined && isComplete(rows),
  );
  const [rows, otherRows] = tables;
  return rows === undefined || otherRows !== undefined ? text : rows.map((row) => row.join(' | ')).join('\n');
}

/** Rows of `cols` cells with an empty cell between two rows. Undefined if the cells don't fit. */
function splitEvery(cells: readonly string[], cols: number): Table | undefined {
  const isBetweenRows = (index: number) => index % (cols + 1) === cols;
  if (cols < 2 || (cells.length + 1) % (cols + 1) !== 0) return undefined;
  if (cells.some((cell, index) => isBetweenRows(index) && cell !== '')) return undefined;
  const rowCount = (cells.length + 1) / (cols + 1);
  return Array.from({ length: rowCount }, (_, row) =>
    cells.slice(row * (cols + 1), row * (cols + 1) + cols).map((cell) => cell || '_'),
  );
}

const CELL_SEPARATORS = [/\t/u, /,/u, /\s+/u] as const;

/** The cells of each line, for each separator that they may have. */
function possibleTables(lines: readonly string[]): readonly Table[] {
  if (lines.every((line) => line.includes('|')))
    return [
      dropEmptySides(lines.map(splitCells)).filter((cells) => !cells.every((cell) => RULE_CELL.test(cell))),
    ];
  return CELL_SEPARATORS.map((separator) =>
    lines.map((line) =>
      line
        .trim()
        .split(separator)
        .map((cell) => cell.replaceAll('"', '').trim()),
    ),
  );
}

/** `3`, `A`, `V3`, `[,3]`. */
const INDEX_CELL = /^\[?,?(?:\p{L}{0,10} ?(\d{1,2})|([a-z])),?\]?$/iu;

/** A is 1. */
function indexOfCell(cell: string): number {
  const [, number, letter = ''] = INDEX_CELL.exec(cell) ?? [];
  return number === undefined ? letter.toLowerCase().charCodeAt(0) - 96 : Number(number);
}

/** From 0 or 1 on. */
function areConsecutive(cells: readonly string[]): boolean {
  const [first = Number.NaN, ...others] = cells.map(indexOfCell);
  return (first === 0 || first === 1) && others.every((index, place) => index === first + place + 1);
}

const writeRows = (rows: Table): string =>
  rows.map((row) => row.map((cell) => cell || '_').join(' ')).join('\n');

/** The tiles of a table whose first line and first column may be names. Undefined without names. */
function tilesBesideNames([head = [], ...rows]: Table): Table | undefined {
  const cols = rows[0]?.length ?? 0;
  if (rows.length < 2 || rows.some((row) => row.length !== cols)) return undefined;
  const corner = head.length === cols ? (head[0] ?? '') : '';
  const names = head.slice(1 - cols);
  if (names.length === cols - 1 && !/\d/u.test(corner))
    if (areConsecutive(names) && areConsecutive(rows.map(([name = '']) => name)))
      return rows.map((row) => row.slice(1));
  const areNames = areConsecutive(head) || head.every((name) => /^\p{L}/u.test(name));
  return head.length === cols && areNames && isComplete(rows) ? rows : undefined;
}

/** A table whose columns have numbers, letters or names in its first line, its rows perhaps in front. */
function withoutIndex(text: string): string {
  const tiles = possibleTables(linesOf(text)).map(tilesBesideNames).find(Boolean);
  return tiles === undefined ? text : writeRows(tiles);
}

/** `Row 1:`, `1.`, `A)` */
const ROW_LABEL = /^\s*(\p{L}{0,10} ?(?:\d{1,2}|[a-z]))\s?[:.)=]\s+(?=\S)/iu;

/** Rows behind their numbers or letters. */
function withoutRowLabels(text: string): string {
  const lines = linesOf(text).filter((line) => /\d/u.test(line));
  const labels = lines.map((line) => ROW_LABEL.exec(line) ?? []);
  if (lines.length < 2 || !areConsecutive(labels.map(([, label = '']) => label.trim()))) return text;
  const rows = lines.map((line, row) => line.slice(labels[row]?.[0]?.length));
  const areNamed = labels.every(([, label = '']) => /\p{L}{2}/u.test(label));
  return areNamed || isComplete(rows.flatMap(parseRows)) ? rows.join('\n') : text;
}

/** Tables that mean more than their lines show. */
export const tablesToRows = (text: string): string =>
  [quotedField, framesInOneLine, tableInOneLine, semicolonTable, withoutIndex, withoutRowLabels].reduce(
    (currentText, change) => change(currentText),
    text,
  );
