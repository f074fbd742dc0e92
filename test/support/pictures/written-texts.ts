import { CanvasRenderingContext2D, createCanvas } from 'canvas';
import { contrastOf, type Rgb } from './colour-vision.ts';

/**
 * A text that was written on a canvas, and its contrast (WCAG 2.2) with what lay below it, where that is
 * least.
 */
export interface WrittenText {
  readonly text: string;
  readonly contrast: number;
}

/** The share of a text's pixels that may have less contrast: a number's corner may touch a line behind it. */
const STRAY = 0.05;

/** What `paint` writes on canvases, with the contrast as its pixels really have it. */
export function recordWrittenTexts(paint: () => void): WrittenText[] {
  const { fillText } = CanvasRenderingContext2D.prototype;
  const found: WrittenText[] = [];
  CanvasRenderingContext2D.prototype.fillText = function (this: CanvasRenderingContext2D, text, x, y) {
    const box = boxOf(this, text, x, y);
    const before = this.getImageData(...box).data;
    fillText.call(this, text, x, y);
    const after = this.getImageData(...box).data;
    const mask = maskOf(this, (ctx) => fillText.call(ctx, text, x, y), box);
    const contrasts = mask
      .map((pixel) => contrastOf(at(before, pixel), at(after, pixel)))
      .sort((a, b) => a - b);
    const contrast = contrasts[Math.floor(contrasts.length * STRAY)];
    if (contrast !== undefined) found.push({ text, contrast });
  };
  try {
    paint();
  } finally {
    CanvasRenderingContext2D.prototype.fillText = fillText;
  }
  return found;
}

type Box = readonly [left: number, top: number, width: number, height: number];

function boxOf(ctx: CanvasRenderingContext2D, text: string, x: number, y: number): Box {
  const { width, actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = ctx.measureText(text);
  const before = ctx.textAlign === 'center' ? width / 2 : ctx.textAlign === 'right' ? width : 0;
  return [Math.floor(x - before) - 2, Math.floor(y - up) - 2, Math.ceil(width) + 4, Math.ceil(up + down) + 4];
}

/** The pixels of the box that a text covers wholly, by their number. */
function maskOf(
  { font, textAlign, textBaseline }: CanvasRenderingContext2D,
  write: (ctx: CanvasRenderingContext2D) => void,
  [left, top, width, height]: Box,
): number[] {
  const ctx = createCanvas(width, height).getContext('2d');
  ctx.translate(-left, -top);
  Object.assign(ctx, { font, textAlign, textBaseline });
  write(ctx);
  const { data } = ctx.getImageData(0, 0, width, height);
  return Array.from({ length: width * height }, (_, pixel) => pixel).filter(
    (pixel) => data[4 * pixel + 3] === 255,
  );
}

function at(data: Uint8ClampedArray, pixel: number): Rgb {
  const [red = 0, green = 0, blue = 0] = data.subarray(4 * pixel, 4 * pixel + 3);
  return [red, green, blue];
}
