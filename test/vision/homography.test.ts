import { expect, test } from 'vitest';
import { fitHomography, projectPoint } from '../../src/vision/homography.ts';

// Hartley and Zisserman, "Multiple View Geometry in Computer Vision", 2.3: x' = (h11 x + h12 y + h13) / (h31
// x + h32 y + h33).
const view = (x: number, y: number) => ({
  x: (90 * x + 8 * y + 200) / (0.02 * x + 0.01 * y + 1),
  y: (-6 * x + 100 * y + 150) / (0.02 * x + 0.01 * y + 1),
});

const pairsOf = (cols: number, rows: number) =>
  Array.from({ length: cols * rows }, (_, at) => {
    const from = { x: at % cols, y: Math.floor(at / cols) };
    return { from, to: view(from.x, from.y) };
  });

test('a map under perspective is found from the middles of cells', () => {
  const map = fitHomography(pairsOf(4, 4));
  if (!map) throw new Error('no map');
  for (const [x, y] of [
    [0, 0],
    [7, 2],
    [-1, 5],
  ] as const) {
    expect(projectPoint(map, x, y).x).toBeCloseTo(view(x, y).x, 4);
    expect(projectPoint(map, x, y).y).toBeCloseTo(view(x, y).y, 4);
  }
});

test('cells in a line have no map', () => {
  expect(fitHomography(pairsOf(4, 1))).toBeUndefined();
  expect(fitHomography(pairsOf(2, 1))).toBeUndefined();
});
