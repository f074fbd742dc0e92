import { describe, expect, it } from 'vitest';
import { checkTour } from '../../../src/core/knight/board/check-tour.ts';
import { curveThrough, PIECES_PER_MOVE, pointAt } from '../../../src/render/knight/curve.ts';
import { weave } from '../../../src/render/knight/weave.ts';
import { runAll } from '../../../src/render/paint/pieces.ts';

/** A closed tour of 6x6: the squares in reading order, as visited. */
function closedTour(): Int32Array {
  const order = Int32Array.of(
    ...[1, 30, 33, 16, 3, 24],
    ...[32, 17, 2, 23, 34, 15],
    ...[29, 36, 31, 14, 25, 4],
    ...[18, 9, 6, 35, 22, 13],
    ...[7, 28, 11, 20, 5, 26],
    ...[10, 19, 8, 27, 12, 21],
  );
  expect(checkTour({ cols: 6, rows: 6, order, closed: true }).ok).toBe(true);
  const squares = new Int32Array(36);
  order.forEach((number, square) => {
    squares[number - 1] = square;
  });
  return squares;
}

const squares = closedTour();
const centre = (square: number) => [(square % 6) + 0.5, Math.floor(square / 6) + 0.5];

describe('a smooth tour', () => {
  const curve = curveThrough(squares, 6, true);

  it('passes through the centre of every square in turn, and a closed one comes back', () => {
    squares.forEach((square, move) => {
      const [x, y] = pointAt(curve, move * PIECES_PER_MOVE);
      const [cx = 0, cy = 0] = centre(square);
      expect(x).toBeCloseTo(cx, 9);
      expect(y).toBeCloseTo(cy, 9);
    });
    expect(pointAt(curve, 36 * PIECES_PER_MOVE)).toEqual(pointAt(curve, 0));
  });

  it('never bends sharply: from piece to piece by less than 45 degrees, also where it closes', () => {
    const count = curve.x.length - 1;
    for (let at = 0; at < count; at++) {
      const [a, b, c] = [at, at + 1, at + 1 === count ? 1 : at + 2].map((place) => pointAt(curve, place));
      if (!a || !b || !c) throw new Error('no point');
      const turn = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]);
      expect(Math.cos(turn)).toBeGreaterThan(Math.SQRT1_2);
    }
  });

  it('stays on the board', () => {
    for (const along of [...curve.x, ...curve.y]) {
      expect(along).toBeGreaterThan(0);
      expect(along).toBeLessThan(6);
    }
  });

  it('of an open tour ends on the last square', () => {
    const open = curveThrough(squares, 6, false);
    expect(pointAt(open, 35 * PIECES_PER_MOVE)).toEqual(centre(squares[35] ?? 0));
  });
});

describe('the weave', () => {
  it('of a closed tour passes over and under in turn all the way round, and covers the whole curve', () => {
    const curve = curveThrough(squares, 6, true);
    const strands = runAll(weave(curve));
    expect(strands.length).toBeGreaterThan(20);
    expect(strands.length % 2).toBe(0);
    strands.forEach((strand, at) => {
      expect(strand.isOver).toBe(strands[(at + 1) % strands.length]?.isOver === false);
      expect(strand.from).toBe(at === 0 ? 0 : strands[at - 1]?.to);
    });
    expect(strands.at(-1)?.to).toBe(curve.x.length - 1);
  });

  it('of a figure of eight goes once over and once under itself', () => {
    const turns = Array.from({ length: 101 }, (_, i) => (i / 100) * 2 * Math.PI + 0.1);
    const eight = {
      x: Float64Array.from(turns, (t) => 3 + 2 * Math.sin(t)),
      y: Float64Array.from(turns, (t) => 3 + Math.sin(2 * t)),
    };
    expect(runAll(weave(eight)).map(({ isOver }) => isOver)).toEqual([true, false]);
  });

  it('of a way that does not meet itself is one strand', () => {
    const line = { x: Float64Array.of(0, 1, 2, 3), y: Float64Array.of(0, 1, 1, 2) };
    expect(runAll(weave(line))).toEqual([{ from: 0, to: 3, isOver: false }]);
  });
});
