import { describe, expect, it } from 'vitest';
import {
  nearestStarts,
  whyNotBetween,
  whyNotClosed,
  whyNotFrom,
} from '../../../src/core/knight/existence.ts';
import { createKnightMemory } from '../../../src/core/knight/memory.ts';
import { makeSquare, parseSquare, type Square } from '../../../src/core/knight/square.ts';
import { countTours } from './brute-force.ts';

const SMALL: [number, number][] = [];
for (let cols = 3; cols <= 10; cols++) {
  for (let rows = 3; rows <= 10; rows++) if (cols * rows <= 30) SMALL.push([cols, rows]);
}
const at = (cols: number, index: number): Square => ({ file: index % cols, rank: Math.floor(index / cols) });
const named = (text: string, cols: number, rows: number): Square => {
  const square = parseSquare(text, cols, rows);
  if (!square.ok) throw new Error(text);
  return square.value;
};

describe('published counts of tours hold for the brute force', () => {
  it.each([
    [3, 4, 16],
    [5, 5, 1728],
  ])('%ix%i has %i directed open tours', (cols, rows, total) => {
    expect(countTours(cols, rows).total).toBe(total);
  });
  it('5x5 has 304 from a corner; 5x6 has 8 closed tours, 3x10 has 16', () => {
    expect(countTours(5, 5).between[0]?.reduce((sum, count) => sum + count, 0)).toBe(304);
    expect(countTours(5, 6).closed).toBe(8);
    expect(countTours(3, 10).closed).toBe(16);
  });
});

describe('the rule is the truth found by brute force', () => {
  it.each(SMALL)('%ix%i: every start, every pair of ends, closed', (cols, rows) => {
    const memory = createKnightMemory();
    const truth = countTours(cols, rows);
    const wrong: string[] = [];
    for (let s = 0; s < cols * rows; s++) {
      const start = at(cols, s);
      const starts = (truth.between[s] ?? []).some((count) => count > 0);
      if ((whyNotFrom(cols, rows, start) === undefined) !== starts) wrong.push(makeSquare(start));
      for (let e = 0; e < cols * rows; e++) {
        const end = at(cols, e);
        const exists = (truth.between[s]?.[e] ?? 0) > 0;
        if ((whyNotBetween(cols, rows, start, end, memory) === undefined) !== exists) {
          wrong.push(`${makeSquare(start)}-${makeSquare(end)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(whyNotClosed(cols, rows) === undefined).toBe(truth.closed > 0);
  });

  it('closed tours follow Schwenk 1991 on all boards to 40x40', () => {
    for (let m = 1; m <= 40; m++) {
      for (let n = m; n <= 40; n++) {
        const none =
          (m % 2 === 1 && n % 2 === 1) || [1, 2, 4].includes(m) || (m === 3 && [4, 6, 8].includes(n));
        expect(whyNotClosed(m, n) === undefined, `${m}x${n}`).toBe(!none);
        expect(whyNotClosed(n, m) === undefined, `${n}x${m}`).toBe(!none);
      }
    }
  });
});

describe('the reason is a value', () => {
  it.each([
    [5, 5, 'b1', 'colour'],
    [9, 4, 'b3', 'four-rows'],
    [4, 9, 'b3', 'four-rows'],
    [7, 3, 'd2', 'three-rows'],
    [8, 3, 'c2', 'three-rows'],
    [3, 3, 'a1', 'no-tour-on-board'],
    [6, 3, 'a1', 'no-tour-on-board'],
    [4, 4, 'a1', 'no-tour-on-board'],
    [2, 9, 'a1', 'too-narrow'],
    [1, 2, 'a1', 'too-narrow'],
  ])('%ix%i from %s: %s', (cols, rows, text, code) => {
    expect(whyNotFrom(cols, rows, named(text, cols, rows))?.code).toBe(code);
  });

  it.each([
    [8, 8, 'a1', 'c1', 'pair-colour'],
    [8, 5, 'b3', 'd4', 'pair-corner'],
    [5, 8, 'c2', 'd4', 'pair-corner'],
    [12, 3, 'c2', 'e1', 'pair-corner'],
    [15, 3, 'c1', 'c3', 'pair-corner-cluster'],
    [5, 5, 'b2', 'c3', 'pair-small-board'],
    [6, 6, 'a1', 'a1', 'pair-same'],
  ])('%ix%i from %s to %s: %s', (cols, rows, start, end, code) => {
    const reason = whyNotBetween(
      cols,
      rows,
      named(start, cols, rows),
      named(end, cols, rows),
      createKnightMemory(),
    );
    expect(reason?.code).toBe(code);
  });

  it('names the corners that a hemmed-in end needs', () => {
    const reason = whyNotBetween(8, 5, named('b3', 8, 5), named('d4', 8, 5), createKnightMemory());
    expect(reason?.facts).toMatchObject({ square: 'b3', corner1: 'a1', corner2: 'a5' });
  });
});

describe('the nearest squares that work', () => {
  it('are the neighbours of the other colour on 5x5, and the outer ranks of 9x4', () => {
    expect(
      nearestStarts(5, 5, named('b1', 5, 5), 3)
        .map(makeSquare)
        .sort(),
    ).toEqual(['a1', 'b2', 'c1']);
    expect(
      nearestStarts(9, 4, named('b3', 9, 4), 3)
        .map(makeSquare)
        .sort(),
    ).toEqual(['a4', 'b4', 'c4']);
  });
  it('are none where no tour exists', () => {
    expect(nearestStarts(4, 4, named('b3', 4, 4), 3)).toEqual([]);
  });
});
