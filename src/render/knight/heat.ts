import { sampledSide } from '../../core/knight/sampled.ts';
import type { Ramp } from '../paint/gradient.ts';
import type { DrawnTour } from '../scene/scene.ts';
import { drawRim, type PanelDrawing } from './chessboard.ts';
import { toPixels } from './tour-plan.ts';

/**
 * Draws a panel as a heat map: the colour of a square shows its move number, from dark (start) to light
 * (end). If squares are smaller than a pixel, a pixel has the colour of one of the squares that it covers.
 */
export function drawHeat(
  { sheet, panel, plan: { scale }, theme }: PanelDrawing,
  { cols, rows, order, sampling }: DrawnTour,
): void {
  drawRim(sheet, panel, scale, theme);
  const [width, height] = [toPixels(panel.cols, scale), toPixels(panel.rows, scale)];
  const image = sheet.ctx.createImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer, image.data.byteOffset, width * height);
  const colours = coloursOf(theme.heat);
  const steps = colours.length - 1;
  const last = Math.max(1, cols * rows - 1);
  const every = sampling?.every ?? 1;
  const sampledCols = sampledSide(cols, every);
  /** For each column of pixels: the column of `order` whose move numbers it shows. */
  const columns = Int32Array.from({ length: width }, (_, x) => {
    const col = panel.col + Math.min(panel.cols - 1, Math.floor((x + 0.5) / scale));
    return Math.floor(col / every);
  });
  for (let y = 0, at = 0; y < height; y++) {
    const row = panel.row + Math.min(panel.rows - 1, Math.floor((y + 0.5) / scale));
    const first = Math.floor(row / every) * sampledCols;
    for (let x = 0; x < width; x++) {
      const number = order[first + (columns[x] ?? 0)] ?? 1;
      // Repeat the formula of `rampStep` here instead of calling it. A million calls would be slow, before V8
      // optimises the code.
      pixels[at++] = colours[(((number - 1) / last) * steps + 0.5) | 0] ?? 0;
    }
  }
  sheet.ctx.putImageData(image, panel.x, panel.y);
}

/**
 * Returns the colours of a ramp as 32-bit pixels, in the format of a canvas image: a byte each for red,
 * green, blue and alpha (opaque).
 */
function coloursOf({ bytes }: Ramp): Uint32Array {
  const count = bytes.length / 3;
  const rgba = new Uint8Array(4 * count).fill(255);
  for (let step = 0; step < count; step++) rgba.set(bytes.subarray(3 * step, 3 * step + 3), 4 * step);
  return new Uint32Array(rgba.buffer);
}
