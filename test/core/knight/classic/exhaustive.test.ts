import { describe, expect, it, test } from 'vitest';
import { createClassicWalk } from '../../../../src/core/knight/classic/classic-walk.ts';
import { exhaustiveSearch } from '../../../../src/core/knight/classic/exhaustive.ts';
import { runClassic } from '../../../../src/core/knight/classic/run.ts';
import { toursFrom } from '../../../support/knight-brute-force.ts';

const never = (): boolean => false;
const place = (cell: number, cols: number) => ({ row: Math.floor(cell / cols), col: cell % cols });

const search = (cols: number, rows: number, start: number, more: { end?: number; closed?: boolean } = {}) =>
  exhaustiveSearch(
    {
      rows,
      cols,
      start: place(start, cols),
      ...(more.end !== undefined && { end: place(more.end, cols) }),
      closed: more.closed ?? false,
      seed: 1,
    },
    never,
  );

describe('the exhaustive search', () => {
  it.each([
    [3, 4],
    [4, 3],
    [4, 4],
    [4, 5],
    [3, 7],
  ])('of %ix%i takes back as many knights as the article’s program without optimisations', (cols, rows) => {
    for (let start = 0; start < cols * rows; start++) {
      const walk = createClassicWalk(cols, rows, []);
      const limits = { shouldStop: never };
      const choice = { opts: [], program: 'iterative', maxReturns: Number.POSITIVE_INFINITY } as const;
      const { outcome, backtracks } = runClassic(walk, start, choice, limits);
      const { path, ...rest } = search(cols, rows, start);
      expect(rest).toEqual({ backtracks, isStopped: false });
      expect(path).toEqual(outcome === 'tour' ? walk.path() : undefined);
    }
  });

  it.each([
    [3, 4],
    [5, 4],
  ])('of %ix%i decides every pair of ends as a count of all tours does', (cols, rows) => {
    for (let start = 0; start < cols * rows; start++) {
      const counts = toursFrom(cols, rows, start);
      for (let end = 0; end < cols * rows; end++) {
        if (end === start) continue;
        const { path, isStopped } = search(cols, rows, start, { end });
        expect(isStopped).toBe(false);
        expect(path !== undefined).toBe((counts[end] ?? 0) > 0);
        if (path !== undefined)
          expect([path[0], path.at(-1), new Set(path).size]).toEqual([start, end, cols * rows]);
      }
    }
  });

  // Known: 3x4 has no closed tour, 5x6 has eight; each passes both squares that a corner touches.
  test('finds a closed tour where one exists', () => {
    const counts = toursFrom(6, 5, 0);
    const { path } = search(6, 5, 0, { closed: true });
    expect(counts[path?.at(-1) ?? 0]).toBe(8);
    expect(search(3, 4, 0, { closed: true })).toMatchObject({ isStopped: false });
    expect(search(3, 4, 0, { closed: true })).not.toHaveProperty('path');
  });

  test('stops when it is cancelled', () => {
    let asks = 0;
    const plan = { rows: 8, cols: 8, start: place(0, 8), closed: true, seed: 1 };
    expect(exhaustiveSearch(plan, () => ++asks === 3)).toMatchObject({ isStopped: true });
  });
});
