import { type DayKey, dayNumber, FIRST_DAY_KEY, keyOfNumber } from './day.ts';
import { FIRST_MONDAY } from './week.ts';

/** Periods of leaderboards. A week begins on Monday. */
export const PERIODS = ['day', 'week', 'month', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** Returns the first day of the period (a week, a month, ...) in which `day` lies. */
export function firstDayOf(period: Period, day: DayKey): DayKey {
  switch (period) {
    case 'day':
      return day;
    case 'week': {
      const numberOfDay = dayNumber(day);
      return keyOfNumber(numberOfDay - ((((numberOfDay - dayNumber(FIRST_MONDAY)) % 7) + 7) % 7));
    }
    case 'month':
      return `${day.slice(0, 8)}01`;
    case 'all':
      return FIRST_DAY_KEY;
  }
}
