import type { CanvasRenderingContext2D } from 'canvas';
import type { Box } from './pen.ts';

/** Thin and diagonal. In neighbouring rectangles, the stripes continue without a break. */
export function fillWithStripes(
  ctx: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  background: string,
  stripeColour: string,
): void {
  ctx.fillStyle = background;
  ctx.fillRect(x, y, width, height);
  const stripeDistance = 8;
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, width, height);
  ctx.clip();
  ctx.strokeStyle = stripeColour;
  ctx.lineWidth = 2;
  ctx.beginPath();
  const firstDiagonal = Math.floor((x + y) / stripeDistance) * stripeDistance;
  for (
    let diagonal = firstDiagonal;
    diagonal <= x + y + width + height + stripeDistance;
    diagonal += stripeDistance
  ) {
    ctx.moveTo(diagonal - y + 2, y - 2);
    ctx.lineTo(diagonal - y - height - 2, y + height + 2);
  }
  ctx.stroke();
  ctx.restore();
}
