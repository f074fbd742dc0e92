import { type DayKey, dayNumber, keyOfNumber } from './day.ts';

/** Solved days of a run that earn a freeze, and how many are held at most. */
const EARNED_EVERY = 7;
const MAX_FREEZES = 2;

/** Runs of days, counted in solved ones. */
export interface Streak {
  /** The run that goes on, though today may still be missing from it; 0: none does. */
  readonly current: number;
  readonly best: number;
  /** Freezes held: each will cover a missed day by itself. */
  readonly freezes: number;
  /** The missed days of that run that freezes covered, in order. */
  readonly frozen: readonly DayKey[];
  /** Those of them since the solved day before today. */
  readonly lately: readonly DayKey[];
}

/**
 * The streak of a person who solved these days (any order, repeats allowed; days after `today` don't count). Every seven solved days
 * of a run earn a freeze, two are held at most. A missed day takes one, or else ends the run; today isn't missed before it is over.
 */
export function streakOf(days: readonly DayKey[], today: DayKey): Streak {
  const solved = new Set(days.map(dayNumber));
  const last = dayNumber(today);
  let [current, best, freezes] = [0, 0, 0];
  let [frozen, lately]: [number[], number[]] = [[], []];
  for (let day = Math.min(last, ...solved); day <= last; day++) {
    if (solved.has(day)) {
      current++;
      best = Math.max(best, current);
      if (current % EARNED_EVERY === 0) freezes = Math.min(MAX_FREEZES, freezes + 1);
      if (day < last) lately = [];
    } else if (day < last && freezes > 0) {
      freezes--;
      frozen.push(day);
      lately.push(day);
    } else if (day < last) {
      current = 0;
      [frozen, lately] = [[], []];
    }
  }
  return { current, best, freezes, frozen: frozen.map(keyOfNumber), lately: lately.map(keyOfNumber) };
}
