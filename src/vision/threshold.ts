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

const FIRST_CAPACITY = 4096;

function doubled(values: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(2 * values.length);
  longer.set(values);
  return longer;
}

class RunWriter {
  #rows = new Int32Array(FIRST_CAPACITY);
  #starts = new Int32Array(FIRST_CAPACITY);
  #ends = new Int32Array(FIRST_CAPACITY);
  #count = 0;

  add(row: number, start: number, end: number): void {
    if (this.#count === this.#rows.length)
      [this.#rows, this.#starts, this.#ends] = [
        doubled(this.#rows),
        doubled(this.#starts),
        doubled(this.#ends),
      ];
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
 * Image Processing", 1986). The window has `2 * radius + 1` pixels a side. It slides: the time doesn't depend
 * on its size.
 */
export function thresholdRuns(
  { data, width, height }: Channel,
  radius: number,
): { readonly dark: Runs; readonly light: Runs } {
  const writers = [new RunWriter(), new RunWriter()] as const;
  // Sums of each column's values and of their squares, in the rows of the window.
  const columnSums = new Float64Array(width);
  const columnSquareSums = new Float64Array(width);
  let windowRowCount = 0;
  const addRow = (row: number, sign: 1 | -1) => {
    if (row < 0 || row >= height) return;
    windowRowCount += sign;
    for (let x = 0, index = row * width; x < width; x++, index++) {
      const value = data[index] as number;
      columnSums[x] = (columnSums[x] as number) + sign * value;
      columnSquareSums[x] = (columnSquareSums[x] as number) + sign * value * value;
    }
  };
  for (let row = 0; row < radius; row++) addRow(row, 1);
  for (let y = 0; y < height; y++) {
    addRow(y + radius, 1);
    addRow(y - radius - 1, -1);
    let windowSum = 0;
    let squareSum = 0;
    let windowColumnCount = Math.min(width, radius);
    for (let x = 0; x < windowColumnCount; x++) {
      windowSum += columnSums[x] as number;
      squareSum += columnSquareSums[x] as number;
    }
    // Of the run from `runStart` on: -1 is dark, 1 is light, 0 is no ink.
    let runInk = 0;
    let runStart = 0;
    for (let x = 0; x < width; x++) {
      if (x + radius < width) {
        windowSum += columnSums[x + radius] as number;
        squareSum += columnSquareSums[x + radius] as number;
        windowColumnCount++;
      }
      if (x > radius) {
        windowSum -= columnSums[x - radius - 1] as number;
        squareSum -= columnSquareSums[x - radius - 1] as number;
        windowColumnCount--;
      }
      const pixelCount = windowRowCount * windowColumnCount;
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
