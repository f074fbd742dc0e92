import { expect, test } from 'vitest';
import { createQuantityFormats } from '../../src/i18n/numbers.ts';

const { formatCount, formatMemory, formatTime } = createQuantityFormats('en');

test.each([
  [formatCount(0), '0'],
  [formatCount(360), '360'],
  [formatCount(999.7), '1 k'],
  [formatCount(9_550), '9.6 k'],
  [formatCount(181_440), '181 k'],
  [formatCount(1_234_567), '1.2 M'],
  [formatTime(0.02), '< 0.1 ms'],
  [formatTime(0.35), '0.35 ms'],
  [formatTime(53.7), '54 ms'],
  [formatTime(1640), '1.6 s'],
  [formatMemory(173), '173 B'],
  [formatMemory(20_836_000), '21 MB'],
])('%s is written %s', (text, expected) => {
  expect(text).toBe(expected);
});

test.each([
  ['ru', ['1,2 М', '1,6 с', '21 МБ']],
  ['de', ['1,2 M', '1,6 s', '21 MB']],
  ['zh', ['1.2 M', '1.6 s', '21 MB']],
])('%s has its own decimal mark, and the symbols of the SI in its letters', (locale, expected) => {
  const own = createQuantityFormats(locale);
  expect([own.formatCount(1_234_567), own.formatTime(1640), own.formatMemory(20_836_000)]).toEqual(expected);
});
