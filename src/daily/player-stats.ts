import { type DayKey, dayNumber, keyOfNumber } from './day.ts';
import { firstDayOf } from './period.ts';
import { type Streak, streakOf } from './streak.ts';

/** Squares of a shared result. */
export const SQUARES = 5;
/** The greatest number of moves beyond the optimum that still fills 5, 4, 3 and 2 squares; solving it at all fills one. */
export const BEYOND = [0, 2, 6, 14] as const;

/** How many of the squares a result fills. */
export const nearness = (moves: number, optimum: number): number =>
  SQUARES - BEYOND.filter((limit) => moves - optimum > limit).length;

/**
 * A result to share that tells nothing about the puzzle: five squares, the more green the nearer the moves are to the
 * optimum (both counted tile by tile). Two solutions of a board differ by an even number of moves, so the steps are even.
 */
export function shareSquares(moves: number, optimum: number): string {
  const filled = nearness(moves, optimum);
  return '🟩'.repeat(filled) + '⬜'.repeat(SQUARES - filled);
}

/** A day's puzzle that a person solved. */
export interface SolvedDay {
  readonly day: DayKey;
  /** What was played, as people call it: `3x3`. */
  readonly name: string;
  readonly moveCount: number;
  /** The proved fewest steps, if they are known. */
  readonly par?: number;
  /** Absent: a clock was set back meanwhile. */
  readonly milliseconds?: number;
  readonly assisted: boolean;
}

/** A day of the calendar: solved (`over`: steps beyond par, where that is known), covered by a freeze, missed, or today and still open. */
export type CalendarDay =
  | { readonly mark: 'solved' | 'helped'; readonly over?: number }
  | { readonly mark: 'frozen' | 'missed' | 'open' };

/** What a person's solved days come to. */
export interface Stats {
  readonly solved: number;
  readonly streak: Streak;
  /** How many days without help were solved so near to par that a shared result has five green squares, four, ... one. */
  readonly near: readonly number[];
  /** Monday to Sunday, week by week, up to today. */
  readonly calendar: readonly CalendarDay[];
  readonly firstDay: DayKey;
  /** The best time without help of what was played, in the order of the names. */
  readonly times: readonly { readonly name: string; readonly milliseconds: number; readonly days: number }[];
}

/** Weeks in the calendar. */
export const WEEKS = 12;

/** Counts a person's solved days up to today; at most one of each day. */
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
