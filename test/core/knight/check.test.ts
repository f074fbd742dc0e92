import { describe, expect, it } from 'vitest';
import { checkTour } from '../../../src/core/knight/check.ts';

/** A 3x4 tour from the literature's smallest board (3 ranks, 4 files), top rank first. */
const TOUR = [1, 4, 7, 10, 8, 11, 2, 5, 3, 6, 9, 12];
const claim = (order: number[]) => ({ cols: 4, rows: 3, order: Int32Array.from(order), closed: false });

describe('the checker', () => {
  it('accepts a tour with its ends', () => {
    expect(checkTour({ ...claim(TOUR), start: { file: 0, rank: 2 }, end: { file: 3, rank: 0 } })).toEqual({
      ok: true,
      value: true,
    });
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
  ])('refuses %s', (_, wrong, code) => {
    expect(checkTour(wrong)).toMatchObject({ ok: false, fault: { code } });
  });
});
