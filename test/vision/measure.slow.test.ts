import { createCanvas, loadImage } from 'canvas';
import { expect, test } from 'vitest';
import { readBoard } from '../../src/vision/read-board.ts';
import { isReadRight, makePictures } from '../../tools/vision/pictures.ts';

// Shares that the reader has to reach on pictures it has never met, in fonts that it has not learnt from.
// The other groups are measured by tools/vision/measure.ts alone.
const LEAST = { own: 1, other: 0.97, photo: 0.95, hard: 0.75, none: 1, relief: 0.8, small: 0.9 };

test('fresh pictures are read as often as promised, and none is sure and wrong', async () => {
  const counts = Object.fromEntries(Object.keys(LEAST).map((group) => [group, { pictures: 0, right: 0 }]));
  const sureAndWrong: string[] = [];
  for await (const picture of makePictures(2029, 170)) {
    const { name, group, bytes } = picture;
    const count = counts[group];
    if (!count) continue;
    const image = await loadImage(bytes);
    const ctx = createCanvas(image.width, image.height).getContext('2d');
    ctx.drawImage(image, 0, 0);
    const read = readBoard(ctx.getImageData(0, 0, image.width, image.height));
    const isRight = isReadRight(read, picture);
    count.pictures++;
    if (isRight) count.right++;
    if (read.ok && read.value.isSure && !isRight) sureAndWrong.push(`${group} ${name}`);
  }
  expect(sureAndWrong).toEqual([]);
  for (const [group, least] of Object.entries(LEAST)) {
    const { pictures, right } = counts[group] ?? { pictures: 0, right: 0 };
    expect(right / pictures, `${group}: ${right} of ${pictures}`).toBeGreaterThanOrEqual(least);
  }
}, 600_000);
