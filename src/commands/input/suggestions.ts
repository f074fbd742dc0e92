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
const normaliseTyped = (typed: string): string =>
  plainText(typed)
    .trim()
    .toLowerCase()
    .replace(/(?<=\d) ?[×хχ✕✖*⨯] ?/gu, 'x');

/** Returns the suggestions that begin with the typed text. */
export const filterByPrefix = (suggestions: readonly string[], typed: string): readonly string[] =>
  suggestions.filter((one) => one.startsWith(normaliseTyped(typed)));

/**
 * Returns all sizes whose height and width are in `sides`. Square boards come first, since most boards are
 * square.
 */
const allSizesOf = (sides: readonly number[]): readonly Size[] => [
  ...sides.map((side) => ({ rows: side, cols: side })),
  ...sides.flatMap((rows) => sides.filter((cols) => cols !== rows).map((cols) => ({ rows, cols }))),
];

const SIZES = allSizesOf([2, 3, 4, 5, 6, 7, 8, 9, 10]);

/**
 * Suggests sizes of sliding puzzles. If the user has already typed a board, only sizes with its number of
 * cells are suggested.
 */
export const suggestSizes: Suggest = (typed, { board }) => {
  const count = countCells(board);
  const fittingSizes = SIZES.filter(({ rows, cols }) => rows * cols === count);
  return filterByPrefix((fittingSizes.length > 0 ? fittingSizes : SIZES).map(makeSize), typed);
};

/**
 * Counts the cells of a typed board, without its goal. In a board without spaces, each character is a cell.
 */
function countCells(board: OptionValues[string] = ''): number {
  const [start = ''] = plainText(String(board)).split(/->|=>|→|\bto\b/u);
  const tiles = start.match(/\d+|[_.x*#]/giu) ?? [];
  return tiles.length === 1 ? (tiles[0]?.length ?? 0) : tiles.length;
}

/** Sizes of chessboards (files x ranks) that have a knight's tour. */
const KNIGHT_SIZES = allSizesOf([8, 5, 6, 7, 9, 10, 12, 3, 4])
  .map(({ rows: files, cols: ranks }) => [files, ranks] as const)
  .filter(([files, ranks]) => whyNoTour(files, ranks) === undefined)
  .map(([files, ranks]) => `${files}x${ranks}`);

/** Suggests sizes of chessboards, and some complete inputs of `/knight`. */
export const suggestKnightSizes: Suggest = (typed) =>
  filterByPrefix(
    [...KNIGHT_SIZES, 'table 7x7 opts:1,2,3', 'table 5x5 opts:1 vs 1,2', 'log 3x4 b1', 'machine', 'arrays'],
    typed,
  );

/** Squares are suggested only from the first 26 files and ranks of a board. */
const MAX_SUGGESTED_SIDE = 26;

/** Suggests squares where a knight's tour can start. The option `size` is the board, by default 8x8. */
export const suggestSquares: Suggest = (typed, { size }) => {
  const [, files, ranks] = /(\d{1,5})\D+(\d{1,5})/.exec(plainText(String(size ?? ''))) ?? ['', '8', '8'];
  const [cols, rows] = [Number(files), Number(ranks)];
  const squares = Array.from({ length: Math.min(cols, MAX_SUGGESTED_SIDE) }, (_, file) =>
    Array.from({ length: Math.min(rows, MAX_SUGGESTED_SIDE) }, (_, rank) => ({ file, rank })),
  ).flat();
  return squares
    .filter((square) => makeSquare(square).startsWith(normaliseTyped(typed)))
    .filter((square) => whyNoTourFrom(cols, rows, square) === undefined)
    .map(makeSquare);
};

/**
 * Suggests past days, the latest first, and the word `knight`. If the text begins with `knight`, each
 * suggestion does too.
 */
export const suggestDays =
  (today: () => DayKey): Suggest =>
  (typed) => {
    const todayNumber = dayNumber(today());
    const days = Array.from({ length: todayNumber - dayNumber(FIRST_DAY_KEY) }, (_, ago) =>
      keyOfNumber(todayNumber - 1 - ago),
    );
    const normalised = normaliseTyped(typed);
    const walkSuggestions = ['knight', 'knight yesterday', ...days.map((day) => `knight ${day}`)];
    if (normalised.startsWith('knight')) return filterByPrefix(walkSuggestions, typed);
    return [
      ...filterByPrefix(['yesterday', 'knight'], typed),
      ...days.filter((day) => day.includes(normalised)),
    ];
  };

/**
 * Suggests numbers of moves for a solution. If the user has typed nothing, suggests only multiples of five
 * and the maximum. `defaultSize`: the board size if the option `size` is empty.
 */
export const suggestLengths =
  (defaultSize: string): Suggest =>
  (typed, { size = defaultSize }) => {
    const parsedSize = parseSize(String(size));
    const longest = parsedSize.ok ? maxScrambleLength(parsedSize.value.rows, parsedSize.value.cols) : 0;
    const lengths = Array.from({ length: longest }, (_, index) => String(index + 1));
    return typed.trim() === ''
      ? lengths.filter((_, index) => (index + 1) % 5 === 0 || index + 1 === longest)
      : filterByPrefix(lengths, typed);
  };

export const suggestMinutes: Suggest = (typed) =>
  filterByPrefix(
    [10, 5, 15, 20, 30, 45, 60, 3, 2, 1].map((minutes) => `${minutes}m`),
    typed,
  );

/** Suggests IANA zones that contain the typed text: `kyiv`, `europe`. Zones whose city matches come first. */
export const suggestZones: Suggest = (typed) => {
  const normalised = normaliseTyped(typed).replace(/ +/gu, '_');
  const zones = ['UTC', ...ZONES];
  const city = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).toLowerCase();
  const byCity = zones.filter((zone) => city(zone).startsWith(normalised));
  return [...new Set([...byCity, ...zones.filter((zone) => zone.toLowerCase().includes(normalised))])];
};

/** Suggests times for the daily post: hours, and time zones after the hour (`18:00 Europe/Kyiv`). */
export const suggestPostTimes: Suggest = (typed, options) => {
  const [hour = '', ...zone] = typed.trim().split(/\s+/);
  const hours = filterByPrefix(
    Array.from({ length: 24 }, (_, index) => `${String((index + 18) % 24).padStart(2, '0')}:00`),
    hour,
  );
  if (zone.length === 0) return [...hours, ...filterByPrefix(['off'], hour)];
  return suggestZones(zone.join(' '), options).map((name) => `${hour} ${name}`);
};
