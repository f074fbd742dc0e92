import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { checkTour } from '../../../src/core/knight/board/check-tour.ts';
import { numberTour } from '../../../src/core/knight/board/tour-task.ts';
import { findTour } from '../../../src/core/knight/find-tour.ts';
import {
  WARNSDORFF_BYTES_PER_SQUARE,
  warnsdorffSearch,
} from '../../../src/core/knight/search/warnsdorff-search.ts';
import { context } from '../../support/tour-search.ts';

const cell = (col: number, row: number) => ({ row, col });

/** The first digits of the hash of a path's cells, 32 bits each. */
const hashOf = (path: Int32Array): string =>
  createHash('sha1').update(new Uint8Array(path.buffer)).digest('hex').slice(0, 12);

/** Found by version 1's first search, which kept lists of numbers instead of typed arrays. */
const FORMER = [
  [{ cols: 5, rows: 5, start: cell(4, 0) }, 0, '7e747540857c'],
  [{ cols: 8, rows: 8, start: cell(0, 7) }, 0, '40cf1e1eefd2'],
  [{ cols: 8, rows: 8, start: cell(0, 7), seed: 4 }, 0, '7558f8c0a6f3'],
  [{ cols: 8, rows: 8, start: cell(0, 7), end: cell(7, 7) }, 1, 'bcd3153e81c4'],
  [{ cols: 6, rows: 6, start: cell(0, 5), closed: true }, 3, '0d7daa8f3754'],
  [{ cols: 8, rows: 8, start: cell(2, 2), closed: true, seed: 7 }, 2, '28caf9cc96be'],
  [{ cols: 12, rows: 10, start: cell(3, 3), end: cell(8, 7), seed: 2 }, 0, 'c18f0f341e15'],
  [{ cols: 20, rows: 20, start: cell(0, 19), closed: true }, 14, '6de368d0d30d'],
  [{ cols: 50, rows: 50, start: cell(0, 49), end: cell(49, 49) }, 384, 'a0125a864039'],
  [{ cols: 10, rows: 3, start: cell(0, 2) }, 121, '6470b28cdae8'],
  [{ cols: 30, rows: 4, start: cell(0, 3) }, 41_744, 'a3e9af5adfb9'],
  [{ cols: 200, rows: 200, start: cell(0, 199) }, 0, '54481d438120'],
] as const;

describe('a search by Warnsdorff’s rule', () => {
  it.each(FORMER)('%o gives the tour that it always gave: %i backtracks, %s', (task, backtracks, hash) => {
    const found = warnsdorffSearch({ closed: false, seed: 1, ...task }, () => false);
    expect(found.backtracks).toBe(backtracks);
    expect(found.path && hashOf(found.path)).toBe(hash);
  });

  test('tours 1000x1000 in typed arrays alone, of which its estimate tells', () => {
    const [cols, rows] = [1000, 1000];
    const held = process.memoryUsage().heapUsed;
    const found = warnsdorffSearch({ cols, rows, start: cell(0, 999), closed: false, seed: 1 }, () => false);
    expect(process.memoryUsage().heapUsed - held).toBeLessThan(WARNSDORFF_BYTES_PER_SQUARE * cols * rows);
    const { order } = numberTour(found.path ?? new Int32Array());
    const start = { file: 0, rank: 0 };
    expect(checkTour({ cols, rows, order, start, closed: false })).toEqual({ ok: true, value: true });
  });

  test('of a board beyond its memory is refused before it begins', () => {
    const request = { cols: 6000, rows: 6000, closed: false, seed: 1, timeMs: 1000 } as const;
    expect(findTour({ ...request, method: 'warnsdorff' }, context)).toMatchObject({
      fault: { code: 'too-much-memory', facts: { cols: 6000, rows: 6000, max: 640, instead: 'construct' } },
    });
    const little = { ...context, maxBytes: 2 ** 20 };
    expect(findTour({ ...request, method: 'warnsdorff' }, little)).toMatchObject({
      fault: { code: 'too-much-memory', facts: { instead: 'smaller' } },
    });
  });
});
