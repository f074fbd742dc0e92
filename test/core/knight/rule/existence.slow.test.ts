import { describe, expect, it } from 'vitest';
import { makeSquare, parseSquare, type Square } from '../../../../src/core/knight/board/square.ts';
import { createKnightCache } from '../../../../src/core/knight/find-tour.ts';
import {
  nearestSquares,
  whyNoClosedTour,
  whyNoTour,
  whyNoTourBetween,
  whyNoTourFrom,
} from '../../../../src/core/knight/rule/existence.ts';
import { allTours, closedTours, toursFrom } from '../../../support/knight-brute-force.ts';
import { searchTour } from '../../../support/tour-search.ts';

/** Both ways: all to 6x6 and the thin ones whose tours are walked in well under a second. */
const SMALL: [number, number][] = [];
for (let cols = 1; cols <= 12; cols++) {
  for (let rows = 1; rows <= 12; rows++) {
    const isSquarish = cols <= 6 && rows <= 6;
    if (isSquarish || cols * rows <= 30 || Math.min(cols, rows) === 3) SMALL.push([cols, rows]);
  }
}
const at = (cols: number, index: number): Square => ({ file: index % cols, rank: Math.floor(index / cols) });
const named = (text: string, cols: number, rows: number): Square => {
  const square = parseSquare(text, cols, rows);
  if (!square.ok) throw new Error(text);
  return square.value;
};

const walked = new Map<string, Float64Array[]>();
/** Walking all 6,637,920 tours of 6x6 takes its time: once is enough. */
function toursOf(cols: number, rows: number): Float64Array[] {
  const tours = walked.get(`${cols}x${rows}`) ?? allTours(cols, rows);
  walked.set(`${cols}x${rows}`, tours);
  return tours;
}
const sum = (counts: Float64Array): number => counts.reduce((total, count) => total + count, 0);

describe('published counts of tours hold for the brute force', () => {
  it.each([
    [4, 3, 16],
    [5, 5, 1728],
    [6, 6, 6_637_920],
  ])('%ix%i has %i directed open tours', (cols, rows, published) => {
    expect(toursOf(cols, rows).reduce((total, ends) => total + sum(ends), 0)).toBe(published);
  });
  it('5x5 has 304 from each corner, 64 from the centre, 56 from the other squares of their colour', () => {
    const from = Array.from({ length: 25 }, (_, start) => sum(toursFrom(5, 5, start)));
    const [corner, side, centre] = [304, 56, 64];
    expect(from.filter((_, start) => start % 2 === 0)).toEqual([
      corner,
      side,
      corner,
      side,
      side,
      side,
      centre,
      side,
      side,
      side,
      corner,
      side,
      corner,
    ]);
    expect(from.filter((count, start) => start % 2 === 1 && count > 0)).toEqual([]);
  });
  it.each([
    [6, 6, 9862],
    [10, 3, 16],
    [12, 3, 176],
    [14, 3, 1536],
    [6, 5, 8],
    [8, 5, 44_202],
    [4, 4, 0],
    [8, 3, 0],
  ])('%ix%i has %i closed tours', (cols, rows, published) => {
    expect(closedTours(cols, rows)).toBe(published);
  });
});

describe('the rule is the truth found by brute force', () => {
  it.each(SMALL)('%ix%i: every start, every pair of ends, closed', (cols, rows) => {
    const memory = createKnightCache();
    const truth = toursOf(cols, rows);
    const wrong: string[] = [];
    for (const [s, ends] of truth.entries()) {
      const start = at(cols, s);
      if ((whyNoTourFrom(cols, rows, start) === undefined) !== sum(ends) > 0) wrong.push(makeSquare(start));
      for (const [e, count] of ends.entries()) {
        const end = at(cols, e);
        if ((whyNoTourBetween(cols, rows, start, end, memory) === undefined) !== count > 0) {
          wrong.push(`${makeSquare(start)}-${makeSquare(end)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(whyNoTour(cols, rows) === undefined).toBe(truth.some((ends) => sum(ends) > 0));
    expect(whyNoClosedTour(cols, rows) === undefined).toBe(closedTours(cols, rows) > 0);
  });

  it('closed tours follow Schwenk 1991 on all boards to 40x40', () => {
    for (let m = 1; m <= 40; m++) {
      for (let n = m; n <= 40; n++) {
        const none =
          (m % 2 === 1 && n % 2 === 1) || [1, 2, 4].includes(m) || (m === 3 && [4, 6, 8].includes(n));
        expect(whyNoClosedTour(m, n) === undefined, `${m}x${n}`).toBe(!none);
        expect(whyNoClosedTour(n, m) === undefined, `${n}x${m}`).toBe(!none);
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
    [3, 3, 'a1', 'unreached-centre'],
    [3, 5, 'a1', 'forced-corners'],
    [6, 3, 'a1', 'forced-middle'],
    [4, 4, 'a1', 'shared-corners'],
    [4, 3, 'b2', 'short-edges'],
    [2, 9, 'a1', 'too-narrow'],
    [1, 2, 'a1', 'too-narrow'],
  ])('%ix%i from %s: %s', (cols, rows, text, code) => {
    expect(whyNoTourFrom(cols, rows, named(text, cols, rows))?.code).toBe(code);
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
    const reason = whyNoTourBetween(
      cols,
      rows,
      named(start, cols, rows),
      named(end, cols, rows),
      createKnightCache(),
    );
    expect(reason?.code).toBe(code);
  });

  it('names the corners that a hemmed-in end needs', () => {
    const reason = whyNoTourBetween(8, 5, named('b3', 8, 5), named('d4', 8, 5), createKnightCache());
    expect(reason?.facts).toMatchObject({ square: 'b3', corner1: 'a1', corner2: 'a5' });
  });
});

describe('a board turned has the same reasons, its squares turned', () => {
  const turned = ({ file, rank }: Square): Square => ({ file: rank, rank: file });
  const SQUARES = ['square', 'start', 'end', 'corner1', 'corner2'];
  it.each([
    [4, 3],
    [7, 3],
    [8, 3],
    [12, 3],
    [13, 3],
    [15, 3],
    [9, 4],
    [6, 5],
    [8, 5],
  ])('%ix%i', (cols, rows) => {
    const memory = createKnightCache();
    for (let s = 0; s < cols * rows; s++) {
      for (let e = 0; e < cols * rows; e++) {
        const [start, end] = [at(cols, s), at(cols, e)];
        const lying = whyNoTourBetween(cols, rows, start, end, memory);
        const standing = whyNoTourBetween(rows, cols, turned(start), turned(end), memory);
        expect(standing?.code).toBe(lying?.code);
        if (lying === undefined || standing === undefined) continue;
        expect([standing.facts.cols, standing.facts.rows]).toEqual([lying.facts.rows, lying.facts.cols]);
        for (const name of SQUARES) {
          const square = lying.facts[name];
          if (square === undefined) continue;
          const back = turned(named(String(standing.facts[name]), rows, cols));
          expect(makeSquare(back), name).toBe(square);
        }
      }
    }
  });
});

describe('the nearest squares that work', () => {
  const offered = (cols: number, rows: number, start: string): string[] => {
    const found = searchTour(cols, rows, { start: named(start, cols, rows) });
    return found.ok ? found.value.nearest.map(makeSquare).sort() : [];
  };
  it('are the neighbours of the other colour on 5x5, and the outer ranks of 9x4', () => {
    expect(offered(5, 5, 'b1')).toEqual(['a1', 'b2', 'c1']);
    expect(offered(9, 4, 'b3')).toEqual(['a4', 'b4', 'c4']);
  });
  it('are none where no tour exists', () => {
    expect(offered(4, 4, 'b3')).toEqual([]);
  });

  /** By the larger distance, then by the sum, over the whole board. */
  const byHand = (cols: number, rows: number, from: Square, isAllowed: (to: Square) => boolean) =>
    Array.from({ length: cols * rows }, (_, index) => at(cols, index))
      .map((to) => ({ to, across: Math.abs(to.file - from.file), up: Math.abs(to.rank - from.rank) }))
      .filter(({ to, across, up }) => across + up > 0 && isAllowed(to))
      .map(({ across, up }) => [Math.max(across, up), across + up] as const)
      .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  it.each([
    [5, 5],
    [4, 9],
    [9, 4],
    [4, 3],
    [3, 8],
    [15, 1],
    [12, 5],
  ])('are the nearest there are on %ix%i, from every square, however few are allowed', (cols, rows) => {
    const rules = [
      (to: Square) => whyNoTourFrom(cols, rows, to) === undefined,
      ({ file, rank }: Square) => (3 * file + 5 * rank) % 7 === 0,
      ({ file, rank }: Square) => file === cols - 1 && rank === rows - 1,
    ];
    for (let index = 0; index < cols * rows; index++) {
      const from = at(cols, index);
      for (const isAllowed of rules) {
        const near = nearestSquares(cols, rows, from, 3, isAllowed);
        expect(near.filter((to) => !isAllowed(to))).toEqual([]);
        expect(new Set(near.map(makeSquare)).size).toBe(near.length);
        const distances = near.map(({ file, rank }) => {
          const [across, up] = [Math.abs(file - from.file), Math.abs(rank - from.rank)];
          return [Math.max(across, up), across + up];
        });
        expect(distances).toEqual(byHand(cols, rows, from, isAllowed).slice(0, 3));
      }
    }
  });
  it('are looked for once on each square of a long board', () => {
    let asked = 0;
    const none = () => {
      asked++;
      return false;
    };
    expect(nearestSquares(10_000, 5, { file: 17, rank: 2 }, 3, none)).toEqual([]);
    expect(asked).toBe(49_999);
  });
});
