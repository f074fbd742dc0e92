import { createRequire } from 'node:module';
import type { Sheet } from './canvas.ts';
import type { Picture } from './picture.ts';

// A CommonJS package whose `default` differs between Node's and the test runner's way to import it; require is the same in both.
const gifenc: typeof import('gifenc') = createRequire(import.meta.url)('gifenc');

const COLOURS = 255;

/** Frames of an animation, painted one after the other on one sheet. */
export interface Film<Frame extends { readonly delay: number }> {
  readonly sheet: Sheet;
  /** In order; `delay`: milliseconds for which a frame stays. */
  readonly frames: readonly Frame[];
  /** Paints the whole sheet; any frame at any time. */
  readonly paint: (frame: Frame) => void;
}

function pixelsOf({ ctx, width, height }: Sheet): Uint8ClampedArray {
  return ctx.getImageData(0, 0, width, height).data;
}

/** Colours that suit the first, a middle and the last frame, which between them show whatever an animation shows. */
function paletteFor<Frame extends { readonly delay: number }>({
  sheet,
  frames,
  paint,
}: Film<Frame>): number[][] {
  const picked = [0, Math.floor(frames.length / 2), frames.length - 1].flatMap((i) => frames[i] ?? []);
  const all = new Uint8ClampedArray(picked.length * sheet.width * sheet.height * 4);
  picked.forEach((frame, i) => {
    paint(frame);
    all.set(pixelsOf(sheet), i * sheet.width * sheet.height * 4);
  });
  return gifenc.quantize(all, COLOURS);
}

/** Palette indices of a frame in which every pixel that stays as it was is `clear`. */
function changedIndex(
  now: Uint8ClampedArray,
  before: Uint8ClampedArray | undefined,
  palette: number[][],
  clear: number,
): Uint8Array {
  if (!before) return gifenc.applyPalette(now, palette);
  const [a, b] = [new Uint32Array(now.buffer), new Uint32Array(before.buffer)];
  const places: number[] = [];
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) places.push(i);
  const colours = gifenc.applyPalette(
    new Uint8Array(Uint32Array.from(places, (i) => a[i] ?? 0).buffer),
    palette,
  );
  const index = new Uint8Array(a.length).fill(clear);
  places.forEach((place, i) => {
    index[place] = colours[i] ?? clear;
  });
  return index;
}

/** A looping GIF; every frame holds only what changed since the one before. */
export function encodeGif<Frame extends { readonly delay: number }>(film: Film<Frame>): Picture {
  const { sheet, frames, paint } = film;
  const palette = paletteFor(film);
  const clear = palette.length;
  const withClear = [...palette, [0, 0, 0]];
  const gif = gifenc.GIFEncoder();
  let before: Uint8ClampedArray | undefined;
  for (const frame of frames) {
    paint(frame);
    const now = pixelsOf(sheet);
    const index = changedIndex(now, before, palette, clear);
    gif.writeFrame(index, sheet.width, sheet.height, {
      ...(before ? { transparent: true, transparentIndex: clear } : { palette: withClear, repeat: 0 }),
      delay: frame.delay,
      dispose: 1,
    });
    before = now;
  }
  gif.finish();
  return { bytes: Buffer.from(gif.bytes()), kind: 'gif', width: sheet.width, height: sheet.height };
}
