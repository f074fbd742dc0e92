import { expect, test } from 'vitest';
import { LEVELS, lengthsOfLevel } from '../../../../src/core/sliding/scramble/levels.ts';

test.each([
  // The hardest boards of these sizes need 6, 21, 31, 53 and 80 moves (OEIS A151944).
  [2, 2, '2-3', '4-4', '5-6'],
  [2, 3, '6-13', '14-16', '17-21'],
  [3, 3, '8-20', '21-24', '25-31'],
  [4, 3, '8-20', '21-40', '41-48'],
  [4, 4, '8-20', '21-40', '54-60'],
  [2, 8, '8-20', '21-40', '54-60'],
  // Nobody knows the hardest of these. Any random board is hard.
  [5, 5, '8-20', '21-40', 'any'],
  [10, 10, '8-20', '21-40', 'any'],
])('moves of easy, medium and hard boards of %ix%i: %s, %s, %s', (rows, cols, ...lengths) => {
  const ranges = LEVELS.map((level) => lengthsOfLevel({ rows, cols }, level));
  expect(ranges.map((range) => (range ? `${range.least}-${range.most}` : 'any'))).toEqual(lengths);
});
