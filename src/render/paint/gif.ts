import { createRequire } from 'node:module';
import type { Sheet } from './canvas.ts';
import type { Picture } from './picture.ts';
import type { Pieces } from './pieces.ts';

// `require`, because the CommonJS package's `default` export differs between the imports of Node and of the
// test runner.
const gifenc: typeof import('gifenc') = createRequire(import.meta.url)('gifenc');

const MAX_COLOURS = 255;

/** All frames are painted on the same sheet, one after another. */
export interface Film<Frame extends { readonly delay: number }> {
  readonly sheet: Sheet;
  /** Frames in order. `delay`: in milliseconds. */
  readonly frames: readonly Frame[];
  /** Paints over the whole sheet. The frames may be painted in any order. */
  readonly paint: (frame: Frame) => Pieces<void>;
}

function pixelsOf({ ctx, width, height }: Sheet): Uint8ClampedArray {
  return ctx.getImageData(0, 0, width, height).data;
}

/** Uses the first, the middle and the last frame, which together contain all colours of the animation. */
function* choosePalette<Frame extends { readonly delay: number }>({
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
 * Finds the palette index with the colour nearest to a pixel (red in the lowest byte). gifenc has such a
 * function too, but it gives all similar colours of a frame the same index, which leaves traces behind moving
 * parts.
 */
function createNearestColourFinder(palette: readonly number[][]): (pixel: number) => number {
  const paletteIndexByPixel = new Map<number, number>();
  const findNearest = (pixel: number): number => {
    const [red, green, blue] = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
    let [bestIndex, leastDistance] = [0, Number.POSITIVE_INFINITY];
    for (let colourIndex = 0; colourIndex < palette.length; colourIndex++) {
      const colour = palette[colourIndex] ?? [];
      const distance =
        (red - (colour[0] ?? 0)) ** 2 + (green - (colour[1] ?? 0)) ** 2 + (blue - (colour[2] ?? 0)) ** 2;
      if (distance < leastDistance) [bestIndex, leastDistance] = [colourIndex, distance];
    }
    paletteIndexByPixel.set(pixel, bestIndex);
    return bestIndex;
  };
  return (pixel) => paletteIndexByPixel.get(pixel) ?? findNearest(pixel);
}

/**
 * Indexes of the colours in the palette. A pixel that is the same as in the frame before gets `clearIndex`.
 */
function indexChangedPixels(
  currentPixels: Uint8ClampedArray,
  pixelsBefore: Uint8ClampedArray | undefined,
  nearestColourIndex: (pixel: number) => number,
  clearIndex: number,
): Uint8Array {
  const pixels = new Uint32Array(currentPixels.buffer);
  const oldPixels = pixelsBefore && new Uint32Array(pixelsBefore.buffer);
  const paletteIndexes = new Uint8Array(pixels.length);
  for (let i = 0; i < pixels.length; i++) {
    paletteIndexes[i] =
      oldPixels && pixels[i] === oldPixels[i] ? clearIndex : nearestColourIndex(pixels[i] ?? 0);
  }
  return paletteIndexes;
}

/** The GIF repeats forever. Each frame contains only the pixels that differ from the frame before. */
export function* encodeGif<Frame extends { readonly delay: number }>(film: Film<Frame>): Pieces<Picture> {
  const { sheet, frames, paint } = film;
  const palette = yield* choosePalette(film);
  yield;
  const nearestColourIndex = createNearestColourFinder(palette);
  const clearIndex = palette.length;
  const paletteWithClear = [...palette, [0, 0, 0]];
  const encoder = gifenc.GIFEncoder();
  let pixelsBefore: Uint8ClampedArray | undefined;
  for (const frame of frames) {
    yield* paint(frame);
    const currentPixels = pixelsOf(sheet);
    const paletteIndexes = indexChangedPixels(currentPixels, pixelsBefore, nearestColourIndex, clearIndex);
    yield;
    encoder.writeFrame(paletteIndexes, sheet.width, sheet.height, {
      ...(pixelsBefore
        ? { transparent: true, transparentIndex: clearIndex }
        : { palette: paletteWithClear, repeat: 0 }),
      delay: frame.delay,
      dispose: 1,
    });
    pixelsBefore = currentPixels;
    yield;
  }
  encoder.finish();
  return { bytes: Buffer.from(encoder.bytes()), kind: 'gif', width: sheet.width, height: sheet.height };
}
