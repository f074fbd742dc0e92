import { type DayKey, dayNumber, keyOfNumber } from './day.ts';

/** Solved days that earn a freeze, which keeps the streak when a day is missed. */
const DAYS_PER_FREEZE = 7;
const MAX_FREEZES = 2;

/**
 * Consecutive days with a solved puzzle. Missed days covered by a freeze don't end a streak, but `current`
 * and `best` count solved days only.
 */
export interface Streak {
  /** A streak up to yesterday still counts if today isn't solved yet. */
  readonly current: number;
  readonly best: number;
  /** Unused ones, which can cover missed days later. */
  readonly freezes: number;
  /** Missed days that freezes covered, in order. */
  readonly frozen: readonly DayKey[];
  /** The days of `frozen` between the last solved day before today and today. */
  readonly newlyFrozen: readonly DayKey[];
}

/**
 * `days`: in any order, with repeats; those after `today` are ignored. Every seven solved days earn a freeze,
 * up to two. A missed day uses up a freeze, or ends the streak. Today counts as missed only when it is over.
 */
export function streakOf(days: readonly DayKey[], today: DayKey): Streak {
  const solvedDayNumbers = new Set(days.map(dayNumber));
  const todayNumber = dayNumber(today);
  let [currentDayCount, bestDayCount, freezeCount] = [0, 0, 0];
  let [frozenDayNumbers, recentlyFrozenDayNumbers]: [number[], number[]] = [[], []];
  for (
    let checkedDayNumber = Math.min(todayNumber, ...solvedDayNumbers);
    checkedDayNumber <= todayNumber;
    checkedDayNumber++
  ) {
    if (solvedDayNumbers.has(checkedDayNumber)) {
      currentDayCount++;
      bestDayCount = Math.max(bestDayCount, currentDayCount);
      if (currentDayCount % DAYS_PER_FREEZE === 0) freezeCount = Math.min(MAX_FREEZES, freezeCount + 1);
      if (checkedDayNumber < todayNumber) recentlyFrozenDayNumbers = [];
    } else if (checkedDayNumber < todayNumber && freezeCount > 0) {
      freezeCount--;
      frozenDayNumbers.push(checkedDayNumber);
      recentlyFrozenDayNumbers.push(checkedDayNumber);
    } else if (checkedDayNumber < todayNumber) {
      currentDayCount = 0;
      [frozenDayNumbers, recentlyFrozenDayNumbers] = [[], []];
    }
  }
  return {
    current: currentDayCount,
    best: bestDayCount,
    freezes: freezeCount,
    frozen: frozenDayNumbers.map(keyOfNumber),
    newlyFrozen: recentlyFrozenDayNumbers.map(keyOfNumber),
  };
}
