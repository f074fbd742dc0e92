import { describe, expect, it } from 'vitest';
import { MAX_SQUARES_WITH_HIDDEN_BORDERS } from '../../../../src/core/knight/construct/construct.ts';
import { hasTour, searchTour, squareAt } from '../../../support/tour-search.ts';

const order = (cols: number, rows: number, blended: boolean, seed = 1): string => {
  const found = searchTour(cols, rows, { blended, seed });
  return found.ok ? found.value.order.join() : found.fault.code;
};

describe('a blended tour', () => {
  it.each([
    [1, 1, {}],
    [5, 5, { start: squareAt(5, 4) }],
    [6, 6, { closed: true }],
    [30, 30, { start: squareAt(30, 0), end: squareAt(30, 899 - 30) }],
    [31, 29, {}],
    [24, 40, { closed: true }],
    [3, 100, {}],
    [100, 4, {}],
    [50, 100, { start: squareAt(50, 7), end: squareAt(50, 4991) }],
  ])('of %ix%i is a tour with the asked ends', (cols, rows, asked) => {
    for (let seed = 0; seed < 5; seed++)
      expect(hasTour(cols, rows, { ...asked, blended: true, seed })).toBe(true);
  });

  it('differs from the plain one, and is the same for the same seed', () => {
    expect(order(30, 30, true)).not.toBe(order(30, 30, false));
    expect(order(30, 30, true)).toBe(order(30, 30, true));
    expect(order(30, 30, true, 2)).not.toBe(order(30, 30, true));
  });

  it('crosses the seams between the blocks more often than the plain one', () => {
    const crossings = (blended: boolean): number => {
      const numbers = order(32, 32, blended).split(',').map(Number);
      const cells: number[] = [];
      for (const [cell, number] of numbers.entries()) cells[number] = cell;
      // Over the line between the two halves, which is a seam.
      const isLeft = (number: number): boolean => (cells[number] ?? 0) % 32 < 16;
      return numbers.filter((number) => number > 1 && isLeft(number) !== isLeft(number - 1)).length;
    };
    expect(crossings(true)).toBeGreaterThan(3 * crossings(false));
  });

  it('is not blended when it is drawn as colours', () => {
    expect(72 * 72).toBeGreaterThan(MAX_SQUARES_WITH_HIDDEN_BORDERS);
    expect(order(72, 72, true)).toBe(order(72, 72, false));
  });
});
