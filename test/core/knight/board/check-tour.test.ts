import { describe, expect, it } from 'vitest';
import { walkFault } from '../../../../bench/knight/checker.ts';
import { checkTour, type TourClaim } from '../../../../src/core/knight/board/check-tour.ts';
import type { Square } from '../../../../src/core/knight/board/square.ts';

/** A 3x4 tour from the literature's smallest board (3 ranks, 4 files), top rank first. */
const TOUR = [1, 4, 7, 10, 8, 11, 2, 5, 3, 6, 9, 12];
/** One of the eight closed tours of 5x6, from an exhaustive search; 30 and 1 are a knight's move apart. */
const CLOSED = [
  [3, 12, 7, 24, 27, 18],
  [6, 23, 4, 19, 8, 25],
  [13, 2, 11, 26, 17, 28],
  [22, 5, 30, 15, 20, 9],
  [1, 14, 21, 10, 29, 16],
];
const claim = (order: number[]) => ({ cols: 4, rows: 3, order: Int32Array.from(order), closed: false });

/** The checker of the benchmark's proofs on the same claim. */
function walked({ start, end, ...claimed }: TourClaim): string | undefined {
  const place = ({ file, rank }: Square): number => (claimed.rows - 1 - rank) * claimed.cols + file;
  return walkFault({ ...claimed, ...(start && { start: place(start) }), ...(end && { end: place(end) }) });
}

describe('the tour checker, and that of the existence proofs', () => {
  it('accept a tour with its ends', () => {
    const right = { ...claim(TOUR), start: { file: 0, rank: 2 }, end: { file: 3, rank: 0 } };
    expect(checkTour(right)).toEqual({ ok: true, value: true });
    expect(walked(right)).toBeUndefined();
  });
  it('accept a closed tour', () => {
    const closed = { cols: 6, rows: 5, order: Int32Array.from(CLOSED.flat()), closed: true };
    expect(checkTour(closed)).toMatchObject({ ok: true });
    expect(walked(closed)).toBeUndefined();
  });
  it.each([
    ['a square missing', claim(TOUR.slice(1)), 'tour-length'],
    ['a number twice, another missing', claim([...TOUR.slice(0, 11), 11]), 'tour-number'],
    ['the numbers pushed on by a square', claim([1, ...TOUR.slice(0, 11)]), 'tour-move'],
    ['a board without 1', claim(TOUR.map((number) => Math.max(2, number))), 'tour-number'],
    ['a number out of range', claim([13, ...TOUR.slice(1)]), 'tour-number'],
    ['two numbers exchanged', claim([4, 1, ...TOUR.slice(2)]), 'tour-move'],
    ['another start', { ...claim(TOUR), start: { file: 1, rank: 2 } }, 'tour-start'],
    ['another end', { ...claim(TOUR), end: { file: 1, rank: 2 } }, 'tour-end'],
    ['an open tour said to be closed', { ...claim(TOUR), closed: true }, 'tour-open'],
  ])('refuse %s', (_, wrong, code) => {
    expect(checkTour(wrong)).toMatchObject({ ok: false, fault: { code } });
    expect(walked(wrong)).toBeTypeOf('string');
  });
});
