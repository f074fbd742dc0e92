import type { Random } from '../../src/core/random.ts';
import { type Box, GLYPH_SIZE, writeGlyph } from '../../src/vision/glyph.ts';
import type { Master } from './masters.ts';

/** Glyphs to learn from, one after the other, each with its class. */
export interface Samples {
  readonly glyphs: Uint8Array;
  readonly labels: Uint8Array;
}

const between = (random: Random, low: number, high: number): number => low + (high - low) * random();
/** About a normal distribution of deviation 1. */
const bell = (random: Random): number => (random() + random() + random() + random() - 2) * 1.7;

interface Patch {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** The ink of a master at a place in its own pixels, between its pixels' centres. */
function inkAt({ data, width, height }: Master, x: number, y: number): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [dx, dy] = [x - 0.5 - left, y - 0.5 - top];
  const pixel = (col: number, row: number) =>
    col < 0 || row < 0 || col >= width || row >= height ? 0 : (data[row * width + col] as number);
  return (
    (1 - dy) * ((1 - dx) * pixel(left, top) + dx * pixel(left + 1, top)) +
    dy * ((1 - dx) * pixel(left, top + 1) + dx * pixel(left + 1, top + 1))
  );
}

/** The master turned, sheared, stretched and scaled to about `size` pixels of height. */
function warped(master: Master, size: number, random: Random): Patch {
  let source = master;
  while (source.half && source.height > 2 * size) source = source.half;
  const angle = random() < 0.6 ? bell(random) * 0.06 : between(random, -0.38, 0.38);
  const shear = bell(random) * 0.1;
  const stretch = Math.exp(bell(random) * 0.12);
  const scale = source.height / size;
  const reach = (Math.max(source.width * stretch, source.height) / scale) * 0.75 + 3;
  const side = 2 * Math.ceil(reach);
  const data = new Float32Array(side * side);
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const lean = bell(random) * 0.0025;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [u, v] = [x + 0.5 - reach, y + 0.5 - reach];
      const depth = 1 + lean * u;
      const [across, down] = [(cos * u + sin * v) * depth, (cos * v - sin * u) * depth];
      data[y * side + x] = inkAt(
        source,
        source.width / 2 + (across + shear * down) / stretch,
        source.height / 2 + down,
      );
    }
  return { data, width: side, height: side };
}

/** Means over `2 * radius + 1` pixels in each direction, in place; a fraction of `radius` counts in part. */
function blur({ data, width, height }: Patch, radius: number): void {
  const whole = Math.floor(radius);
  const edge = radius - whole;
  const pad = whole + 1;
  const before = new Float32Array(Math.max(width, height) + 2 * pad);
  const pass = (lines: number, length: number, line: number, step: number) => {
    for (let at = 0; at < lines; at++) {
      before.fill(0);
      for (let index = 0; index < length; index++)
        before[pad + index] = data[at * line + index * step] as number;
      for (let index = 0; index < length; index++) {
        let sum = edge * ((before[index] as number) + (before[index + 2 * pad] as number));
        for (let near = 1; near < 2 * pad; near++) sum += before[index + near] as number;
        data[at * line + index * step] = sum / (2 * radius + 1);
      }
    }
  };
  pass(height, width, width, 1);
  pass(width, height, 1, width);
}

/** Noise, light from one side, and edges of the tile where it isn't quite even. */
function spoil({ data, width, height }: Patch, random: Random): void {
  const noise = random() < 0.5 ? 0 : between(random, 0, 0.12);
  const [slopeX, slopeY] = [bell(random) * 0.1, bell(random) * 0.1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const light = slopeX * (x / width - 0.5) + slopeY * (y / height - 0.5);
      data[at] = (data[at] as number) + light + (noise === 0 ? 0 : noise * bell(random));
    }
}

/** The largest connected part (8 neighbours) above the threshold: its pixels and its box. */
function largestPart({ data, width, height }: Patch, threshold: number): { mask: Uint8Array; box: Box } {
  const part = new Int32Array(width * height);
  const stack = new Int32Array(width * height);
  let best = { size: 0, id: 0, box: { left: 0, top: 0, right: 0, bottom: 0 } };
  let id = 0;
  for (let start = 0; start < data.length; start++) {
    if (part[start] !== 0 || (data[start] as number) <= threshold) continue;
    id++;
    part[start] = id;
    let waiting = 0;
    stack[waiting++] = start;
    let size = 0;
    let [left, top, right, bottom] = [width, height, 0, 0];
    while (waiting > 0) {
      const at = stack[--waiting] as number;
      size++;
      const [x, y] = [at % width, Math.floor(at / width)];
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
        for (let col = Math.max(0, x - 1); col <= Math.min(width - 1, x + 1); col++) {
          const next = row * width + col;
          if (part[next] !== 0 || (data[next] as number) <= threshold) continue;
          part[next] = id;
          stack[waiting++] = next;
        }
    }
    if (size > best.size) best = { size, id, box: { left, top, right, bottom } };
  }
  return { mask: Uint8Array.from(part, (one) => (one === best.id && id > 0 ? 255 : 0)), box: best.box };
}

/** Writes one distorted view of a master into `glyphs`; false: nothing is left of it. */
function writeSample(master: Master, random: Random, glyphs: Uint8Array, at: number): boolean {
  const size = Math.exp(between(random, Math.log(9), Math.log(30)));
  const patch = warped(master, size, random);
  const radius = size * (random() < 0.3 ? between(random, 0.03, 0.12) : between(random, 0, 0.04));
  if (radius > 0.3) {
    blur(patch, radius);
    blur(patch, radius);
  }
  spoil(patch, random);
  const highest = patch.data.reduce((most, value) => Math.max(most, value), 0);
  const threshold = highest * between(random, 0.3, 0.68);
  const { mask, box } = largestPart(patch, threshold);
  if (box.bottom - box.top < 5) return false;
  if (random() < 0.4) {
    // Soft edges, as where a straightened cell is read.
    const slope = between(random, 1, 3);
    for (let pixel = 0; pixel < mask.length; pixel++) {
      const value = 0.5 + (slope * ((patch.data[pixel] as number) - threshold)) / highest;
      if (mask[pixel] === 255) mask[pixel] = 255 * Math.min(1, Math.max(0, value));
    }
  }
  writeGlyph({ data: mask, width: patch.width, height: patch.height }, box, glyphs, at);
  return true;
}

/** `count` samples drawn from the masters, by turns. */
export function drawSamples(masters: readonly Master[], count: number, random: Random): Samples {
  const glyphs = new Uint8Array(count * GLYPH_SIZE);
  const labels = new Uint8Array(count);
  for (let done = 0, turn = 0; done < count; turn++) {
    const master = masters[turn % masters.length] as Master;
    if (!writeSample(master, random, glyphs, done * GLYPH_SIZE)) continue;
    labels[done++] = master.label;
  }
  return { glyphs, labels };
}
