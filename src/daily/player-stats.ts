import { daysOfPeriod } from '../store/contract/period.ts';
import { type DayKey, dayNumber, keyOfNumber } from './day.ts';
import { type Streak, streakOf } from './streak.ts';

/** Green or white, in a result that a user shares. */
export const SHARED_SQUARE_COUNT = 5;
/**
 * Limits for 5, 4, 3 and 2 green squares. A longer solution gets one. The limits are even, because the
 * numbers of moves of two solutions differ by an even number.
 */
export const MAX_MOVES_OVER_OPTIMUM = [0, 2, 6, 14] as const;

export const countGreenSquares = (moveCount: number, optimum: number): number =>
  SHARED_SQUARE_COUNT - MAX_MOVES_OVER_OPTIMUM.filter((limit) => moveCount - optimum > limit).length;

/** Five squares that don't reveal the solution. */
export function shareSquares(moveCount: number, optimum: number): string {
  const greenCount = countGreenSquares(moveCount, optimum);
  return '🟩'.repeat(greenCount) + '⬜'.repeat(SHARED_SQUARE_COUNT - greenCount);
}

export interface SolvedDay {
  readonly day: DayKey;
  /** Name of the played board, such as `3x3`. */
  readonly name: string;
  readonly moveCount: number;
  /** Proved fewest steps. Absent if unknown. */
  readonly par?: number;
  /** Absent if the computer's clock was set back during the game. */
  readonly milliseconds?: number;
  readonly assisted: boolean;
  /** Present if no person can reach the result. It then counts as a solved day only. */
  readonly isUnranked?: true;
}

/**
 * `solved`: without help. `helped`: with help. `frozen`: missed, but a freeze keeps the streak. `open`:
 * today, not solved yet. `stepsOverPar`: if par is known and the result is ranked.
 */
export type CalendarDay =
  | { readonly mark: 'solved' | 'helped'; readonly stepsOverPar?: number }
  | { readonly mark: 'frozen' | 'missed' | 'open' };

export interface Stats {
  /** Solved days. */
  readonly solved: number;
  readonly streak: Streak;
  /** Five numbers: the ranked days without help with 5 green squares, with 4, with 3, with 2, and with 1. */
  readonly daysBySquares: readonly number[];
  /** Each day of the last 12 weeks. The first is a Monday, the last is today. */
  readonly calendar: readonly CalendarDay[];
  /** First day of the calendar. */
  readonly firstDay: DayKey;
  /**
   * Boards of the ranked days without help, each with the best time and the number of days with a known time.
   * Sorted by name.
   */
  readonly times: readonly { readonly name: string; readonly milliseconds: number; readonly days: number }[];
}

/** The current week included. */
export const CALENDAR_WEEKS = 12;

/** `results` has at most one result for each day. */
export function statsOf(results: readonly SolvedDay[], today: DayKey): Stats {
  const streak = streakOf(
    results.map(({ day }) => day),
    today,
  );
  const firstDayNumber = dayNumber(daysOfPeriod('week', today).from) - 7 * (CALENDAR_WEEKS - 1);
  const resultByDay = new Map(results.map((result) => [result.day, result]));
  const frozenDays = new Set(streak.frozen);
  const calendarDayOf = (day: DayKey): CalendarDay => {
    const result = resultByDay.get(day);
    if (result !== undefined) {
      const { assisted, isUnranked, moveCount, par } = result;
      return {
        mark: assisted ? 'helped' : 'solved',
        stepsOverPar: par === undefined || isUnranked ? undefined : moveCount - par,
      };
    }
    return { mark: frozenDays.has(day) ? 'frozen' : day === today ? 'open' : 'missed' };
  };
  const rankedResults = results.filter(({ assisted, isUnranked }) => !assisted && !isUnranked);
  const greenSquareCounts = rankedResults.flatMap(({ moveCount, par }) =>
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
    times: bestTimes(rankedResults),
  };
}

function bestTimes(results: readonly SolvedDay[]): Stats['times'] {
  const names = [...new Set(results.map(({ name }) => name))].sort();
  return names.flatMap((name) => {
    const times = results.flatMap((result) => (result.name === name ? (result.milliseconds ?? []) : []));
    return times.length === 0 ? [] : [{ name, milliseconds: Math.min(...times), days: times.length }];
  });
}
