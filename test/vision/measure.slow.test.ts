import { createCanvas, loadImage } from 'canvas';
import { expect, test } from 'vitest';
import { readBoard } from '../../src/vision/read-board.ts';
import { makePictures } from '../../tools/vision/pictures.ts';

// Shares that the reader has to reach on pictures it has never met, in fonts that it has not learnt from.
const LEAST = { own: 1, other: 0.97, photo: 0.95, hard: 0.75, none: 1 };

test('fresh pictures are read as often as promised, and none is sure and wrong', async () => {
  const counts = Object.fromEntries(Object.keys(LEAST).map((group) => [group, { pictures: 0, right: 0 }]));
  const sureAndWrong: string[] = [];
  for await (const { name, group, bytes, board } of makePictures(2029, 100)) {
    const image = await loadImage(bytes);
    const ctx = createCanvas(image.width, image.height).getContext('2d');
    ctx.drawImage(image, 0, 0);
    const read = readBoard(ctx.getImageData(0, 0, image.width, image.height));
    const isRight = read.ok
      ? read.value.cols === board?.cols && read.value.tiles.join() === board.tiles.join()
      : board === undefined;
    const count = counts[group];
    if (count) {
      count.pictures++;
      if (isRight) count.right++;
    }
    if (read.ok && read.value.isSure && !isRight) sureAndWrong.push(`${group} ${name}`);
  }
  expect(sureAndWrong).toEqual([]);
  for (const [group, least] of Object.entries(LEAST)) {
    const { pictures, right } = counts[group] ?? { pictures: 0, right: 0 };
    expect(right / pictures, `${group}: ${right} of ${pictures}`).toBeGreaterThanOrEqual(least);
  }
}, 600_000);
