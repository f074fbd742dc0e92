import { expect, test } from 'vitest';
import { StateTable } from '../../../../src/core/knight/count/state-table.ts';

// An entry has a key of two words and its count. While a table grows, it also has the one of half its size.
test.each([
  [1, 2 ** 20],
  [2, 2 ** 20],
  [22, 2 ** 22],
])('a table with counts of %i words needs no more than %i bytes', (countWords, maxBytes) => {
  const table = new StateTable(countWords, maxBytes);
  let key = 0;
  while (!table.isFull) table.addOne(key++, 7);
  const bytes = 4 * (2 + countWords) * table.capacity;
  expect(1.5 * bytes).toBeLessThanOrEqual(maxBytes);
  expect(3 * bytes).toBeGreaterThan(maxBytes);
  expect(table.size).toBe(key);
  expect(table.countOf(key - 1, 7)).toBe(1n);
});
