import { fillGap } from './gap.ts';
import { expandCompact, GOAL_MARK, mapParts, missingCount, parseRows, type Rows, tileOf } from './rows.ts';
import { makeSize, SIZE_IN_FRONT, sizeOfCount } from './size.ts';

/** The size of a 3x3 board in letters or hexadecimal digits. A shorter text is probably a word. */
const MIN_SYMBOLS = 9;
/** Two boards of 16 cells, which use all letters or digits. */
const MAX_SYMBOLS = 32;

/** A is 1, as in `ABCD/EFGH/IJKL/MNO_`. Undefined for other text, or fewer than nine. */
export const lettersAsNumbers = (text: string): string | undefined =>
  symbolsAsNumbers(text, (symbol) => (/^[a-o]$/u.test(symbol) ? symbol.charCodeAt(0) - 96 : Number.NaN));

/** Reads `1234/5678/9ABC/DEF0`. Undefined for other text, or too few digits. */
export const hexadecimalAsNumbers = (text: string): string | undefined =>
  symbolsAsNumbers(text, (symbol) => Number.parseInt(symbol, 16));

function symbolsAsNumbers(text: string, numberOf: (symbol: string) => number): string | undefined {
  const writtenRows = parseRows(text);
  const words = writtenRows.flat();
  const symbolCount = words.reduce((sum, { length }) => sum + length, 0);
  if (symbolCount > MAX_SYMBOLS || !words.some((word) => /[a-o]/u.test(word))) return undefined;
  const rows = words.some((word) => word.length > 1) ? words.map((word) => [...word]) : writtenRows;
  const numbers = rows.map((row) => row.map((symbol) => (tileOf(symbol) === 0 ? 0 : numberOf(symbol))));
  const allNumbers = numbers.flat();
  if (allNumbers.length < MIN_SYMBOLS || allNumbers.some(Number.isNaN)) return undefined;
  return numbers.map((row) => row.join(' ')).join('/');
}

/**
 * A label in a list of boards: a single letter, perhaps with a number (`b`, `p1`), or a number (`#1`, `1)`).
 * A number is a label only if at least nine digits follow it, or a sign shows it (`1.`).
 */
const LABEL_PATTERN =
  /^\s*\(?(?:[a-np-wyz][0-9]*(?![0-9])(?=[^a-z]*$)|#?[0-9]{1,4}[.)]?(?=(?:[^0-9]*[0-9]){9})|[0-9]{1,4}[.)])[ \t,;=]+/u;
const GOAL_MARK_OR_BAR = new RegExp(`${GOAL_MARK.source}|[|]`, 'u');
/** `-1` is the usual place of the blank in the goal. */
const SIZE_LINE = /^\s*(?:[nk]?[ ]?=[ ]?)?([0-9]{1,4})(?:[ ,]+(-1|[0-9]{1,2}))?[ ]*\n/u;

/** Undefined if the text doesn't allow this change. */
type TextChange = (text: string) => string | undefined;

/** Changes the parts of `mapParts`. One that can't be changed stays as it is. */
const applyToParts =
  (change: TextChange): TextChange =>
  (text) =>
    mapParts(text, (piece) => change(piece) ?? piece);

/** `1234-5` becomes `1234_5`. */
const dashesAsBlanks: TextChange = (text) => mapParts(text, (piece) => piece.replace(/[-–—―−]/gu, '_'));

/** Signs of programs for the blank. Exactly one of them may be in a board. */
const BLANK_CODE = /(?<![^\s,;|/([{])-1(?![^\s,;|/)\]}])|(?<![\p{L}_@~])[ben@~](?![\p{L}_@~])/gu;
const blankCodeAsBlank: TextChange = (text) =>
  text.match(BLANK_CODE)?.length === 1 && (text.match(/\p{L}/gu)?.length ?? 0) < 2 && !text.includes('|')
    ? text.replace(BLANK_CODE, '_')
    : undefined;

/** Each of them is tried alone. */
const TEXT_CHANGES: readonly TextChange[] = [
  (text) => text,
  fillGap,
  applyToParts(fillGap),
  applyToParts(lettersAsNumbers),
  applyToParts(hexadecimalAsNumbers),
  dashesAsBlanks,
  blankCodeAsBlank,
  applyToParts(blankCodeAsBlank),
  separateSideBySide,
];

/**
 * Interprets a text that isn't directly a board. It may have:
 * - a size in front or in its first line;
 * - one or two labels, as in Korf's lists: the board's number, perhaps also the length of its solution;
 * - a gap for the blank, letters for numbers, or two boards next to each other.
 *
 * The caller checks which interpretations are boards.
 */
export function otherReadings(text: string): string[] {
  const sizeAndRestPairs = [
    ...[['', text], splitSizeInFront(text), splitSizeLine(text)].filter((pair) => pair !== undefined),
    ...(lacksOneTile(text) ? [] : [withoutLabel(text), withoutLabel(withoutLabel(text))]).map((restText) => [
      '',
      restText,
    ]),
  ];
  const texts = sizeAndRestPairs.flatMap(([sizeText = '', restText = '']) =>
    TEXT_CHANGES.flatMap((change) => {
      const changedText = change(restText);
      return changedText === undefined ? [] : [sizeText + changedText];
    }),
  );
  return [...new Set(texts)].filter((otherText) => otherText !== text);
}

function splitSizeInFront(text: string): [string, string] | undefined {
  const sizeText = SIZE_IN_FRONT.exec(text)?.[0];
  return sizeText === undefined ? undefined : [`${sizeText}\n`, text.slice(sizeText.length)];
}

/** A first line that contains only a size, `3` or `3 3`, as in programming contests. */
export function splitSizeLine(text: string): [string, string] | undefined {
  const [line = '', rows, cols] = SIZE_LINE.exec(text) ?? [];
  if (line === '') return undefined;
  const restText = text.slice(line.length);
  const cellCount = parseRows(restText).flat().length;
  if (cols === undefined && Number(rows) > 2 && [cellCount, cellCount - 1].includes(Number(rows)))
    return ['', restText];
  return [
    `${makeSize({ rows: Number(rows), cols: Number(cols === '-1' ? rows : (cols ?? rows)) })}\n`,
    restText,
  ];
}

const withoutLabel = (text: string): string => text.replace(LABEL_PATTERN, '');

/** Then the first number is no label: more likely one tile is mistyped. A list in brackets has no label. */
function lacksOneTile(text: string): boolean {
  const tiles = parseRows(text).flat().map(tileOf);
  if (/^\s*\(?[0-9]{1,4}\)/u.test(text)) return false;
  if (/[[({]/u.test(text)) return true;
  return !tiles.includes(-1) && sizeOfCount(tiles.length) !== undefined && missingCount(tiles) === 1;
}

/**
 * Separates a start on the left from a goal on the right. Undefined if neither half has all tiles of a board.
 */
export function separateSideBySide(text: string): string | undefined {
  const lines = text.split(GOAL_MARK_OR_BAR).join(' ').split('\n');
  const writtenRows = parseRows(lines.join('\n'));
  const isCompact = expandCompact(writtenRows) !== writtenRows;
  const rows = isCompact ? writtenRows.map((row) => row.flatMap((word) => [...word])) : writtenRows;
  const cols = (rows[0]?.length ?? 0) / 2;
  if (rows.length < 2 || cols < 2 || !rows.every((row) => row.length === 2 * cols)) return undefined;
  const halves = [rows.map((row) => row.slice(0, cols)), rows.map((row) => row.slice(cols))];
  const isComplete = (half: Rows): boolean => missingCount(half.flat().map(tileOf)) === 0;
  return halves.some(isComplete)
    ? halves.map((half) => half.map((row) => row.join(' ')).join('/')).join(' -> ')
    : undefined;
}
