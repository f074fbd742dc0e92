import { type DayKey, dayNumber } from './day.ts';

/** The sliding boards of a day: their size, and the fewest and most moves of their shortest solutions. */
export interface Band {
  readonly rows: number;
  readonly cols: number;
  readonly least: number;
  readonly most: number;
}

/** The chessboard of a day. */
export interface Chessboard {
  readonly cols: number;
  readonly rows: number;
}

/** The Monday on which the weeks of sliding boards begin; before it each day had a 3x3 board. */
export const FIRST_MONDAY: DayKey = '2026-11-23';

/** From Monday to Sunday: each day's shortest solutions are longer than those of the day before. */
const BANDS: readonly Band[] = [
  { rows: 3, cols: 3, least: 14, most: 18 },
  { rows: 3, cols: 3, least: 19, most: 22 },
  { rows: 2, cols: 5, least: 23, most: 27 },
  { rows: 3, cols: 4, least: 28, most: 32 },
  { rows: 3, cols: 4, least: 33, most: 37 },
  { rows: 4, cols: 4, least: 38, most: 44 },
  { rows: 4, cols: 4, least: 45, most: 52 },
];

/**
 * From Monday to Sunday: another board each day, larger towards Sunday. None is a board of which people often
 * ask for a tour, such as 5x5, 6x6 or 8x8: such a question seldom meets the warning before today's tour.
 */
const CHESSBOARDS: readonly Chessboard[] = [
  { cols: 5, rows: 6 },
  { cols: 6, rows: 5 },
  { cols: 6, rows: 7 },
  { cols: 7, rows: 6 },
  { cols: 7, rows: 7 },
  { cols: 8, rows: 7 },
  { cols: 7, rows: 8 },
];

/** The band of a day's board; undefined: the day is before the first of these weeks. */
export const bandOfDay = (day: DayKey): Band | undefined =>
  day < FIRST_MONDAY ? undefined : ofWeekday(BANDS, day);

/**
 * The board that a day's knight walks, the same on each weekday. Throws a RangeError if there is no such day.
 */
export const chessboardOfDay = (day: DayKey): Chessboard => ofWeekday(CHESSBOARDS, day);

function ofWeekday<Set>(week: readonly Set[], day: DayKey): Set {
  const since = dayNumber(day) - dayNumber(FIRST_MONDAY);
  const set = week.at(since % week.length);
  if (set === undefined) throw new RangeError(`no weekday: ${day}`);
  return set;
}
