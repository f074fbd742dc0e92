import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas, Image, ImageData } from 'canvas';
import { readOrientation } from './exif.ts';
import { withoutPngExtras } from './png.ts';
import { findWebpExif, readWebp } from './webp.ts';

/** Makes this process the first one that the kernel ends if memory runs out (proc(5), `oom_score_adj`). */
export function setHighestOomScore(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // The system isn't Linux, or doesn't allow the change.
  }
}

/**
 * Uses Google's libwebp as WebAssembly, because node-canvas can't decode it. libwebp needs the browser's
 * class `ImageData` as a global variable.
 */
async function decodeWebp(bytes: Buffer): Promise<Canvas> {
  Object.assign(globalThis, { ImageData });
  const decoderUrl = import.meta.resolve('@jsquash/webp/codec/dec/webp_dec.js');
  const wasmBinary = readFileSync(fileURLToPath(decoderUrl.replace(/js$/, 'wasm')));
  const { decode } = await (await import(decoderUrl)).default({ noInitialRun: true, wasmBinary });
  const pixels: ImageData | null = decode(bytes);
  if (pixels === null) throw new Error('no WebP');
  const canvas = createCanvas(pixels.width, pixels.height);
  canvas.getContext('2d').putImageData(pixels, 0, 0);
  return turnUpright(canvas, readOrientation(findWebpExif(bytes) ?? Buffer.alloc(0)));
}

/**
 * Matrix for each Exif orientation from 1 to 8: turns a picture of width and height 1 upright (CIPA DC-008,
 * 4.6.4).
 */
const ORIENTATION_MATRICES = [
  [1, 0, 0, 1, 0, 0],
  [-1, 0, 0, 1, 1, 0],
  [-1, 0, 0, -1, 1, 1],
  [1, 0, 0, -1, 0, 1],
  [0, 1, 1, 0, 0, 0],
  [0, 1, -1, 0, 1, 0],
  [0, -1, -1, 0, 1, 1],
  [0, -1, 1, 0, 0, 1],
] as const;

function turnUpright(picture: Canvas, orientation: number): Canvas {
  const [a, b, c, d, x, y] = ORIENTATION_MATRICES[orientation - 1] ?? ORIENTATION_MATRICES[0];
  if (orientation === 1) return picture;
  const { width, height } = picture;
  const uprightCanvas = a === 0 ? createCanvas(height, width) : createCanvas(width, height);
  const ctx = uprightCanvas.getContext('2d');
  ctx.setTransform(a, b, c, d, x * uprightCanvas.width, y * uprightCanvas.height);
  ctx.drawImage(picture, 0, 0);
  return uprightCanvas;
}

/** JPEG, PNG or WebP, turned upright by its Exif data. Throws if it can't be decoded. */
export async function decodePhoto(bytes: Buffer): Promise<Canvas | Image> {
  if (readWebp(bytes) !== undefined) return decodeWebp(bytes);
  const image = new Image();
  image.src = withoutPngExtras(bytes);
  return image;
}
