import { describe, expect, it } from 'vitest';
import type { KnightRequest } from '../../../src/core/knight/answer.ts';
import { checkTour } from '../../../src/core/knight/check.ts';
import { whyNotBetween, whyNotClosed, whyNotFrom } from '../../../src/core/knight/existence.ts';
import { createKnightMemory } from '../../../src/core/knight/memory.ts';
import type { Square } from '../../../src/core/knight/square.ts';
import { findTour } from '../../../src/core/knight/tour.ts';
import { below, seededRandom } from '../../../src/core/random.ts';

const memory = createKnightMemory();
const context = { now: () => performance.now(), memory };
const at = (cols: number, index: number): Square => ({ file: index % cols, rank: Math.floor(index / cols) });

const ask = (cols: number, rows: number, more: Partial<KnightRequest> = {}) =>
  findTour({ cols, rows, closed: false, method: 'construct', seed: 1, timeMs: 20_000, ...more }, context);

/** Whether the answer is a proved tour with the asked ends; throws if it is a fault or a wrong tour. */
function proved(cols: number, rows: number, more: Partial<KnightRequest> = {}): boolean {
  const found = ask(cols, rows, more);
  if (!found.ok) throw new Error(`${cols}x${rows}: ${found.fault.code}`);
  const { exists, order, start, end, closed } = found.value;
  if (!exists) return false;
  const checked = checkTour({ cols, rows, order, start: more.start ?? start, end: more.end ?? end, closed });
  if (!checked.ok || closed !== (more.closed ?? false)) {
    throw new Error(
      `${cols}x${rows} ${JSON.stringify(more)}: ${checked.ok ? 'not closed' : checked.fault.code}`,
    );
  }
  return true;
}

const SIDES = [3, 4, 5, 6, 7, 8];
const BOARDS = SIDES.flatMap((cols) => SIDES.map((rows) => [cols, rows] as const));

describe('tours on every board from 3x3 to 8x8', () => {
  it.each(BOARDS)('%ix%i: every start as the rule says, closed tours as Schwenk says', (cols, rows) => {
    for (let s = 0; s < cols * rows; s++) {
      const start = at(cols, s);
      expect(proved(cols, rows, { start })).toBe(whyNotFrom(cols, rows, start) === undefined);
      expect(proved(cols, rows, { start, closed: true })).toBe(whyNotClosed(cols, rows) === undefined);
    }
  });

  it.each(BOARDS.filter(([cols, rows]) => cols >= 6 && rows >= 6))(
    '%ix%i: every pair of ends',
    (cols, rows) => {
      let count = 0;
      for (let s = 0; s < cols * rows; s++) {
        for (let e = 0; e < cols * rows; e++) {
          const [start, end] = [at(cols, s), at(cols, e)];
          if (s !== e && proved(cols, rows, { start, end })) count++;
        }
      }
      // Conrad et al. 1994: all pairs that the colours allow.
      const squares = cols * rows;
      const major = Math.ceil(squares / 2);
      expect(count).toBe(squares % 2 === 0 ? squares * (squares / 2) : major * (major - 1));
    },
  );
});

describe('tours on large and long boards', () => {
  const sizes = [100, 97, 64, 33, 23, 12];
  const shapes = [3, 4, 5, 6, 9, 100].flatMap((side) => sizes.map((other) => [side, other] as const));
  it.each(shapes)('%ix%i and turned: random starts and pairs', (cols, rows) => {
    const random = seededRandom(cols * 1000 + rows);
    for (const [c, r] of [
      [cols, rows],
      [rows, cols],
    ] as const) {
      for (let i = 0; i < 6; i++) {
        const start = at(c, below(random, c * r));
        const end = at(c, below(random, c * r));
        expect(proved(c, r, { start })).toBe(whyNotFrom(c, r, start) === undefined);
        if (start.file === end.file && start.rank === end.rank) continue;
        expect(proved(c, r, { start, end })).toBe(whyNotBetween(c, r, start, end, memory) === undefined);
      }
      expect(proved(c, r, { closed: true })).toBe(whyNotClosed(c, r) === undefined);
    }
  });

  it('1000x1000, 1001x999 and 3x10000, 10000x4, 5x10000', () => {
    expect(proved(1000, 1000, { start: at(1000, 123_456), end: at(1000, 999_999 - 1233) })).toBe(true);
    for (const [cols, rows] of [
      [1001, 999],
      [3, 10_000],
      [10_000, 4],
      [5, 10_000],
    ] as const) {
      expect(proved(cols, rows)).toBe(true);
    }
  });
});

describe('what is asked is what is answered', () => {
  it('is the same tour for the same seed and another for another, whatever the memory holds', () => {
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
      const fresh = { now: () => 0, memory: createKnightMemory() };
      expect(tour(7)).toBe(tour(7, fresh));
      expect(new Set([1, 2, 3, 4].map((seed) => tour(seed))).size).toBeGreaterThan(1);
    }
  });

  it('starts at a1 if no start is asked and a1 works, else at the first square that does', () => {
    expect(ask(8, 8)).toMatchObject({ value: { start: { file: 0, rank: 0 } } });
    expect(ask(5, 5, { end: { file: 4, rank: 4 } })).toMatchObject({
      value: { exists: true, end: { file: 4, rank: 4 } },
    });
    expect(ask(4, 9)).toMatchObject({ value: { exists: true } });
    expect(ask(1, 1)).toMatchObject({ value: { exists: true, order: Int32Array.of(1) } });
  });

  it('says why there is none and offers squares that work', () => {
    expect(ask(9, 4, { start: { file: 1, rank: 2 } })).toMatchObject({
      value: {
        exists: false,
        reason: { code: 'four-rows', facts: { square: 'b3' } },
        order: new Int32Array(),
      },
    });
    const found = ask(8, 8, { start: at(8, 0), end: at(8, 2) });
    if (!found.ok) throw new Error(found.fault.code);
    expect(found.value.reason?.code).toBe('pair-colour');
    expect(found.value.nearest).toHaveLength(3);
    for (const start of found.value.nearest) expect(proved(8, 8, { start, end: at(8, 2) })).toBe(true);
    expect(ask(5, 5, { closed: true })).toMatchObject({
      value: { reason: { code: 'closed-odd' }, nearest: [] },
    });
  });

  it.each([
    [0, 5, {}, 'bad-board-size'],
    [10_001, 3, {}, 'board-too-large'],
    [5, 5, { start: { file: 5, rank: 0 } }, 'square-off-board'],
    [6, 6, { start: at(6, 1), end: at(6, 1) }, 'end-equals-start'],
    [6, 6, { end: at(6, 1), closed: true }, 'closed-with-end'],
  ])('%ix%i %j is refused: %s', (cols, rows, more, code) => {
    expect(ask(cols, rows, more)).toMatchObject({ ok: false, fault: { code } });
  });

  it('checks the memory before it is taken', () => {
    const small = { now: () => 0, memory: createKnightMemory(2 ** 20) };
    const request = {
      cols: 10_000,
      rows: 10_000,
      closed: false,
      method: 'construct',
      seed: 1,
      timeMs: 1000,
    } as const;
    expect(findTour(request, small)).toMatchObject({ fault: { code: 'too-much-memory', facts: { max: 1 } } });
  });

  it('stops when told', () => {
    const stopped = { ...context, shouldStop: () => true };
    const request = { cols: 8, rows: 8, closed: false, method: 'construct', seed: 1, timeMs: 1000 } as const;
    expect(findTour(request, stopped)).toMatchObject({ fault: { code: 'out-of-time' } });
    expect(findTour({ ...request, method: 'exhaustive' }, stopped)).toMatchObject({
      fault: { code: 'out-of-time' },
    });
  });
});

describe('searches with backtracking', () => {
  it.each(['exhaustive', 'warnsdorff'] as const)(
    '%s finds a tour from every start of 5x5 that has one',
    (method) => {
      for (let s = 0; s < 25; s += 2) expect(proved(5, 5, { start: at(5, s), method })).toBe(true);
    },
  );
  it('Warnsdorff with backtracking tours 8x8 from everywhere, between ends, and closes 6x6', () => {
    for (let s = 0; s < 64; s++) expect(proved(8, 8, { start: at(8, s), method: 'warnsdorff' })).toBe(true);
    expect(proved(6, 6, { method: 'warnsdorff', closed: true })).toBe(true);
    expect(proved(6, 6, { method: 'warnsdorff', start: at(6, 0), end: at(6, 30) })).toBe(true);
  });
});
