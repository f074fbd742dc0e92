import { fillRounded } from './canvas.ts';
import type { Pen, Point } from './pen.ts';

export const PROGRESS_HEIGHT_PX = 6;

/** (x, y) is the upper left corner. `share`: the filled part, 0 to 1. */
export function drawProgress({ ctx, theme }: Pen, { x, y }: Point, width: number, share: number): void {
  for (const [length, colour] of [
    [width, theme.grid],
    [width * share, theme.done],
  ] as const) {
    if (length <= PROGRESS_HEIGHT_PX) continue;
    fillRounded(ctx, colour, x, y, length, PROGRESS_HEIGHT_PX, PROGRESS_HEIGHT_PX / 2);
  }
}
