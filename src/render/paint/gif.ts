import { createRequire } from 'node:module';
import type { Sheet } from './canvas.ts';
import type { Picture } from './picture.ts';
import type { Pieces } from './pieces.ts';

// The CommonJS package `gifenc` is loaded with `require`, because its `default` export differs between the
// imports of Node and of the test runner.
const gifenc: typeof import('gifenc') = createRequire(import.meta.url)('gifenc');

const MAX_COLOURS = 255;

/** An animation. All its frames are painted on the same sheet, one after another. */
export interface Film<Frame extends { readonly delay: number }> {
  readonly sheet: Sheet;
  /** The frames in order. `delay` is the time for which a frame is shown, in milliseconds. */
  readonly frames: readonly Frame[];
  /** Paints a frame over the whole sheet. The frames may be painted in any order. */
  readonly paint: (frame: Frame) => Pieces<void>;
}

function pixelsOf({ ctx, width, height }: Sheet): Uint8ClampedArray {
  return ctx.getImageData(0, 0, width, height).data;
}

/**
 * Chooses a palette from the colours of the first, the middle and the last frame, because these three frames
 * together contain all colours of the animation.
 */
function* paletteFor<Frame extends { readonly delay: number }>({
  sheet,
  frames,
  paint,
}: Film<Frame>): Pieces<number[][]> {
  const sampleFrames = [0, Math.floor(frames.length / 2), frames.length - 1].flatMap((i) => frames[i] ?? []);
  const samplePixels = new Uint8ClampedArray(sampleFrames.length * sheet.width * sheet.height * 4);
  for (const [i, frame] of sampleFrames.entries()) {
    yield* paint(frame);
    samplePixels.set(pixelsOf(sheet), i * sheet.width * sheet.height * 4);
    yield;
  }
  return gifenc.quantize(samplePixels, MAX_COLOURS);
}

/**
 * Returns a function that finds the palette index with the colour nearest to a pixel (red in the lowest
 * byte). gifenc has such a function too, but it gives all similar colours of a frame the same index, which
 * leaves traces behind moving parts.
 */
function nearestIn(palette: readonly number[][]): (pixel: number) => number {
  const cache = new Map<number, number>();
  const find = (pixel: number): number => {
    const [red, green, blue] = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
    let [best, leastDistance] = [0, Number.POSITIVE_INFINITY];
    for (let at = 0; at < palette.length; at++) {
      const colour = palette[at] ?? [];
      const distance =
        (red - (colour[0] ?? 0)) ** 2 + (green - (colour[1] ?? 0)) ** 2 + (blue - (colour[2] ?? 0)) ** 2;
      if (distance < leastDistance) [best, leastDistance] = [at, distance];
    }
    cache.set(pixel, best);
    return best;
  };
  return (pixel) => cache.get(pixel) ?? find(pixel);
}

/**
 * Returns for each pixel of a frame the index of its colour in the palette. A pixel that is the same as in
 * the frame before gets the index `clearIndex`.
 */
function indexChangedPixels(
  currentPixels: Uint8ClampedArray,
  pixelsBefore: Uint8ClampedArray | undefined,
  nearest: (pixel: number) => number,
  clearIndex: number,
): Uint8Array {
  const pixels = new Uint32Array(currentPixels.buffer);
  const oldPixels = pixelsBefore && new Uint32Array(pixelsBefore.buffer);
  const index = new Uint8Array(pixels.length);
  for (let i = 0; i < pixels.length; i++) {
    index[i] = oldPixels && pixels[i] === oldPixels[i] ? clearIndex : nearest(pixels[i] ?? 0);
  }
  return index;
}

/**
 * Makes a GIF that repeats forever. Each frame contains only the pixels that differ from the frame before.
 */
export function* encodeGif<Frame extends { readonly delay: number }>(film: Film<Frame>): Pieces<Picture> {
  const { sheet, frames, paint } = film;
  const palette = yield* paletteFor(film);
  yield;
  const nearest = nearestIn(palette);
  const clearIndex = palette.length;
  const paletteWithClear = [...palette, [0, 0, 0]];
  const gif = gifenc.GIFEncoder();
  let pixelsBefore: Uint8ClampedArray | undefined;
  for (const frame of frames) {
    yield* paint(frame);
    const currentPixels = pixelsOf(sheet);
    const index = indexChangedPixels(currentPixels, pixelsBefore, nearest, clearIndex);
    yield;
    gif.writeFrame(index, sheet.width, sheet.height, {
      ...(pixelsBefore
        ? { transparent: true, transparentIndex: clearIndex }
        : { palette: paletteWithClear, repeat: 0 }),
      delay: frame.delay,
      dispose: 1,
    });
    pixelsBefore = currentPixels;
    yield;
  }
  gif.finish();
  return { bytes: Buffer.from(gif.bytes()), kind: 'gif', width: sheet.width, height: sheet.height };
}
