import { expect, it } from 'vitest';
import { streakOf } from '../../src/daily/streak.ts';

it.each([
  ['nothing', [], '2026-11-21', 0, 0],
  ['today alone', ['2026-11-21'], '2026-11-21', 1, 1],
  ['yesterday alone still runs', ['2026-11-20'], '2026-11-21', 1, 1],
  ['the day before yesterday is over', ['2026-11-19'], '2026-11-21', 0, 1],
  ['over the end of a month', ['2026-04-29', '2026-04-30', '2026-05-01'], '2026-05-01', 3, 3],
  ['over a leap day', ['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-02', 3, 3],
  ['no leap day in 2027', ['2027-02-28', '2027-03-01'], '2027-03-01', 2, 2],
  ['a missed leap day breaks it', ['2028-02-28', '2028-03-01'], '2028-03-01', 1, 1],
  ['over the end of a year, in any order', ['2027-01-01', '2026-12-31'], '2027-01-01', 2, 2],
  ['the best is not the last', ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-09'], '2026-01-09', 1, 3],
  ['a day counts once', ['2026-11-20', '2026-11-20'], '2026-11-20', 1, 1],
  ['a day to come does not count', ['2026-11-20', '2026-11-22'], '2026-11-20', 1, 1],
])('%s', (_, days, today, current, best) => {
  expect(streakOf(days, today)).toEqual({ current, best });
});
