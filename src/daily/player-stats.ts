import { type DayKey, dayNumber, keyOfNumber } from './day.ts';
import { firstDayOf } from './period.ts';
import { type Streak, streakOf } from './streak.ts';

/** Number of squares (green or white) in a result that a user shares. */
export const SHARED_SQUARE_COUNT = 5;
/**
 * Maximum numbers of moves over the optimum for 5, 4, 3 and 2 green squares. A longer solution gets one green
 * square. The limits are even, because the numbers of moves of two solutions differ by an even number.
 */
export const MAX_MOVES_OVER_OPTIMUM = [0, 2, 6, 14] as const;

/** Returns the number of green squares for a solution with `moveCount` moves. */
export const countGreenSquares = (moveCount: number, optimum: number): number =>
  SHARED_SQUARE_COUNT - MAX_MOVES_OVER_OPTIMUM.filter((limit) => moveCount - optimum > limit).length;

/**
 * Returns a result as five squares that can be shared without revealing the solution. The fewer moves over
 * the optimum, the more squares are green.
 */
export function shareSquares(moveCount: number, optimum: number): string {
  const greenCount = countGreenSquares(moveCount, optimum);
  return '🟩'.repeat(greenCount) + '⬜'.repeat(SHARED_SQUARE_COUNT - greenCount);
}

/** A day's puzzle that a user solved. */
export interface SolvedDay {
  readonly day: DayKey;
  /** Name of the played board, such as `3x3`. */
  readonly name: string;
  readonly moveCount: number;
  /** The proved fewest steps of a solution. Absent if they are unknown. */
  readonly par?: number;
  /** Duration of the game. Absent if the computer's clock was set back during the game. */
  readonly milliseconds?: number;
  /** Whether the user solved the puzzle with help. */
  readonly assisted: boolean;
}

/**
 * A day in the calendar. `solved`: solved without help. `helped`: solved with help. `frozen`: missed, but
 * a freeze keeps the streak. `missed`: not solved. `open`: today, not solved yet. `stepsOverPar`: steps over
 * par, if par is known.
 */
export type CalendarDay =
  | { readonly mark: 'solved' | 'helped'; readonly stepsOverPar?: number }
  | { readonly mark: 'frozen' | 'missed' | 'open' };

/** Statistics of a user's solved days. */
export interface Stats {
  /** Number of solved days. */
  readonly solved: number;
  readonly streak: Streak;
  /** Five numbers: the days solved without help with 5 green squares, with 4, with 3, with 2, and with 1. */
  readonly daysBySquares: readonly number[];
  /** One entry for each day of the last 12 weeks. The first is a Monday, the last is today. */
  readonly calendar: readonly CalendarDay[];
  /** First day of the calendar. */
  readonly firstDay: DayKey;
  /**
   * For each board played without help: its name, the best time, and the number of days with a known time.
   * Sorted by name.
   */
  readonly times: readonly { readonly name: string; readonly milliseconds: number; readonly days: number }[];
}

/** Number of weeks in the calendar, the current week included. */
export const CALENDAR_WEEKS = 12;

/** Computes the statistics of a user up to today. `results` has at most one result for each day. */
export function statsOf(results: readonly SolvedDay[], today: DayKey): Stats {
  const streak = streakOf(
    results.map(({ day }) => day),
    today,
  );
  const firstDayNumber = dayNumber(firstDayOf('week', today)) - 7 * (CALENDAR_WEEKS - 1);
  const resultByDay = new Map(results.map((result) => [result.day, result]));
  const frozenDays = new Set(streak.frozen);
  const calendarDayOf = (day: DayKey): CalendarDay => {
    const result = resultByDay.get(day);
    if (result !== undefined) {
      const { assisted, moveCount, par } = result;
      return {
        mark: assisted ? 'helped' : 'solved',
        ...(par !== undefined && { stepsOverPar: moveCount - par }),
      };
    }
    return { mark: frozenDays.has(day) ? 'frozen' : day === today ? 'open' : 'missed' };
  };
  const unassistedResults = results.filter(({ assisted }) => !assisted);
  const greenSquareCounts = unassistedResults.flatMap(({ moveCount, par }) =>
    par === undefined ? [] : [countGreenSquares(moveCount, par)],
  );
  return {
    solved: results.length,
    streak,
    daysBySquares: Array.from(
      { length: SHARED_SQUARE_COUNT },
      (_, index) => greenSquareCounts.filter((count) => count === SHARED_SQUARE_COUNT - index).length,
    ),
    calendar: Array.from({ length: dayNumber(today) - firstDayNumber + 1 }, (_, index) =>
      calendarDayOf(keyOfNumber(firstDayNumber + index)),
    ),
    firstDay: keyOfNumber(firstDayNumber),
    times: bestTimes(unassistedResults),
  };
}

function bestTimes(results: readonly SolvedDay[]): Stats['times'] {
  const names = [...new Set(results.map(({ name }) => name))].sort();
  return names.flatMap((name) => {
    const times = results.flatMap((result) => (result.name === name ? (result.milliseconds ?? []) : []));
    return times.length === 0 ? [] : [{ name, milliseconds: Math.min(...times), days: times.length }];
  });
}
