import { classifyBox, findThinnestColumn, findTightBox } from './candidates.ts';
import type { Box, Ink } from './glyph.ts';
import { type Classifier, NO_DIGIT } from './network.ts';
import { CELL_SIDE } from './straighten.ts';

/** What a cell may show. The numbers, `zero`, `outside` and `sign` add up to 1. */
export interface CellReading {
  /**
   * Probability of each number from 1 to n - 1, where n is the number of cells. At index 0: that the cell
   * shows nothing.
   */
  readonly numbers: Float64Array;
  /** The probability of a printed 0. */
  readonly zero: number;
  /** The probability of a number that a board of this size doesn't have. */
  readonly outside: number;
  /** The likeliest of them, over all thresholds. 0: none. */
  readonly outsideNumber: number;
  /** The probability of ink that is no number: a letter, a hand, a logo. */
  readonly sign: number;
  /** Difference between the brightness of ink and background, 0 to 255. */
  readonly contrast: number;
  /** Brightness of the background, 0 to 255. */
  readonly ground: number;
}

/** Ignored when the brightness of background and ink is measured, because it may show edges of the tile. */
const MARGIN_PX = Math.round(CELL_SIDE * 0.13);
/** 0 is the brightness of the background, 1 that of the ink. */
const THRESHOLDS = [0.5, 0.36, 0.64] as const;
/** Height of a digit as a share of its expected height, and width as a share of its height. */
const MIN_DIGIT_HEIGHT = 0.62;
const MAX_DIGIT_HEIGHT = 1.5;
const MAX_DIGIT_WIDTH = 1.05;

/**
 * Mean brightness of the background (`ground`) and of the ink. The threshold between them is the one that
 * separates two groups of values best (Otsu, IEEE Transactions on Systems 9, 1979). Ignores the cell's
 * margin.
 */
export function measureLevels(cell: Uint8Array): { ground: number; ink: number } {
  const pixelCountByBrightness = new Uint32Array(256);
  for (let y = MARGIN_PX; y < CELL_SIDE - MARGIN_PX; y++)
    for (let x = MARGIN_PX; x < CELL_SIDE - MARGIN_PX; x++) {
      const brightness = cell[y * CELL_SIDE + x] as number;
      pixelCountByBrightness[brightness] = (pixelCountByBrightness[brightness] as number) + 1;
    }
  let [pixelTotal, valueSum] = [0, 0];
  pixelCountByBrightness.forEach((count, value) => {
    pixelTotal += count;
    valueSum += count * value;
  });
  let [belowCount, belowSum, maxVariance] = [0, 0, -1];
  let levels = { ground: 0, ink: 0 };
  for (let brightness = 0; brightness < 255; brightness++) {
    belowCount += pixelCountByBrightness[brightness] as number;
    belowSum += brightness * (pixelCountByBrightness[brightness] as number);
    if (belowCount === 0 || belowCount === pixelTotal) continue;
    const [ground, ink] = [belowSum / belowCount, (valueSum - belowSum) / (pixelTotal - belowCount)];
    const variance = belowCount * (pixelTotal - belowCount) * (ink - ground) ** 2;
    if (variance > maxVariance) [maxVariance, levels] = [variance, { ground, ink }];
  }
  return levels;
}

/** Connected ink in a cell: one or two digits. */
interface InkPart {
  readonly box: Box;
  /** Shows only this part. */
  readonly ink: Ink;
}

// Scratch memory of `findParts`, which needs it for each cell at each threshold.
const isVisited = new Uint8Array(CELL_SIDE * CELL_SIDE);
const pixelQueue = new Int32Array(CELL_SIDE * CELL_SIDE);

/**
 * Parts that are about as high as a digit and don't touch the cell's edge, from left to right.
 * `thresholdLevel`: from the brightness of the background (0) to that of the ink (1). `digitHeight`:
 * expected, in pixels.
 */
function findParts(
  cell: Uint8Array,
  levels: { ground: number; ink: number },
  thresholdLevel: number,
  digitHeight: number,
): InkPart[] {
  const threshold = levels.ground + thresholdLevel * (levels.ink - levels.ground);
  const inkSlope = 255 / Math.max(8, 0.6 * (levels.ink - levels.ground));
  const parts: InkPart[] = [];
  isVisited.fill(0);
  for (let startPixel = 0; startPixel < cell.length; startPixel++) {
    if (isVisited[startPixel] || (cell[startPixel] as number) <= threshold) continue;
    // The queue holds all pixels of the part, also those whose neighbours were visited.
    let pixelCount = 0;
    pixelQueue[pixelCount++] = startPixel;
    isVisited[startPixel] = 1;
    let left = CELL_SIDE;
    let top = CELL_SIDE;
    let right = 0;
    let bottom = 0;
    for (let position = 0; position < pixelCount; position++) {
      const pixel = pixelQueue[position] as number;
      const x = pixel % CELL_SIDE;
      const y = Math.floor(pixel / CELL_SIDE);
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      if (y >= bottom) bottom = y + 1;
      for (let row = Math.max(0, y - 1); row <= Math.min(CELL_SIDE - 1, y + 1); row++)
        for (let col = Math.max(0, x - 1); col <= Math.min(CELL_SIDE - 1, x + 1); col++) {
          const neighbourPixel = row * CELL_SIDE + col;
          if (isVisited[neighbourPixel] || (cell[neighbourPixel] as number) <= threshold) continue;
          isVisited[neighbourPixel] = 1;
          pixelQueue[pixelCount++] = neighbourPixel;
        }
    }
    const box = { left, top, right, bottom };
    if (!mayBeDigits(box, digitHeight)) continue;
    const data = new Uint8Array(cell.length);
    for (const pixel of pixelQueue.subarray(0, pixelCount))
      data[pixel] = Math.max(0, Math.min(255, 127.5 + inkSlope * ((cell[pixel] as number) - threshold)));
    parts.push({ box, ink: { data, width: CELL_SIDE, height: CELL_SIDE } });
  }
  return parts.sort((a, b) => a.box.left - b.box.left);
}

function mayBeDigits({ left, top, right, bottom }: Box, digitHeight: number): boolean {
  const [boxWidth, boxHeight] = [right - left, bottom - top];
  if (left === 0 || top === 0 || right === CELL_SIDE || bottom === CELL_SIDE) return false;
  if (
    boxHeight < MIN_DIGIT_HEIGHT * digitHeight ||
    boxHeight > MAX_DIGIT_HEIGHT * digitHeight ||
    boxWidth > 2.3 * boxHeight
  )
    return false;
  return Math.abs(top + bottom - CELL_SIDE) < 0.4 * CELL_SIDE;
}

/**
 * As one digit, or as two digits that touch. For each digit, returns the probabilities of the network's
 * classes.
 */
function classifyPart({ box, ink }: InkPart, classify: Classifier): Float32Array[] {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const singleDigitProbabilities =
    width <= MAX_DIGIT_WIDTH * height ? classifyBox(ink, box, classify) : undefined;
  if (
    width < 0.75 * height ||
    (singleDigitProbabilities && (singleDigitProbabilities[NO_DIGIT] as number) < 0.4)
  )
    return singleDigitProbabilities ? [singleDigitProbabilities] : [];
  const cutColumn = findThinnestColumn(ink, box);
  const halves = [findTightBox(ink, box.left, cutColumn), findTightBox(ink, cutColumn, box.right)];
  const probabilities = halves
    .map((half) => half && classifyBox(ink, half, classify))
    .filter((digit) => digit !== undefined);
  const maxNoDigitProbability = Math.max(...probabilities.map((digit) => digit[NO_DIGIT] as number));
  return probabilities.length === 2 && maxNoDigitProbability < (singleDigitProbabilities?.[NO_DIGIT] ?? 0.6)
    ? probabilities
    : singleDigitProbabilities
      ? [singleDigitProbabilities]
      : [];
}

/** Where the weight of a number goes: into its place in the list, or to those that a board doesn't have. */
interface NumberWeights {
  readonly numbers: Float64Array;
  zero: number;
  /** Of each number that a board of this size doesn't have. */
  readonly outsideNumbers: Map<number, number>;
  sign: number;
}

function addOutside({ outsideNumbers }: NumberWeights, number: number, weight: number): void {
  outsideNumbers.set(number, (outsideNumbers.get(number) ?? 0) + weight);
}

/**
 * Distributes `weight` over the numbers that one or two digits may show, in proportion to their
 * probabilities. A leading 0 is ignored.
 */
function addNumbers(weights: NumberWeights, digits: readonly Float32Array[], weight: number): void {
  const { numbers } = weights;
  let restWeight = weight;
  const addNumber = (number: number, share: number) => {
    if (number === 0) weights.zero += weight * share;
    else if (number >= numbers.length) addOutside(weights, number, weight * share);
    else numbers[number] = (numbers[number] as number) + weight * share;
    restWeight -= weight * share;
  };
  const [firstDigit, secondDigit] = digits;
  for (let first = 0; first < 10; first++)
    if (!secondDigit) addNumber(first, firstDigit?.[first] as number);
    else
      for (let second = 0; second < 10; second++)
        addNumber(10 * first + second, (firstDigit?.[first] as number) * (secondDigit[second] as number));
  weights.sign += restWeight;
}

const isLongNumber = (digits: readonly Float32Array[]): boolean =>
  digits.length === 3 && digits.every((shares) => (shares[NO_DIGIT] as number) < 0.3);

/** Of the likeliest digits. */
const longNumberOf = (digits: readonly Float32Array[]): number =>
  digits.reduce((number, shares) => {
    const likelihoods = shares.subarray(0, NO_DIGIT);
    return 10 * number + likelihoods.indexOf(Math.max(...likelihoods));
  }, 0);

/**
 * Reads a straightened cell at several thresholds. `height`: expected for a digit, in pixels of the cell.
 * `knownDigits`: found in this cell when the whole picture was read. They count like the result of one more
 * threshold. `size`: the number of cells of the board.
 */
export function readCell(
  cell: Uint8Array,
  { height, knownDigits, size }: { height: number; knownDigits: readonly Float32Array[]; size: number },
  classify: Classifier,
): CellReading {
  const levels = measureLevels(cell);
  const weights: NumberWeights = {
    numbers: new Float64Array(size),
    zero: 0,
    outsideNumbers: new Map(),
    sign: 0,
  };
  const thresholdWeight = 1 / (THRESHOLDS.length + (knownDigits.length > 0 ? 1 : 0));
  let nothingWeight = 0;
  if (knownDigits.length > 0) addNumbers(weights, knownDigits, thresholdWeight);
  for (const threshold of THRESHOLDS) {
    const parts = findParts(cell, levels, threshold, height);
    let digits = parts.flatMap((part) => classifyPart(part, classify));
    if (digits.length > 1) digits = digits.filter((shares) => (shares[NO_DIGIT] as number) < 0.6);
    if (isLongNumber(digits)) addOutside(weights, longNumberOf(digits), thresholdWeight);
    else if (digits.length === 0 || digits.length > 2) nothingWeight += thresholdWeight;
    else addNumbers(weights, digits, thresholdWeight);
  }
  weights.numbers[0] = nothingWeight;
  const { numbers, zero, outsideNumbers, sign } = weights;
  const [outsideNumber] = [...outsideNumbers].reduce(
    (best, entry) => (entry[1] > best[1] ? entry : best),
    [0, 0],
  );
  return {
    numbers,
    zero,
    outside: [...outsideNumbers.values()].reduce((sum, weight) => sum + weight, 0),
    outsideNumber,
    sign,
    contrast: levels.ink - levels.ground,
    ground: levels.ground,
  };
}
