import { type DayKey, dayNumber, keyOfNumber } from './day.ts';
import { firstDayOf } from './period.ts';
import { type Streak, streakOf } from './streak.ts';

/** Number of squares in a shared result. */
export const SQUARES = 5;
/**
 * Maximum moves over the optimum for 5, 4, 3 and 2 filled squares. Every solution fills at least one square.
 */
export const BEYOND = [0, 2, 6, 14] as const;

/** Returns the number of filled squares of a result. */
export const nearness = (moves: number, optimum: number): number =>
  SQUARES - BEYOND.filter((limit) => moves - optimum > limit).length;

/**
 * Returns a result to share that doesn't reveal the puzzle: five squares, more of them green for fewer moves
 * over the optimum. Single-tile moves count, so two solutions differ by an even number, and the limits are
 * even.
 */
export function shareSquares(moves: number, optimum: number): string {
  const filled = nearness(moves, optimum);
  return '🟩'.repeat(filled) + '⬜'.repeat(SQUARES - filled);
}

/** A day's puzzle that a user solved. */
export interface SolvedDay {
  readonly day: DayKey;
  /** The played board's name: `3x3`. */
  readonly name: string;
  readonly moveCount: number;
  /** The proved fewest steps, if known. */
  readonly par?: number;
  /** Absent if the clock was set back during the game. */
  readonly milliseconds?: number;
  readonly assisted: boolean;
}

/**
 * A day in the calendar: solved (`over`: steps over par, if known), covered by a freeze, missed, or today and
 * still open.
 */
export type CalendarDay =
  | { readonly mark: 'solved' | 'helped'; readonly over?: number }
  | { readonly mark: 'frozen' | 'missed' | 'open' };

/** Statistics of a user's solved days. */
export interface Stats {
  readonly solved: number;
  readonly streak: Streak;
  /** Number of days without help that filled 5, 4, 3, 2 and 1 squares. */
  readonly near: readonly number[];
  /** Days from Monday to Sunday, week by week, up to today. */
  readonly calendar: readonly CalendarDay[];
  readonly firstDay: DayKey;
  /** The best times without help by board, in the order of the names. */
  readonly times: readonly { readonly name: string; readonly milliseconds: number; readonly days: number }[];
}

/** Number of weeks in the calendar. */
export const WEEKS = 12;

/** Computes the statistics of a user up to today. `results`: at most one per day. */
export function statsOf(results: readonly SolvedDay[], today: DayKey): Stats {
  const streak = streakOf(
    results.map(({ day }) => day),
    today,
  );
  const first = dayNumber(firstDayOf('week', today)) - 7 * (WEEKS - 1);
  const byDay = new Map(results.map((result) => [result.day, result]));
  const frozen = new Set(streak.frozen);
  const mark = (day: DayKey): CalendarDay => {
    const result = byDay.get(day);
    if (result !== undefined) {
      const { assisted, moveCount, par } = result;
      return { mark: assisted ? 'helped' : 'solved', ...(par !== undefined && { over: moveCount - par }) };
    }
    return { mark: frozen.has(day) ? 'frozen' : day === today ? 'open' : 'missed' };
  };
  const own = results.filter(({ assisted }) => !assisted);
  const squares = own.flatMap(({ moveCount, par }) => (par === undefined ? [] : [nearness(moveCount, par)]));
  return {
    solved: results.length,
    streak,
    near: Array.from(
      { length: SQUARES },
      (_, at) => squares.filter((count) => count === SQUARES - at).length,
    ),
    calendar: Array.from({ length: dayNumber(today) - first + 1 }, (_, at) => mark(keyOfNumber(first + at))),
    firstDay: keyOfNumber(first),
    times: bestTimes(own),
  };
}

function bestTimes(results: readonly SolvedDay[]): Stats['times'] {
  const names = [...new Set(results.map(({ name }) => name))].sort();
  return names.flatMap((name) => {
    const times = results.flatMap((one) => (one.name === name ? (one.milliseconds ?? []) : []));
    return times.length === 0 ? [] : [{ name, milliseconds: Math.min(...times), days: times.length }];
  });
}
