import { expect, test } from 'vitest';
import { planSolution } from '../../../src/render/sliding/solution-sheet.ts';

const MOVE_COUNTS = Array.from({ length: 80 }, (_, index) => index + 1);

test.each([
  [2, 3],
  [3, 3],
  [3, 4],
  [4, 4],
  [5, 5],
  [6, 6],
  [2, 8],
  [10, 10],
])('a solution of 1 to 80 moves on %ix%i is no tower: at most 1.6 times as high as wide', (rows, cols) => {
  const towers = MOVE_COUNTS.filter((moveCount) => {
    const { width, height } = planSolution(moveCount, rows, cols);
    return height > 1.6 * width;
  });
  expect(towers).toEqual([]);
});

test.each([16, 20, 22, 25, 31])(
  'a 4x4 solution of %i moves shows all its boards, readable on a phone',
  (moveCount) => {
    const { movesBetweenBoards, layout, width } = planSolution(moveCount, 4, 4);
    expect(movesBetweenBoards).toBe(1);
    // A phone shows a picture about 360 px wide.
    expect((360 * layout.tileSide) / width).toBeGreaterThan(11);
  },
);
