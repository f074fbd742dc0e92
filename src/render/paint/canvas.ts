import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import type { Box } from './pen.ts';
import type { Picture } from './picture.ts';
import { encodePixels, type Pixels } from './png.ts';
import { encodePixelsInWorker } from './png-thread.ts';

/** Sizes are in pixels. */
export interface Sheet {
  readonly canvas: Canvas;
  readonly ctx: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  /** Only opaque sheets are reused for other pictures of the same size. */
  readonly isOpaque?: true;
}

/** Limit for all spare sheets together. */
const MAX_ALL_SPARE_BYTES = 12 * 2 ** 20;
/** Limit for a single spare sheet. */
const MAX_SPARE_BYTES = 4 * 2 ** 20;

/** Opaque ones, the oldest first. New pictures reuse them, because allocating new memory is much slower. */
const spareSheets: Sheet[] = [];
const byteCountOf = ({ width, height }: Pick<Sheet, 'width' | 'height'>): number => 4 * width * height;

/** With `pageColour`, the sheet is opaque and filled with it; otherwise it is transparent. */
export function makeSheet(width: number, height: number, pageColour?: string): Sheet {
  if (pageColour === undefined) {
    const canvas = createCanvas(width, height);
    return { canvas, ctx: canvas.getContext('2d'), width, height };
  }
  const sheet = takeSpareSheet(width, height) ?? createOpaqueSheet(width, height);
  sheet.ctx.save();
  sheet.ctx.fillStyle = pageColour;
  sheet.ctx.fillRect(0, 0, width, height);
  return sheet;
}

function createOpaqueSheet(width: number, height: number): Sheet {
  const canvas = createCanvas(width, height);
  return {
    canvas,
    ctx: canvas.getContext('2d', { alpha: false, pixelFormat: 'RGB24' }),
    width,
    height,
    isOpaque: true,
  };
}

function takeSpareSheet(width: number, height: number): Sheet | undefined {
  const sheetIndex = spareSheets.findLastIndex((sheet) => sheet.width === width && sheet.height === height);
  return sheetIndex < 0 ? undefined : spareSheets.splice(sheetIndex, 1)[0];
}

/**
 * Frees the memory if the sheet is transparent or too large. Otherwise another picture of its size can use
 * it.
 */
function keepOrFree({ canvas, ctx, width, height, isOpaque }: Sheet): void {
  if (isOpaque === undefined || byteCountOf(canvas) > MAX_SPARE_BYTES) {
    freeCanvas(canvas);
    return;
  }
  ctx.restore();
  spareSheets.push({ canvas, ctx, width, height, isOpaque });
  while (spareSheets.reduce((sum, spareSheet) => sum + byteCountOf(spareSheet), 0) > MAX_ALL_SPARE_BYTES) {
    const oldestSheet = spareSheets.shift();
    if (oldestSheet !== undefined) freeCanvas(oldestSheet.canvas);
  }
}

/** Immediately. The garbage collector would free the memory only after many more canvases were created. */
export function freeCanvas(canvas: Canvas): void {
  canvas.width = 0;
  canvas.height = 0;
}

/** Makes the sheet a spare one: the caller can't use it afterwards. */
function pixelsOf(sheet: Sheet): Pixels {
  const { canvas, width, height } = sheet;
  const bytes = canvas.toBuffer('raw');
  keepOrFree(sheet);
  return { bytes, width, height };
}

const pictureOf = (bytes: Buffer, { width, height }: Sheet): Picture => ({
  bytes,
  kind: 'png',
  width,
  height,
});

/** An opaque PNG. The sheet can't be used afterwards. */
export const encodePng = (sheet: Sheet): Picture => pictureOf(encodePixels(pixelsOf(sheet)), sheet);

/**
 * An opaque PNG. The sheet can't be used afterwards. Rejects if the worker thread ends before the picture is
 * encoded.
 */
export const encodePngInWorker = (sheet: Sheet): Promise<Picture> =>
  encodePixelsInWorker(pixelsOf(sheet)).then((bytes) => pictureOf(bytes, sheet));

const JPEG_OPTIONS = { quality: 0.85 };

/** Smaller than a PNG if the sheet shows a photo. The sheet can't be used afterwards. */
export function encodeJpeg(sheet: Sheet): Picture {
  const bytes = sheet.canvas.toBuffer('image/jpeg', JPEG_OPTIONS);
  keepOrFree(sheet);
  return { bytes, kind: 'jpeg', width: sheet.width, height: sheet.height };
}

/** As `encodeJpeg`, on a thread of libuv. */
export async function encodeJpegInThread(sheet: Sheet): Promise<Picture> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  sheet.canvas.toBuffer(
    (error, bytes) => (error === null ? resolve(bytes) : reject(error)),
    'image/jpeg',
    JPEG_OPTIONS,
  );
  const bytes = await promise.finally(() => keepOrFree(sheet));
  return { bytes, kind: 'jpeg', width: sheet.width, height: sheet.height };
}

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

export function fillRounded(
  ctx: CanvasRenderingContext2D,
  fill: CanvasRenderingContext2D['fillStyle'],
  ...rect: readonly [x: number, y: number, width: number, height: number, radius: number]
): void {
  ctx.fillStyle = fill;
  roundedRect(ctx, ...rect);
  ctx.fill();
}

/** Several transparent layers under a rounded rectangle, because the canvas' own blur is much slower. */
export function softShadow(
  ctx: CanvasRenderingContext2D,
  rect: Box & { readonly radius: number },
  shadowWidth: number,
  colour: string,
  opacity: number,
): void {
  const layerCount = Math.max(2, Math.min(8, Math.round(shadowWidth)));
  ctx.fillStyle = `rgba(${colour}, ${opacity / layerCount})`;
  for (let i = 0; i < layerCount; i++) {
    const outset = shadowWidth * (1 - (2 * i) / layerCount) * 0.5;
    roundedRect(
      ctx,
      rect.x - outset,
      rect.y - outset + shadowWidth * 0.5,
      rect.width + 2 * outset,
      rect.height + 2 * outset,
      Math.max(0, rect.radius + outset),
    );
    ctx.fill();
  }
}
