import type { Option, OptionValues } from '../../chat/input/command-input.ts';
import { maxScrambleLength } from '../../core/sliding/longest.ts';
import { makeSize, parseSize, type Size } from '../../core/sliding/notation/size.ts';
import { plainText } from '../../core/typed-text.ts';
import { type DayKey, dayNumber, FIRST_DAY_KEY, keyOfNumber } from '../../daily/day.ts';
import { listZones } from './zone.ts';

/** Suggests values while a user types an option, the most likely value first. Each is a valid value. */
export type Suggest = NonNullable<Option['suggest']>;

/** Prepares the comparison with suggestions: lower case, plain characters, `x` as the multiplication sign. */
export const normaliseTyped = (typedText: string): string =>
  plainText(typedText)
    .trim()
    .toLowerCase()
    .replace(/(?<=\d) ?[×хχ✕✖*⨯] ?/gu, 'x');

export function filterByPrefix(suggestions: readonly string[], typedText: string): readonly string[] {
  const prefix = normaliseTyped(typedText);
  return suggestions.filter((suggestion) => suggestion.startsWith(prefix));
}

/** Height and width are in `sides`. Square boards come first, since most boards are square. */
export const sizesWithSides = (sides: readonly number[]): readonly Size[] => [
  ...sides.map((side) => ({ rows: side, cols: side })),
  ...sides.flatMap((rows) => sides.filter((cols) => cols !== rows).map((cols) => ({ rows, cols }))),
];

const SUGGESTED_SIZES = sizesWithSides([2, 3, 4, 5, 6, 7, 8, 9, 10]);

/**
 * Suggests sizes of sliding puzzles. If the user has already typed a board, only sizes with its number of
 * cells.
 */
export const suggestSizes: Suggest = (typedText, { board }) => {
  const cellCount = countCells(board);
  const fittingSizes = SUGGESTED_SIZES.filter(({ rows, cols }) => rows * cols === cellCount);
  return filterByPrefix((fittingSizes.length > 0 ? fittingSizes : SUGGESTED_SIZES).map(makeSize), typedText);
};

/** Counts no cells of the goal. In a board without spaces, each character is a cell. */
function countCells(board: OptionValues[string] = ''): number {
  const [startText = ''] = plainText(String(board)).split(/->|=>|→|\bto\b/u);
  const cellTexts = startText.match(/\d+|[_.x*#]/giu) ?? [];
  return cellTexts.length === 1 ? (cellTexts[0]?.length ?? 0) : cellTexts.length;
}

/** The latest first, and the word `knight`. If the text begins with `knight`, each suggestion does too. */
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
 * Numbers of moves for a solution. If the user has typed nothing, only multiples of five and the maximum.
 * `defaultSize`: the board size if the option `size` is empty.
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

/** IANA zones that contain the typed text: `kyiv`, `europe`. Zones whose city matches come first. */
export const suggestZones: Suggest = (typedText) => {
  const normalisedText = normaliseTyped(typedText).replace(/ +/gu, '_');
  const zones = ['UTC', ...listZones()];
  const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).toLowerCase();
  const zonesOfCity = zones.filter((zone) => cityOf(zone).startsWith(normalisedText));
  return [
    ...new Set([...zonesOfCity, ...zones.filter((zone) => zone.toLowerCase().includes(normalisedText))]),
  ];
};

/** Suggests times of the daily post: hours, and time zones after the hour (`18:00 Europe/Kyiv`). */
export const suggestPostTimes: Suggest = (typedText, options) => {
  const [hourText = '', ...zoneWords] = typedText.trim().split(/\s+/);
  const hours = filterByPrefix(
    Array.from({ length: 24 }, (_, index) => `${String((index + 18) % 24).padStart(2, '0')}:00`),
    hourText,
  );
  if (zoneWords.length === 0) return [...hours, ...filterByPrefix(['off'], hourText)];
  return suggestZones(zoneWords.join(' '), options).map((name) => `${hourText} ${name}`);
};
