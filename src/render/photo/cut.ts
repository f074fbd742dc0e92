/**
 * The program that decodes a photo. `cutter.ts` starts a process of it for each photo, so that a faulty
 * decoder can harm nothing else.
 *
 * Usage: `cut.ts COLS ROWS < photo > picture`. Cuts the middle of the photo in the proportions of a board.
 * Writes a JPEG of at most `SIDE_PX` pixels on a side. Exit code 1: the photo can't be decoded.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas, Image, ImageData } from 'canvas';
import { readWebp } from './webp.ts';

const SIDE_PX = 640;
const QUALITY = 0.85;

/**
 * If memory runs out, makes the kernel end this process first instead of the bot (proc(5), `oom_score_adj`).
 */
function goFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Ignore the error. Only Linux has this file, and writing it may need permission.
  }
}

/**
 * Decodes a WebP with Google's libwebp as WebAssembly, because node-canvas can't. The decoder needs
 * `ImageData`, a browser class.
 */
async function decodedWebp(bytes: Buffer): Promise<Canvas> {
  Object.assign(globalThis, { ImageData });
  const decoder = import.meta.resolve('@jsquash/webp/codec/dec/webp_dec.js');
  const wasmBinary = readFileSync(fileURLToPath(decoder.replace(/js$/, 'wasm')));
  const { decode } = await (await import(decoder)).default({ noInitialRun: true, wasmBinary });
  const pixels: ImageData | null = decode(bytes);
  if (pixels === null) throw new Error('no WebP');
  const canvas = createCanvas(pixels.width, pixels.height);
  canvas.getContext('2d').putImageData(pixels, 0, 0);
  return canvas;
}

function decoded(bytes: Buffer): Image {
  const image = new Image();
  image.src = bytes;
  return image;
}

function cut(image: Canvas | Image, cols: number, rows: number): Buffer {
  const { width, height } = image;
  const unit = Math.min(width / cols, height / rows);
  const scale = Math.min(1, SIDE_PX / (Math.max(cols, rows) * unit));
  const [across, down] = [cols * unit, rows * unit];
  const canvas = createCanvas(Math.round(across * scale), Math.round(down * scale));
  const ctx = canvas.getContext('2d', { alpha: false, pixelFormat: 'RGB24' });
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  const [left, top] = [(width - across) / 2, (height - down) / 2];
  ctx.drawImage(image, left, top, across, down, 0, 0, canvas.width, canvas.height);
  return canvas.toBuffer('image/jpeg', { quality: QUALITY });
}

/**
 * Returns the middle of the photo as a JPEG, in the proportions of a board. Throws if the photo can't be
 * decoded.
 */
export async function cutPhoto(bytes: Buffer, cols: number, rows: number): Promise<Buffer> {
  return cut(readWebp(bytes) === undefined ? decoded(bytes) : await decodedWebp(bytes), cols, rows);
}

async function main(): Promise<void> {
  goFirst();
  const [cols = 1, rows = 1] = process.argv.slice(2).map(Number);
  try {
    process.stdout.write(await cutPhoto(await buffer(process.stdin), cols, rows));
  } catch {
    process.exitCode = 1;
  }
}

if (process.argv[1] === import.meta.filename) await main();
