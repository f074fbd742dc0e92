import { describe, expect, it } from 'vitest';
import { nearestBoard } from '../../../../src/core/knight/rule/nearest-board.ts';
import { hasTour } from '../../../support/tour-search.ts';

describe('the nearest board', () => {
  it.each([
    [3, 3, 3, 4],
    [3, 5, 3, 4],
    [5, 3, 4, 3],
    [4, 4, 5, 5],
    [1, 9, 3, 9],
    [2, 10_000, 3, 10_000],
  ])('with a tour is, for %ix%i, %ix%i', (cols, rows, nearCols, nearRows) => {
    expect(nearestBoard({ cols, rows }, false)).toEqual({ cols: nearCols, rows: nearRows });
  });

  it.each([
    [7, 7, 8, 8],
    [5, 5, 6, 6],
    [1, 1, 6, 6],
    [4, 9, 5, 8],
    [7, 9, 7, 10],
    [9999, 9999, 10_000, 10_000],
  ])('with a closed tour is, for %ix%i, %ix%i', (cols, rows, nearCols, nearRows) => {
    expect(nearestBoard({ cols, rows }, true)).toEqual({ cols: nearCols, rows: nearRows });
  });

  it('has what was asked, for every board to 12x12', () => {
    for (let cols = 1; cols <= 12; cols++) {
      for (let rows = 1; rows <= 12; rows++) {
        for (const closed of [false, true]) {
          const board = nearestBoard({ cols, rows }, closed);
          expect(hasTour(board.cols, board.rows, { closed }), `${cols}x${rows}`).toBe(true);
        }
      }
    }
  });
});
