import { describe, expect, it } from 'vitest';
import { checkTour } from '../../../../src/core/knight/board/check-tour.ts';
import { measureTour } from '../../../../src/core/knight/board/measure.ts';
import { createKnightCache, findTour } from '../../../../src/core/knight/find-tour.ts';

interface Tour {
  readonly cols: number;
  readonly rows: number;
  readonly order: Int32Array;
  readonly closed: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Twice the signed area of a triangle. */
const area = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/**
 * Walks the tour by its numbers and looks at every pair of its moves: two segments cross if each parts the
 * other's ends.
 */
function byEveryPair({ cols, order, closed }: Tour): { turns: number; crossings: number } {
  const walk: Point[] = [];
  order.forEach((number, square) => {
    walk[number - 1] = { x: square % cols, y: Math.floor(square / cols) };
  });
  const ring = closed ? [...walk, ...walk.slice(0, 2)] : walk;
  const moves = (closed ? ring.slice(0, -2) : ring).flatMap((from, i) => {
    const to = ring[i + 1];
    return to === undefined ? [] : [{ from, to }];
  });
  let [turns, crossings] = [0, 0];
  ring.forEach((after, i) => {
    const [before, here] = [ring[i - 2], ring[i - 1]];
    if (before === undefined || here === undefined) return;
    if (here.x - before.x !== after.x - here.x || here.y - before.y !== after.y - here.y) turns++;
  });
  moves.forEach((a, i) => {
    for (const b of moves.slice(i + 1)) {
      const parted = area(a.from, a.to, b.from) * area(a.from, a.to, b.to) < 0;
      if (parted && area(b.from, b.to, a.from) * area(b.from, b.to, a.to) < 0) crossings++;
    }
  });
  return { turns, crossings };
}

const memory = createKnightCache();

function tourOn(cols: number, rows: number, closed: boolean, seed: number): Tour {
  const found = findTour(
    { cols, rows, closed, method: 'construct', seed, timeMs: 10_000 },
    { now: () => performance.now(), memory },
  );
  if (!found.ok || !found.value.exists) throw new Error(`no tour of ${cols}x${rows}`);
  return found.value;
}

const numbers = (text: string) => Int32Array.from(text.trim().split(/\s+/), Number);

describe('turns and crossings of a tour', () => {
  it('of one square are none', () => {
    expect(measureTour({ cols: 1, rows: 1, order: Int32Array.of(1), closed: false })).toEqual({
      turns: 0,
      crossings: 0,
    });
  });

  /** A board on which only these squares hold consecutive numbers. */
  function walkOver(cols: number, rows: number, squares: readonly number[]): Tour {
    const order = Int32Array.from({ length: cols * rows }, (_, square) => 10 * (square + 2));
    squares.forEach((square, at) => {
      order[square] = at + 1;
    });
    return { cols, rows, order, closed: false };
  }

  it('count a turn at each bend, and a crossing where the walk meets itself', () => {
    expect(measureTour(walkOver(3, 3, [0, 7, 2]))).toEqual({ turns: 1, crossings: 0 });
    expect(measureTour(walkOver(5, 3, [0, 7, 14]))).toEqual({ turns: 0, crossings: 0 });
    expect(measureTour(walkOver(4, 3, [0, 9, 2, 4]))).toEqual({ turns: 2, crossings: 1 });
  });

  it("of Beverley's magic tour (1848) are as counted pair by pair", () => {
    const order = numbers(`
      1 30 47 52  5 28 43 54
      48 51  2 29 44 53  6 27
      31 46 49  4 25  8 55 42
      50  3 32 45 56 41 26  7
      33 62 15 20  9 24 39 58
      16 19 34 61 40 57 10 23
      63 14 17 36 21 12 59 38
      18 35 64 13 60 37 22 11`);
    const tour = { cols: 8, rows: 8, order, closed: false };
    expect(checkTour(tour).ok).toBe(true);
    expect(measureTour(tour)).toEqual(byEveryPair(tour));
  });

  it.each([
    [6, 6, true],
    [5, 6, true],
    [8, 8, true],
    [10, 3, true],
    [3, 10, true],
    [14, 9, true],
    [16, 16, true],
    [3, 4, false],
    [4, 3, false],
    [5, 5, false],
    [4, 7, false],
    [7, 4, false],
    [11, 13, false],
    [3, 40, false],
    [40, 3, false],
  ])('on %ix%i, closed: %s, are those of all pairs of moves', (cols, rows, closed) => {
    for (const seed of [1, 2, 3]) {
      const tour = tourOn(cols, rows, closed, seed);
      expect(measureTour(tour)).toEqual(byEveryPair(tour));
    }
  });

  it('do not depend on the start or direction of a closed tour', () => {
    const tour = tourOn(8, 8, true, 4);
    const turned = { ...tour, order: tour.order.map((number) => ((number + 20) % 64) + 1) };
    const backwards = { ...tour, order: tour.order.map((number) => 65 - number) };
    expect(measureTour(turned)).toEqual(measureTour(tour));
    expect(measureTour(backwards)).toEqual(measureTour(tour));
  });

  it('count one move more and up to two turns more when a tour is closed', () => {
    const closed = tourOn(8, 8, true, 1);
    const open = { ...closed, closed: false };
    const [ring, path] = [measureTour(closed), measureTour(open)];
    expect(measureTour(open)).toEqual(byEveryPair(open));
    expect(ring.turns - path.turns).toBeLessThanOrEqual(2);
    expect(ring.turns).toBeGreaterThanOrEqual(path.turns);
    expect(ring.crossings).toBeGreaterThanOrEqual(path.crossings);
  });

  it('of a large tour are above the bounds that Besa et al. prove for n x n boards: 4n - O(1) crossings, nearly 6n turns', () => {
    const n = 300;
    const { turns, crossings } = measureTour(tourOn(n, n, true, 1));
    expect(turns).toBeGreaterThan(5.5 * n);
    expect(crossings).toBeGreaterThan(4 * n - 100);
  });
});
