import { AsyncLocalStorage } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { encodePixels, type Pixels } from '../../../src/render/paint/png.ts';
import { encodePixelsInWorker } from '../../../src/render/paint/png-thread.ts';
import { decodePicture } from '../../support/pictures/decode.ts';

/** Each pixel another colour, the highest byte anything. */
function pixelsOf(width: number, height: number): Pixels {
  const bytes = Buffer.from(new Uint8Array(4 * width * height).buffer);
  for (let at = 0; at < bytes.length; at++) bytes[at] = (at * 37 + (at >> 8) * 11) & 255;
  return { bytes, width, height };
}

const SIZES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 64].flatMap((width) =>
  [1, 2, 3, 7].map((height) => [width, height] as const),
);

test.each(SIZES)('a PNG of %dx%d has the pixels that it was made of', (width, height) => {
  const given = Buffer.from(pixelsOf(width, height).bytes);
  const shown = decodePicture({ bytes: encodePixels(pixelsOf(width, height)), kind: 'png', width, height });
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [blue, green, red] = given.subarray(4 * (y * width + x));
      expect(shown.at(x, y)).toEqual([red, green, blue]);
    }
});

test('pictures encoded in a thread are the same PNGs, each for its own caller', async () => {
  const sizes = [500, 3, 120, 500, 1];
  const encoded = await Promise.all(sizes.map((side) => encodePixelsInWorker(pixelsOf(side, side))));
  for (const [at, side] of sizes.entries())
    expect(encoded[at]?.equals(encodePixels(pixelsOf(side, side)))).toBe(true);
});

test('callers who wait for an encoding thread that ends get an error, and later ones a new thread', async () => {
  const broken = { ...pixelsOf(2, 2), height: 9 };
  const both = [broken, pixelsOf(2, 2)].map(encodePixelsInWorker);
  expect(await Promise.allSettled(both)).toMatchObject(
    Array(2).fill({ reason: { message: 'the thread that encodes pictures ended' } }),
  );
  expect((await encodePixelsInWorker(pixelsOf(2, 2))).equals(encodePixels(pixelsOf(2, 2)))).toBe(true);
});

test('nothing is kept of the caller of a picture', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const asker = new AsyncLocalStorage<object>();
  const asked = async (): Promise<WeakRef<object>> => {
    const who = {};
    await asker.run(who, () => encodePixelsInWorker(pixelsOf(20, 20)));
    return new WeakRef(who);
  };
  const all = await Promise.all(Array.from({ length: 20 }, asked));
  await expect
    .poll(() => {
      collect();
      return all.filter((who) => who.deref() !== undefined).length;
    })
    .toBe(0);
});
