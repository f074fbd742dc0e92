import { expect, test } from 'vitest';
import { createQuantityFormats } from '../../src/i18n/numbers.ts';

const { count, memory, time } = createQuantityFormats('en');

test.each([
  [count(0), '0'],
  [count(360), '360'],
  [count(999.7), '1 k'],
  [count(9_550), '9.6 k'],
  [count(181_440), '181 k'],
  [count(1_234_567), '1.2 M'],
  [time(0.02), '< 0.1 ms'],
  [time(0.35), '0.35 ms'],
  [time(53.7), '54 ms'],
  [time(1640), '1.6 s'],
  [memory(173), '173 B'],
  [memory(20_836_000), '21 MB'],
])('%s is written %s', (text, expected) => {
  expect(text).toBe(expected);
});

test.each([
  ['ru', ['1,2 М', '1,6 с', '21 МБ']],
  ['de', ['1,2 M', '1,6 s', '21 MB']],
  ['zh', ['1.2 M', '1.6 s', '21 MB']],
])('%s has its own decimal mark, and the symbols of the SI in its letters', (locale, expected) => {
  const own = createQuantityFormats(locale);
  expect([own.count(1_234_567), own.time(1640), own.memory(20_836_000)]).toEqual(expected);
});
