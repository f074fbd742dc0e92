import { expect, test } from 'vitest';
import { type SolvedDay, statsOf } from '../../src/daily/player-stats.ts';

const solved = (day: string, over: number | undefined, more: Partial<SolvedDay> = {}): SolvedDay => ({
  day,
  name: '3x3',
  moveCount: 20 + (over ?? 0),
  ...(over !== undefined && { par: 20 }),
  milliseconds: 60_000,
  assisted: false,
  ...more,
});

test('statistics have twelve weeks from a Monday to today: solved, helped, frozen, missed, and today', () => {
  // 2027-02-18 is a Thursday; seven weeks and a day are solved.
  const week = [
    '2027-02-08',
    '2027-02-09',
    '2027-02-10',
    '2027-02-11',
    '2027-02-12',
    '2027-02-13',
    '2027-02-14',
  ];
  const { calendar, firstDay, streak } = statsOf(
    [
      ...week.map((day) => solved(day, 2)),
      solved('2027-02-16', 0, { assisted: true }),
      solved('2027-02-17', undefined),
    ],
    '2027-02-18',
  );
  expect(firstDay).toBe('2026-11-30');
  expect(calendar).toHaveLength(7 * 11 + 4);
  expect(calendar.slice(0, 70)).toEqual(Array.from({ length: 70 }, () => ({ mark: 'missed' })));
  expect(calendar.slice(70, 77)).toEqual(week.map(() => ({ mark: 'solved', stepsOverPar: 2 })));
  expect(calendar.slice(77)).toEqual([
    { mark: 'frozen' },
    { mark: 'helped', stepsOverPar: 0 },
    { mark: 'solved' },
    { mark: 'open' },
  ]);
  expect(streak).toMatchObject({ current: 9, best: 9, freezes: 0 });
});

test('statistics count days without help by the squares that their result would share', () => {
  const overs = [0, 0, 1, 2, 3, 6, 7, 14, 15, 90];
  const days = overs.map((over, at) => solved(`2026-12-${String(at + 1).padStart(2, '0')}`, over));
  const { daysBySquares: near, solved: all } = statsOf(
    [...days, solved('2026-12-11', 0, { assisted: true })],
    '2026-12-11',
  );
  expect(near).toEqual([2, 2, 2, 2, 2]);
  expect(all).toBe(11);
});

test('statistics have the best measured time of each size without help', () => {
  const { times } = statsOf(
    [
      solved('2026-12-01', 0, { name: '4x4', milliseconds: 90_000 }),
      solved('2026-12-02', 0, { milliseconds: 50_000 }),
      solved('2026-12-03', 4, { milliseconds: 40_000 }),
      solved('2026-12-04', 0, { milliseconds: 1_000, assisted: true }),
      { day: '2026-12-05', name: '3x3', moveCount: 20, par: 20, assisted: false },
    ],
    '2026-12-05',
  );
  expect(times).toEqual([
    { name: '3x3', milliseconds: 40_000, days: 2 },
    { name: '4x4', milliseconds: 90_000, days: 1 },
  ]);
});

test('statistics take nothing but the solved day from a result that no person can reach', () => {
  const {
    solved: count,
    streak,
    times,
    daysBySquares,
    calendar,
  } = statsOf(
    [solved('2026-12-01', 0, { milliseconds: 0, isUnranked: true }), solved('2026-12-02', 2)],
    '2026-12-02',
  );
  expect({ count, current: streak.current }).toEqual({ count: 2, current: 2 });
  expect(times).toEqual([{ name: '3x3', milliseconds: 60_000, days: 1 }]);
  expect(daysBySquares).toEqual([0, 1, 0, 0, 0]);
  expect(calendar.slice(-2)).toEqual([{ mark: 'solved' }, { mark: 'solved', stepsOverPar: 2 }]);
});
