import { expect, test } from 'vitest';
import { LEVELS, lengthsOfLevel, levelOfLength } from '../../../../src/core/sliding/scramble/levels.ts';

test.each([
  // The hardest boards of these sizes need 6, 21, 31, 53 and 80 moves (OEIS A151944).
  [2, 2, '2-3', '4-4', '5-6'],
  [2, 3, '6-13', '14-16', '17-21'],
  [3, 3, '8-20', '21-24', '25-31'],
  [4, 3, '8-20', '21-40', '41-48'],
  [4, 4, '8-20', '21-40', '41-55'],
  [2, 8, '8-20', '21-40', '41-55'],
  // Nobody knows the hardest of these. Any random board is hard.
  [5, 5, '8-20', '21-40', 'any'],
  [10, 10, '8-20', '21-40', 'any'],
])('moves of easy, medium and hard boards of %ix%i: %s, %s, %s', (rows, cols, ...lengths) => {
  const ranges = LEVELS.map((level) => lengthsOfLevel({ rows, cols }, level));
  expect(ranges.map((range) => (range ? `${range.least}-${range.most}` : 'any'))).toEqual(lengths);
});

test.each([
  [3, 3, 1, 'easy'],
  [3, 3, 20, 'easy'],
  [3, 3, 21, 'medium'],
  [3, 3, 31, 'hard'],
  [4, 4, 40, 'medium'],
  [4, 4, 50, 'hard'],
  [5, 5, 90, 'hard'],
])('a board of %ix%i of %i moves is %s', (rows, cols, length, level) => {
  expect(levelOfLength({ rows, cols }, length)).toBe(level);
});
