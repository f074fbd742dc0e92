import { type DayKey, dayNumber, keyOfNumber } from './day.ts';

/** Each seven solved days in a row earn a freeze. A user holds two at most. */
const EARNED_EVERY = 7;
const MAX_FREEZES = 2;

/** Runs of days. Their lengths count solved days only. */
export interface Streak {
  /** Length of the current run, even if today isn't solved yet. 0 if there is none. */
  readonly current: number;
  readonly best: number;
  /** Freezes in hand. Each will cover a missed day. */
  readonly freezes: number;
  /** The missed days of the current run that freezes covered, in order. */
  readonly frozen: readonly DayKey[];
  /** The part of `frozen` after the last solved day before today. */
  readonly lately: readonly DayKey[];
}

/**
 * Computes the streak of a user who solved these days (any order, repeats allowed; days after `today` are
 * ignored). Every seven solved days of a run earn a freeze, two at most. A missed day uses one or ends the
 * run. Today isn't missed until it is over.
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
