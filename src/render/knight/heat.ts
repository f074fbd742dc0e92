import { sampledSideLength } from '../../core/knight/sampled.ts';
import type { Ramp } from '../paint/gradient.ts';
import type { DrawnTour } from '../scene/scene.ts';
import { drawRim, type PanelDrawing } from './chessboard.ts';
import { toPixels } from './tour-plan.ts';

/**
 * The colour of a square shows its move number, from dark (start) to light (end). If squares are smaller than
 * a pixel, a pixel has the colour of one of the squares that it covers.
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
  const lastColourIndex = colours.length - 1;
  const lastMoveIndex = Math.max(1, cols * rows - 1);
  const samplingStep = sampling?.every ?? 1;
  const sampledCols = sampledSideLength(cols, samplingStep);
  /** The column of `order` that a column of pixels shows. */
  const orderColumnByX = Int32Array.from({ length: width }, (_, x) => {
    const col = panel.col + Math.min(panel.cols - 1, Math.floor((x + 0.5) / scale));
    return Math.floor(col / samplingStep);
  });
  for (let y = 0, pixelIndex = 0; y < height; y++) {
    const row = panel.row + Math.min(panel.rows - 1, Math.floor((y + 0.5) / scale));
    const rowStartIndex = Math.floor(row / samplingStep) * sampledCols;
    for (let x = 0; x < width; x++) {
      const moveNumber = order[rowStartIndex + (orderColumnByX[x] ?? 0)] ?? 1;
      // Repeats the formula of `rampColourIndex`: a million calls would be slow, before V8 optimises the
      // code.
      pixels[pixelIndex++] = colours[(((moveNumber - 1) / lastMoveIndex) * lastColourIndex + 0.5) | 0] ?? 0;
    }
  }
  sheet.ctx.putImageData(image, panel.x, panel.y);
}

/** 32-bit pixels in the format of a canvas image: a byte each for red, green, blue and alpha (opaque). */
function coloursOf({ bytes }: Ramp): Uint32Array {
  const colourCount = bytes.length / 3;
  const rgba = new Uint8Array(4 * colourCount).fill(255);
  for (let colourIndex = 0; colourIndex < colourCount; colourIndex++)
    rgba.set(bytes.subarray(3 * colourIndex, 3 * colourIndex + 3), 4 * colourIndex);
  return new Uint32Array(rgba.buffer);
}
