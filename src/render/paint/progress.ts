import type { CanvasRenderingContext2D } from 'canvas';
import { roundedRect } from './canvas.ts';
import type { Theme } from './picture-theme.ts';

/** Pixels. */
export const PROGRESS_HEIGHT = 6;

/** A bar from (x, y) that is filled up to `share` (0..1): how far an animation has come. */
export function drawProgress(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  share: number,
  theme: Theme,
): void {
  for (const [length, colour] of [
    [width, theme.grid],
    [width * share, theme.done],
  ] as const) {
    if (length <= PROGRESS_HEIGHT) continue;
    ctx.fillStyle = colour;
    roundedRect(ctx, x, y, length, PROGRESS_HEIGHT, PROGRESS_HEIGHT / 2);
    ctx.fill();
  }
}
