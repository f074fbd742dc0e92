import { COLUMNS_FIELD, isGoalName } from './json.ts';
import { areBoards, parseRows } from './rows.ts';
import { OTHER_ORDER } from './tidy.ts';

/** More lists than two boards have. */
const MAX_LISTS = 50;

const R_MATRIX = /matrix\s*\(\s*(?:data\s*=\s*)?c\s*\(([\d\s,]{0,1000})\)([^()]{0,200})\)/giu;

/** R joins vectors in a vector to one. */
const R_NESTED_VECTOR = /\bc ?\( ?((?:c ?\([\d\s,]{0,100}\)[ ,\n]{0,9}){2,10})\)/giu;
const R_ASSIGNMENT = /<{1,2}-/gu;
const R_VECTOR = /\bc\s*\(([\d\s,]{0,1000})\)/giu;

/** R fills a matrix by columns unless the text says `byrow=TRUE`. */
function matrixByColumns(text: string): string {
  if (!/\bmatrix\s*\(/iu.test(text)) return text;
  return text
    .replace(R_ASSIGNMENT, '=')
    .replace(/(\d)L\b/gu, '$1')
    .replace(R_NESTED_VECTOR, (_, vectors: string) => `c(${vectors.replace(/c ?\(|\)/giu, '')})`)
    .replace(R_MATRIX, (whole, list: string, options: string) => rowsOfMatrix(list, options) ?? whole);
}

/** The list of a matrix as rows. Undefined if its size isn't clear. */
function rowsOfMatrix(list: string, options: string): string | undefined {
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
  if (rows * cols !== tiles.length || !Number.isInteger(rows) || !Number.isInteger(cols)) return undefined;
  const tileAt = (row: number, col: number) => tiles[isByRow ? row * cols + col : col * rows + row];
  const written = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => tileAt(row, col)).join(' '),
  );
  return `[${written.join('/')}]`;
}

const RUST_TYPE = /:\s*\[{1,2}\s*[a-z]\w{0,20}\s*;\s*\d{1,3}\s*\](?:\s*;\s*\d{1,3}\s*\])?/giu;
const GO_TYPE = /:?=\s*(?:\[\d{0,3}\]){1,2}\s*[a-z]\w{0,20}\s*(?=\{)/giu;
/** In front of names and lists in Perl, PHP, Ruby and Elixir. */
const SIGIL = /[@%$](?=[a-z]{1,20}\s*[[=]|\{)/giu;
/** In front of a variable of another type than a number. */
const VARIABLE_TYPE =
  /(?<![\p{L}\p{N}_])(?:(?:std::)?string|const|let|var|val|auto)\s+(?=[\p{L}_][\p{L}\p{N}_]{0,30}\s?[=(:])/giu;
const TYPE_BEHIND_NAME = /(?<=[\p{L}\p{N}_]):\s?\p{Lu}\p{L}{0,20}(?=\s?=)/gu;
const MAYBE_TILE = /\b(?:just|some)\s*\(?\s*(\d{1,3})\s*\)?/giu;
const NO_TILE = /\bnothing\b/giu;

/** `[...].reshape(3, 3)`: the size, in front of the list. */
const RESHAPED =
  /((?:[\p{L}.]{1,20}\()?\[[\d\s,]{0,1000}\]\)?)\.reshape\(\s*\(?\s*(\d{1,2})\s*,\s*(\d{1,2})\s*\)?\s*\)/gu;
/** Julia prints the size above a matrix. */
const JULIA_SIZE = /^\s*(\d{1,2}[×x]\d{1,2}) Matrix\{\w{1,10}\}:/u;
/** A list and the answer to it, as sites of programming tasks write their examples. */
const TASK_EXAMPLE = /^([^[\]]{0,80})(\[[^\p{L}]*\])\s*\**(?:expected )?output:[^[\]]*$/iu;
const TASK_WORDS = /\**input:\**|\bboard\b|[\p{L}_]{1,30}\s*=/giu;

/** Writes a size that stands behind a list or in its type as a size in front of it. */
const sizesInFront = (text: string): string => text.replace(RESHAPED, '$2x$3 $1').replace(JULIA_SIZE, '$1');

/** Does the name tell that the list is a goal, or in another order? */
const hasMeaning = (name: string): boolean =>
  isGoalName(name) || COLUMNS_FIELD.test(name) || OTHER_ORDER.test(name);

/** The list alone, without the task's words and the answer to it. */
const listOfTask = (text: string): string =>
  text.replace(
    TASK_EXAMPLE,
    (_, words: string, list: string) =>
      words.replace(TASK_WORDS, (word) => (hasMeaning(word.replace(/\s*=$/u, '')) ? word : ' ')) + list,
  );

/** The first arguments of a function: `Board(3, [...])`, `from_list(3, 3, (...))`. */
const SIZE_ARGUMENTS = /(?<=[\p{L}\p{N}_]\(\s?)(\d{1,2})\s?,\s?(?:(\d{1,2})\s?,\s?)?(?=[[({]\s?[\d[({])/gu;

/** Writes them as a size in front of the list. Of two different numbers, either may be that of the rows. */
const sizesOfArguments = (text: string): string =>
  text.replace(SIZE_ARGUMENTS, (whole, side: string, otherSide: string = side) =>
    side === otherSide ? `${side}x${side} ` : whole,
  );

const QUOTED = /(["'`])((?:[\d_.xX*#][\s,;/|]{0,9}){4,200})\1/gu;

/** `start = "1 2 3 0"`: a board in quotation marks, in a program, becomes a list in brackets. */
export const quotedBoardsToLists = (text: string): string =>
  /\p{L}{2}/u.test(text.replace(QUOTED, ' '))
    ? text.replace(QUOTED, (whole, _mark, list: string) =>
        areBoards(parseRows(list.toLowerCase())) ? `[${list}]` : whole,
      )
    : text;

/** The types in front of lists in Go and Rust, and tiles as `Just 1` or `Some(1)`. */
function withoutTypes(text: string): string {
  const listText = text
    .replace(SIGIL, '')
    .replace(RUST_TYPE, ' ')
    .replace(GO_TYPE, '= ')
    .replace(VARIABLE_TYPE, '')
    .replace(TYPE_BEHIND_NAME, '');
  return MAYBE_TILE.test(text) ? listText.replace(MAYBE_TILE, ' $1 ').replace(NO_TILE, ' _ ') : listText;
}

const WORD_WITH_POINT = /(?<![^\s[(,;|])[^\s[\](),;|]{0,20}\.[^\s[\](),;|]{0,20}/gu;
const WHOLE_FLOAT = /^(\d{1,3})\.0{0,20}$/u;

/** `1.` and `1.0`, as numpy and pandas print numbers. One in each line may also be the line's number. */
function wholeFloats(text: string): string {
  const words = text.match(WORD_WITH_POINT) ?? [];
  return words.length > text.split('\n').length && words.every((word) => WHOLE_FLOAT.test(word))
    ? text.replace(WORD_WITH_POINT, (word) => word.slice(0, word.indexOf('.')))
    : text;
}

const YAML_ROW = /^\s*-\s+(?=[^-\s])/u;
const YAML_FIRST_TILE = /^\s*-\s+-\s+(?=\S+\s*$)/u;

/** A list in YAML, each row or each tile behind a dash of its own. Other lines stay. */
function yamlToRows(text: string): string {
  const lines = text.split('\n');
  const items = lines.filter((line) => /\d/u.test(line));
  if (items.length < 2 || !items.every((line) => YAML_ROW.test(line) || YAML_FIRST_TILE.test(line)))
    return text;
  // Each item is a board of its own.
  if (items.every((line) => areBoards(parseRows(line.replace(YAML_ROW, ''))))) return text;
  const hasTileLines = lines.some((line) => YAML_FIRST_TILE.test(line));
  const continuesRow = (line: string): boolean => hasTileLines && YAML_ROW.test(line);
  return lines
    .map(
      (line) => (continuesRow(line) ? ' ' : '\n') + line.replace(YAML_FIRST_TILE, '').replace(YAML_ROW, ''),
    )
    .join('')
    .trim();
}

/** `cbind(...)`, `t(...)`, `transpose(...)`: the list that follows is written by columns. */
const TRANSPOSING_NAME =
  /(?<![\p{L}\p{N}_.'’])(?:cbind|hcat|zip|(?:np\.|numpy\.)?(?:column_stack|transpose)|t(?=\((?:\[|matrix|rbind)))\s?(?=[[(])/giu;
/** Behind a list that is written by columns. */
const TRANSPOSING_SIGN = /^\s?(?:\.T(?![\p{L}\p{N}_])|\.transpose\(\)|\.?'(?=\s*(?:[;,)\]]|->|$)))/u;

/** The index behind the bracket that closes the one at `from`. -1 if there is none. */
function endOfList(text: string, from: number): number {
  let depth = 0;
  for (let index = from; index < text.length; index++) {
    const sign = text[index] ?? '';
    if ('[({'.includes(sign)) depth++;
    else if ('])}'.includes(sign)) depth--;
    if (depth === 0) return index + 1;
  }
  return -1;
}

/** A list of columns as rows. Undefined if it is none. */
function rowsOfColumns(list: string): string | undefined {
  const columns = parseRows(list.replace(R_VECTOR, '[$1]'));
  const [firstColumn = []] = columns;
  const isClear = columns.length > 1 && columns.every(({ length }) => length === firstColumn.length);
  return isClear && !/\p{L}{2}/u.test(columns.flat().join(' '))
    ? `[${firstColumn.map((_, row) => columns.map((column) => column[row]).join(' ')).join('/')}]`
    : undefined;
}

/** Lists that are given by columns, or that a function turns or reverses. */
const OTHER_ORDERS = [
  /dataframe\s*\(\s*\{|data\.frame\s*\(|axis\s*=\s*1\b|order\s*=\s*['"]?f\b/iu,
  /row_?major\s*=\s*f|(?:^|[^a-z])col(?:umn)?s\s*[=:(]\s*[[({]/iu,
  /(?<![a-z])(?:to)?(?:flip(?:lr|ud)?|rot90|rotated?|roll|rev|reversed?|sort|sorted|shuffled?|permuted?)(?:\(|\s\(\s*[[({])/iu,
];
/** Behind a text, it makes a reading by rows impossible. */
const UNCLEAR = ' transposed';

/** The rows of transposed lists. If one isn't clear, nothing is read by rows. */
function transposedToRows(text: string): string {
  const [order] = OTHER_ORDERS.map((pattern) => pattern.exec(text)?.[0]).filter(
    (found) => found !== undefined,
  );
  if (order !== undefined) return `${text} ${/\p{L}+/u.exec(order)?.[0] ?? ''}${UNCLEAR}`;
  const names = new Map(
    [...text.matchAll(TRANSPOSING_NAME)].map((name) => [name.index + name[0].length, name.index]),
  );
  if (names.size === 0 && !/[\])]\s?(?:\.?'|\.T|\.transpose)/u.test(text)) return text;
  let rowsText = '';
  let writtenTo = 0;
  for (const { index } of [...text.matchAll(/[[({]/gu)].slice(0, MAX_LISTS)) {
    if (index < writtenTo) continue;
    const end = endOfList(text, index);
    const from = names.get(index) ?? index;
    const [sign = ''] = end < 0 ? [] : (TRANSPOSING_SIGN.exec(text.slice(end, end + 20)) ?? []);
    const isMatlab = sign.endsWith("'");
    const list = text.slice(index, end);
    if (end < 0 || (from === index && (sign === '' || (isMatlab && !/[;\n]/u.test(list))))) continue;
    const rows = rowsOfColumns(list);
    if (rows === undefined) return text + UNCLEAR;
    rowsText += `${text.slice(writtenTo, from)} ${rows} `;
    writtenTo = end + sign.length;
  }
  return rowsText + text.slice(writtenTo);
}

/** Lists as programs write and print them. */
export const programToRows = (text: string): string =>
  [
    matrixByColumns,
    sizesInFront,
    sizesOfArguments,
    listOfTask,
    withoutTypes,
    wholeFloats,
    yamlToRows,
    transposedToRows,
  ].reduce((currentText, change) => change(currentText), text);
