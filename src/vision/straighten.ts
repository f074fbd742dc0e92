import { type Homography, project } from './homography.ts';
import type { Channel } from './pixels.ts';

/** Pixels of a straightened cell's side. */
export const CELL_SIDE = 64;

/**
 * The square around the middle of a cell, straightened: `CELL_SIDE x CELL_SIDE` values in which ink is high. `map` brings (column, row)
 * to the middle of the cell.
 */
export function straighten(
  channel: Channel,
  map: Homography,
  col: number,
  row: number,
  isLight: boolean,
): Uint8Array {
  const { data, width, height } = channel;
  const cell = new Uint8Array(CELL_SIDE * CELL_SIDE);
  const [one, other] = [project(map, col - 0.5, row - 0.5), project(map, col + 0.5, row + 0.5)];
  const pixels = Math.hypot(other.x - one.x, other.y - one.y) / Math.SQRT2;
  // Where a cell is much larger, several of its pixels become one.
  const samples = Math.max(1, Math.min(4, Math.round(pixels / CELL_SIDE)));
  const step = 1 / (CELL_SIDE * samples);
  for (let v = 0; v < CELL_SIDE; v++)
    for (let u = 0; u < CELL_SIDE; u++) {
      let sum = 0;
      for (let down = 0; down < samples; down++)
        for (let across = 0; across < samples; across++) {
          const place = project(
            map,
            col - 0.5 + (u * samples + across + 0.5) * step,
            row - 0.5 + (v * samples + down + 0.5) * step,
          );
          const x = Math.min(width - 1.001, Math.max(0, place.x - 0.5));
          const y = Math.min(height - 1.001, Math.max(0, place.y - 0.5));
          const [left, top] = [Math.floor(x), Math.floor(y)];
          const [dx, dy] = [x - left, y - top];
          const at = top * width + left;
          sum +=
            (1 - dy) * ((1 - dx) * (data[at] as number) + dx * (data[at + 1] as number)) +
            dy * ((1 - dx) * (data[at + width] as number) + dx * (data[at + width + 1] as number));
        }
      const value = sum / (samples * samples);
      cell[v * CELL_SIDE + u] = isLight ? value : 255 - value;
    }
  return cell;
}
