import { describe, expect, it } from 'vitest';
import {
  dayKey,
  dayNumber,
  isDayKey,
  isTimeZone,
  keyOfNumber,
  nextDayAt,
  parseDay,
} from '../../src/daily/day.ts';

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

  it('knows which zones there are', () => {
    expect(['UTC', 'Europe/Berlin', 'Asia/Kolkata'].every(isTimeZone)).toBe(true);
    expect(['', 'Mars/Olympus', 'Europe/Berlin; x'].some(isTimeZone)).toBe(false);
  });

  it.each([
    ['2026-01-01', 1],
    ['2026-12-31', 365],
    ['2027-03-01', 425],
    ['2028-03-01', 791],
  ])('%s is puzzle %i', (day, number) => {
    expect(dayNumber(day)).toBe(number);
    expect(keyOfNumber(number)).toBe(day);
    expect(parseDay(String(number), '2030-01-01')).toEqual({ ok: true, value: day });
  });

  it.each([
    ['UTC', '2026-11-21T19:00:00Z', '2026-11-22T00:00:00Z'],
    ['UTC', '2026-11-22T00:00:00Z', '2026-11-23T00:00:00Z'],
    // 23 and 25 hours long: summer time begins and ends.
    ['Europe/Berlin', '2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z'],
    ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
    ['Pacific/Auckland', '2027-04-03T11:00:00Z', '2027-04-04T12:00:00Z'],
    // In Beirut clocks go from midnight to one o'clock.
    ['Asia/Beirut', '2027-03-27T12:00:00Z', '2027-03-27T22:00:00Z'],
    ['Asia/Kathmandu', '2026-01-01T18:14:59.999Z', '2026-01-01T18:15:00Z'],
  ])('in %s the day of %s ends at %s', (zone, time, end) => {
    expect(new Date(nextDayAt(at(time), zone)).toISOString()).toBe(new Date(end).toISOString());
  });

  it.each([
    ['2028-03-01', '2028-02-29'],
    ['2027-03-01', '2027-02-28'],
    ['2027-01-01', '2026-12-31'],
  ])('the day before %s is %s', (today, yesterday) => {
    expect(parseDay('yesterday', today)).toEqual({ ok: true, value: yesterday });
  });

  it('refuses days that the calendar lacks', () => {
    expect(isDayKey('2028-02-29')).toBe(true);
    for (const text of ['2027-02-29', '2026-13-01', '2026-1-1', 'today', '']) {
      expect(isDayKey(text)).toBe(false);
      expect(() => dayNumber(text)).toThrow(RangeError);
    }
  });
});

describe('a day as people write it', () => {
  const TODAY = '2026-11-22';

  it.each([
    ['today', TODAY],
    [' Yesterday ', '2026-11-21'],
    ['2026-11-20', '2026-11-20'],
    ['2026-1-5', '2026-01-05'],
    ['2026/11/20', '2026-11-20'],
    ['2026.11.20', '2026-11-20'],
    ['2026‑11‑20', '2026-11-20'],
    ['2026–11–20', '2026-11-20'],
    ['2026−11−20', '2026-11-20'],
    ['２０２６－１１－２０', '2026-11-20'],
    ['٢٠٢٦-١١-٢٠', '2026-11-20'],
    ['`2026-11-20`', '2026-11-20'],
    ['324', '2026-11-20'],
    ['#324', '2026-11-20'],
    ['# 324', '2026-11-20'],
    ['№ 324', '2026-11-20'],
    ['20.11.2026', '2026-11-20'],
    ['11/20/2026', '2026-11-20'],
    ['5.5.2026', '2026-05-05'],
    ['1', '2026-01-01'],
  ])('%j is %s', (text, day) => {
    expect(parseDay(text, TODAY)).toEqual({ ok: true, value: day });
  });

  it.each([
    ['tomorrow', 'bad-day', { text: 'tomorrow', today: TODAY }],
    ['5.6.2026', 'bad-day', { text: '5.6.2026', today: TODAY }],
    ['2026-02-29', 'bad-day', { text: '2026-02-29', today: TODAY }],
    ['20.13.2026', 'bad-day', { text: '20.13.2026', today: TODAY }],
    ['constructor', 'bad-day', { text: 'constructor', today: TODAY }],
    ['', 'bad-day', { text: '', today: TODAY }],
    ['9'.repeat(5000), 'bad-day', { text: '9'.repeat(40), today: TODAY }],
    ['2026-11-23', 'day-to-come', { day: '2026-11-23', today: TODAY }],
    ['327', 'day-to-come', { day: '2026-11-23', today: TODAY }],
    ['0', 'day-too-early', { day: '2025-12-31', first: '2026-01-01' }],
    ['2025-12-31', 'day-too-early', { day: '2025-12-31', first: '2026-01-01' }],
  ])('%j is the fault %s', (text, code, facts) => {
    expect(parseDay(text, TODAY)).toEqual({ ok: false, fault: { code, facts } });
  });
});
