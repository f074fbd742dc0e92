import type { Channel } from './pixels.ts';

/**
 * The minimum difference between the brightness of ink and the mean brightness of the window around it, in
 * standard deviations. It is squared, because the code compares squares.
 */
const MIN_DEVIATIONS_SQUARED = 0.5 ** 2;
/**
 * The minimum difference between ink and the mean of its window in grey levels, also squared. Smaller
 * differences are noise.
 */
const MIN_DIFFERENCE_SQUARED = 7 ** 2;

/**
 * Ink as horizontal runs of pixels, from top to bottom. Run `at` is in row `rows[at]`, from column
 * `starts[at]` to the column before `ends[at]`.
 */
export interface Runs {
  readonly count: number;
  readonly rows: Int32Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/**
 * The sums of a channel's values and of their squares over all rectangles from the top left corner
 * (summed-area tables).
 */
export interface Sums {
  readonly channel: Channel;
  readonly valueSums: Float64Array;
  readonly squareSums: Float64Array;
}

export function computeSums(channel: Channel): Sums {
  const { data, width, height } = channel;
  const stride = width + 1;
  const values = new Float64Array(stride * (height + 1));
  const squares = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let sum = 0;
    let squareSum = 0;
    for (let x = 0, at = (y + 1) * stride + 1; x < width; x++, at++) {
      const value = data[y * width + x] as number;
      sum += value;
      squareSum += value * value;
      values[at] = (values[at - stride] as number) + sum;
      squares[at] = (squares[at - stride] as number) + squareSum;
    }
  }
  return { channel, valueSums: values, squareSums: squares };
}

/** Collects runs from top to bottom. */
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
 * Finds ink in a channel. `dark` has the pixels that are darker than the mean of the window around them,
 * `light` the pixels that are lighter. The difference must exceed half a standard deviation (after Niblack,
 * "An Introduction to Digital Image Processing", 1986). The window has `2 * radius + 1` pixels a side.
 */
export function thresholdRuns(
  { channel, valueSums, squareSums }: Sums,
  radius: number,
): { dark: Runs; light: Runs } {
  const { data, width, height } = channel;
  const stride = width + 1;
  const capacity = ((width >> 1) + 1) * height;
  const writers = [new RunWriter(capacity), new RunWriter(capacity)] as const;
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius) * stride;
    const bottom = Math.min(height, y + radius + 1) * stride;
    const rows = (bottom - top) / stride;
    // The ink of the current run, which began at `start`: -1 is dark, 1 is light, 0 is no ink.
    let runInk = 0;
    let start = 0;
    for (let x = 0; x < width; x++) {
      const left = x > radius ? x - radius : 0;
      const right = x + radius + 1 < width ? x + radius + 1 : width;
      const count = rows * (right - left);
      const sum =
        (valueSums[bottom + right] as number) -
        (valueSums[bottom + left] as number) -
        (valueSums[top + right] as number) +
        (valueSums[top + left] as number);
      const squareSum =
        (squareSums[bottom + right] as number) -
        (squareSums[bottom + left] as number) -
        (squareSums[top + right] as number) +
        (squareSums[top + left] as number);
      const mean = sum / count;
      const difference = (data[y * width + x] as number) - mean;
      const minDifferenceSquared = MIN_DEVIATIONS_SQUARED * (squareSum / count - mean * mean);
      const isInk = difference * difference > Math.max(MIN_DIFFERENCE_SQUARED, minDifferenceSquared);
      const pixelInk = isInk ? (difference < 0 ? -1 : 1) : 0;
      if (pixelInk === runInk) continue;
      if (runInk !== 0) writers[runInk < 0 ? 0 : 1].add(y, start, x);
      runInk = pixelInk;
      start = x;
    }
    if (runInk !== 0) writers[runInk < 0 ? 0 : 1].add(y, start, width);
  }
  return { dark: writers[0].runs, light: writers[1].runs };
}
