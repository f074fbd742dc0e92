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
export function jsonToRows(text: string): string {
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
