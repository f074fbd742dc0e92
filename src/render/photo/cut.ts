/**
 * The program that decodes a photo. `cutter.ts` starts a process of it for each photo, so that a faulty
 * decoder can harm nothing else.
 *
 * Usage: `cut.ts COLS ROWS < photo > picture`. Cuts the middle of the photo in the proportions of a board.
 * Writes a JPEG of at most `MAX_SIDE_PX` pixels on a side. Exit code 1: the photo can't be decoded.
 */
import { buffer } from 'node:stream/consumers';
import { type Canvas, createCanvas, type Image } from 'canvas';
import { decodePhoto, setHighestOomScore } from './decode.ts';

const MAX_SIDE_PX = 640;
const JPEG_QUALITY = 0.85;

function cutMiddle(image: Canvas | Image, cols: number, rows: number): Buffer {
  const { width, height } = image;
  const cellSide = Math.min(width / cols, height / rows);
  const scale = Math.min(1, MAX_SIDE_PX / (Math.max(cols, rows) * cellSide));
  const [cutWidth, cutHeight] = [cols * cellSide, rows * cellSide];
  const canvas = createCanvas(Math.round(cutWidth * scale), Math.round(cutHeight * scale));
  const ctx = canvas.getContext('2d', { alpha: false, pixelFormat: 'RGB24' });
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  const [cutLeft, cutTop] = [(width - cutWidth) / 2, (height - cutHeight) / 2];
  ctx.drawImage(image, cutLeft, cutTop, cutWidth, cutHeight, 0, 0, canvas.width, canvas.height);
  return canvas.toBuffer('image/jpeg', { quality: JPEG_QUALITY });
}

/** The middle of the photo as a JPEG, in the proportions of a board. Throws if the photo can't be decoded. */
export async function cutPhoto(bytes: Buffer, cols: number, rows: number): Promise<Buffer> {
  return cutMiddle(await decodePhoto(bytes), cols, rows);
}

async function main(): Promise<void> {
  setHighestOomScore();
  const [cols = 1, rows = 1] = process.argv.slice(2).map(Number);
  try {
    process.stdout.write(await cutPhoto(await buffer(process.stdin), cols, rows));
  } catch {
    process.exitCode = 1;
  }
}

if (process.argv[1] === import.meta.filename) await main();
