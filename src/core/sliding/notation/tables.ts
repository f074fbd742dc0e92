import { isGoalName } from './json.ts';
import { areBoards, dropEmptySides, missingCount, parseRows, splitCells, tileOf } from './rows.ts';
import { MAX_SIDE } from './size.ts';

/** Rows of cells. */
type Table = readonly (readonly string[])[];

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');

/** `1,"1 2 3 4 5 6 7 0 8",1`: of a line whose other fields are short numbers, the quoted one is the board. */
function quotedField(text: string): string {
  const [, field = ''] = /^(?:[ ]?\d{0,3},)*"([^"\n]*)"(?:,[ ]?\d{0,3})*$/u.exec(text.trim()) ?? [];
  return field.length + 2 < text.trim().length && (field.match(/\d+/gu)?.length ?? 0) > 3 ? field : text;
}

/** Between separators, perhaps in quotation marks. */
const FIELD = /(?<=^|[,;\t]) *(?:"([^"]{0,300})" *|([^,;\t]*))(?=[,;\t]|$)/gu;
const CSV_HEAD = /^[\p{L}][\p{L}\p{N}_ ]{0,30}(?:[,;\t][\p{L}][\p{L}\p{N}_ ]{0,30}){1,20}$/u;

const fieldsOf = (line: string): readonly string[] =>
  [...line.matchAll(FIELD)].map(([, quoted, field = '']) => quoted ?? field);

const isBoardField = (field: string): boolean => areBoards(parseRows(field.toLowerCase()));

/** Several tiles, or as many digits as a compact board beside them: perhaps a row of the same board. */
const mayBeRow = (field: string, board: string): boolean => {
  const words = parseRows(field.toLowerCase()).flat();
  const isCompact = words.length === 1 && field.trim().length === board.trim().length;
  return (words.length > 1 || isCompact) && words.every((word) => tileOf(word) >= 0);
};

/**
 * Below names of columns, one of which has a board in each line, perhaps another one a goal: these alone, and
 * nothing in the other lines. Undefined for another text, also if a third column has tiles.
 */
export function boardsOfColumn(text: string): readonly string[] | undefined {
  const allLines = text.split(/\r\n?|\n/u);
  const [head = '', ...lines] = allLines.filter((line) => line.trim() !== '');
  if (lines.length === 0 || !CSV_HEAD.test(head.trim())) return undefined;
  const names = head.split(/[,;\t]/u);
  const rows = lines.map(fieldsOf);
  if (rows.some((row) => row.length !== names.length)) return undefined;
  const columns = names.map((name, col) => ({
    isGoal: isGoalName(name.trim()),
    fields: rows.map((row) => row[col] ?? ''),
  }));
  const boardColumns = columns.filter(({ fields }) => fields.every(isBoardField));
  const [start, otherStart] = boardColumns.filter(({ isGoal }) => !isGoal);
  const [goal, otherGoal] = boardColumns.filter(({ isGoal }) => isGoal);
  if (start === undefined || otherStart !== undefined || otherGoal !== undefined) return undefined;
  const hasOtherTiles = columns
    .filter((column) => column !== start && column !== goal)
    .some(({ fields }) => fields.some((field, line) => mayBeRow(field, start.fields[line] ?? '')));
  if (hasOtherTiles) return undefined;
  const boards = start.fields
    .map((board, line) => (goal === undefined ? board : `${board} -> ${goal.fields[line]}`))
    .values();
  const headLine = allLines.indexOf(head);
  return allLines.map((line, at) =>
    at <= headLine || line.trim() === '' ? '' : (boards.next().value ?? ''),
  );
}

/** A single line below names of columns. */
function boardOfColumn(text: string): string {
  const [board, otherBoard] = boardsOfColumn(text)?.filter(Boolean) ?? [];
  return board === undefined || otherBoard !== undefined ? text : board;
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
  const lines = linesOf(text);
  const cellRows = lines.map((line) => line.split(';').map((cell) => cell.trim()));
  const cols = cellRows[0]?.length ?? 0;
  const isTable =
    lines.length > 1 &&
    cols > 1 &&
    cellRows.every((cells) => cells.length === cols && cells.every((cell) => !/[\s,|/]/u.test(cell)));
  return isTable ? cellRows.map((cells) => cells.join(' | ')).join('\n') : text;
}

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
  const tables = Array.from({ length: MAX_SIDE + 1 }, (_, cols) => splitEvery(tileCells, cols)).filter(
    (rows) => rows !== undefined && isComplete(rows),
  );
  const [rows, otherRows] = tables;
  return rows === undefined || otherRows !== undefined ? text : rows.map((row) => row.join(' | ')).join('\n');
}

/** Rows of `cols` cells with an empty cell between two rows. Undefined if the cells don't fit. */
function splitEvery(cells: readonly string[], cols: number): Table | undefined {
  const isBetweenRows = (index: number) => index % (cols + 1) === cols;
  if (cols < 2 || (cells.length + 1) % (cols + 1) !== 0) return undefined;
  const rowCount = (cells.length + 1) / (cols + 1);
  if (rowCount > MAX_SIDE) return undefined;
  if (cells.some((cell, index) => isBetweenRows(index) && cell !== '')) return undefined;
  return Array.from({ length: rowCount }, (_, row) =>
    cells.slice(row * (cols + 1), row * (cols + 1) + cols).map((cell) => cell || '_'),
  );
}

/** Behind the last tab or comma of a line there may be an empty cell. */
const splitLine = (line: string, separator: string): string[] =>
  (separator === ' ' ? line.trim().split(/\s+/u) : line.split(separator)).map((cell) =>
    cell.replaceAll('"', '').trim(),
  );

const RULE_LINE = /^[\s|+:=-]*$/u;

/** The cells of each line, for each separator that they may have. */
function possibleTables(allLines: readonly string[]): readonly Table[] {
  const lines = allLines.filter((line) => !RULE_LINE.test(line));
  if (lines.every((line) => line.includes('|'))) return [dropEmptySides(lines.map(splitCells))];
  return ['\t', ',', ' '].map((separator) => lines.map((line) => splitLine(line, separator)));
}

/** `3`, `A`, `V3`, `col 3`, `[,3]`. */
const COLUMN_NAME = /^\[?,?(?:(?:v|x|c|col) ?_?)?(\d{1,2})\]?$|^([a-z])$/iu;
const ROW_NAME = /^\[?(?:(?:r|row) ?_?)?(\d{1,2}),?\]?$|^([a-z])$/iu;

/** Are they numbers from 0 or 1 on, or letters from A on? */
function areConsecutive(names: readonly string[], pattern: RegExp): boolean {
  const numbers = names.map((name) => {
    const [, number, letter = ''] = pattern.exec(name) ?? [];
    return number === undefined ? letter.toLowerCase().charCodeAt(0) - 96 : Number(number);
  });
  const [first = Number.NaN, ...others] = numbers;
  return (first === 0 || first === 1) && others.every((number, place) => number === first + place + 1);
}

const writeRows = (rows: Table): string =>
  rows.map((row) => row.map((cell) => cell || '_').join(' ')).join('\n');

/** The tiles of a table with names in its first line, perhaps also in its first column. Undefined without. */
function tilesBesideNames([head = [], ...rows]: Table): Table | undefined {
  const cols = rows[0]?.length ?? 0;
  if (rows.length < 2 || rows.some((row) => row.length !== cols)) return undefined;
  const columnNames = head.length === cols && head[0] === '' ? head.slice(1) : head;
  if (!areConsecutive(columnNames, COLUMN_NAME)) return undefined;
  const rowNames = rows.map(([name = '']) => name);
  if (columnNames.length === cols - 1 && areConsecutive(rowNames, ROW_NAME))
    return rows.map((row) => row.slice(1));
  // Numbers alone may be a row.
  return columnNames.length === cols && /\p{L}/u.test(head.join('')) && isComplete(rows) ? rows : undefined;
}

/** The lines from the first to the last that may be of a table, between other text. */
function inTable(text: string, change: (lines: readonly string[]) => string | undefined): string {
  const lines = text.split('\n');
  const isOther = (line: string): boolean =>
    !/\d/u.test(line) && /\p{L}{2}|```/u.test(line) && !/[|,\t]/u.test(line);
  const from = lines.findIndex((line) => line.trim() !== '' && !isOther(line));
  const to = lines.findLastIndex((line) => line.trim() !== '' && !isOther(line)) + 1;
  const changed = change(lines.slice(from, to).filter((line) => line.trim() !== ''));
  return changed === undefined ? text : [...lines.slice(0, from), changed, ...lines.slice(to)].join('\n');
}

/** A table whose columns have numbers or letters in its first line, its rows perhaps in front. */
const withoutIndex = (text: string): string =>
  inTable(text, (lines) => {
    const tiles = possibleTables(lines).map(tilesBesideNames).find(Boolean);
    return tiles && writeRows(tiles);
  });

/** `Row 1:`, `1. Zeile:`, `第1行：`, `1.`, `A)` */
const ROW_LABEL =
  /^[ \t]*(?:(row|zeile|reihe|fila|строка|ряд|第)[ \u00a0]?)?(\d{1,2}|[a-z])[ ]?(?:[.ªº]?[ ]?(?:row|zeile|reihe|fila|строка|ряд|行))?[:：.)=][ \t]*(?=\S)/iu;
const CHINESE_ROW = /第([一二三四五六七八九十])行/gu;
const CHINESE_NUMERALS = '一二三四五六七八九十';

/** Rows behind their numbers or letters. A line that is a whole board is no row. */
const withoutRowLabels = (text: string): string =>
  inTable(
    text.replace(CHINESE_ROW, (_, n: string) => `第${CHINESE_NUMERALS.indexOf(n) + 1}行`),
    (lines) => {
      const labels = lines.map((line) => ROW_LABEL.exec(line) ?? []);
      if (
        lines.length < 2 ||
        !areConsecutive(
          labels.map(([, , name = '']) => name),
          ROW_NAME,
        )
      )
        return undefined;
      const rows = lines.map((line, row) => line.slice(labels[row]?.[0]?.length));
      if (rows.some((row) => isComplete(parseRows(row)))) return undefined;
      const areNamed = labels.every(([, name]) => name !== undefined);
      return areNamed || isComplete(rows.flatMap(parseRows)) ? rows.join('\n') : undefined;
    },
  );

const BOARD_LABEL = /^[ \t]*[\p{L}#(]{0,12}[ \u00a0]?(\d{1,4})[ ]?[:.)\]][ \t]*/u;

/** The number of boards in lines with numbers in front. 0 for another text. */
export function countLabelledBoards(text: string): number {
  const lines = linesOf(text);
  const labels = lines.map((line) => BOARD_LABEL.exec(line) ?? []);
  const [first = Number.NaN, ...others] = labels.map(([, number]) => Number(number));
  const areBoards = lines.every((line, row) => isComplete(parseRows(line.slice(labels[row]?.[0]?.length))));
  return areBoards && others.every((number, place) => number === first + place + 1) ? lines.length : 0;
}

const BOX = /\[\s?(\d{1,3}|[_.x]?)\s?\]/giu;

/** `[1] [2] [ ]`: each tile in brackets of its own. */
function boxesToTiles(text: string): string {
  const areBoxes = (text.match(BOX)?.length ?? 0) > 3 && !/[[\](){}]/u.test(text.replace(BOX, ''));
  return areBoxes ? text.replace(BOX, (_, tile: string) => ` ${tile || '_'} `) : text;
}

/** Tables that mean more than their lines show. */
export const tablesToRows = (text: string): string =>
  [
    boardOfColumn,
    quotedField,
    boxesToTiles,
    framesInOneLine,
    tableInOneLine,
    semicolonTable,
    withoutIndex,
    withoutRowLabels,
  ].reduce((currentText, change) => change(currentText), text);
