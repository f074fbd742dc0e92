import { fillRounded } from './canvas.ts';
import type { Pen, Point } from './pen.ts';

/** Height of a progress bar, in pixels. */
export const PROGRESS_HEIGHT_PX = 6;

/** Draws a progress bar with its upper left corner at (x, y). `share` (0 to 1) is the filled part. */
export function drawProgress({ ctx, theme }: Pen, { x, y }: Point, width: number, share: number): void {
  for (const [length, colour] of [
    [width, theme.grid],
    [width * share, theme.done],
  ] as const) {
    if (length <= PROGRESS_HEIGHT_PX) continue;
    fillRounded(ctx, colour, x, y, length, PROGRESS_HEIGHT_PX, PROGRESS_HEIGHT_PX / 2);
  }
}
