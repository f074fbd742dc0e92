import { describe, expect, it } from 'vitest';
import type { Board } from '../../src/core/sliding/board.ts';
import { draw } from '../../src/render/draw.ts';
import { THEMES } from '../../src/render/paint/picture.ts';
import { countPixels, decodePicture, findDifference } from '../support/pictures/decode.ts';

const board = (rows: number, cols: number, tiles: number[]): Board => ({ rows, cols, tiles });
const inOrder = (rows: number, cols: number): Board =>
  board(
    rows,
    cols,
    Array.from({ length: rows * cols }, (_, i) => (i + 1) % (rows * cols)),
  );

const goal = inOrder(3, 3);
const near = board(3, 3, [1, 2, 3, 4, 0, 6, 7, 5, 8]);
/** The middle ninth of the picture is the middle cell: the board is drawn in the picture's middle. */
const third = (size: number, i: number) => Math.round((size * i) / 3);
type Rgb = readonly [number, number, number];
const orange = ([r, g, b]: Rgb) => r > 200 && g > 140 && b < 110;
const green = ([r, g, b]: Rgb) => g > r + 20 && g > b;
const brightness = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

describe.each(THEMES)('a board in the %s theme', (theme) => {
  it('is 500 to 800 pixels on its longer side at every size', () => {
    for (let rows = 2; rows <= 10; rows++) {
      const picture = draw({ kind: 'board', board: inOrder(rows, 12 - rows) }, { theme });
      const longer = Math.max(picture.width, picture.height);
      expect(longer).toBeGreaterThanOrEqual(500);
      expect(longer).toBeLessThanOrEqual(800);
    }
  });

  it('leaves the blank dark and empty', () => {
    const picture = decodePicture(draw({ kind: 'board', board: near }, { theme }));
    const inset = Math.round(picture.width * 0.05);
    const middle = [
      third(picture.width, 1) + inset,
      third(picture.height, 1) + inset,
      third(picture.width, 2) - inset,
      third(picture.height, 2) - inset,
    ] as const;
    const area = (middle[2] - middle[0]) * (middle[3] - middle[1]);
    expect(countPixels(picture, middle, (rgb) => brightness(rgb) < 60)).toBe(area);
  });

  it('marks a moved tile inside its own cell only', () => {
    const plain = decodePicture(draw({ kind: 'board', board: near }, { theme }));
    const marked = decodePicture(draw({ kind: 'board', board: near, movedCells: [7] }, { theme }));
    const box = findDifference(plain, marked);
    expect(box).toBeDefined();
    if (!box) return;
    expect(box.left).toBeGreaterThanOrEqual(third(plain.width, 1) - 4);
    expect(box.right).toBeLessThanOrEqual(third(plain.width, 2) + 4);
    expect(box.top).toBeGreaterThanOrEqual(third(plain.height, 2) - 24);
    expect(countPixels(marked, [box.left, box.top, box.right, box.bottom], orange)).toBeGreaterThan(5000);
    expect(countPixels(plain, [box.left, box.top, box.right, box.bottom], orange)).toBe(0);
  });

  it('marks a doubtful cell by a ring along all of its sides and a sign in its corner', () => {
    const plain = decodePicture(draw({ kind: 'board', board: near }, { theme }));
    const marked = decodePicture(draw({ kind: 'board', board: near, doubtfulCells: [4] }, { theme }));
    const box = findDifference(plain, marked);
    if (!box) throw new Error('no mark');
    const sides = [box.left, box.right].map((x, i) => Math.abs(x - third(plain.width, 1 + i)));
    const ends = [box.top, box.bottom].map((y, i) => Math.abs(y - third(plain.height, 1 + i)));
    expect(Math.max(...sides, ...ends)).toBeLessThan(30);
  });

  it('tints only the tiles that are in place', () => {
    const picture = decodePicture(draw({ kind: 'board', board: near, goal }, { theme }));
    for (let cell = 0; cell < 9; cell++) {
      const [col, row] = [cell % 3, Math.floor(cell / 3)];
      const inset = Math.round(picture.width * 0.06);
      const area = [
        third(picture.width, col) + inset,
        third(picture.height, row) + inset,
        third(picture.width, col + 1) - inset,
        third(picture.height, row + 1) - inset,
      ] as const;
      const isHome = [0, 1, 2, 3, 5, 6].includes(cell);
      expect(countPixels(picture, area, green) > 5000).toBe(isHome);
    }
  });

  it('has numbers centred on their tiles, to within two pixels', () => {
    const picture = decodePicture(draw({ kind: 'board', board: board(2, 2, [8, 1, 2, 0]) }, { theme }));
    const isFace = (x: number, y: number) => brightness(picture.at(x, y)) > 170;
    const above = Math.round(picture.height * 0.15);
    let tileLeft = Math.round(picture.width * 0.27);
    let tileRight = tileLeft;
    while (isFace(tileLeft - 1, above)) tileLeft--;
    while (isFace(tileRight + 1, above)) tileRight++;
    const inked: number[] = [];
    for (let x = tileLeft + 4; x <= tileRight - 4; x++) {
      if (countPixels(picture, [x, above, x + 1, above + 150], (rgb) => brightness(rgb) < 90) > 0)
        inked.push(x);
    }
    const [left, right] = [Math.min(...inked), Math.max(...inked)];
    expect(right - left).toBeGreaterThan(30);
    expect(right - left).toBeLessThan(tileRight - tileLeft - 20);
    expect(Math.abs((left + right) / 2 - (tileLeft + tileRight) / 2)).toBeLessThanOrEqual(2);
  });

  it('is the same bytes for the same scene', () => {
    const once = draw({ kind: 'board', board: near, goal, movedCells: [7] }, { theme }).bytes;
    expect(draw({ kind: 'board', board: near, goal, movedCells: [7] }, { theme }).bytes.equals(once)).toBe(
      true,
    );
  });
});

it('one theme has a light page, and the other a dark one', () => {
  const page = (theme: 'light' | 'dark') =>
    brightness(decodePicture(draw({ kind: 'board', board: near }, { theme })).at(1, 1));
  expect(page('light')).toBeGreaterThan(220);
  expect(page('dark')).toBeLessThan(40);
});

describe('the picture of an unsolvable board', () => {
  it('marks the pair in the start and in the goal', () => {
    const start = board(2, 2, [2, 1, 3, 0]);
    const scene = { kind: 'unsolvable', start, goal: inOrder(2, 2), swap: [1, 2] } as const;
    const picture = decodePicture(draw(scene));
    const fault = ([r, g, b]: Rgb) => r > 150 && g > 50 && g < 125 && b < 70;
    const half = Math.round(picture.width / 2);
    const [upper, lower] = [Math.round(picture.height * 0.1), Math.round(picture.height * 0.55)];
    const bottom = Math.round(picture.height * 0.85);
    for (const [left, right] of [
      [70, half - 70],
      [half + 80, picture.width - 70],
    ] as const) {
      expect(countPixels(picture, [left, upper, right, lower - 40], fault)).toBeGreaterThan(3000);
      expect(countPixels(picture, [left, lower, right, bottom], fault)).toBe(0);
    }
  });
});
