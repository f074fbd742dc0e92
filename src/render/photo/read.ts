/**
 * The program that reads the board in a picture. `reader.ts` starts a process of it for each picture, so that
 * a faulty decoder can harm nothing else. Usage: `read.ts < picture`. Prints a `Result<PictureReading>` as
 * JSON. Exit code 1: the picture can't be decoded.
 */
import { buffer } from 'node:stream/consumers';
import { createCanvas } from 'canvas';
import { ok, type Result } from '../../core/result.ts';
import { type Pixels, shrinkPicture } from '../../vision/pixels.ts';
import { MAX_READ_PIXELS, readBoard } from '../../vision/read-board.ts';
import { decodePhoto, setHighestOomScore } from './decode.ts';
import type { PictureReading } from './reader.ts';

/** Larger pictures are shrunk to this when they are drawn, to save memory. */
const MAX_PIXELS = 4_000_000;
/** At smaller scales, the best filter takes seconds, and a cheaper one is as good. */
const MIN_BEST_SCALE = 0.5;

/** Pixels on a white background, at most `MAX_READ_PIXELS`. Throws if the picture can't be decoded. */
async function pixelsOf(bytes: Buffer): Promise<Pixels> {
  const image = await decodePhoto(bytes);
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (image.width * image.height)));
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = createCanvas(width ?? 1, height ?? 1);
  const ctx = canvas.getContext('2d', { alpha: false, pixelFormat: 'RGB24' });
  const quality = scale < MIN_BEST_SCALE ? 'good' : 'best';
  ctx.quality = quality;
  ctx.patternQuality = quality;
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = ctx.getImageData(0, 0, canvas.width, canvas.height);
  const pixels = { data, width: canvas.width, height: canvas.height };
  // Frees the canvas's memory, which would otherwise last until a garbage collection.
  canvas.width = 1;
  return shrinkPicture(pixels, MAX_READ_PIXELS);
}

/** Faults: those of `readBoard`. Throws if the picture can't be decoded. */
async function readPicture(bytes: Buffer): Promise<Result<PictureReading>> {
  const startedAt = performance.now();
  const reading = readBoard(await pixelsOf(bytes));
  if (!reading.ok) return reading;
  const { centres: _, ...board } = reading.value;
  const milliseconds = Math.round(performance.now() - startedAt);
  return ok({ ...board, milliseconds });
}

setHighestOomScore();
try {
  process.stdout.write(JSON.stringify(await readPicture(await buffer(process.stdin))));
} catch {
  process.exitCode = 1;
}
