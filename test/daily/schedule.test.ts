import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextPostAt } from '../../src/daily/schedule.ts';

const at = (hours: number, minutes = 0): number => 60 * hours + minutes;

/** The posts of a chat from that moment on, as UTC. */
function posts(from: string, minutes: number, zone: string, count: number): string[] {
  const found: string[] = [];
  for (let now = Date.parse(from); found.length < count; found.push(new Date(now).toISOString()))
    now = nextPostAt(now, minutes, zone);
  return found;
}

test('the next post is at the next time that its hour comes, later than now', () => {
  expect(posts('2026-11-22T15:59:59Z', at(18), 'Europe/Kyiv', 2)).toEqual([
    '2026-11-22T16:00:00.000Z',
    '2026-11-23T16:00:00.000Z',
  ]);
  expect(posts('2026-11-22T16:00:00Z', at(18), 'Europe/Kyiv', 1)).toEqual(['2026-11-23T16:00:00.000Z']);
  expect(posts('2026-11-22T00:00:00Z', at(5, 45), 'Asia/Kathmandu', 1)).toEqual(['2026-11-23T00:00:00.000Z']);
  expect(() => nextPostAt(0, 0, 'Europe/Nowhere')).toThrow(RangeError);
});

// Changes as the IANA database (2025b) and timeanddate.com have them.
describe('where clocks are put forward', () => {
  test('an hour that does not exist comes at the first moment after it', () => {
    // Kyiv, 29 March 2026: 03:00 becomes 04:00 at 01:00 UTC.
    expect(posts('2026-03-28T12:00:00Z', at(3, 30), 'Europe/Kyiv', 2)).toEqual([
      '2026-03-29T01:00:00.000Z',
      '2026-03-30T00:30:00.000Z',
    ]);
    // New York, 8 March 2026: 02:00 becomes 03:00 at 07:00 UTC.
    expect(posts('2026-03-07T12:00:00Z', at(2), 'America/New_York', 2)).toEqual([
      '2026-03-08T07:00:00.000Z',
      '2026-03-09T06:00:00.000Z',
    ]);
    // Lord Howe, 4 October 2026: 02:00 becomes 02:30 at 15:30 UTC of the day before.
    expect(posts('2026-10-03T12:00:00Z', at(2, 15), 'Australia/Lord_Howe', 1)).toEqual([
      '2026-10-03T15:30:00.000Z',
    ]);
    // Beirut, 29 March 2026: midnight becomes 01:00 at 22:00 UTC of the day before.
    expect(posts('2026-03-28T12:00:00Z', at(0), 'Asia/Beirut', 2)).toEqual([
      '2026-03-28T22:00:00.000Z',
      '2026-03-29T21:00:00.000Z',
    ]);
  });

  test('a day that does not exist comes as the next one begins', () => {
    // Apia went from the end of 29 December 2011 to the beginning of the 31st, at 10:00 UTC of the 30th.
    expect(posts('2011-12-30T04:30:00Z', at(18), 'Pacific/Apia', 2)).toEqual([
      '2011-12-30T10:00:00.000Z',
      '2011-12-31T04:00:00.000Z',
    ]);
  });
});

describe('where clocks are put back', () => {
  test('an hour that comes twice is taken the first time, once', () => {
    // Kyiv, 25 October 2026: 04:00 becomes 03:00 at 01:00 UTC.
    expect(posts('2026-10-24T12:00:00Z', at(3, 30), 'Europe/Kyiv', 2)).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-26T01:30:00.000Z',
    ]);
    // New York, 1 November 2026: 02:00 becomes 01:00 at 06:00 UTC.
    expect(posts('2026-10-31T12:00:00Z', at(1), 'America/New_York', 2)).toEqual([
      '2026-11-01T05:00:00.000Z',
      '2026-11-02T06:00:00.000Z',
    ]);
    // Santiago, 5 April 2026: midnight becomes 23:00 of the 4th at 03:00 UTC.
    expect(posts('2026-04-04T12:00:00Z', at(23, 30), 'America/Santiago', 2)).toEqual([
      '2026-04-05T02:30:00.000Z',
      '2026-04-06T03:30:00.000Z',
    ]);
    // St. John's, 6 November 2011: 00:01 became 23:01 of the 5th at 02:31 UTC.
    expect(posts('2011-11-05T12:00:00Z', at(0), 'America/St_Johns', 2)).toEqual([
      '2011-11-06T02:30:00.000Z',
      '2011-11-07T03:30:00.000Z',
    ]);
  });
});

test('around every change of a year each day has one post, at the hour that a clock shows', () => {
  const zones = ['Europe/Kyiv', 'America/New_York', 'Australia/Sydney', 'Australia/Lord_Howe', 'Asia/Tokyo'];
  const shown = (time: number, zone: string): string =>
    new Date(time).toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 1439 }), (zone, minutes) => {
      const wanted = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      const days = new Set<string>();
      let off = 0;
      let now = Date.UTC(2026, 0, 1);
      for (let day = 0; day < 365; day++) {
        now = nextPostAt(now, minutes, zone);
        days.add(new Date(now).toLocaleDateString('en-CA', { timeZone: zone }));
        if (shown(now, zone) !== wanted) off++;
      }
      expect(days.size).toBe(365);
      expect(off).toBeLessThanOrEqual(1);
    }),
    { numRuns: 6 },
  );
});
