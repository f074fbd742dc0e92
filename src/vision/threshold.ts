import type { Channel } from './pixels.ts';

/**
 * Difference between the brightness of ink and the mean of the window around it, in standard deviations. It
 * is squared, because the code compares squares.
 */
const MIN_DEVIATIONS_SQUARED = 0.5 ** 2;
/** Difference in grey levels, also squared. Smaller differences are noise. */
const MIN_DIFFERENCE_SQUARED = 7 ** 2;

/**
 * Horizontal runs of ink, from top to bottom. Run `i` is in row `rows[i]`, from column `starts[i]` to the
 * column before `ends[i]`.
 */
export interface Runs {
  readonly count: number;
  readonly rows: Int32Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/**
 * Sums of a channel's values and of their squares, over all rectangles from the top left corner (summed-area
 * tables).
 */
export interface ChannelSums {
  readonly channel: Channel;
  readonly valueSums: Float64Array;
  readonly squareSums: Float64Array;
}

export function computeSums(channel: Channel): ChannelSums {
  const { data, width, height } = channel;
  const rowLength = width + 1;
  const valueSums = new Float64Array(rowLength * (height + 1));
  const squareSums = new Float64Array(rowLength * (height + 1));
  for (let y = 0; y < height; y++) {
    let rowValueSum = 0;
    let rowSquareSum = 0;
    for (let x = 0, tableIndex = (y + 1) * rowLength + 1; x < width; x++, tableIndex++) {
      const value = data[y * width + x] as number;
      rowValueSum += value;
      rowSquareSum += value * value;
      valueSums[tableIndex] = (valueSums[tableIndex - rowLength] as number) + rowValueSum;
      squareSums[tableIndex] = (squareSums[tableIndex - rowLength] as number) + rowSquareSum;
    }
  }
  return { channel, valueSums, squareSums };
}

class RunWriter {
  #rows: Int32Array;
  #starts: Int32Array;
  #ends: Int32Array;
  #count = 0;

  constructor(capacity: number) {
    this.#rows = new Int32Array(capacity);
    this.#starts = new Int32Array(capacity);
    this.#ends = new Int32Array(capacity);
  }

  add(row: number, start: number, end: number): void {
    this.#rows[this.#count] = row;
    this.#starts[this.#count] = start;
    this.#ends[this.#count++] = end;
  }

  get runs(): Runs {
    return { count: this.#count, rows: this.#rows, starts: this.#starts, ends: this.#ends };
  }
}

/**
 * `dark` has the pixels that are darker than the mean of the window around them, `light` the pixels that are
 * lighter. The difference must exceed half a standard deviation (after Niblack, "An Introduction to Digital
 * Image Processing", 1986). The window has `2 * radius + 1` pixels a side.
 */
export function thresholdRuns(
  { channel, valueSums, squareSums }: ChannelSums,
  radius: number,
): { dark: Runs; light: Runs } {
  const { data, width, height } = channel;
  const rowLength = width + 1;
  const capacity = ((width >> 1) + 1) * height;
  const writers = [new RunWriter(capacity), new RunWriter(capacity)] as const;
  for (let y = 0; y < height; y++) {
    const topOffset = Math.max(0, y - radius) * rowLength;
    const bottomOffset = Math.min(height, y + radius + 1) * rowLength;
    const windowRowCount = (bottomOffset - topOffset) / rowLength;
    // Of the run from `runStart` on: -1 is dark, 1 is light, 0 is no ink.
    let runInk = 0;
    let runStart = 0;
    for (let x = 0; x < width; x++) {
      const left = x > radius ? x - radius : 0;
      const right = x + radius + 1 < width ? x + radius + 1 : width;
      const pixelCount = windowRowCount * (right - left);
      const windowSum =
        (valueSums[bottomOffset + right] as number) -
        (valueSums[bottomOffset + left] as number) -
        (valueSums[topOffset + right] as number) +
        (valueSums[topOffset + left] as number);
      const squareSum =
        (squareSums[bottomOffset + right] as number) -
        (squareSums[bottomOffset + left] as number) -
        (squareSums[topOffset + right] as number) +
        (squareSums[topOffset + left] as number);
      const mean = windowSum / pixelCount;
      const difference = (data[y * width + x] as number) - mean;
      const minDifferenceSquared = MIN_DEVIATIONS_SQUARED * (squareSum / pixelCount - mean * mean);
      const isInk = difference * difference > Math.max(MIN_DIFFERENCE_SQUARED, minDifferenceSquared);
      const pixelInk = isInk ? (difference < 0 ? -1 : 1) : 0;
      if (pixelInk === runInk) continue;
      if (runInk !== 0) writers[runInk < 0 ? 0 : 1].add(y, runStart, x);
      runInk = pixelInk;
      runStart = x;
    }
    if (runInk !== 0) writers[runInk < 0 ? 0 : 1].add(y, runStart, width);
  }
  return { dark: writers[0].runs, light: writers[1].runs };
}
