import type { CanvasRenderingContext2D } from 'canvas';
import type { Box } from './pen.ts';

/**
 * Fills a rectangle with thin diagonal stripes. In neighbouring rectangles, the stripes continue without a
 * break.
 */
export function hatch(
  ctx: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  background: string,
  stripeColour: string,
): void {
  ctx.fillStyle = background;
  ctx.fillRect(x, y, width, height);
  const step = 8;
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, width, height);
  ctx.clip();
  ctx.strokeStyle = stripeColour;
  ctx.lineWidth = 2;
  ctx.beginPath();
  const first = Math.floor((x + y) / step) * step;
  for (let sum = first; sum <= x + y + width + height + step; sum += step) {
    ctx.moveTo(sum - y + 2, y - 2);
    ctx.lineTo(sum - y - height - 2, y + height + 2);
  }
  ctx.stroke();
  ctx.restore();
}
