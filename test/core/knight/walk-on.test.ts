import { describe, expect, test } from 'vitest';
import { reachableCells, type Walk } from '../../../src/core/knight/board/walk.ts';
import { checkCompletion, completeWalk } from '../../../src/core/knight/search/walk-on.ts';
import { randomBelow, seededRandom } from '../../../src/core/random.ts';

/** Does a tour, perhaps a closed one, begin with this walk? Every way is tried, by rules of its own. */
function hasTour(cols: number, rows: number, cells: readonly number[], closed = false): boolean {
  const here = cells.at(-1) ?? 0;
  const isMove = (cell: number) => {
    const across = Math.abs((cell % cols) - (here % cols));
    const down = Math.abs(Math.trunc(cell / cols) - Math.trunc(here / cols));
    return across + down === 3 && across > 0 && down > 0;
  };
  if (cells.length === cols * rows) return !closed || isMove(cells[0] ?? 0);
  return Array.from({ length: cols * rows }, (_, cell) => cell)
    .filter((cell) => isMove(cell) && !cells.includes(cell))
    .some((cell) => hasTour(cols, rows, [...cells, cell], closed));
}

/** Walks of at least `least` squares that begin as a tour and go on at random: all beginnings of each. */
function* walks(cols: number, rows: number, count: number, least: number, closed = false): Generator<Walk> {
  const random = seededRandom(cols * 100 + rows);
  for (let nth = 0; nth < count; nth++) {
    const start: Walk = { cols, rows, cells: [randomBelow(random, cols * rows)], ...(closed && { closed }) };
    const { cells: rest = [] } = completeWalk(start, () => false);
    const ofTour = randomBelow(random, rest.length + 1);
    let walk: Walk = { ...start, cells: [...start.cells, ...rest.slice(0, ofTour)] };
    for (;;) {
      if (walk.cells.length >= least) yield walk;
      const reach = reachableCells(walk);
      const next = reach[randomBelow(random, reach.length)];
      if (next === undefined) break;
      walk = { ...walk, cells: [...walk.cells, next] };
    }
  }
}

describe('how a walk goes on', () => {
  // Small boards are decided whole; of larger ones the ends, which the plain search can decide too.
  test.each([
    [3, 4, 1],
    [4, 5, 4],
    [5, 5, 8],
    [6, 6, 20],
  ])('%i by %i, from square %i on', (cols, rows, least) => {
    const seen = { tours: 0, none: 0 };
    for (const walk of walks(cols, rows, 60, least)) {
      const found = completeWalk(walk, () => false);
      expect(found.isExhaustive).toBe(true);
      expect(checkCompletion(walk, found)).toBeUndefined();
      expect(found.cells !== undefined).toBe(hasTour(cols, rows, walk.cells));
      seen[found.cells ? 'tours' : 'none']++;
    }
    expect(seen.tours).toBeGreaterThan(5);
    expect(seen.none).toBeGreaterThan(5);
  });

  test.each([
    [5, 6, 16],
    [3, 10, 8],
    [6, 6, 22],
  ])('to a closed tour of %i by %i, from square %i on', (cols, rows, least) => {
    const seen = { tours: 0, none: 0 };
    for (const open of walks(cols, rows, 60, least, true)) {
      const walk: Walk = { ...open, closed: true };
      const found = completeWalk(walk, () => false);
      expect(found.isExhaustive).toBe(true);
      expect(checkCompletion(walk, found)).toBeUndefined();
      expect(found.cells !== undefined).toBe(hasTour(cols, rows, walk.cells, true));
      seen[found.cells ? 'tours' : 'none']++;
    }
    expect(seen.tours).toBeGreaterThan(5);
    expect(seen.none).toBeGreaterThan(5);
  });

  test('a tour that is not closed is found wrong where it has to be', () => {
    const { cells: rest = [] } = completeWalk({ cols: 5, rows: 5, cells: [0] }, () => false);
    const walk = { cols: 5, rows: 5, cells: [0], closed: true } as const;
    expect(checkCompletion(walk, { cells: rest, isExhaustive: true })).toMatch(/no knight's move/);
  });

  test('a search that is stopped proves nothing', () => {
    for (const walk of walks(8, 8, 200, 5)) {
      const found = completeWalk(walk, () => true);
      if (found.cells !== undefined) expect(checkCompletion(walk, found)).toBeUndefined();
      else if (!found.isExhaustive) return;
    }
    throw new Error('no search was long enough to be stopped');
  });
});
