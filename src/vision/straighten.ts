import { type Homography, projectPoint } from './homography.ts';
import type { Channel } from './pixels.ts';

/** Side of a straightened cell, in pixels. */
export const CELL_SIDE = 64;

/**
 * Removes tilt and perspective: returns `CELL_SIDE x CELL_SIDE` values. Ink has high values. `map`: from
 * (column, row) to the middle of a cell in the picture. `isLight`: whether the digits are lighter than the
 * tiles.
 */
export function straightenCell(
  channel: Channel,
  map: Homography,
  col: number,
  row: number,
  isLight: boolean,
): Uint8Array {
  const { data, width, height } = channel;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = map;
  const cell = new Uint8Array(CELL_SIDE * CELL_SIDE);
  const [topLeft, bottomRight] = [
    projectPoint(map, col - 0.5, row - 0.5),
    projectPoint(map, col + 0.5, row + 0.5),
  ];
  const pixelsPerSide = Math.hypot(bottomRight.x - topLeft.x, bottomRight.y - topLeft.y) / Math.SQRT2;
  // If the cell is larger than `CELL_SIDE` in the picture, each value is the mean of several samples.
  const samplesPerSide = Math.max(1, Math.min(4, Math.round(pixelsPerSide / CELL_SIDE)));
  const sampleStep = 1 / (CELL_SIDE * samplesPerSide);
  const [startCol, startRow, sampleWeight] = [
    col - 0.5 + sampleStep / 2,
    row - 0.5 + sampleStep / 2,
    1 / (samplesPerSide * samplesPerSide),
  ];
  const sums = new Float32Array(CELL_SIDE * CELL_SIDE);
  for (let sampleRow = 0; sampleRow < CELL_SIDE * samplesPerSide; sampleRow++) {
    const boardRow = startRow + sampleRow * sampleStep;
    const rowStart = Math.floor(sampleRow / samplesPerSide) * CELL_SIDE;
    for (let sampleCol = 0; sampleCol < CELL_SIDE * samplesPerSide; sampleCol++) {
      const boardCol = startCol + sampleCol * sampleStep;
      const depth = 1 / (g * boardCol + h * boardRow + i);
      const x = Math.min(width - 1.001, Math.max(0, (a * boardCol + b * boardRow + c) * depth - 0.5));
      const y = Math.min(height - 1.001, Math.max(0, (d * boardCol + e * boardRow + f) * depth - 0.5));
      const sourceIndex = (y | 0) * width + (x | 0);
      const dx = x - (x | 0);
      const dy = y - (y | 0);
      const upperValue = (data[sourceIndex] as number) * (1 - dx) + (data[sourceIndex + 1] as number) * dx;
      const lowerValue =
        (data[sourceIndex + width] as number) * (1 - dx) + (data[sourceIndex + width + 1] as number) * dx;
      const cellIndex = rowStart + Math.floor(sampleCol / samplesPerSide);
      sums[cellIndex] =
        (sums[cellIndex] as number) + (upperValue * (1 - dy) + lowerValue * dy) * sampleWeight;
    }
  }
  for (let index = 0; index < cell.length; index++)
    cell[index] = isLight ? (sums[index] as number) : 255 - (sums[index] as number);
  return cell;
}
