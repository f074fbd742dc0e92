import { Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import type { Area, Picture } from './picture.ts';

/** What is drawn on, with its size in pixels. */
export interface Sheet {
  readonly canvas: Canvas;
  readonly ctx: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly cells?: Area;
}

/** A fresh sheet, filled with `page` (transparent without). */
export function makeSheet(width: number, height: number, page?: string): Sheet {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  if (page !== undefined) {
    ctx.fillStyle = page;
    ctx.fillRect(0, 0, width, height);
  }
  return { canvas, ctx, width, height };
}

/** The sheet as a PNG. */
export function encodePng({ canvas, width, height, cells }: Sheet): Picture {
  const bytes = canvas.toBuffer('image/png', { compressionLevel: 6, filters: Canvas.PNG_FILTER_NONE });
  return { bytes, kind: 'png', width, height, ...(cells && { cells }) };
}

/** A rounded rectangle as the current path. */
export function roundedRect(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius);
}

/** A soft shadow under a rounded rectangle, `reach` pixels wide: thin layers on each other, much cheaper than the canvas' own blur. */
export function softShadow(
  ctx: CanvasRenderingContext2D,
  rect: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly radius: number;
  },
  reach: number,
  colour: string,
  depth: number,
): void {
  const layers = Math.max(2, Math.min(8, Math.round(reach)));
  ctx.fillStyle = `rgba(${colour}, ${depth / layers})`;
  for (let i = 0; i < layers; i++) {
    const grow = reach * (1 - (2 * i) / layers) * 0.5;
    roundedRect(
      ctx,
      rect.x - grow,
      rect.y - grow + reach * 0.5,
      rect.width + 2 * grow,
      rect.height + 2 * grow,
      Math.max(0, rect.radius + grow),
    );
    ctx.fill();
  }
}
