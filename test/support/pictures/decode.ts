import { createCanvas, Image } from 'canvas';
import type { Picture } from '../../../src/render/paint/picture.ts';

/** A picture read back from its bytes, as a receiver would. */
export interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  /** In reading order, red in the lowest byte. */
  readonly pixels: Uint32Array;
  /** Red, green, blue of a pixel. */
  at(x: number, y: number): readonly [number, number, number];
}

/**
 * The bytes of an answer's picture. Throws if there is none: comparing nothing with nothing proves nothing.
 */
export function pictureBytes(reply: { readonly picture?: Picture } | undefined): Buffer {
  if (reply?.picture === undefined) throw new Error('an answer without a picture');
  return reply.picture.bytes;
}

/** Decodes a PNG (or a GIF's first frame). */
export function decodePicture({ bytes }: Picture): DecodedPicture {
  const image = new Image();
  image.src = bytes;
  const ctx = createCanvas(image.width, image.height).getContext('2d');
  ctx.drawImage(image, 0, 0);
  const { data } = ctx.getImageData(0, 0, image.width, image.height);
  return {
    width: image.width,
    height: image.height,
    pixels: new Uint32Array(data.buffer),
    at: (x, y) => {
      const i = 4 * (y * image.width + x);
      return [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
    },
  };
}

/**
 * The smallest rectangle holding every pixel in which two pictures of one size differ; undefined if there is
 * none.
 */
export function findDifference(
  a: DecodedPicture,
  b: DecodedPicture,
): { left: number; top: number; right: number; bottom: number } | undefined {
  let box: { left: number; top: number; right: number; bottom: number } | undefined;
  for (let y = 0; y < a.height; y++) {
    for (let x = 0; x < a.width; x++) {
      const i = y * a.width + x;
      if (a.pixels[i] === b.pixels[i]) continue;
      box = box
        ? { left: Math.min(box.left, x), top: box.top, right: Math.max(box.right, x), bottom: y }
        : { left: x, top: y, right: x, bottom: y };
    }
  }
  return box;
}

/** How many pixels of a rectangle satisfy `is`. */
export function countPixels(
  picture: DecodedPicture,
  [left, top, right, bottom]: readonly [number, number, number, number],
  is: (rgb: readonly [number, number, number]) => boolean,
): number {
  let found = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (is(picture.at(x, y))) found++;
  return found;
}
