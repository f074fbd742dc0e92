import { type DayKey, dayNumber } from './day.ts';

/** Board size, with the limits of the shortest solution's length. */
export interface PuzzleRange {
  readonly rows: number;
  readonly cols: number;
  readonly minMoves: number;
  readonly maxMoves: number;
}

export interface Chessboard {
  readonly cols: number;
  readonly rows: number;
}

/** From this day on, the sliding board's size depends on the weekday. Before, it was 3x3. */
export const FIRST_MONDAY: DayKey = '2026-11-23';

/** Entries from Monday to Sunday, with longer solutions every day. */
const PUZZLE_RANGES: readonly PuzzleRange[] = [
  { rows: 3, cols: 3, minMoves: 14, maxMoves: 18 },
  { rows: 3, cols: 3, minMoves: 19, maxMoves: 22 },
  { rows: 2, cols: 5, minMoves: 23, maxMoves: 27 },
  { rows: 3, cols: 4, minMoves: 28, maxMoves: 32 },
  { rows: 3, cols: 4, minMoves: 33, maxMoves: 37 },
  { rows: 4, cols: 4, minMoves: 38, maxMoves: 44 },
  { rows: 4, cols: 4, minMoves: 45, maxMoves: 52 },
];

/**
 * Entries from Monday to Sunday. No popular sizes such as 5x5, 6x6 or 8x8, because tours of today's size get
 * a spoiler warning.
 */
const CHESSBOARDS_OF_WEEK: readonly Chessboard[] = [
  { cols: 5, rows: 6 },
  { cols: 6, rows: 5 },
  { cols: 6, rows: 7 },
  { cols: 7, rows: 6 },
  { cols: 7, rows: 7 },
  { cols: 8, rows: 7 },
  { cols: 7, rows: 8 },
];

/** Undefined before `FIRST_MONDAY`. */
export const puzzleRangeOfDay = (day: DayKey): PuzzleRange | undefined =>
  day < FIRST_MONDAY ? undefined : entryOfWeekday(PUZZLE_RANGES, day);

/** Throws a RangeError if the day doesn't exist. */
export const chessboardOfDay = (day: DayKey): Chessboard => entryOfWeekday(CHESSBOARDS_OF_WEEK, day);

function entryOfWeekday<Entry>(weekEntries: readonly Entry[], day: DayKey): Entry {
  const daysSinceFirstMonday = dayNumber(day) - dayNumber(FIRST_MONDAY);
  const entry = weekEntries.at(daysSinceFirstMonday % weekEntries.length);
  if (entry === undefined) throw new RangeError(`no weekday: ${day}`);
  return entry;
}
