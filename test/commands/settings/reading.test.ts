import { describe, expect, test } from 'vitest';
import {
  listZones,
  makeTimeOfDay,
  makeZone,
  parseTimeOfDay,
  parseZone,
  parseZoneEntry,
} from '../../../src/commands/input/zone.ts';
import { findLanguage } from '../../../src/commands/settings/languages.ts';
import { nextPostAt } from '../../../src/daily/schedule.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';

const catalogue = loadCatalogue();
const NAMED = catalogue.typedWords('words-zones');

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
    const read = parseTimeOfDay(typed);
    expect(read.ok && makeTimeOfDay(read.value)).toBe(hour);
  });

  test.each(['25:00', '24:00', '18:60', '13pm', '0am', '', 'six', '18:0', '-1', '1800000', '18:00:00'])(
    '“%s” is none',
    (typed) => expect(parseTimeOfDay(typed)).toMatchObject({ ok: false, fault: { code: 'bad-hour' } }),
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
    ['MSK', 'Europe/Moscow'],
    ['мск', 'Europe/Moscow'],
    ['EST', 'America/New_York'],
    ['CET', 'Europe/Berlin'],
    ['MESZ', 'Europe/Berlin'],
    ['BST', 'Europe/London'],
    ['JST', 'Asia/Tokyo'],
    ['Москва', 'Europe/Moscow'],
    ['Санкт Петербург', 'Europe/Moscow'],
    ['Киев', 'Europe/Kyiv'],
    ['Kiew', 'Europe/Kyiv'],
    ['Kiev', 'Europe/Kyiv'],
    ['北京', 'Asia/Shanghai'],
    ['上海', 'Asia/Shanghai'],
    ['Beijing', 'Asia/Shanghai'],
    ['Pekín', 'Asia/Shanghai'],
    ['pekin', 'Asia/Shanghai'],
    ['Peking', 'Asia/Shanghai'],
    ['Zürich', 'Europe/Zurich'],
    ['São Paulo', 'America/Sao_Paulo'],
    ['Ciudad de México', 'America/Mexico_City'],
    ['UTC+3', '+0300'],
    ['GMT+3', '+0300'],
    ['gmt -3', '-0300'],
    ['+03:00', '+0300'],
    ['+3', '+0300'],
    ['UTC\u22123:30', '-0330'],
    ['UTC+0530', '+0530'],
    ['UTC+0', 'UTC'],
  ])('%s is %s', (typed, zone) => expect(parseZone(typed, NAMED)).toEqual({ ok: true, value: zone }));

  test.each<[string, string]>([
    ['Europe/Kyivv', 'Europe/Kyiv'],
    ['Europa/Kyiv', 'Europe/Kyiv'],
    ['Asia/Kyiv', 'Europe/Kyiv'],
    ['Europe/Moskow', 'Europe/Moscow'],
    ['Lodnon', 'Europe/London'],
    ['Mars/Olympus', 'none'],
    ['UTC+15', 'none'],
    ['GMT+3:75', 'none'],
    ['Moskva', 'Europe/Moscow'],
    ['', 'none'],
  ])('“%s” is none, but perhaps %s', (typed, zone) =>
    expect(parseZone(typed, NAMED)).toMatchObject({ fault: { code: 'unknown-zone', facts: { zone } } }),
  );

  test('typed as an offset is ahead of UTC where people write a plus', () => {
    const at = Date.parse('2026-11-21T12:00:00Z');
    for (const [typed, shown, post] of [
      ['UTC+3', 'UTC+3', '15:00'],
      ['GMT-3', 'UTC-3', '09:00'],
      ['+5:30', 'UTC+5:30', '17:30'],
    ] as const) {
      const read = parseZone(typed, []);
      if (!read.ok) throw new Error(read.fault.code);
      expect(makeZone(read.value)).toBe(shown);
      const minutes = parseTimeOfDay(post);
      expect(nextPostAt(at - 1, minutes.ok ? minutes.value : -1, read.value)).toBe(at);
    }
  });

  test('has names of which each means one zone', () => {
    const zones = new Map<string, string>();
    for (const { name, zone } of NAMED.map(parseZoneEntry)) {
      expect([zone, undefined]).toContain(zones.get(name) ?? zone);
      zones.set(name, zone);
      expect(parseZone(name, NAMED)).toEqual({ ok: true, value: zone });
    }
  });

  test.each(catalogue.locales)('is pressed by names in %s', (locale) => {
    const zones = catalogue
      .texts(locale)
      .say('near-zones')
      .split(/\s*,\s*/)
      .map(parseZoneEntry);
    expect(zones.length).toBeLessThanOrEqual(16);
    for (const { zone } of zones) expect(listZones()).toContain(zone);
  });

  test('is one that clocks know, each once', () => {
    expect(new Set(listZones()).size).toBe(listZones().length);
    for (const timeZone of listZones())
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    expect(listZones()).toContain('Europe/Kyiv');
    expect(listZones()).not.toContain('Europe/Kiev');
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
  expect(findLanguage(typed, ['en', 'ru', 'zh', 'de'])).toBe(language),
);

test.each(['pt-BR', 'pt-br', 'pt_BR', 'pt', 'português (brasil)', 'Brazilian Portuguese'])(
  'a language with a region is found by %s',
  (typed) => expect(findLanguage(typed, ['en', 'ru', 'pt-BR'])).toBe('pt-BR'),
);
