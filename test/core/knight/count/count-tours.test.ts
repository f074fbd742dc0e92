import { describe, expect, test } from 'vitest';
import { neighbourLists } from '../../../../src/core/knight/board/knight-moves.ts';
import { parseSquare } from '../../../../src/core/knight/board/square.ts';
import { countTours } from '../../../../src/core/knight/count/count-tours.ts';
import type { CountRequest } from '../../../../src/core/knight/request/tour-request.ts';

const context = { now: () => 0, shouldStop: () => false };

function count(request: CountRequest): string {
  const result = countTours({ ...request, timeMs: 1000 }, context);
  return result.ok ? result.value.count : result.fault.code;
}

const square = (name: string, cols: number, rows: number) => {
  const parsed = parseSquare(name, cols, rows);
  if (!parsed.ok) throw new Error(name);
  return parsed.value;
};

/** Visits every tour, so only for tiny boards. Index: start * squares + end. */
function visitAll(cols: number, rows: number): number[] {
  const squareCount = cols * rows;
  const neighbours = neighbourLists(rows, cols);
  const tours = Array.from({ length: squareCount ** 2 }, () => 0);
  const visited = new Set<number>();
  const walk = (start: number, cell: number): void => {
    visited.add(cell);
    if (visited.size === squareCount) {
      const index = start * squareCount + cell;
      tours[index] = (tours[index] ?? 0) + 1;
    }
    for (const next of neighbours[cell] ?? []) if (!visited.has(next)) walk(start, next);
    visited.delete(cell);
  };
  for (let start = 0; start < squareCount; start++) walk(start, start);
  return tours;
}

describe('the number of tours', () => {
  test.each([
    [1, 1],
    [2, 3],
    [3, 3],
    [3, 4],
    [4, 3],
    [5, 3],
    [4, 4],
    [3, 7],
    [4, 5],
  ])('of %ix%i is what visiting each gives, for all ends', { timeout: 20_000 }, (cols, rows) => {
    const tours = visitAll(cols, rows);
    const squareCount = cols * rows;
    const squareOf = (cell: number) => ({ file: cell % cols, rank: rows - 1 - Math.floor(cell / cols) });
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
    const board = { cols, rows, closed: false };
    expect(count(board)).toBe(String(sum(tours)));
    for (const start of [0, 1, Math.floor(squareCount / 2)].filter((cell) => cell < squareCount)) {
      const fromStart = tours.slice(start * squareCount, (start + 1) * squareCount);
      expect(count({ ...board, start: squareOf(start) })).toBe(String(sum(fromStart)));
      expect(count({ ...board, end: squareOf(start) })).toBe(String(sum(fromStart)));
      const end = squareCount - 1;
      if (end !== start)
        expect(count({ ...board, start: squareOf(start), end: squareOf(end) })).toBe(String(fromStart[end]));
    }
  });

  // OEIS A165134 and A118067; A079137 and A083386, doubled.
  test.each([
    [5, 5, '1728'],
    [3, 10, '6096'],
    [4, 6, '1488'],
    [5, 6, '37568'],
    // Beyond the whole numbers that a double can hold.
    [4, 24, '24540946112970792'],
  ])('of open tours is published for %ix%i: %s', (cols, rows, published) => {
    expect(count({ cols, rows, closed: false })).toBe(published);
  });

  test.each([
    [5, 6, '8'],
    [6, 5, '8'],
    [3, 10, '16'],
    [5, 8, '44202'],
  ])('of closed tours is published for %ix%i: %s', (cols, rows, published) => {
    expect(count({ cols, rows, closed: true })).toBe(published);
  });

  // OEIS A165134: 304 from each corner, 56 from eight squares, 64 from the centre.
  test.each([
    ['a1', '304'],
    ['c1', '56'],
    ['c3', '64'],
    ['b1', '0'],
  ])('from %s on 5x5 is published: %s', (name, published) => {
    expect(count({ cols: 5, rows: 5, closed: false, start: square(name, 5, 5) })).toBe(published);
  });

  test('is 0 with a reason where a theorem says so, on boards of any size', () => {
    const result = countTours({ cols: 1001, rows: 9, closed: true, timeMs: 1 }, context);
    expect(result).toMatchObject({ ok: true, value: { count: '0', reason: { code: 'closed-odd' } } });
  });

  test('is refused for wide and for very long boards before any work', () => {
    expect(count({ cols: 7, rows: 8, closed: false })).toBe('count-too-large');
    expect(count({ cols: 8, rows: 8, closed: true })).toBe('count-too-large');
    expect(count({ cols: 3, rows: 200, closed: false })).toBe('count-too-large');
  });

  test('is not found with too little memory for all tables', () => {
    const request = { cols: 5, rows: 6, closed: false, timeMs: 1000 };
    expect(countTours(request, { ...context, maxBytes: 2 ** 20 })).toMatchObject({
      fault: { code: 'count-unfinished', facts: { cols: 5, rows: 6 } },
    });
    expect(countTours(request, { ...context, maxBytes: 2 ** 23 })).toMatchObject({
      value: { count: '37568' },
    });
  });

  test('ends when it must stop or the time is over', () => {
    const request = { cols: 6, rows: 6, closed: true, timeMs: 100 };
    expect(countTours(request, { ...context, shouldStop: () => true })).toMatchObject({
      fault: { code: 'out-of-time' },
    });
    let now = 0;
    expect(countTours(request, { ...context, now: () => (now += 20) })).toMatchObject({
      fault: { code: 'out-of-time', facts: { seconds: 0 } },
    });
  });
});
