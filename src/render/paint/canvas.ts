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

/** A fresh sheet, filled with `page` and opaque from then on (transparent without). */
export function makeSheet(width: number, height: number, page?: string): Sheet {
  const canvas = createCanvas(width, height);
  if (page === undefined) return { canvas, ctx: canvas.getContext('2d'), width, height };
  const ctx = canvas.getContext('2d', { alpha: false, pixelFormat: 'RGB24' });
  ctx.fillStyle = page;
  ctx.fillRect(0, 0, width, height);
  return { canvas, ctx, width, height };
}

/** Gives a canvas' memory back at once; the garbage collector lets many of them gather. Not while it is encoded. */
export function freeCanvas(canvas: Canvas): void {
  canvas.width = 0;
  canvas.height = 0;
}

/** Measured: beyond level 3 a PNG costs far more time than it saves bytes, and any filter costs more of both. */
const PNG = { compressionLevel: 3, filters: Canvas.PNG_FILTER_NONE } as const;

function pictureOf({ canvas, width, height, cells }: Sheet, bytes: Buffer): Picture {
  freeCanvas(canvas);
  return { bytes, kind: 'png', width, height, ...(cells && { cells }) };
}

/** The sheet as a PNG. The sheet is used up. */
export function encodePng(sheet: Sheet): Picture {
  return pictureOf(sheet, sheet.canvas.toBuffer('image/png', PNG));
}

/** The same PNG, made in a thread of Node's own pool. The sheet is used up: nothing may be drawn on it from the call on. */
export function encodePngAsync(sheet: Sheet): Promise<Picture> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, bytes: Buffer): void =>
      error === null ? resolve(pictureOf(sheet, bytes)) : reject(error);
    sheet.canvas.toBuffer(done, 'image/png', PNG);
  });
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
