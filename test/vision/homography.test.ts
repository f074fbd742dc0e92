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

/** The same view without perspective. */
const affine = (x: number, y: number) => ({ x: 90 * x + 8 * y + 200, y: -6 * x + 100 * y + 150 });
const CORNERS = [
  [0, 0],
  [4, 0],
  [0, 4],
  [4, 4],
] as const;

// The errors are orthogonal to 1, x and y, so by the normal equations they don't change the best fit (Björck,
// "Numerical Methods for Least Squares Problems", 1.1).
test.each([
  ['three', CORNERS.slice(0, 3), [0, 0, 0]],
  ['four', CORNERS, [0, 0, 0, 0]],
  ['four, with errors', CORNERS, [20, -20, -20, 20]],
  ['five', [...CORNERS, [2, 2] as const], [0, 0, 0, 0, 0]],
  ['five, with errors', [...CORNERS, [2, 2] as const], [5, 5, 5, 5, -20]],
])('the best map without perspective is found from %s points', (_, points, errors) => {
  const pairs = points.map(([x, y], index) => {
    const [to, error = 0] = [affine(x, y), errors[index]];
    return { from: { x, y }, to: { x: to.x + error, y: to.y - 1.5 * error } };
  });
  const map = fitHomography(pairs);
  expect(map?.map((element) => Math.round(1e6 * element) / 1e6 + 0)).toEqual([
    90, 8, 200, -6, 100, 150, 0, 0, 1,
  ]);
});

test('six cells are enough for a map under perspective, five are not', () => {
  const farX = (pairs: ReturnType<typeof pairsOf>) => {
    const map = fitHomography(pairs);
    return map && projectPoint(map, 9, 9).x;
  };
  expect(farX(pairsOf(3, 2))).toBeCloseTo(view(9, 9).x, 4);
  expect(Math.abs((farX(pairsOf(3, 2).slice(1)) ?? 0) - view(9, 9).x)).toBeGreaterThan(50);
});

test('cells in a line have no map', () => {
  expect(fitHomography(pairsOf(4, 1))).toBeUndefined();
  expect(fitHomography(pairsOf(2, 1))).toBeUndefined();
});
