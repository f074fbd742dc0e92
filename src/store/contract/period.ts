/** A week begins on Monday. */
export const PERIODS = ['day', 'week', 'month', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** The last day of a month may be one that doesn't exist. */
export interface PeriodDays {
  readonly from: string;
  readonly to: string;
}

export function daysOfPeriod(period: Period, day: string): PeriodDays {
  switch (period) {
    case 'day':
      return { from: day, to: day };
    case 'week': {
      const daysSinceMonday = (new Date(day).getUTCDay() + 6) % 7;
      const from = addDays(day, -daysSinceMonday);
      return { from, to: addDays(from, 6) };
    }
    case 'month':
      return { from: `${day.slice(0, 8)}01`, to: `${day.slice(0, 8)}31` };
    case 'all':
      return { from: '0000-01-01', to: '9999-12-31' };
  }
}

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
