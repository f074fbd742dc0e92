import { missingCount, tileOf } from './rows.ts';
import { SIZE_PATTERN } from './size.ts';

const EMPTY_VALUES: ReadonlySet<unknown> = new Set([null, '', ' ', '_', '.', 'x', '*', '#', -1]);
const GOAL_FIELD =
  /(?:^|_)(?:goal|target|tgt|final|finish|solved|end|desired|ziel|objetivo|meta|цель|目标)(?:$|_)/u;
const ROWS_FIELD = /^(?:n_?)?(?:rows?|height)$/iu;
const COLS_FIELD = /^(?:n_?)?(?:cols?|columns?|width)$/iu;
const SHAPE_FIELD =
  /row|col|width|height|size|shape|dim|order|axis|zeile|spalte|fila|строк|столб|行|列|^[whnmxy]$/iu;
/** The side of a square board. */
const SIDE_FIELD = /^(?:n|size|side|dim(?:ension)?)$/iu;
/** A list of columns. */
export const COLUMNS_FIELD = /col|spalte|столб|列/iu;

export const isGoalName = (name: string): boolean =>
  GOAL_FIELD.test(name.replace(/(?<=[a-z])(?=[A-Z])/gu, '_').toLowerCase());

const isTile = (value: unknown): boolean =>
  EMPTY_VALUES.has(value) ||
  ((typeof value === 'number' || typeof value === 'string') && /^\d{1,3}$/u.test(String(value)));

const ROWS_TEXT = /^(?:[0-9_.x*#]{1,9}[\s,;/|]+){2,99}[0-9_.x*#]{1,9}\s*$/u;

const isRowsText = (value: unknown): value is string =>
  typeof value === 'string' &&
  (ROWS_TEXT.test(value) || (/^[0-9]{6,10}$/u.test(value) && missingCount([...value].map(Number)) === 0));

const isRowText = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9_.x*#][0-9_.x*#\s,]+$/u.test(value);

/** Undefined if the value is neither a list of tiles nor one of rows, nor such a text. */
function rowsOfValue(value: unknown): string | undefined {
  if (isRowsText(value)) return value.trim().replaceAll('\n', '/');
  if (!Array.isArray(value) || value.length < 2) return undefined;
  const makeRow = (row: readonly unknown[]): string =>
    row.map((tile) => (EMPTY_VALUES.has(tile) ? 0 : tile)).join(' ');
  const compactRows = value.map((row) => (typeof row === 'string' && row.length > 1 ? [...row] : []));
  if (missingCount(compactRows.flat().map(tileOf)) === 0 && compactRows.every(({ length }) => length > 1))
    return compactRows.map((row) => row.join(' ')).join('/');
  if (value.length > 3 && value.every(isTile)) return makeRow(value);
  if (!value.every(isTile) && value.every(isRowText)) return value.join('/');
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

/** An object, or a list of objects, perhaps between words or in a block of code. */
const OBJECTS = /^([^[{\d]*)((?:\[\s*)?\{\s*"[\s\S]*[\]}])([^\]}\d]*)$/u;

interface WrittenObjects {
  readonly value: unknown;
  readonly before: string;
  readonly behind: string;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined if the text has no object, or a part with numbers beside it. */
function parseObjects(text: string): WrittenObjects | undefined {
  const [, before = '', objects = '', behind = ''] = OBJECTS.exec(text) ?? [];
  if (objects === '') return undefined;
  const value = parseJson(objects) ?? parseObjectLines(objects);
  return value === undefined ? undefined : { value, before, behind };
}

/** An object in each line. Undefined for other lines. */
function parseObjectLines(text: string): readonly unknown[] | undefined {
  const values = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseJson);
  return values.every((value) => typeof value === 'object' && value !== null) ? values : undefined;
}

/** A list of objects or of boards with rows, perhaps in a field of an object, as a line for each. */
export function objectsToLines(text: string): string {
  const value = parseJson(text);
  const lists = [value, ...(typeof value === 'object' && value !== null ? Object.values(value) : [])];
  const isItem = (item: unknown): boolean =>
    (Array.isArray(item) ? item.every(Array.isArray) : typeof item === 'object') &&
    boardsOfValue(item).length > 0;
  const list = lists.find((item) => Array.isArray(item) && item.length > 1 && item.every(isItem));
  return Array.isArray(list) ? list.map((item) => JSON.stringify(item)).join('\n') : text;
}

const isGoalField = ({ name }: BoardField): boolean => isGoalName(name);

const isNested = ({ rows }: BoardField): boolean => rows.includes('/');
const tilesOf = ({ rows }: BoardField): readonly number[] => rows.split(/[ /]/u).map(tileOf);
const isWhole = (board: BoardField): boolean => missingCount(tilesOf(board)) === 0;

/** Beside a board, other lists of numbers are moves, indexes or the like, unless they are such a board. */
function startsOf(boards: readonly BoardField[]): readonly BoardField[] {
  const starts = boards.filter((board) => !isGoalField(board));
  const surest = [
    starts.filter((board) => isNested(board) && isWhole(board)),
    starts.filter((board) => /^(?:start|board|tiles)$/u.test(board.name) && isWhole(board)),
    starts.filter(isNested),
    starts.filter(isWhole),
  ];
  const found = surest.find(({ length }) => length > 0) ?? starts;
  const foundTiles = found.map(tilesOf);
  const isOtherBoard = (board: BoardField): boolean =>
    isWhole(board) &&
    foundTiles.some(({ length }) => length === tilesOf(board).length) &&
    !foundTiles.some((tiles) => tiles.join() === tilesOf(board).join());
  return [...found, ...starts.filter(isOtherBoard)];
}

export interface ObjectBoards {
  /** Goals aside. */
  readonly count: number;
  /**
   * The text with rows in place of the object. Undefined unless the object has one board, in any field, whose
   * shape is told. Its numbers must then not be read as another board.
   */
  readonly rowsText: string | undefined;
}

/** Undefined for a text without an object. */
export function readObjects(text: string): ObjectBoards | undefined {
  const objects = parseObjects(text);
  if (objects === undefined) return undefined;
  const boards = boardsOfValue(objects.value);
  const rows = rowsOfObjects(objects.value, boards);
  return {
    count: startsOf(boards).length,
    rowsText: rows === undefined ? undefined : `${objects.before} ${rows} ${objects.behind}`,
  };
}

export const jsonToRows = (text: string): string => readObjects(text)?.rowsText ?? text;

/** The board, perhaps with its goal and its size. */
function rowsOfObjects(value: unknown, boards: readonly BoardField[]): string | undefined {
  const goals = boards.filter(isGoalField);
  const starts = startsOf(boards);
  const fields = fieldsOfValue(value);
  const goalFieldCount = fields.filter(([name]) => isGoalName(name)).length;
  const [[start], [goal]] = [starts, goals];
  if (start === undefined || starts.length > 1 || goals.length > 1 || goalFieldCount > goals.length)
    return undefined;
  const size = isNested(start) ? '' : sizeOfFields(fields);
  if (size === undefined || COLUMNS_FIELD.test(start.name) || fields.some(isColumnOrder)) return undefined;
  return `${size} [${start.rows}]${goal === undefined ? '' : ` -> [${goal.rows}]`}`;
}

const isColumnOrder = ([name, value]: readonly [name: string, value: unknown]): boolean =>
  (value === true && /col[a-z]*_?major|transpos|revers/iu.test(name)) ||
  (value === false && /row_?major/iu.test(name)) ||
  (typeof value === 'string' &&
    /order|layout/iu.test(name) &&
    (COLUMNS_FIELD.test(value) || /^f$/iu.test(value)));

const fieldsOfValue = (value: unknown): readonly (readonly [name: string, value: unknown])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, part]) => [[name, part] as const, ...fieldsOfValue(part)])
    : [];

/** The size of a flat list. Empty if no field tells it, undefined if fields tell it in an unknown way. */
function sizeOfFields(fields: readonly (readonly [name: string, value: unknown])[]): string | undefined {
  const isShape = ([name, value]: readonly [name: string, value: unknown]): boolean =>
    SHAPE_FIELD.test(name) || (typeof value === 'string' && SIZE_PATTERN.test(value));
  const shapes = fields.filter((field) => isShape(field) && typeof field[1] !== 'object');
  if (shapes.length === 0) return fields.some(isShape) ? undefined : '';
  const [[onlyName = '', onlyShape] = []] = shapes;
  if (shapes.length === 1 && typeof onlyShape === 'string' && SIZE_PATTERN.test(onlyShape)) return onlyShape;
  if (shapes.length === 1 && SIDE_FIELD.test(onlyName) && Number.isInteger(onlyShape))
    return `${onlyShape}x${onlyShape}`;
  const numberOf = (pattern: RegExp) => shapes.find(([name]) => pattern.test(name))?.[1];
  const [rows, cols] = [numberOf(ROWS_FIELD), numberOf(COLS_FIELD)];
  return shapes.length === 2 && Number.isInteger(rows) && Number.isInteger(cols)
    ? `${rows}x${cols}`
    : undefined;
}
