import { expect, test } from 'vitest';
import { randomBelow, seededRandom } from '../../src/core/random.ts';
import { type Runs, thresholdRuns } from '../../src/vision/threshold.ts';

const pixelsOf = ({ count, rows, starts, ends }: Runs): string[] =>
  Array.from({ length: count }, (_, run) =>
    Array.from(
      { length: (ends[run] ?? 0) - (starts[run] ?? 0) },
      (__, col) => `${(starts[run] ?? 0) + col},${rows[run]}`,
    ),
  ).flat();

/** Each window by itself: pixels that differ from its mean by 7 grey levels and half a deviation. */
function inkOf(data: Uint8Array, width: number, height: number, radius: number, sign: 1 | -1): string[] {
  const ink: string[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const window: number[] = [];
      for (let row = y - radius; row <= y + radius; row++)
        for (let col = x - radius; col <= x + radius; col++)
          if (row >= 0 && col >= 0 && row < height && col < width) window.push(data[row * width + col] ?? 0);
      const mean = window.reduce((sum, value) => sum + value, 0) / window.length;
      const variance = window.reduce((sum, value) => sum + (value - mean) ** 2, 0) / window.length;
      const difference = sign * ((data[y * width + x] ?? 0) - mean);
      if (difference > 7 && difference > 0.5 * Math.sqrt(variance)) ink.push(`${x},${y}`);
    }
  return ink;
}

test.each([
  [23, 17, 3],
  [23, 17, 40],
  [1, 30, 2],
  [30, 1, 2],
])('ink in a picture of %d x %d is what stands out from its window of radius %d', (width, height, radius) => {
  const random = seededRandom(width + radius);
  const data = Uint8Array.from({ length: width * height }, () => randomBelow(random, 256));
  const { dark, light } = thresholdRuns({ data, width, height }, radius);
  expect(pixelsOf(dark)).toEqual(inkOf(data, width, height, radius, -1));
  expect(pixelsOf(light)).toEqual(inkOf(data, width, height, radius, 1));
});
