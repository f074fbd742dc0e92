import { type DayKey, dayNumber, keyOfNumber } from './day.ts';

/** Number of solved days in a streak that earn a freeze. A freeze keeps the streak when a day is missed. */
const DAYS_PER_FREEZE = 7;
/** Maximum number of freezes that a user can save. */
const MAX_FREEZES = 2;

/**
 * A user's streak: consecutive days with a solved puzzle. Missed days covered by a freeze don't end a streak,
 * but `current` and `best` count solved days only.
 */
export interface Streak {
  /**
   * Number of solved days in the current streak. A streak up to yesterday still counts if today isn't solved
   * yet.
   */
  readonly current: number;
  readonly best: number;
  /** Number of unused freezes. Each can cover one missed day later. */
  readonly freezes: number;
  /** The missed days of the current streak that freezes covered, in order. */
  readonly frozen: readonly DayKey[];
  /** The days of `frozen` between the last solved day before today and today. */
  readonly newlyFrozen: readonly DayKey[];
}

/**
 * Computes the streak of a user who solved these days. `days`: in any order, with repeats allowed; days after
 * `today` are ignored. Every seven solved days of a streak earn a freeze, up to two. A missed day uses up a
 * freeze; without a freeze it ends the streak. Today counts as missed only when it is over.
 */
export function streakOf(days: readonly DayKey[], today: DayKey): Streak {
  const solvedDayNumbers = new Set(days.map(dayNumber));
  const todayNumber = dayNumber(today);
  let [current, best, freezes] = [0, 0, 0];
  let [frozen, recentlyFrozen]: [number[], number[]] = [[], []];
  for (let dayIndex = Math.min(todayNumber, ...solvedDayNumbers); dayIndex <= todayNumber; dayIndex++) {
    if (solvedDayNumbers.has(dayIndex)) {
      current++;
      best = Math.max(best, current);
      if (current % DAYS_PER_FREEZE === 0) freezes = Math.min(MAX_FREEZES, freezes + 1);
      if (dayIndex < todayNumber) recentlyFrozen = [];
    } else if (dayIndex < todayNumber && freezes > 0) {
      freezes--;
      frozen.push(dayIndex);
      recentlyFrozen.push(dayIndex);
    } else if (dayIndex < todayNumber) {
      current = 0;
      [frozen, recentlyFrozen] = [[], []];
    }
  }
  return {
    current,
    best,
    freezes,
    frozen: frozen.map(keyOfNumber),
    newlyFrozen: recentlyFrozen.map(keyOfNumber),
  };
}
