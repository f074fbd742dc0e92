const EMPTY_VALUES: ReadonlySet<unknown> = new Set([null, '', ' ', '_', '.', 'x', '*', '#', -1]);
const GOAL_FIELD = /goal|target|final|solved|end/iu;

/** Undefined if the value is neither a list of tiles nor a list of rows. */
function rowsOfValue(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length < 2) return undefined;
  const isTile = (tile: unknown): boolean => EMPTY_VALUES.has(tile) || /^\d{1,3}$/u.test(String(tile));
  const makeRow = (row: readonly unknown[]): string =>
    row.map((tile) => (EMPTY_VALUES.has(tile) ? 0 : tile)).join(' ');
  if (value.length > 3 && value.every(isTile)) return makeRow(value);
  const areRows = value.every((row) => Array.isArray(row) && row.length > 1 && row.every(isTile));
  return areRows ? value.map(makeRow).join('/') : undefined;
}

/** Each board in the value, with the name of its field. */
const boardsOfValue = (value: unknown, name = ''): readonly (readonly [name: string, rows: string])[] => {
  const rows = rowsOfValue(value);
  if (rows !== undefined) return [[name, rows]];
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([field, part]) => boardsOfValue(part, field))
    : [];
};

/** An object with one board in any field, perhaps with its goal. */
function jsonToRows(text: string): string {
  if (!/^\s*\{/u.test(text)) return text;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text;
  }
  const { goals = [], starts = [] } = Object.groupBy(boardsOfValue(value), ([name]) =>
    GOAL_FIELD.test(name) ? 'goals' : 'starts',
  );
  const [[, start] = []] = starts;
  const [[, goal] = []] = goals;
  if (start === undefined || starts.length > 1 || goals.length > 1) return text;
  const [, rows = ''] = /"(?:n_?)?(?:rows?|height)"\s*:\s*"?(\d{1,2})\b/iu.exec(text) ?? [];
  const [, cols = ''] = /"(?:n_?)?(?:col(?:umn)?s?|width)"\s*:\s*"?(\d{1,2})\b/iu.exec(text) ?? [];
  const size = rows === '' || cols === '' ? '' : `${rows}x${cols} `;
  return goal === undefined ? `${size}${start}` : `${size}${start} -> ${goal}`;
}

/** `1,"1 2 3 4 5 6 7 0 8",1`: the only quoted field of a line that holds several numbers is the board. */
function quotedField(text: string): string {
  const fields = [...text.matchAll(/"([^"\n]*)"/gu)].flatMap(([, field = '']) =>
    (field.match(/\d+/gu)?.length ?? 0) > 3 ? [field] : [],
  );
  return fields.length === 1 && /\d/u.test(text.replace(/"[^"\n]*"/gu, '')) ? (fields[0] ?? text) : text;
}

/** Rows and cells of an HTML table, as the table with `|` that they look like. */
function htmlToRows(text: string): string {
  if (!/<t[dh][\s>]/iu.test(text)) return text;
  return text
    .replace(/\s*<tr[^<>]{0,200}>\s*/giu, '\n')
    .replace(/\s*<t[dh][^<>]{0,200}>\s*/giu, '| ')
    .replace(/\s*<\/tr>\s*/giu, ' |\n')
    .replace(/<[^<>]{0,200}>/gu, ' ')
    .replaceAll('&nbsp;', ' ');
}

/** `1 & 2 \\ 3 & 0`, in a matrix or a table. */
function latexToRows(text: string): string {
  if (!text.includes('&') || !text.includes('\\\\')) return text;
  return text
    .replace(/\\(?:begin|end)\s*\{[^{}]{0,40}\}(?:\s*\{[lcr|\s]{0,60}\})?/gu, ' ')
    .replace(/\\(?:hline|left|right|displaystyle)[[\]().]?/gu, ' ')
    .replace(/\\(?:square|Box|blacksquare|_)(?![a-z])/gu, '_')
    .replaceAll('\\\\', '\n')
    .replaceAll('&', '|')
    .replace(/[\\$]+[[\]()]?/gu, ' ');
}

/** `\n` typed as two characters, as people do in a form that has one line, becomes a line break. */
export const typedLineBreaks = (text: string): string =>
  text.includes('\n') ? text : text.replace(/\\r?\\?n(?![a-z])/gu, '\n');

/** A rule of a frame ends the row, also where a form has lost the line breaks: `+--+--+ | 1| 2| +--+--+`. */
const framesInOneLine = (text: string): string =>
  text.replace(/[ \t]*[+├┼└┌╔╠╚┣┗┏](?:[-─═━]+[+┼┴┬┤┐┘╦╬╩╗╣╝┫┛┓┻┳╋])+[ \t]*/gu, '\n');

/** R fills a matrix by columns unless the text says `byrow=TRUE`. */
function matrixByColumns(text: string): string {
  const [whole, list = '', options = ''] =
    /matrix\s*\(\s*c\s*\(([\d\s,]{0,1000})\)([^()]{0,200})\)/iu.exec(text) ?? [];
  if (whole === undefined) return text;
  const tiles = list.split(',').map((tile) => tile.trim());
  const [, rowOption] = /nrow\s*=\s*(\d{1,3})/iu.exec(options) ?? [];
  const [, colOption] = /ncol\s*=\s*(\d{1,3})/iu.exec(options) ?? [];
  const [, bareOption] = /^\s*,\s*(\d{1,3})/u.exec(options) ?? [];
  const rowCount = Number(rowOption ?? bareOption ?? tiles.length / Number(colOption));
  const colCount = tiles.length / rowCount;
  if (!Number.isInteger(rowCount) || !Number.isInteger(colCount)) return text;
  const isByRow = /byrow\s*=\s*t/iu.test(options);
  const tileAt = (row: number, col: number) => tiles[isByRow ? row * colCount + col : col * rowCount + row];
  return Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: colCount }, (_, col) => tileAt(row, col)).join(' '),
  ).join('/');
}

const NUMBER_NAMES: Readonly<Record<string, string>> = {
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  keycap_ten: '10',
};

/** Emoji by name (`:one:`), emoji of a server (`<:tile_12:345>`), and numbers in circles and keycaps. */
function emojiToTiles(text: string): string {
  return text
    .replace(/<a?:([a-z0-9_]{2,32}):\d{1,20}>/giu, (_, name: string) => ` :${name}: `)
    .replace(/:([a-z0-9_]{2,32}):/giu, (whole, name: string) => {
      const number = NUMBER_NAMES[name.toLowerCase()] ?? /^[a-z_]*0*(\d{1,3})$/iu.exec(name)?.[1];
      if (number !== undefined) return ` ${number} `;
      return /square|blank|empty|hole|white|black/iu.test(name) ? ' _ ' : whole;
    })
    .replaceAll('🔟', ' 10 ')
    .replace(/[①-⑳⓪❶-❿➀-➉➊-➓⓿㉑-㉟]/gu, (circled) => ` ${circled.normalize('NFKC')} `);
}

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

/** Tables as pandas and R print them: the columns are numbered in the first line, the rows in front. */
function withoutTableIndex(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [header = [], ...rows] = lines.map((line) => line.trim().split(/\s+/u));
  const isIndex = (words: readonly string[], start: number): boolean =>
    words.every((word, index) => word.replace(/[[\],V]/gu, '') === String(index + start));
  const hasIndex =
    rows.length > 1 &&
    header.length > 1 &&
    rows.every((row) => row.length === header.length + 1) &&
    [0, 1].some(
      (start) =>
        isIndex(header, start) &&
        isIndex(
          rows.map(([name = '']) => name),
          start,
        ),
    );
  return hasIndex ? rows.map((row) => row.slice(1).join(' ')).join('\n') : text;
}

/** Programs, documents and chats write boards in these formats. A text in another format stays as it is. */
const FORMATS: readonly ((text: string) => string)[] = [
  jsonToRows,
  quotedField,
  htmlToRows,
  latexToRows,
  framesInOneLine,
  matrixByColumns,
  emojiToTiles,
  semicolonTable,
  withoutTableIndex,
];

/** The text must not be normalised yet, because quotation marks and signs of emoji matter. */
export const formatsToRows = (text: string): string =>
  FORMATS.reduce((currentText, change) => change(currentText), text);
