import { describe, expect, test } from 'vitest';
import { makeHour, parseHour } from '../../../src/commands/settings/hour.ts';
import { languageMeant } from '../../../src/commands/settings/languages.ts';
import { parseZone, ZONES } from '../../../src/commands/settings/zone.ts';

describe('a time of day', () => {
  test.each<[string, string]>([
    ['18:00', '18:00'],
    ['18', '18:00'],
    ['7', '07:00'],
    ['07.30', '07:30'],
    ['18h30', '18:30'],
    ['18h', '18:00'],
    ['6pm', '18:00'],
    ['6:05 P.M.', '18:05'],
    ['12am', '00:00'],
    ['12 pm', '12:00'],
    ['０９：１５', '09:15'],
    ['23:59', '23:59'],
    ['0', '00:00'],
  ])('%s is %s', (typed, hour) => {
    const read = parseHour(typed);
    expect(read.ok && makeHour(read.value)).toBe(hour);
  });

  test.each(['25:00', '24:00', '18:60', '13pm', '0am', '', 'six', '18:0', '-1', '1800000', '18:00:00'])(
    '“%s” is none',
    (typed) => expect(parseHour(typed)).toMatchObject({ ok: false, fault: { code: 'bad-hour' } }),
  );
});

describe('a time zone', () => {
  test.each<[string, string]>([
    ['Europe/Kyiv', 'Europe/Kyiv'],
    ['europe/kiev', 'Europe/Kyiv'],
    ['Kyiv', 'Europe/Kyiv'],
    ['new york', 'America/New_York'],
    ['America/New York', 'America/New_York'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['UTC', 'UTC'],
    ['us/eastern', 'America/New_York'],
    ['Etc/GMT-3', 'Etc/GMT-3'],
  ])('%s is %s', (typed, zone) => expect(parseZone(typed)).toEqual({ ok: true, value: zone }));

  test.each<[string, string]>([
    ['Europe/Kyivv', 'Europe/Kyiv'],
    ['Europa/Kyiv', 'Europe/Kyiv'],
    ['Asia/Kyiv', 'Europe/Kyiv'],
    ['Europe/Moskow', 'Europe/Moscow'],
    ['Lodnon', 'Europe/London'],
    ['Mars/Olympus', 'none'],
    ['+03:00', 'none'],
    ['', 'none'],
  ])('“%s” is none, but perhaps %s', (typed, zone) =>
    expect(parseZone(typed)).toMatchObject({ fault: { code: 'unknown-zone', facts: { zone } } }),
  );

  test('is one that clocks know, each once', () => {
    expect(new Set(ZONES).size).toBe(ZONES.length);
    for (const timeZone of ZONES) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    expect(ZONES).toContain('Europe/Kyiv');
    expect(ZONES).not.toContain('Europe/Kiev');
  });
});

test.each<[string, string | undefined]>([
  ['ru', 'ru'],
  ['RU-ru', 'ru'],
  ['zh-Hans', 'zh'],
  ['Russian', 'ru'],
  ['русский', 'ru'],
  ['Chinesisch', 'zh'],
  ['中文', 'zh'],
  ['简体中文', 'zh'],
  ['Simplified Chinese', 'zh'],
  ['kl', undefined],
  ['', undefined],
])('the language %s is %s', (typed, language) =>
  expect(languageMeant(typed, ['en', 'ru', 'zh', 'de'])).toBe(language),
);
