import { createCanvas } from 'canvas';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../src/core/random.ts';
import { type Board, defaultGoal } from '../../src/core/sliding/board.ts';
import { draw } from '../../src/render/draw.ts';
import { THEMES } from '../../src/render/paint/picture.ts';
import {
  countPixels,
  type DecodedPicture,
  decodePicture,
  findDifference,
} from '../support/pictures/decode.ts';

/** A photo of 900x900 pixels with fine detail: each pixel differs from its neighbours. */
function detailed(): Buffer {
  const canvas = createCanvas(900, 900);
  const ctx = canvas.getContext('2d');
  const image = ctx.createImageData(900, 900);
  const random = seededRandom(1);
  for (let i = 0; i < image.data.length; i += 4) {
    const [x, y] = [(i / 4) % 900, Math.floor(i / 3600)];
    for (const part of [0, 1, 2])
      image.data[i + part] = 128 + 90 * Math.sin((x + part * 40) / 30) * Math.cos(y / 45) + 20 * random();
    image.data[i + 3] = 255;
  }
  ctx.putImageData(image, 0, 0);
  return canvas.toBuffer('image/jpeg', { quality: 0.9 });
}

test('a board of a photo is a JPEG: a PNG of it would weigh more than half a megabyte', () => {
  const photo = { id: 'detailed', bytes: detailed() };
  const picture = draw({
    kind: 'board',
    board: { rows: 3, cols: 3, tiles: [8, 7, 6, 5, 4, 3, 2, 1, 0] },
    goal: defaultGoal(3, 3),
    photo,
  });
  expect(picture.kind).toBe('jpeg');
  expect(picture.bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(picture.bytes.length).toBeLessThan(200_000);
});

/** A photo of one colour for each cell, in reading order. */
function coloured(rows: number, cols: number, colours: readonly string[]): Buffer {
  const canvas = createCanvas(cols * 160, rows * 160);
  const ctx = canvas.getContext('2d');
  colours.forEach((colour, cell) => {
    ctx.fillStyle = colour;
    ctx.fillRect((cell % cols) * 160, Math.floor(cell / cols) * 160, 160, 160);
  });
  return canvas.toBuffer('image/jpeg', { quality: 1 });
}

type Rgb = readonly [number, number, number];
const RED = ([r, g, b]: Rgb) => r > 240 && g < 20 && b < 20;
const GREEN = ([r, g, b]: Rgb) => r < 20 && g > 240 && b < 20;
const BLUE = ([r, g, b]: Rgb) => r < 20 && g < 20 && b > 240;
const WHITE = ([r, g, b]: Rgb) => r > 250 && g > 250 && b > 250;

const bytes = coloured(2, 2, ['#ff0000', '#00ff00', '#0000ff', '#ffffff']);
const goal = defaultGoal(2, 2);
const board = (tiles: number[]): Board => ({ rows: 2, cols: 2, tiles });

/** The colour in the middle of each quarter. */
const quarters = ({ width, height, at }: DecodedPicture): Rgb[] =>
  [0, 1, 2, 3].map((cell) =>
    at(Math.round(width * (0.3 + 0.4 * (cell % 2))), Math.round(height * (0.3 + 0.4 * Math.floor(cell / 2)))),
  );

describe.each(THEMES)('a board of a photo in the %s theme', (theme) => {
  const seen = (tiles: number[], to = goal, id = 'corners') =>
    decodePicture(draw({ kind: 'board', board: board(tiles), goal: to, photo: { id, bytes } }, { theme }));

  test('shows on each tile the part at its place in the goal, and none on the blank', () => {
    const [one, two, three, four] = quarters(seen([0, 1, 3, 2]));
    expect(
      [one, two, three, four].map((rgb) => rgb && [RED(rgb), GREEN(rgb), BLUE(rgb), WHITE(rgb)]),
    ).toEqual([
      [false, false, false, false],
      [true, false, false, false],
      [false, false, true, false],
      [false, true, false, false],
    ]);
    // The same tile shows another part where the goal has it elsewhere.
    const [, turned] = quarters(seen([0, 1, 3, 2], board([3, 2, 1, 0])));
    expect(turned && BLUE(turned)).toBe(true);
  });

  test('shows the whole photo without gaps or numbers when it is solved', () => {
    const whole = seen([1, 2, 3, 0]);
    const [, , , last] = quarters(whole);
    expect(last && WHITE(last)).toBe(true);
    const middle = Math.round(whole.height * 0.3);
    for (let x = Math.round(whole.width * 0.3); x < whole.width * 0.7; x++) {
      const rgb = whole.at(x, middle);
      const near = Math.abs(x - whole.width / 2) < 5;
      expect([x, near || RED(rgb) || GREEN(rgb)]).toEqual([x, true]);
    }
    const half = Math.floor(whole.width / 2) - 20;
    const quarter = [90, 90, half, half] as const;
    expect(countPixels(whole, quarter, RED)).toBe((half - 90) ** 2);
  });

  test('marks a tile in its place by a sign in its corner, without a tint', () => {
    const home = seen([1, 0, 3, 2]);
    const moved = decodePicture(
      draw(
        { kind: 'board', board: board([1, 0, 3, 2]), goal, movedCells: [0], photo: { id: 'corners', bytes } },
        { theme },
      ),
    );
    const sign = findDifference(home, moved);
    expect(sign?.right).toBeLessThan(home.width * 0.3);
    expect(sign?.bottom).toBeLessThan(home.height * 0.25);
  });

  test('has numbers that can be read on black and on white', () => {
    for (const colour of ['#000000', '#ffffff', '#808080']) {
      const plain = coloured(2, 2, Array(4).fill(colour));
      const picture = decodePicture(
        draw(
          { kind: 'board', board: board([0, 1, 2, 3]), goal, photo: { id: colour, bytes: plain } },
          { theme },
        ),
      );
      const left = Math.round(picture.width / 2);
      const corner = [left, 30, left + 70, 110] as const;
      const dark = countPixels(picture, corner, ([r, g, b]) => r + g + b < 150);
      const bright = countPixels(picture, corner, ([r, g, b]) => r + g + b > 640);
      expect([colour, dark > 60, bright > 200]).toEqual([colour, true, true]);
    }
  });
});
