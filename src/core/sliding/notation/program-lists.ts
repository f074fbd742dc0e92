import { parseRows } from './rows.ts';

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

const RUST_TYPE = /:\s*\[{1,2}\s*[a-z]\w{0,20}\s*;\s*\d{1,3}\s*\](?:\s*;\s*\d{1,3}\s*\])?/giu;
const GO_TYPE = /:?=\s*(?:\[\d{0,3}\]){1,2}\s*[a-z]\w{0,20}\s*(?=\{)/giu;
/** In front of names and lists in Perl, Ruby and Elixir. */
const SIGIL = /[@%](?=[a-z]{1,20}\s*[[=]|\{)/giu;
const MAYBE_TILE = /\b(?:just|some)\s*\(?\s*(\d{1,3})\s*\)?/giu;
const NO_TILE = /\bnothing\b/giu;

/** The types in front of lists in Go and Rust, and tiles as `Just 1` or `Some(1)`. */
function withoutTypes(text: string): string {
  const listText = text.replace(SIGIL, '').replace(RUST_TYPE, ' ').replace(GO_TYPE, '= ');
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

/** A list in YAML, each row or each tile behind a dash of its own. */
function yamlToRows(text: string): string {
  const lines = text.split('\n').filter((line) => /\d/u.test(line));
  if (lines.length < 2 || !lines.every((line) => /^\s*-\s+[^-\s]|^\s*-\s+-\s+\S+\s*$/u.test(line)))
    return text;
  const hasTileLines = lines.some((line) => /^\s*-\s+-\s/u.test(line));
  const rows = lines.map((line) => ({
    isStart: !hasTileLines || /^\s*-\s+-\s/u.test(line),
    tiles: line.replace(/^\s*(?:-\s+){1,2}/u, ''),
  }));
  return rows
    .map(({ isStart, tiles }) => (isStart ? '\n' : ' ') + tiles)
    .join('')
    .trim();
}

/** `cbind(...)`, `t(...)`, `transpose(...)`: what follows is written by columns. */
const TRANSPOSED_LIST = /\bcbind\s*(?=\()|(?<![\p{L}\p{N}_.])t\s*(?=\()|\btranspose\s*(?=[[(])/iu;
/** `[...]'`, `(...).T`: what stands in front is written by columns. */
const TRANSPOSING_SIGN = /(?<=[\])])\s*\.?(?:'|\s*T(?![\p{L}\p{N}])|\s*transpose\s*\(\s*\))/u;
const FIRST_LIST = /[[({](?=[\s[({]{0,9}\d)/u;
const LAST_BRACKET = /[\])}][^\])}]*$/u;

/** The rows of a transposed list. */
function transposedToRows(text: string): string {
  // With another quotation mark, `[[1,2],[3,0]]'` only ends a quotation.
  const isSign = TRANSPOSING_SIGN.test(text) && text.split("'").length <= 2;
  if (!isSign && !TRANSPOSED_LIST.test(text)) return text;
  const listText = text.replace(TRANSPOSING_SIGN, ' ').replace(/\bc(?=\s*\()/gu, ' ');
  const list = listText.slice(listText.search(FIRST_LIST), listText.search(LAST_BRACKET) + 1);
  const columns = /\p{L}/u.test(list) ? [] : parseRows(list);
  const [firstColumn = []] = columns;
  if (columns.length < 2 || columns.some(({ length }) => length !== firstColumn.length)) return text;
  return `[${firstColumn.map((_, row) => columns.map((column) => column[row]).join(' ')).join('/')}]`;
}

/** Lists as programs write and print them. */
export const programToRows = (text: string): string =>
  [matrixByColumns, withoutTypes, wholeFloats, yamlToRows, transposedToRows].reduce(
    (currentText, change) => change(currentText),
    text,
  );
