import { describe, expect, it } from 'vitest';
import { createKnightCache, findTour } from '../../../src/core/knight/find-tour.ts';
import { KNIGHT_METHODS } from '../../../src/core/knight/request/tour-request.ts';
import { context, memory } from '../../support/tour-search.ts';

describe('the memory and time of a tour', () => {
  const large = {
    cols: 10_000,
    rows: 10_000,
    closed: false,
    method: 'construct',
    seed: 1,
    timeMs: 20_000,
  } as const;

  it('refuse a board that needs too much memory before any is allocated', () => {
    const held = process.memoryUsage().arrayBuffers;
    const small = { now: () => 0, memory: createKnightCache(), maxBytes: 2 ** 20 };
    expect(findTour(large, small)).toMatchObject({
      fault: { code: 'too-much-memory', facts: { cols: 10_000, rows: 10_000, max: 1 } },
    });
    for (const method of ['warnsdorff', 'exhaustive'] as const) {
      expect(findTour({ ...large, method }, context)).toMatchObject({ fault: { code: 'too-much-memory' } });
    }
    expect(process.memoryUsage().arrayBuffers - held).toBeLessThan(2 ** 20);
  });

  it('allow 10000x10000 by default', () => {
    expect(findTour(large, { ...context, shouldStop: () => true })).toMatchObject({
      fault: { code: 'out-of-time' },
    });
  });

  it.each([
    [4000, 4000],
    [3999, 4001],
    [1000, 1000],
  ])('stop the construction of %ix%i in the middle, after a hundred checks', (cols, rows) => {
    const request = { ...large, cols, rows };
    let asked = 0;
    const counted = { ...context, shouldStop: () => ++asked < 0 };
    expect(findTour(request, counted)).toMatchObject({ ok: true });
    const times = asked;
    expect(times).toBeGreaterThan(50);
    asked = 0;
    const half = { ...context, shouldStop: () => ++asked > times / 2 };
    expect(findTour(request, half)).toMatchObject({ fault: { code: 'out-of-time' } });
    expect(asked).toBeLessThan(times / 2 + 4);
    asked = 0;
    const second = { ...context, shouldStop: () => ++asked > 1 };
    expect(findTour(request, second)).toMatchObject({ fault: { code: 'out-of-time' } });
    expect(asked).toBeLessThan(5);
  });

  it('end a construction, too', () => {
    let reading = 0;
    const hasty = { now: () => reading++, memory };
    expect(findTour({ ...large, cols: 2000, rows: 2000, timeMs: 20 }, hasty)).toMatchObject({
      fault: { code: 'out-of-time' },
    });
  });

  it('stop every method on small boards', () => {
    const stopped = { ...context, shouldStop: () => true };
    const request = { cols: 8, rows: 8, closed: false, seed: 1, timeMs: 1000 } as const;
    for (const method of KNIGHT_METHODS) {
      expect(findTour({ ...request, method }, stopped)).toMatchObject({ fault: { code: 'out-of-time' } });
    }
    for (const [cols, rows] of [
      [3, 10_000],
      [10_000, 4],
    ] as const) {
      const narrow = { ...request, method: 'construct', cols, rows } as const;
      expect(findTour(narrow, stopped)).toMatchObject({ fault: { code: 'out-of-time' } });
    }
  });
});
