import { describe, expect, it } from 'vitest';
import type { Square } from '../../../src/core/knight/board/square.ts';
import { whyNoClosedTour, whyNoTourBetween, whyNoTourFrom } from '../../../src/core/knight/rule/existence.ts';
import { randomBelow, seededRandom } from '../../../src/core/random.ts';
import { hasTour, memory, squareAt } from '../../support/tour-search.ts';

const bothWays = (cols: number, rows: number) =>
  [
    [cols, rows],
    [rows, cols],
  ] as const;

const SIDES = [3, 4, 5, 6, 7, 8];
const BOARDS = SIDES.flatMap((cols) => SIDES.map((rows) => [cols, rows] as const));

describe('tours on every board from 3x3 to 8x8', () => {
  it.each(BOARDS)('%ix%i: every start as the rule says, closed tours as Schwenk says', (cols, rows) => {
    for (let s = 0; s < cols * rows; s++) {
      const start = squareAt(cols, s);
      expect(hasTour(cols, rows, { start })).toBe(whyNoTourFrom(cols, rows, start) === undefined);
      expect(hasTour(cols, rows, { start, closed: true })).toBe(whyNoClosedTour(cols, rows) === undefined);
    }
  });

  it.each(BOARDS.filter(([cols, rows]) => cols >= 6 && rows >= 6))(
    '%ix%i: every pair of ends',
    (cols, rows) => {
      let count = 0;
      for (let s = 0; s < cols * rows; s++) {
        for (let e = 0; e < cols * rows; e++) {
          const [start, end] = [squareAt(cols, s), squareAt(cols, e)];
          if (s !== e && hasTour(cols, rows, { start, end })) count++;
        }
      }
      // Conrad et al. 1994: all pairs that the colours allow.
      const squares = cols * rows;
      const major = Math.ceil(squares / 2);
      expect(count).toBe(squares % 2 === 0 ? squares * (squares / 2) : major * (major - 1));
    },
  );
});

/** Thin boards, where few pairs of ends have a tour and the rule has its exceptions. */
const THIN: (readonly [number, number])[] = [
  ...[4, 7, 8, 9, 10, 11, 12, 13, 14].map((long) => [3, long] as const),
  ...[5, 6, 7, 8, 9].map((long) => [4, long] as const),
  ...[5, 6, 7, 8, 9].map((long) => [5, long] as const),
];

describe('every pair of ends that the rule allows has its tour', () => {
  it.each(THIN)('%ix%i and turned', (short, long) => {
    const squares = short * long;
    for (const [cols, rows] of short === long ? [[short, long] as const] : bothWays(short, long)) {
      let refused = 0;
      for (let s = 0; s < squares; s++) {
        for (let e = 0; e < squares; e++) {
          const [start, end] = [squareAt(cols, s), squareAt(cols, e)];
          if (s === e) continue;
          const isAllowed = whyNoTourBetween(cols, rows, start, end, memory) === undefined;
          // The refusals of the thin boards are nine in ten; some of them will do.
          if (!isAllowed && ++refused % 10 !== 0) continue;
          expect(hasTour(cols, rows, { start, end })).toBe(isAllowed);
        }
      }
    }
  });
});

describe('tours of all kinds on boards to 60x60', () => {
  it('closed ones wherever Schwenk 1991 says so', () => {
    for (let cols = 1; cols <= 60; cols++) {
      for (let rows = 1; rows <= 60; rows++) {
        const [m, n] = [Math.min(cols, rows), Math.max(cols, rows)];
        const none = (m * n) % 2 === 1 || [1, 2, 4].includes(m) || (m === 3 && [4, 6, 8].includes(n));
        expect(hasTour(cols, rows, { closed: true }), `${cols}x${rows}`).toBe(!none);
      }
    }
  });
  it('from and between random squares', () => {
    const random = seededRandom(4060);
    for (let round = 0; round < 1500; round++) {
      const [cols, rows] = [3 + randomBelow(random, 58), 3 + randomBelow(random, 58)];
      const [start, end] = [
        squareAt(cols, randomBelow(random, cols * rows)),
        squareAt(cols, randomBelow(random, cols * rows)),
      ];
      expect(hasTour(cols, rows, { start, seed: round })).toBe(
        whyNoTourFrom(cols, rows, start) === undefined,
      );
      if (start.file === end.file && start.rank === end.rank) continue;
      const isAllowed = whyNoTourBetween(cols, rows, start, end, memory) === undefined;
      expect(hasTour(cols, rows, { start, end, seed: round })).toBe(isAllowed);
    }
  });
});

describe('tours on large and long boards', () => {
  const sizes = [100, 97, 64, 33, 23, 12];
  const shapes = [3, 4, 5, 6, 9, 100].flatMap((side) => sizes.map((other) => [side, other] as const));
  it.each(shapes)('%ix%i and turned: random starts and pairs', (cols, rows) => {
    const random = seededRandom(cols * 1000 + rows);
    for (const [c, r] of bothWays(cols, rows)) {
      for (let i = 0; i < 6; i++) {
        const start = squareAt(c, randomBelow(random, c * r));
        const end = squareAt(c, randomBelow(random, c * r));
        expect(hasTour(c, r, { start })).toBe(whyNoTourFrom(c, r, start) === undefined);
        if (start.file === end.file && start.rank === end.rank) continue;
        expect(hasTour(c, r, { start, end })).toBe(whyNoTourBetween(c, r, start, end, memory) === undefined);
      }
      expect(hasTour(c, r, { closed: true })).toBe(whyNoClosedTour(c, r) === undefined);
    }
  });

  it('1000x1000, 1001x999 and 200x200', () => {
    expect(hasTour(1000, 1000, { start: squareAt(1000, 123_456), end: squareAt(1000, 999_999 - 1233) })).toBe(
      true,
    );
    expect(hasTour(1001, 999)).toBe(true);
    expect(hasTour(200, 200, { start: squareAt(200, 0), end: squareAt(200, 199) })).toBe(true);
  });
  it.each([3, 4, 5, 6, 7])(
    '%ix10000, lying and standing: pairs near each other, near the ends, anywhere',
    (side) => {
      const random = seededRandom(side);
      for (const [cols, rows] of bothWays(side, 10_000)) {
        const squares = cols * rows;
        const near = () => randomBelow(random, 8 * side);
        const draws = [
          () => [near(), near()],
          () => [near(), squares - 1 - near()],
          () => [squares - 1 - near(), squares - 1 - near()],
          () => [randomBelow(random, squares), randomBelow(random, squares)],
        ];
        for (const draw of draws) {
          let ends: [Square, Square] | undefined;
          while (ends === undefined) {
            const [s = 0, e = 0] = draw();
            const pair: [Square, Square] = [squareAt(side, s), squareAt(side, e)];
            if (cols > side)
              for (const [i, { file, rank }] of pair.entries()) pair[i] = { file: rank, rank: file };
            if (whyNoTourBetween(cols, rows, ...pair, memory) === undefined) ends = pair;
          }
          expect(hasTour(cols, rows, { start: ends[0], end: ends[1] })).toBe(true);
        }
      }
    },
  );
});
