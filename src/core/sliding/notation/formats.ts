const EMPTY_VALUES: ReadonlySet<unknown> = new Set([null, '', ' ', '_', '.', 'x', '*', '#', -1]);
const GOAL_FIELD =
  /(?:^|_)(?:goal|target|final|solved|end)(?:$|[_A-Z])|Goal|Target|Final|Solved|End(?![a-z])/u;
const ROWS_FIELD = /^(?:n_?)?(?:rows?|height)$/iu;
const COLS_FIELD = /^(?:n_?)?(?:cols?|columns?|width)$/iu;
const SHAPE_FIELD = /row|col|width|height|size|shape|^[whnm]$/iu;

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

interface BoardField {
  readonly name: string;
  readonly rows: string;
}

/** Each board in the value, with the name of the field that holds it. */
const boardsOfValue = (value: unknown, name = ''): readonly BoardField[] => {
  const rows = rowsOfValue(value);
  if (rows !== undefined) return [{ name, rows }];
  if (Array.isArray(value)) return value.flatMap((part) => boardsOfValue(part, name));
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([field, part]) => boardsOfValue(part, field))
    : [];
};

/** Undefined if the text isn't an object, or a list of objects. */
function parseObjects(text: string): unknown {
  if (!/^\s*(?:\[\s*)?\{\s*"/u.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isGoalField = ({ name }: BoardField): boolean => GOAL_FIELD.test(name);

/** The number of boards in objects, goals aside. 0 for another text. */
export const countBoardsOfObjects = (text: string): number =>
  boardsOfValue(parseObjects(text)).filter((board) => !isGoalField(board)).length;

/** An object with one board in any field, perhaps with its goal and its size. */
function jsonToRows(text: string): string {
  const value = parseObjects(text);
  const boards = boardsOfValue(value);
  const goals = boards.filter(isGoalField);
  const starts = boards.filter((board) => !isGoalField(board));
  const fields = fieldsOfValue(value);
  const goalFieldCount = fields.filter(([name]) => GOAL_FIELD.test(name)).length;
  const [[start], [goal]] = [starts, goals];
  if (start === undefined || starts.length > 1 || goals.length > 1 || goalFieldCount > goals.length)
    return text;
  const size = start.rows.includes('/') ? '' : sizeOfFields(fields);
  if (size === undefined) return text;
  return `${size} [${start.rows}]${goal === undefined ? '' : ` -> [${goal.rows}]`}`;
}

const fieldsOfValue = (value: unknown): readonly (readonly [name: string, value: unknown])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, part]) => [[name, part] as const, ...fieldsOfValue(part)])
    : [];

/** The size of a flat list. Empty if no field tells it, undefined if fields tell it in an unknown way. */
function sizeOfFields(fields: readonly (readonly [name: string, value: unknown])[]): string | undefined {
  const shapes = fields.filter(([name, value]) => SHAPE_FIELD.test(name) && typeof value !== 'object');
  if (shapes.length === 0) return fields.some(([name]) => SHAPE_FIELD.test(name)) ? undefined : '';
  const numberOf = (pattern: RegExp) => shapes.find(([name]) => pattern.test(name))?.[1];
  const [rows, cols] = [numberOf(ROWS_FIELD), numberOf(COLS_FIELD)];
  return shapes.length === 2 && Number.isInteger(rows) && Number.isInteger(cols)
    ? `${rows}x${cols}`
    : undefined;
}

/** `1,"1 2 3 4 5 6 7 0 8",1`: the quoted field of a single line between commas is the board. */
function quotedField(text: string): string {
  const [, field = ''] = /^(?:[^",\n]{0,40},)*"([^"\n]*)"(?:,[^",\n]{0,40})*$/u.exec(text.trim()) ?? [];
  return field.length + 2 < text.trim().length && (field.match(/\d+/gu)?.length ?? 0) > 3 ? field : text;
}

/** Rows and cells of an HTML table, as the table with `|` that they look like. */
function htmlToRows(text: string): string {
  if (!/<t[dh][\s>]/iu.test(text)) return text;
  return text
    .replace(/\s+/gu, ' ')
    .replace(/<\/tr[^<>]{0,200}>/giu, '')
    .replace(/<tr[^<>]{0,200}>/giu, '\n')
    .replace(/<t[dh][^<>]{0,200}>/giu, '|')
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
  text.includes('\n') || /^\s*[[{]/u.test(text) ? text : text.replace(/\\r?\\?n(?![a-z])/gu, '\n');

const FRAME_RULE = /[+├┼└┌╔╠╚┣┗┏](?:[-─═━]+[+┼┴┬┤┐┘╦╬╩╗╣╝┫┛┓┻┳╋])+[ \t]*/gu;

/** Where a form has lost the line breaks, a rule of the frame ends the row: `+--+--+ | 1| 2| +--+--+`. */
const framesInOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => (/\d/u.test(line) ? line.replace(FRAME_RULE, '\n') : line))
    .join('\n');

const R_MATRIX = /matrix\s*\(\s*(?:data\s*=\s*)?c\s*\(([\d\s,]{0,1000})\)([^()]{0,200})\)/giu;

/** R fills a matrix by columns unless the text says `byrow=TRUE`. */
function matrixByColumns(text: string): string {
  const [matrix, otherMatrix] = text.matchAll(R_MATRIX);
  if (matrix === undefined || otherMatrix !== undefined) return text;
  const [, list = '', options = ''] = matrix;
  const tiles = list.split(',').map((tile) => tile.trim());
  const isByRow = /(?:byrow\s*=\s*|,\s*)t(?:rue)?\b/iu.test(options);
  const [firstNumber, secondNumber] = [...options.matchAll(/,\s*(\d{1,3})/gu)].map(([, number]) =>
    Number(number),
  );
  const numberOf = (pattern: RegExp): number | undefined => {
    const [, number] = pattern.exec(options) ?? [];
    return number === undefined ? undefined : Number(number);
  };
  const namedCols = numberOf(/nc(?:ol)?\s*=\s*(\d{1,3})/iu) ?? secondNumber;
  const rows = numberOf(/nr(?:ow)?\s*=\s*(\d{1,3})/iu) ?? firstNumber ?? tiles.length / (namedCols ?? 0);
  const cols = namedCols ?? tiles.length / rows;
  if (rows * cols !== tiles.length || !Number.isInteger(rows) || !Number.isInteger(cols)) return text;
  const tileAt = (row: number, col: number) => tiles[isByRow ? row * cols + col : col * rows + row];
  const written = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => tileAt(row, col)).join(' '),
  );
  return `[${written.join('/')}]`;
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

const BLANK_EMOJI =
  /^(?:(?:white|black)_(?:(?:large|medium|small)_)?square(?:_button)?|blank|empty|hole|space)$/iu;
const EMOJI_NAME = /<a?:([a-z0-9_]{2,32}):\d{1,20}>|:([a-z0-9_]{2,32}):/giu;
const MIN_EMOJI = 4;

/** The number in the name, and the rest of the name. */
function numberOfEmoji(name: string): { readonly number: string; readonly stem: string } | undefined {
  const number = NUMBER_NAMES[name.toLowerCase()];
  if (number !== undefined) return { number, stem: '' };
  const [, stem = '', digits] = /^([a-z_]*?)0*(\d{1,3})$/iu.exec(name) ?? [];
  return digits === undefined ? undefined : { number: digits, stem };
}

/** Emoji by name (`:one:`), emoji of a server (`<:tile_12:345>`), and numbers in circles and keycaps. */
function emojiToTiles(text: string): string {
  const names = [...text.matchAll(EMOJI_NAME)].map(([, ofServer, name]) => ofServer ?? name ?? '');
  const numbers = names.map(numberOfEmoji).filter((number) => number !== undefined);
  // An emoji of a sentence also may have a number: tiles are many, and their names alike.
  const areTiles = numbers.length >= MIN_EMOJI && new Set(numbers.map(({ stem }) => stem)).size === 1;
  const textWithTiles = areTiles
    ? text.replace(EMOJI_NAME, (whole, ofServer: string | undefined, name: string | undefined) => {
        const emojiName = ofServer ?? name ?? '';
        const number = numberOfEmoji(emojiName)?.number ?? (BLANK_EMOJI.test(emojiName) ? '_' : undefined);
        return number === undefined ? whole : ` ${number} `;
      })
    : text;
  return textWithTiles
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
