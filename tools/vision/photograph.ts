import { type Canvas, createCanvas } from 'canvas';
import type { Random } from '../../src/core/random.ts';
import { fitHomography, type Homography, projectPoint } from '../../src/vision/homography.ts';

/** How a picture is photographed. */
export interface Shot {
  /** The most that it is turned, in degrees. */
  readonly tilt: number;
  /** How far corners move, as a share of the picture's side. */
  readonly perspective: number;
  /** The radius of the blur, in pixels. */
  readonly blur: number;
  /** The greatest noise of a channel. */
  readonly noise: number;
}

export const PHOTO: Shot = { tilt: 10, perspective: 0.05, blur: 1, noise: 14 };
export const HARD: Shot = { tilt: 18, perspective: 0.09, blur: 2.2, noise: 18 };

const WIDTH = 1100;
const HEIGHT = 1000;

const around = (random: Random, reach: number): number => (2 * random() - 1) * reach;

/** A map from the photograph to the picture: turned, and its corners moved, in the middle. */
function view(canvas: Canvas, { tilt, perspective }: Shot, random: Random): Homography {
  const size = (0.5 + 0.25 * random()) * HEIGHT;
  const scale = size / Math.max(canvas.width, canvas.height);
  const angle = (around(random, tilt) * Math.PI) / 180;
  const [middleX, middleY] = [WIDTH / 2 + around(random, 60), HEIGHT / 2 + around(random, 40)];
  const pairs = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].map(([x = 0, y = 0]) => {
    const u = (x - 0.5) * canvas.width * scale + around(random, perspective * size);
    const v = (y - 0.5) * canvas.height * scale + around(random, perspective * size);
    const from = {
      x: middleX + Math.cos(angle) * u - Math.sin(angle) * v,
      y: middleY + Math.sin(angle) * u + Math.cos(angle) * v,
    };
    return { from, to: { x: x * canvas.width, y: y * canvas.height } };
  });
  // Three points of each side's middle would say the same: four pairs are exact if given twice.
  return fitHomography([...pairs, ...pairs]) as Homography;
}

/** The means of `2 * radius + 1` values around each, along lines; twice is about a Gaussian. */
function blurLines(values: Float32Array, radius: number): void {
  const whole = Math.floor(radius);
  const edge = radius - whole;
  const pass = (lines: number, length: number, line: number, step: number) => {
    const before = new Float32Array(length);
    for (let at = 0; at < lines; at++) {
      for (let index = 0; index < length; index++) before[index] = values[at * line + index * step] as number;
      const value = (index: number) => before[Math.max(0, Math.min(length - 1, index))] as number;
      for (let index = 0; index < length; index++) {
        let sum = edge * (value(index - whole - 1) + value(index + whole + 1));
        for (let near = -whole; near <= whole; near++) sum += value(index + near);
        values[at * line + index * step] = sum / (2 * radius + 1);
      }
    }
  };
  pass(HEIGHT, WIDTH, WIDTH, 1);
  pass(WIDTH, HEIGHT, 1, WIDTH);
}

/**
 * Draws a picture as if it lay on a table and were photographed: perspective, light from one side, blur,
 * noise.
 */
export function photograph(canvas: Canvas, shot: Shot, random: Random): Canvas {
  const map = view(canvas, shot, random);
  const {
    data: source,
    width,
    height,
  } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const table = [random(), random(), random()].map((value) => 50 + 110 * value);
  const [wave, phase] = [20 + 30 * random(), random() * 6];
  const [slopeX, slopeY] = [around(random, 0.25), around(random, 0.25)];
  const photo = createCanvas(WIDTH, HEIGHT);
  const ctx = photo.getContext('2d');
  const pixels = ctx.createImageData(WIDTH, HEIGHT);
  const { data } = pixels;
  for (let channel = 0; channel < 3; channel++) {
    const values = new Float32Array(WIDTH * HEIGHT);
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++) {
        const place = projectPoint(map, x, y);
        const [u, v] = [Math.floor(place.x), Math.floor(place.y)];
        const isInside = u >= 0 && v >= 0 && u < width && v < height;
        const grain = 1 + 0.15 * Math.sin((y + 30 * Math.sin(x / 170)) / (wave / 6) + phase);
        const value = isInside
          ? (source[4 * (v * width + u) + channel] as number)
          : (table[channel] as number) * grain;
        const light = 0.85 + slopeX * (x / WIDTH - 0.5) + slopeY * (y / HEIGHT - 0.5);
        values[y * WIDTH + x] = value * light;
      }
    blurLines(values, shot.blur);
    blurLines(values, shot.blur);
    for (let at = 0; at < values.length; at++)
      data[4 * at + channel] = (values[at] as number) + shot.noise * (random() + random() - 1);
  }
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  ctx.putImageData(pixels, 0, 0);
  return photo;
}
