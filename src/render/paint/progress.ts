import { fillRounded } from './canvas.ts';
import type { Pen, Point } from './pen.ts';

export const PROGRESS_HEIGHT_PX = 6;

/** Draws a progress bar from (x, y), filled up to `share` (0..1). */
export function drawProgress({ ctx, theme }: Pen, { x, y }: Point, width: number, share: number): void {
  for (const [length, colour] of [
    [width, theme.grid],
    [width * share, theme.done],
  ] as const) {
    if (length <= PROGRESS_HEIGHT_PX) continue;
    fillRounded(ctx, colour, x, y, length, PROGRESS_HEIGHT_PX, PROGRESS_HEIGHT_PX / 2);
  }
}
