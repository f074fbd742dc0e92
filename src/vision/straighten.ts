import { type Homography, project } from './homography.ts';
import type { Channel } from './pixels.ts';

/** The side of a straightened cell in pixels. */
export const CELL_SIDE = 64;

/**
 * Returns a cell without tilt and perspective, as a square of `CELL_SIDE x CELL_SIDE` values. Ink has high
 * values. `map`: maps (column, row) to the middle of a cell in the picture. `isLight`: whether the digits are
 * lighter than the tiles.
 */
export function straighten(
  channel: Channel,
  map: Homography,
  col: number,
  row: number,
  isLight: boolean,
): Uint8Array {
  const { data, width, height } = channel;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = map;
  const cell = new Uint8Array(CELL_SIDE * CELL_SIDE);
  const [topLeft, bottomRight] = [project(map, col - 0.5, row - 0.5), project(map, col + 0.5, row + 0.5)];
  const pixelsPerSide = Math.hypot(bottomRight.x - topLeft.x, bottomRight.y - topLeft.y) / Math.SQRT2;
  // If the cell is larger than `CELL_SIDE` in the picture, each value is the mean of several samples.
  const samplesPerSide = Math.max(1, Math.min(4, Math.round(pixelsPerSide / CELL_SIDE)));
  const step = 1 / (CELL_SIDE * samplesPerSide);
  const [left, top, weight] = [
    col - 0.5 + step / 2,
    row - 0.5 + step / 2,
    1 / (samplesPerSide * samplesPerSide),
  ];
  const sums = new Float32Array(CELL_SIDE * CELL_SIDE);
  for (let v = 0; v < CELL_SIDE * samplesPerSide; v++) {
    const down = top + v * step;
    const line = Math.floor(v / samplesPerSide) * CELL_SIDE;
    for (let u = 0; u < CELL_SIDE * samplesPerSide; u++) {
      const across = left + u * step;
      const depth = 1 / (g * across + h * down + i);
      const x = Math.min(width - 1.001, Math.max(0, (a * across + b * down + c) * depth - 0.5));
      const y = Math.min(height - 1.001, Math.max(0, (d * across + e * down + f) * depth - 0.5));
      const at = (y | 0) * width + (x | 0);
      const dx = x - (x | 0);
      const dy = y - (y | 0);
      const upper = (data[at] as number) * (1 - dx) + (data[at + 1] as number) * dx;
      const lower = (data[at + width] as number) * (1 - dx) + (data[at + width + 1] as number) * dx;
      const pixel = line + Math.floor(u / samplesPerSide);
      sums[pixel] = (sums[pixel] as number) + (upper * (1 - dy) + lower * dy) * weight;
    }
  }
  for (let at = 0; at < cell.length; at++)
    cell[at] = isLight ? (sums[at] as number) : 255 - (sums[at] as number);
  return cell;
}
