import { describe, expect, it, test } from 'vitest';
import { checkTour } from '../../../../src/core/knight/board/check-tour.ts';
import { createKnightCache, findTour, type TourContext } from '../../../../src/core/knight/find-tour.ts';
import {
  type ClassicSettings,
  DEFAULT_CLASSIC_SETTINGS,
} from '../../../../src/core/knight/request/choice.ts';
import type { TourSearch } from '../../../../src/core/knight/request/tour-answer.ts';

const context: TourContext = { now: () => performance.now(), memory: createKnightCache() };

const ask = (more: Partial<TourSearch>, within = context) =>
  findTour({ cols: 5, rows: 5, closed: false, method: 'classic', seed: 1, timeMs: 20_000, ...more }, within);

const a1 = { file: 0, rank: 0 };

describe('a tour by the method classic', () => {
  it.each([
    [{ opts: [1], program: 'iterative' }, 1300],
    [{ opts: [1, 2], program: 'recursive' }, 94],
    [{ opts: [1, 3], program: 'automaton' }, 0],
  ] as const)('%o from a1 of 5x5 has the %i backtracks of the article’s table 2', (classic, backtracks) => {
    const found = ask({ start: a1, classic });
    if (!found.ok) throw new Error(found.fault.code);
    const { order, exists } = found.value;
    expect(exists).toBe(true);
    expect(found.value).toMatchObject({
      method: 'classic',
      backtracks,
      classic: { choice: classic, array: 'A' },
    });
    expect(checkTour({ cols: 5, rows: 5, order, start: a1, closed: false }).ok).toBe(true);
  });

  test('takes every optimisation and the iterative program by default, and names the move order', () => {
    // Table 2: D0 in the third cell of the last row.
    expect(ask({ start: { file: 2, rank: 0 } })).toMatchObject({
      ok: true,
      value: { backtracks: 0, classic: { choice: DEFAULT_CLASSIC_SETTINGS, array: 'D' } },
    });
  });

  test('is not searched when the existence rule excludes it, and has the reason of the rule', () => {
    const inner = ask({
      cols: 9,
      rows: 4,
      start: { file: 1, rank: 1 },
      classic: { ...DEFAULT_CLASSIC_SETTINGS, opts: [] },
    });
    expect(inner).toMatchObject({
      ok: true,
      value: { exists: false, reason: { code: 'four-rows' }, backtracks: 0 },
    });
    expect(ask({ start: { file: 1, rank: 0 } })).toMatchObject({
      ok: true,
      value: { exists: false, reason: { code: 'colour' } },
    });
  });

  test('is given up after 400,000 backtracks, although it exists', () => {
    // Table 2: LIM in the fourth cell of the fourth row.
    const classic: ClassicSettings = { opts: [1], program: 'iterative' };
    expect(ask({ start: { file: 3, rank: 1 }, classic })).toEqual({
      ok: false,
      fault: {
        code: 'out-of-returns',
        facts: { cols: 5, rows: 5, start: 'd2', max: 400_000, isAll: 0 },
      },
    });
  });

  it.each([{ closed: true }, { end: { file: 4, rank: 4 } }])('refuses the request %o', (more) => {
    expect(ask({ start: a1, ...more })).toEqual({
      ok: false,
      fault: { code: 'classic-open-only', facts: {} },
    });
  });

  test('is the same by recursion and by iteration on 200x200', () => {
    const board = { cols: 200, rows: 200, start: { file: 100, rank: 60 } };
    const [recursive, iterative] = (['recursive', 'iterative'] as const).map((program) =>
      ask({ ...board, classic: { ...DEFAULT_CLASSIC_SETTINGS, program } }),
    );
    if (!recursive?.ok || !iterative?.ok) throw new Error('no tour');
    expect(recursive.value.order).toEqual(iterative.value.order);
    expect(checkTour({ ...board, order: recursive.value.order, closed: false }).ok).toBe(true);
  });

  test('stops when its time is over, or when it is cancelled', () => {
    const classic: ClassicSettings = { opts: [], program: 'automaton' };
    const long = { cols: 8, rows: 8, start: a1, classic, timeMs: 3000 };
    const outOfTime = { ok: false, fault: { code: 'out-of-time', facts: { seconds: 3 } } };
    let clock = 0;
    expect(ask(long, { ...context, now: () => (clock += 500) })).toEqual(outOfTime);
    let asks = 0;
    expect(ask(long, { ...context, shouldStop: () => ++asks > 2 })).toEqual(outOfTime);
  });

  test('is refused without memory for its board', () => {
    const small = { ...context, maxBytes: 2 ** 20 };
    expect(ask({ cols: 300, rows: 300 }, small)).toMatchObject({
      ok: false,
      fault: { code: 'too-much-memory', facts: { cols: 300, rows: 300 } },
    });
  });
});

describe('turns and crossings', () => {
  it.each(['construct', 'warnsdorff', 'classic', 'exhaustive'] as const)(
    'are counted with %s if asked',
    (method) => {
      const found = ask({ method, start: a1, measured: true });
      if (!found.ok) throw new Error(found.fault.code);
      expect(found.value.measures?.turns).toBeGreaterThan(0);
      expect(found.value.measures?.crossings).toBeGreaterThan(0);
      const unmeasured = ask({ method, start: a1 });
      expect(unmeasured.ok && unmeasured.value.measures).toBeUndefined();
    },
  );

  test('are not counted where there is no tour', () => {
    expect(ask({ cols: 4, rows: 4, measured: true })).not.toHaveProperty('value.measures');
  });
});
