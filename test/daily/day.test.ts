import { describe, expect, it } from 'vitest';
import {
  dayKey,
  dayNumber,
  isDayKey,
  isTimeZone,
  millisecondsToNextDay,
  previousDay,
} from '../../src/daily/day.ts';

const HOUR = 3_600_000;
const at = (text: string) => Date.parse(text);

describe('the day', () => {
  it.each([
    ['UTC', '2026-11-21T23:59:59.999Z', '2026-11-21'],
    ['UTC', '2026-11-22T00:00:00.000Z', '2026-11-22'],
    ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-22'],
    ['America/New_York', '2026-03-08T04:59:59Z', '2026-03-07'],
    ['America/New_York', '2026-03-09T03:59:59Z', '2026-03-08'],
    ['America/New_York', '2026-03-09T04:00:00Z', '2026-03-09'],
    ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26'],
    ['Asia/Kathmandu', '2026-01-01T18:15:00Z', '2026-01-02'],
  ])('in %s at %s is %s', (zone, time, day) => {
    expect(dayKey(at(time), zone)).toBe(day);
  });

  it.each([
    ['UTC', '2026-11-21T00:00:00Z', 24],
    ['America/New_York', '2026-03-08T05:00:00Z', 23],
    ['America/New_York', '2026-11-01T04:00:00Z', 25],
    ['Europe/Berlin', '2026-03-28T23:00:00Z', 23],
    ['Australia/Lord_Howe', '2026-04-04T13:00:00Z', 24.5],
    // Samoa had no 30 December 2011.
    ['Pacific/Apia', '2011-12-29T10:00:00Z', 24],
  ])('in %s that begins at %s lasts %d hours', (zone, time, hours) => {
    expect(millisecondsToNextDay(at(time), zone)).toBe(hours * HOUR);
  });

  it('ends one millisecond after its last one', () => {
    expect(millisecondsToNextDay(at('2026-11-21T23:59:59.999Z'), 'UTC')).toBe(1);
  });

  it('knows which zones there are', () => {
    expect(['UTC', 'Europe/Berlin', 'Asia/Kolkata'].every(isTimeZone)).toBe(true);
    expect(['', 'Mars/Olympus', 'Europe/Berlin; x'].some(isTimeZone)).toBe(false);
  });

  it.each([
    ['2026-01-01', '2025-12-31', 1],
    ['2026-12-31', '2026-12-30', 365],
    ['2027-03-01', '2027-02-28', 425],
    ['2028-03-01', '2028-02-29', 791],
  ])('%s follows %s and is puzzle %i', (day, before, number) => {
    expect(previousDay(day)).toBe(before);
    expect(dayNumber(day)).toBe(number);
  });

  it('refuses days that the calendar lacks', () => {
    expect(isDayKey('2028-02-29')).toBe(true);
    for (const text of ['2027-02-29', '2026-13-01', '2026-1-1', 'today', '']) {
      expect(isDayKey(text)).toBe(false);
      expect(() => dayNumber(text)).toThrow(RangeError);
    }
  });
});
