import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LINE_SEPARATORS,
  LIST_SEPARATORS,
  orderChunks,
  orderTextBytes,
} from '../../../../src/core/knight/notation/order-text.ts';

const written = (order: readonly number[], cols: number, as: typeof LINE_SEPARATORS) =>
  Buffer.concat([...orderChunks(Int32Array.from(order), cols, as)]).toString();

describe('the order of a tour, written out', () => {
  it('has a line a rank', () => {
    expect(written([3, 12, 5, 6, 9, 2, 11, 4, 7, 8, 1, 10], 3, LINE_SEPARATORS)).toBe(
      '3 12 5\n6 9 2\n11 4 7\n8 1 10\n',
    );
  });

  it('or is the inside of a JSON array', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 9 }), (order, cols) => {
        expect(JSON.parse(`[${written(order, cols, LIST_SEPARATORS)}]`)).toEqual(order);
      }),
    );
  });

  it('comes in pieces that are the same put together, and in as many bytes as were foretold', () => {
    const order = Array.from({ length: 300 * 300 }, (_, i) => i + 1);
    const pieces = [...orderChunks(Int32Array.from(order), 300, LINE_SEPARATORS)];
    expect(pieces.length).toBeGreaterThan(1);
    const text = Buffer.concat(pieces).toString();
    expect(text.trim().split(/\s/).map(Number)).toEqual(order);
    expect(text.trimEnd().split('\n')).toHaveLength(300);
    expect(orderTextBytes(order.length)).toBe(text.length);
  });

  it.each([1, 9, 10, 99, 100, 12_345])('the bytes of %d squares are foretold', (squares) => {
    const order = Array.from({ length: squares }, (_, i) => i + 1);
    expect(orderTextBytes(squares)).toBe(written(order, 7, LINE_SEPARATORS).length);
  });
});
