import { expect, test } from 'vitest';
import { countTours } from '../../../../src/core/knight/count/count-tours.ts';

// OEIS A001230 and A165134.
test.each([
  [6, 6, true, '9862'],
  [6, 7, true, '1067638'],
  [6, 6, false, '6637920'],
])(
  'the number of tours of %ix%i, closed: %s, is %s',
  { timeout: 180_000 },
  (cols, rows, closed, published) => {
    const context = { now: () => 0, shouldStop: () => false };
    const result = countTours({ cols, rows, closed, timeMs: 1000 }, context);
    expect(result).toMatchObject({ ok: true, value: { count: published } });
  },
);
