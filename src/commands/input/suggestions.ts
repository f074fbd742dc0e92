import type { Option, OptionValues } from '../../chat/input/command-input.ts';
import { makeSquare } from '../../core/knight/board/square.ts';
import { whyNoTour, whyNoTourFrom } from '../../core/knight/rule/existence.ts';
import { maxScrambleLength } from '../../core/sliding/longest.ts';
import { makeSize, parseSize, type Size } from '../../core/sliding/notation/size.ts';
import { plainText } from '../../core/typed-text.ts';
import { type DayKey, dayNumber, FIRST_DAY_KEY, keyOfNumber } from '../../daily/day.ts';
import { ZONES } from './zone.ts';

/**
 * A function that suggests values while a user types an option, the most likely value first. Each suggestion
 * is a valid value.
 */
type Suggest = NonNullable<Option['suggest']>;

/**
 * Normalises typed text so that it can be compared with suggestions: lower case, plain characters, `x` as the
 * multiplication sign.
 */
const normaliseTyped = (typedText: string): string =>
  plainText(typedText)
    .trim()
    .toLowerCase()
    .replace(/(?<=\d) ?[×хχ✕✖*⨯] ?/gu, 'x');

/** Returns the suggestions that begin with the typed text. */
export const filterByPrefix = (suggestions: readonly string[], typedText: string): readonly string[] =>
  suggestions.filter((suggestion) => suggestion.startsWith(normaliseTyped(typedText)));

/**
 * Returns all sizes whose height and width are in `sides`. Square boards come first, since most boards are
 * square.
 */
const sizesWithSides = (sides: readonly number[]): readonly Size[] => [
  ...sides.map((side) => ({ rows: side, cols: side })),
  ...sides.flatMap((rows) => sides.filter((cols) => cols !== rows).map((cols) => ({ rows, cols }))),
];

const SUGGESTED_SIZES = sizesWithSides([2, 3, 4, 5, 6, 7, 8, 9, 10]);

/**
 * Suggests sizes of sliding puzzles. If the user has already typed a board, only sizes with its number of
 * cells are suggested.
 */
export const suggestSizes: Suggest = (typedText, { board }) => {
  const cellCount = countCells(board);
  const fittingSizes = SUGGESTED_SIZES.filter(({ rows, cols }) => rows * cols === cellCount);
  return filterByPrefix((fittingSizes.length > 0 ? fittingSizes : SUGGESTED_SIZES).map(makeSize), typedText);
};

/**
 * Counts the cells of a typed board, without its goal. In a board without spaces, each character is a cell.
 */
function countCells(board: OptionValues[string] = ''): number {
  const [startText = ''] = plainText(String(board)).split(/->|=>|→|\bto\b/u);
  const cellTexts = startText.match(/\d+|[_.x*#]/giu) ?? [];
  return cellTexts.length === 1 ? (cellTexts[0]?.length ?? 0) : cellTexts.length;
}

/** Sizes of chessboards (files x ranks) that have a knight's tour. */
const KNIGHT_SIZES = sizesWithSides([8, 5, 6, 7, 9, 10, 12, 3, 4])
  .map(({ rows: files, cols: ranks }) => [files, ranks] as const)
  .filter(([files, ranks]) => whyNoTour(files, ranks) === undefined)
  .map(([files, ranks]) => `${files}x${ranks}`);

/** Suggests sizes of chessboards, and some complete inputs of `/knight`. */
export const suggestKnightSizes: Suggest = (typedText) =>
  filterByPrefix(
    [...KNIGHT_SIZES, 'table 7x7 opts:1,2,3', 'table 5x5 opts:1 vs 1,2', 'log 3x4 b1', 'machine', 'arrays'],
    typedText,
  );

/** Squares are suggested only from the first 26 files and ranks of a board. */
const MAX_SUGGESTED_SIDE = 26;

/** Suggests squares where a knight's tour can start. The option `size` is the board, by default 8x8. */
export const suggestSquares: Suggest = (typedText, { size }) => {
  const [, colsText, rowsText] = /(\d{1,5})\D+(\d{1,5})/.exec(plainText(String(size ?? ''))) ?? [
    '',
    '8',
    '8',
  ];
  const [cols, rows] = [Number(colsText), Number(rowsText)];
  const squares = Array.from({ length: Math.min(cols, MAX_SUGGESTED_SIDE) }, (_, file) =>
    Array.from({ length: Math.min(rows, MAX_SUGGESTED_SIDE) }, (_, rank) => ({ file, rank })),
  ).flat();
  return squares
    .filter((square) => makeSquare(square).startsWith(normaliseTyped(typedText)))
    .filter((square) => whyNoTourFrom(cols, rows, square) === undefined)
    .map(makeSquare);
};

/**
 * Suggests past days, the latest first, and the word `knight`. If the text begins with `knight`, each
 * suggestion does too.
 */
export const suggestDays =
  (getToday: () => DayKey): Suggest =>
  (typedText) => {
    const todayNumber = dayNumber(getToday());
    const days = Array.from({ length: todayNumber - dayNumber(FIRST_DAY_KEY) }, (_, daysAgo) =>
      keyOfNumber(todayNumber - 1 - daysAgo),
    );
    const normalisedText = normaliseTyped(typedText);
    const walkSuggestions = ['knight', 'knight yesterday', ...days.map((day) => `knight ${day}`)];
    if (normalisedText.startsWith('knight')) return filterByPrefix(walkSuggestions, typedText);
    return [
      ...filterByPrefix(['yesterday', 'knight'], typedText),
      ...days.filter((day) => day.includes(normalisedText)),
    ];
  };

/**
 * Suggests numbers of moves for a solution. If the user has typed nothing, suggests only multiples of five
 * and the maximum. `defaultSize`: the board size if the option `size` is empty.
 */
export const suggestLengths =
  (defaultSize: string): Suggest =>
  (typedText, { size = defaultSize }) => {
    const parsedSize = parseSize(String(size));
    const maxLength = parsedSize.ok ? maxScrambleLength(parsedSize.value.rows, parsedSize.value.cols) : 0;
    const lengths = Array.from({ length: maxLength }, (_, index) => String(index + 1));
    return typedText.trim() === ''
      ? lengths.filter((_, index) => (index + 1) % 5 === 0 || index + 1 === maxLength)
      : filterByPrefix(lengths, typedText);
  };

export const suggestDurations: Suggest = (typedText) =>
  filterByPrefix(
    [10, 5, 15, 20, 30, 45, 60, 3, 2, 1].map((minutes) => `${minutes}m`),
    typedText,
  );

/** Suggests IANA zones that contain the typed text: `kyiv`, `europe`. Zones whose city matches come first. */
export const suggestZones: Suggest = (typedText) => {
  const normalisedText = normaliseTyped(typedText).replace(/ +/gu, '_');
  const zones = ['UTC', ...ZONES];
  const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).toLowerCase();
  const zonesOfCity = zones.filter((zone) => cityOf(zone).startsWith(normalisedText));
  return [
    ...new Set([...zonesOfCity, ...zones.filter((zone) => zone.toLowerCase().includes(normalisedText))]),
  ];
};

/** Suggests times for the daily post: hours, and time zones after the hour (`18:00 Europe/Kyiv`). */
export const suggestPostTimes: Suggest = (typedText, options) => {
  const [hourText = '', ...zoneWords] = typedText.trim().split(/\s+/);
  const hours = filterByPrefix(
    Array.from({ length: 24 }, (_, index) => `${String((index + 18) % 24).padStart(2, '0')}:00`),
    hourText,
  );
  if (zoneWords.length === 0) return [...hours, ...filterByPrefix(['off'], hourText)];
  return suggestZones(zoneWords.join(' '), options).map((name) => `${hourText} ${name}`);
};
