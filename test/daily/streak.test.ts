import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayKey, dayNumber, keyOfNumber } from '../../src/daily/day.ts';
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
  expect(streakOf(days, today)).toMatchObject({ current, best, freezes: 0, frozen: [] });
});

/** Days of November 2026: `1-7 9` are the first to the seventh, and the ninth. */
const november = (text: string) =>
  text.split(' ').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, at) => `2026-11-${String(from + at).padStart(2, '0')}`);
  });

describe('a freeze', () => {
  it.each([
    ['is earned by seven days in a row', '1-7', 7, 7, 1, ''],
    ['is not earned by six', '1-6', 6, 6, 0, ''],
    ['is not used while today is still to be played', '1-7', 8, 7, 1, ''],
    ['covers one missed day by itself', '1-7', 9, 7, 0, '8'],
    ['the run goes on behind it', '1-7 9', 9, 8, 0, '8'],
    ['does not cover two', '1-7', 10, 0, 0, ''],
    ['a run behind a lost one begins anew', '1-7 10', 10, 1, 0, ''],
    ['two are held after fourteen', '1-14', 14, 14, 2, ''],
    ['and no more after twenty-one', '1-21', 21, 21, 2, ''],
    ['two cover two days', '1-14 17', 17, 15, 0, '15 16'],
    ['a covered day counts for none of the next seven', '1-7 9-14', 14, 13, 0, '8'],
    ['which are fourteen with its seventh', '1-7 9-15', 15, 14, 1, '8'],
    ['one missed day now and one later', '1-14 16 18', 18, 16, 0, '15 17'],
  ])('%s', (_, days, today, current, freezes, frozen) => {
    const streak = streakOf(november(days), november(String(today))[0] ?? '');
    expect(streak).toMatchObject({ current, freezes, frozen: frozen === '' ? [] : november(frozen) });
  });

  it('is mentioned while it is news', () => {
    expect(streakOf(november('1-7 9'), '2026-11-09').newlyFrozen).toEqual(['2026-11-08']);
    expect(streakOf(november('1-7 9'), '2026-11-10').newlyFrozen).toEqual([]);
    expect(streakOf(november('1-14'), '2026-11-17').newlyFrozen).toEqual(['2026-11-15', '2026-11-16']);
    expect(streakOf(november('1-14 16'), '2026-11-18').newlyFrozen).toEqual(['2026-11-17']);
  });
});

/**
 * The same rules over a line of signs: x solved, . missed, * covered; the longest first run is taken off
 * again and again.
 */
function slowly(line: string): { current: number; best: number; freezes: number; frozen: number[] } {
  let left = line.slice(0, -1);
  const today = line.slice(-1);
  let [held, run, best] = [0, 0, 0];
  let frozen: number[] = [];
  const solve = (times: number): void => {
    for (let time = 0; time < times; time++) if ((run + time + 1) % 7 === 0 && held < 2) held += 1;
    run += times;
    if (run > best) best = run;
  };
  while (left !== '') {
    const [whole = '', solved = '', gap = ''] = /^(x*)(\.*)/.exec(left) ?? [];
    const from = line.length - 1 - left.length + solved.length;
    solve(solved.length);
    const covered = Math.min(held, gap.length);
    held -= covered;
    for (let at = 0; at < covered; at++) frozen.push(from + at);
    if (covered < gap.length) {
      run = 0;
      frozen = [];
    }
    left = left.slice(whole.length);
  }
  if (today === 'x') solve(1);
  return { current: run, best, freezes: held, frozen };
}

it('a streak is what a slow count of the same days says', () => {
  const sign = fc.oneof(
    { weight: 6, arbitrary: fc.constant('x') },
    { weight: 1, arbitrary: fc.constant('.') },
  );
  fc.assert(
    fc.property(
      fc.array(sign, { minLength: 1, maxLength: 70 }),
      fc.integer({ min: 1, max: 900 }),
      (signs, first) => {
        const line = signs.join('');
        const days = signs.flatMap((one, at) => (one === 'x' ? [keyOfNumber(first + at)] : []));
        const { frozen, ...slow } = slowly(line);
        expect(streakOf(days, keyOfNumber(first + line.length - 1))).toMatchObject({
          ...slow,
          frozen: frozen.map((at) => keyOfNumber(first + at)),
        });
      },
    ),
    { numRuns: 1000 },
  );
});

it.each([
  ['Europe/Berlin', '2027-03-25T22:59:00Z'],
  ['America/New_York', '2026-10-30T03:30:00Z'],
  ['Pacific/Auckland', '2027-04-01T10:59:59Z'],
])('a streak runs on in %s though days of 23 and 25 hours are among them', (zone, from) => {
  // Solved at every twelfth hour: no calendar day is without one, however long it is.
  const times = Array.from({ length: 16 }, (_, at) => Date.parse(from) + at * 43_200_000);
  const days = times.map((time) => dayKey(time, zone));
  const last = days.at(-1) ?? '';
  const expected = dayNumber(last) - dayNumber(days[0] ?? '') + 1;
  expect(streakOf(days, last)).toMatchObject({ current: expected, frozen: [] });
  // Seven minutes to and after midnight are two days, and so are the days on each side of the change.
  expect(new Set(days).size).toBe(expected);
});
