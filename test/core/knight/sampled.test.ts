import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkBands, checkTour } from '../../../src/core/knight/board/check-tour.ts';
import { findTour } from '../../../src/core/knight/find-tour.ts';
import { context } from '../../support/tour-search.ts';

const large = { cols: 3001, rows: 2000, method: 'construct', seed: 3, timeMs: 60_000 } as const;

test.each([true, false])(
  'a sample has each second row and column of the whole tour (closed: %s)',
  (closed) => {
    const whole = findTour({ ...large, closed }, context);
    const sampled = findTour({ ...large, closed, sampled: true }, context);
    if (!whole.ok || !sampled.ok) throw new Error('there is such a tour');
    const { order, every, ...answer } = sampled.value;
    expect(every).toBe(2);
    const expected = new Int32Array(1000 * 1501);
    for (let at = 0; at < expected.length; at++)
      expected[at] = whole.value.order[6002 * Math.floor(at / 1501) + 2 * (at % 1501)] ?? 0;
    expect(Buffer.compare(new Uint8Array(order.buffer), new Uint8Array(expected.buffer))).toBe(0);
    expect({ ...answer, milliseconds: 0 }).toMatchObject({
      start: whole.value.start,
      end: whole.value.end,
      closed,
    });
  },
);

test('a sample of a huge board takes a tenth of the memory of its numbers', () => {
  const request = { ...large, cols: 4000, rows: 4000, closed: false };
  const most = 4000 * 4000 * 0.5;
  expect(findTour({ ...request, sampled: true }, { ...context, maxBytes: most }).ok).toBe(true);
  expect(findTour(request, { ...context, maxBytes: most })).toMatchObject({
    fault: { code: 'too-much-memory' },
  });
});

test('a small board is whole though a sample would do', () => {
  const found = findTour({ ...large, cols: 60, rows: 60, closed: true, sampled: true }, context);
  expect(found.ok && [found.value.every, found.value.order.length]).toEqual([undefined, 3600]);
});

test('in bands of any height a tour, whole or damaged, is judged as it is in one piece', () => {
  const [cols, rows] = [8, 12];
  const found = findTour({ ...large, cols, rows, closed: true }, context);
  if (!found.ok) throw new Error('there is such a tour');
  const heights = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: rows, maxLength: rows });
  const swaps = fc.array(fc.tuple(fc.nat(cols * rows - 1), fc.nat(cols * rows - 1)), { maxLength: 2 });
  fc.assert(
    fc.property(heights, swaps, (bands, exchanged) => {
      const order = found.value.order.slice();
      for (const [a, b] of exchanged) [order[a], order[b]] = [order[b] ?? 0, order[a] ?? 0];
      const filled: Int32Array[] = [];
      for (let rest = order, at = 0; rest.length > 0; at++) {
        const numbers = cols * (bands[at] ?? rows);
        filled.push(rest.subarray(0, numbers));
        rest = rest.subarray(numbers);
      }
      const inBands = checkBands({ cols, rows, closed: true }, filled);
      expect(inBands.ok).toBe(checkTour({ cols, rows, closed: true, order }).ok);
    }),
  );
});
