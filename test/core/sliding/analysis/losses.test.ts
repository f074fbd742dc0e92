import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLosses } from '../../../../src/core/sliding/analysis/analyse-solution.ts';

describe('losses along a way', () => {
  test('of a way that only comes nearer: none', () => {
    expect(findLosses([3, 2, 1, 0])).toEqual([]);
    expect(findLosses([0])).toEqual([]);
    expect(findLosses([])).toEqual([]);
  });

  test('steps in a row belong together, others stand apart', () => {
    expect(findLosses([2, 3, 4, 3, 4, 3])).toEqual([
      { from: 1, to: 2, lost: 4, within: false },
      { from: 4, to: 4, lost: 2, within: false },
    ]);
  });

  test('in slides a step may lose one', () => {
    expect(findLosses([2, 2, 1])).toEqual([{ from: 1, to: 1, lost: 1, within: false }]);
  });

  test('between two known distances it is known how much, not where', () => {
    expect(findLosses([5, undefined, undefined, 4, 3])).toEqual([{ from: 1, to: 3, lost: 2, within: true }]);
    expect(findLosses([5, undefined, 3])).toEqual([]);
    expect(findLosses([undefined, 4, 5])).toEqual([{ from: 2, to: 2, lost: 2, within: false }]);
  });

  test('add up to what the way is too long, however much of it is unknown', () => {
    const steps = fc.array(fc.constantFrom(-1, 1), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(steps, fc.array(fc.boolean(), { minLength: 41, maxLength: 41 }), (changes, hidden) => {
        const distances = [100];
        for (const change of changes) distances.push((distances.at(-1) ?? 0) + change);
        const known = distances.map((distance, at) =>
          at > 0 && at < changes.length && hidden[at] ? undefined : distance,
        );
        const total = findLosses(known).reduce((sum, { lost }) => sum + lost, 0);
        expect(total).toBe(changes.length + (distances.at(-1) ?? 0) - 100);
      }),
    );
  });
});
