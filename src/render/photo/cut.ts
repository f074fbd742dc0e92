/**
 * The program that decodes a photo, started anew for each (`cutter.ts`): what a decoder does to its process, it does to this one.
 * `cut.ts COLS ROWS < photo > picture`: the middle of the photo, in the proportions of so many columns and rows, as a JPEG of at
 * most `SIDE` pixels a side. Exit code 1: it can't be decoded.
 */
import { writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { createCanvas, Image } from 'canvas';

const SIDE = 640;
const QUALITY = 0.85;

/** Where memory runs out, this is what ends, not the program that answers people (proc(5), `oom_score_adj`). */
function goFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not Linux, or not allowed.
  }
}

function cut(bytes: Buffer, cols: number, rows: number): Buffer {
  const image = new Image();
  image.src = bytes;
  const { naturalWidth: width, naturalHeight: height } = image;
  const unit = Math.min(width / cols, height / rows);
  const scale = Math.min(1, SIDE / (Math.max(cols, rows) * unit));
  const [across, down] = [cols * unit, rows * unit];
  const canvas = createCanvas(Math.round(across * scale), Math.round(down * scale));
  const ctx = canvas.getContext('2d', { alpha: false, pixelFormat: 'RGB24' });
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  const [left, top] = [(width - across) / 2, (height - down) / 2];
  ctx.drawImage(image, left, top, across, down, 0, 0, canvas.width, canvas.height);
  return canvas.toBuffer('image/jpeg', { quality: QUALITY });
}

goFirst();
const [cols = 1, rows = 1] = process.argv.slice(2).map(Number);
try {
  process.stdout.write(cut(await buffer(process.stdin), cols, rows));
} catch {
  process.exitCode = 1;
}
