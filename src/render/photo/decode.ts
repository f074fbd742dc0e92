import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas, Image, ImageData } from 'canvas';
import { readWebp } from './webp.ts';

/** Offers this process to the kernel first where memory runs out (proc(5), `oom_score_adj`). */
export function goFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not Linux, or not allowed.
  }
}

/**
 * Decodes a WebP by Google's libwebp as WebAssembly: node-canvas has none. It makes an `ImageData`, a class
 * of browsers.
 */
async function decodeWebp(bytes: Buffer): Promise<Canvas> {
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

/** Decodes a JPEG, PNG or WebP; a JPEG is turned as its EXIF data say. Throws if it can't be decoded. */
export async function decodePhoto(bytes: Buffer): Promise<Canvas | Image> {
  if (readWebp(bytes) !== undefined) return decodeWebp(bytes);
  const image = new Image();
  image.src = bytes;
  return image;
}
