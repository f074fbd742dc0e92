import { expect, test } from 'vitest';
import { lengthsOfThird, publishedCounts } from '../../../src/core/sliding/analysis/hardness.ts';
import { defaultGoal } from '../../../src/core/sliding/board.ts';

test.each([
  [3, 3],
  [3, 4],
  [4, 4],
])(
  'the thirds of %i by %i have every length once, and a third of all boards as near as lengths allow',
  (rows, cols) => {
    const counts = publishedCounts(defaultGoal(rows, cols)) ?? [];
    const all = counts.reduce((sum, count) => sum + count, 0);
    const thirds = ([0, 1, 2] as const).map((third) => lengthsOfThird(counts, third));
    expect(
      thirds.flatMap(({ least, most }) => Array.from({ length: most - least + 1 }, (_, at) => least + at)),
    ).toEqual(Array.from({ length: counts.length - 1 }, (_, at) => at + 1));
    for (const [at, { most }] of thirds.entries()) {
      const upTo = counts.slice(0, most + 1).reduce((sum, count) => sum + count, 0) / all;
      expect(upTo).toBeGreaterThanOrEqual((at + 1) / 3 - 1e-12);
      // One length less would be too few.
      expect(upTo - (counts[most] ?? 0) / all).toBeLessThan((at + 1) / 3);
    }
  },
);

test('of 2x2, whose 12 boards are 1, 2, 2, 2, 2, 2 and 1 by length', () => {
  const counts = [1, 2, 2, 2, 2, 2, 1];
  expect(([0, 1, 2] as const).map((third) => lengthsOfThird(counts, third))).toEqual([
    { least: 1, most: 2 },
    { least: 3, most: 4 },
    { least: 5, most: 6 },
  ]);
});

test('a length on the border of two thirds belongs to the easier one', () => {
  const counts = [1, 2, 3, 1, 2];
  expect(([0, 1, 2] as const).map((third) => lengthsOfThird(counts, third))).toEqual([
    { least: 1, most: 1 },
    { least: 2, most: 2 },
    { least: 3, most: 4 },
  ]);
});
