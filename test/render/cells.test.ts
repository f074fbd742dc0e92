import { expect, test } from 'vitest';
import { draw } from '../../src/render/draw.ts';

/** Three by four cells, one of them marked, and one to be pressed next. */
const cells = (marked: number, next: number) =>
  draw({
    kind: 'cells',
    rows: Array.from({ length: 3 }, (_, row) =>
      Array.from({ length: 4 }, (_, col) => {
        const at = 4 * row + col;
        return {
          label: '○',
          keyToPress: `${'abcd'[col]}${3 - row}`,
          isMarked: at === marked,
          isNext: at === next,
        };
      }),
    ),
  });

test('a grid of cells is as wide as its columns, and shows which are marked and which is next', () => {
  const { width, height } = cells(0, 1);
  expect(width).toBeGreaterThan(height);
  expect(height).toBeGreaterThan(400);
  const pictures = [cells(0, 1), cells(1, 1), cells(0, 2), cells(0, 1)].map(({ bytes }) =>
    bytes.toString('hex'),
  );
  expect(new Set(pictures).size).toBe(3);
});
