import { daysOfPeriod } from '../store/contract/period.ts';
import { type DayKey, dayNumber, keyOfNumber } from './day.ts';
import { type Streak, streakOf } from './streak.ts';

/** Green or white squares in a shared result. */
export const SHARED_SQUARE_COUNT = 5;
/**
 * Limits for 5, 4, 3 and 2 green squares. Even, because the lengths of two solutions differ by an even
 * number.
 */
export const MAX_MOVES_OVER_OPTIMUM = [0, 2, 6, 14] as const;

export const countGreenSquares = (moveCount: number, optimum: number): number =>
  SHARED_SQUARE_COUNT - MAX_MOVES_OVER_OPTIMUM.filter((limit) => moveCount - optimum > limit).length;

/** The squares don't reveal the solution. */
export function shareSquares(moveCount: number, optimum: number): string {
  const greenCount = countGreenSquares(moveCount, optimum);
  return '🟩'.repeat(greenCount) + '⬜'.repeat(SHARED_SQUARE_COUNT - greenCount);
}

export interface SolvedDay {
  readonly day: DayKey;
  /** The board's name, such as `3x3`. */
  readonly name: string;
  readonly moveCount: number;
  readonly par?: number;
  /** Absent if the clock was set back during the game. */
  readonly milliseconds?: number;
  readonly assisted: boolean;
  /** No person can reach the result. It counts as a solved day only. */
  readonly isUnranked?: true;
}

/**
 * `frozen`: missed, but a freeze keeps the streak. `open`: today, not solved yet. `stepsOverPar`: of a ranked
 * result with known par.
 */
export type CalendarDay =
  | { readonly mark: 'solved' | 'helped'; readonly stepsOverPar?: number }
  | { readonly mark: 'frozen' | 'missed' | 'open' };

export interface Stats {
  readonly solved: number;
  readonly streak: Streak;
  /** Ranked days without help with 5, 4, 3, 2 and 1 green squares. */
  readonly daysBySquares: readonly number[];
  /** Days from a Monday to today. */
  readonly calendar: readonly CalendarDay[];
  readonly firstDay: DayKey;
  /** Best time on each board of ranked days without help, and the number of known times. Sorted by name. */
  readonly times: readonly { readonly name: string; readonly milliseconds: number; readonly days: number }[];
}

export const CALENDAR_WEEKS = 12;

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
