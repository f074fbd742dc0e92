import { type DayKey, dayNumber } from './day.ts';

/**
 * Runs of consecutive calendar days in the days that a person solved (any order, repeats allowed): `current` is the
 * run that ends on `today` or the day before it, else 0; `best` the longest. Days after `today` don't count.
 */
export function streakOf(
  days: readonly DayKey[],
  today: DayKey,
): { readonly current: number; readonly best: number } {
  const last = dayNumber(today);
  const numbers = [...new Set(days.map(dayNumber))].filter((day) => day <= last).sort((a, b) => a - b);
  let run = 0;
  let best = 0;
  let before = Number.NaN;
  for (const day of numbers) {
    run = day === before + 1 ? run + 1 : 1;
    best = Math.max(best, run);
    before = day;
  }
  return { current: before >= last - 1 ? run : 0, best };
}
