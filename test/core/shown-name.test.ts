import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayName, displayText } from '../../src/core/shown-name.ts';

const signs = (text: string) => [...new Intl.Segmenter('en').segment(text)].length;

test.each(['Ann Lee', 'Ben', 'Дмитрий', '王小明', 'J. R. R. Tolkien', "O'Neill-Smith", 'Zoë 🦊'])(
  '%s stands as it is',
  (name) => expect(displayName(name)).toBe(name),
);

test.each([
  ['a mention', '@victim_user', /@[a-z]/],
  ['an address', 'https://evil.example/a', /https?:\/\/|\w\.\w/],
  ['an address without a scheme', 'evil.example', /\w\.\w/],
  ['a masked link', 'https://[win](https://evil.ex)', /https?:\/\//],
  ['a command', 'you should /start', /\/[a-z]/],
  ['a Discord mention', '<@123456789012345678>', /@\d/],
])('%s is none any more', (_, name, pattern) => {
  expect(name).toMatch(pattern);
  expect(displayName(name)).not.toMatch(pattern);
  expect(displayName(name).replaceAll('\u2060', '')).toBe(name);
});

test.each(['', ' ', '\u3164', '\u200b\u200d', '\u202e', '\0', '\ud800'])(
  'what shows nothing (%j) gets a sign',
  (name) => {
    expect(displayName(name)).toMatch(/^[?\ufffd]$/);
  },
);

test('no name turns the line around, and one from right to left is kept to itself', () => {
  expect(displayName('Ann\u202eeel')).toBe('Anneel');
  expect(displayName('דנה')).toBe('\u2068דנה\u2069');
});

test('a name is cut to 32 signs, lines and towers of accents go', () => {
  expect(displayName('x'.repeat(115))).toBe(`${'x'.repeat(31)}…`);
  expect(signs(displayName('👨‍👩‍👧'.repeat(50)))).toBe(32);
  expect(displayName('a\n\n1. b')).toBe('a 1. b');
  expect(displayName(`Z${'\u0301'.repeat(60)}`)).toBe('Z\u0301\u0301');
});

test.each([
  ['skin tones', `👍${'🏿'.repeat(5000)}`],
  ['letters of Hangul', 'ᄀ'.repeat(10_000)],
  ['consonants that join', 'क्'.repeat(5000)],
])('one sign of many %s ends as well', (_of, name) => {
  expect(displayName(name).length).toBeLessThanOrEqual(256);
});

test('what somebody wrote is quoted as inert as a name', () => {
  expect(displayText('@victim_user https://evil.example\u202e\n/start')).toBe(
    '@\u2060victim_user https:\u2060/\u2060/\u2060evil.\u2060example /\u2060start',
  );
  expect(displayText('')).toBe('');
  expect(displayText('1.5 2/3')).toBe('1.5 2/3');
});

test('whatever somebody calls themselves', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const shown = displayName(name);
      expect(shown.trim()).not.toBe('');
      expect(signs(shown.replace(/[\u2060\u2068\u2069]/g, ''))).toBeLessThanOrEqual(32);
      expect(shown).not.toMatch(/[\n\r\u202a-\u202e]/);
      expect(shown).not.toMatch(/@\w|:\/\//);
    }),
  );
});
