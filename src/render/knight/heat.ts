import { sampledSide } from '../../core/knight/sampled.ts';
import type { Sheet } from '../paint/canvas.ts';
import { rampStep } from '../paint/gradient.ts';
import type { Theme } from '../paint/theme.ts';
import type { DrawnTour } from '../scene.ts';
import { drawRim } from './chessboard.ts';
import { type Panel, pixels, type TourPlan } from './tour-plan.ts';

/** The move numbers of one panel as colours, from the start (dark) to the end (light); where squares are smaller than a pixel, one of them stands for its neighbours. */
export function drawHeat(
  sheet: Sheet,
  panel: Panel,
  { scale }: TourPlan,
  { cols, rows, order, sample }: DrawnTour,
  theme: Theme,
): void {
  drawRim(sheet, panel, scale, theme);
  const [width, height] = [pixels(panel.cols, scale), pixels(panel.rows, scale)];
  const image = sheet.ctx.createImageData(width, height);
  const { bytes } = theme.heat;
  const last = Math.max(1, cols * rows - 1);
  const every = sample?.every ?? 1;
  const across = sampledSide(cols, every);
  for (let y = 0; y < height; y++) {
    const row = panel.row + Math.min(panel.rows - 1, Math.floor((y + 0.5) / scale));
    const first = Math.floor(row / every) * across;
    for (let x = 0; x < width; x++) {
      const col = panel.col + Math.min(panel.cols - 1, Math.floor((x + 0.5) / scale));
      const step = 3 * rampStep(((order[first + Math.floor(col / every)] ?? 1) - 1) / last);
      const at = 4 * (y * width + x);
      image.data[at] = bytes[step] ?? 0;
      image.data[at + 1] = bytes[step + 1] ?? 0;
      image.data[at + 2] = bytes[step + 2] ?? 0;
      image.data[at + 3] = 255;
    }
  }
  sheet.ctx.putImageData(image, panel.x, panel.y);
}
