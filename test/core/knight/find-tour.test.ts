import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeSquare } from '../../../src/core/knight/board/square.ts';
import { createKnightCache, findTour } from '../../../src/core/knight/find-tour.ts';
import { context, hasTour, searchTour, squareAt } from '../../support/tour-search.ts';

describe('a tour by findTour', () => {
  it('is the same for the same seed and another for another, with any content of the memory', () => {
    for (const [cols, rows] of [
      [5, 5],
      [8, 8],
      [4, 20],
      [3, 100],
      [60, 61],
    ] as const) {
      const tour = (seed: number, own = context) => {
        const found = findTour({ cols, rows, closed: false, method: 'construct', seed, timeMs: 9000 }, own);
        return found.ok ? found.value.order.join() : '';
      };
      const fresh = { now: () => 0, memory: createKnightCache() };
      expect(tour(7)).toBe(tour(7, fresh));
      expect(tour(8)).not.toBe(tour(7));
    }
  });

  it.each([
    [8, 8, 1, 0, 56, 0x188088bf],
    [8, 8, 7, 0, undefined, 0x7e45526d],
    [13, 9, 2, 4, 60, 0x3f55f8e5],
    [5, 40, 3, 0, 199, 0x9683ab74],
    [47, 64, 4, 100, 2007, 0x68858d9e],
    [11, 300, 7, 5, undefined, 0xd95c49de],
  ])('is the tour of %ix%i with seed %i that versions before gave', (cols, rows, seed, start, end, crc) => {
    const ends = { start: squareAt(cols, start), ...(end !== undefined && { end: squareAt(cols, end) }) };
    const found = searchTour(cols, rows, { seed, ...ends, closed: end === undefined });
    expect(found.ok && crc32(new Uint8Array(found.value.order.buffer))).toBe(crc);
  });

  it.each([
    [5, 5, false, 8],
    [6, 6, false, 12],
    [6, 6, true, 8],
    [8, 8, true, 18],
    [5, 9, false, 12],
    [3, 10, false, 5],
    [4, 20, false, 15],
    [3, 100, true, 15],
    [60, 61, false, 19],
    [200, 200, true, 19],
  ])('twenty seeds give %ix%i (closed: %s) at least %i different tours', (cols, rows, closed, least) => {
    const tours = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const found = searchTour(cols, rows, { seed, closed });
      if (found.ok) tours.add(found.value.order.join());
    }
    expect(tours.size).toBeGreaterThanOrEqual(least);
  });

  it('starts by default at a1 if that works, else at the first square that does', () => {
    expect(searchTour(8, 8)).toMatchObject({ value: { start: { file: 0, rank: 0 } } });
    expect(searchTour(5, 5, { end: { file: 4, rank: 4 } })).toMatchObject({
      value: { exists: true, end: { file: 4, rank: 4 } },
    });
    expect(searchTour(4, 9)).toMatchObject({ value: { exists: true } });
    expect(searchTour(1, 1)).toMatchObject({ value: { exists: true, order: Int32Array.of(1) } });
  });

  it('is refused with a reason and squares that work', () => {
    expect(searchTour(9, 4, { start: { file: 1, rank: 2 } })).toMatchObject({
      value: {
        exists: false,
        reason: { code: 'four-rows', facts: { square: 'b3' } },
        order: new Int32Array(),
      },
    });
    const found = searchTour(8, 8, { start: squareAt(8, 0), end: squareAt(8, 2) });
    if (!found.ok) throw new Error(found.fault.code);
    expect(found.value.reason?.code).toBe('pair-colour');
    expect(found.value.nearest).toHaveLength(3);
    for (const start of found.value.nearest) expect(hasTour(8, 8, { start, end: squareAt(8, 2) })).toBe(true);
    expect(searchTour(5, 5, { closed: true })).toMatchObject({
      value: { reason: { code: 'closed-odd' }, nearest: [] },
    });
  });

  it.each([
    [0, 5, {}, 'bad-board-size'],
    [10_001, 3, {}, 'board-too-large'],
    [10_001, 10_001, {}, 'board-too-large'],
    [2.5, 8, {}, 'bad-board-size'],
    [Number.NaN, 8, {}, 'bad-board-size'],
    [5, 5, { start: { file: 5, rank: 0 } }, 'square-off-board'],
    [5, 5, { start: { file: 0, rank: -1 } }, 'square-off-board'],
    [5, 5, { start: { file: 1.5, rank: 0 } }, 'square-off-board'],
    [5, 5, { end: { file: 0, rank: Number.NaN } }, 'square-off-board'],
    [6, 6, { start: squareAt(6, 1), end: squareAt(6, 1) }, 'end-equals-start'],
    [6, 6, { end: squareAt(6, 1), closed: true }, 'closed-with-end'],
  ])('%ix%i %j is refused: %s', (cols, rows, more, code) => {
    expect(searchTour(cols, rows, more)).toMatchObject({ ok: false, fault: { code } });
  });

  it('offers squares near an end at fault, squares that begin some tour where both ends are, and that at once on the largest boards', () => {
    const found = searchTour(9999, 9999, { end: { file: 9998, rank: 9997 } });
    expect(found).toMatchObject({
      value: { exists: false, reason: { code: 'colour', facts: { which: 'end' } } },
    });
    expect(found.ok && found.value.nearest.map(makeSquare).sort()).toEqual(['ntn9998', 'nto9997', 'nto9999']);
    const both = searchTour(9999, 9999, { start: { file: 1, rank: 0 }, end: { file: 9998, rank: 9997 } });
    expect(both).toMatchObject({ value: { reason: { code: 'colour', facts: { which: 'start' } } } });
    expect(both.ok && both.value.nearest.map(makeSquare).sort()).toEqual(['a1', 'b2', 'c1']);
    expect(searchTour(10_000, 2)).toMatchObject({ value: { reason: { code: 'too-narrow' }, nearest: [] } });
    const corner = searchTour(10_000, 5, { start: squareAt(10_000, 9_999), end: { file: 1, rank: 2 } });
    expect(corner).toMatchObject({
      value: {
        exists: false,
        nearest: [
          { file: 0, rank: 0 },
          { file: 0, rank: 4 },
        ],
      },
    });
  });

  it('on one square leads from that square to itself', () => {
    expect(searchTour(1, 1, { end: squareAt(1, 0) })).toMatchObject({
      value: { exists: true, order: Int32Array.of(1) },
    });
  });
});

describe('knight searches with backtracking', () => {
  it.each(['exhaustive', 'warnsdorff'] as const)(
    '%s finds a tour from every start of 5x5 that has one',
    (method) => {
      for (let s = 0; s < 25; s += 2) expect(hasTour(5, 5, { start: squareAt(5, s), method })).toBe(true);
    },
  );
  it('Warnsdorff with backtracking tours 8x8 from everywhere, between ends, and closes 6x6', () => {
    for (let s = 0; s < 64; s++)
      expect(hasTour(8, 8, { start: squareAt(8, s), method: 'warnsdorff' })).toBe(true);
    expect(hasTour(6, 6, { method: 'warnsdorff', closed: true })).toBe(true);
    expect(hasTour(6, 6, { method: 'warnsdorff', start: squareAt(6, 0), end: squareAt(6, 30) })).toBe(true);
  });
  it.each([
    ['from anywhere', { start: squareAt(200, 12_345) }],
    ['between ends', { start: squareAt(200, 100), end: squareAt(200, 31_118) }],
    ['closed', { closed: true }],
  ])('Warnsdorff with outer squares first tours 200x200 %s, where random ties never did', (_, asked) => {
    expect(hasTour(200, 200, { method: 'warnsdorff', ...asked })).toBe(true);
  });
});
