import { classifyBox, thinnestColumn, tightBox } from './candidates.ts';
import type { Box, Ink } from './glyph.ts';
import { type Classifier, NO_DIGIT } from './network.ts';
import { CELL_SIDE } from './straighten.ts';

/** The numbers that a cell may show, with their probabilities. */
export interface CellReading {
  /**
   * Index: a number from 0 (blank) to n - 1, where n is the number of cells. Value: its probability. The sum
   * is 1.
   */
  readonly probabilities: Float64Array;
  /** The difference in brightness between the ink and the background, 0 to 255. */
  readonly contrast: number;
  /** The share of the thresholds at which no digit was found, 0 to 1. */
  readonly noDigitShare: number;
  /** The probability that the cell shows a number that a board of this size doesn't have. */
  readonly outsideProbability: number;
}

/**
 * The width of a cell's margin in pixels. The margin is ignored when the brightness of background and ink is
 * measured, because it may show edges of the tile.
 */
const MARGIN_PX = Math.round(CELL_SIDE * 0.13);
/** The thresholds at which a cell is read. 0 is the brightness of the background, 1 that of the ink. */
const THRESHOLDS = [0.5, 0.36, 0.64] as const;
/**
 * Limits for the height of a digit, as shares of its expected height, and for its width, as a share of its
 * height.
 */
const MIN_HEIGHT = 0.62;
const MAX_HEIGHT = 1.5;
const MAX_WIDTH = 1.05;

/**
 * Returns the mean brightness of the background (`ground`) and of the ink in a cell. The threshold between
 * them is the one that separates two groups of values best (Otsu, IEEE Transactions on Systems 9, 1979).
 * Ignores the cell's margin.
 */
export function measureLevels(cell: Uint8Array): { ground: number; ink: number } {
  const counts = new Uint32Array(256);
  for (let y = MARGIN_PX; y < CELL_SIDE - MARGIN_PX; y++)
    for (let x = MARGIN_PX; x < CELL_SIDE - MARGIN_PX; x++) {
      const value = cell[y * CELL_SIDE + x] as number;
      counts[value] = (counts[value] as number) + 1;
    }
  let [total, sum] = [0, 0];
  counts.forEach((count, value) => {
    total += count;
    sum += count * value;
  });
  let [below, belowSum, maxVariance] = [0, 0, -1];
  let levels = { ground: 0, ink: 0 };
  for (let value = 0; value < 255; value++) {
    below += counts[value] as number;
    belowSum += value * (counts[value] as number);
    if (below === 0 || below === total) continue;
    const [ground, ink] = [belowSum / below, (sum - belowSum) / (total - below)];
    const variance = below * (total - below) * (ink - ground) ** 2;
    if (variance > maxVariance) [maxVariance, levels] = [variance, { ground, ink }];
  }
  return levels;
}

interface InkPart {
  readonly box: Box;
  /** A picture of the cell that shows only this part. */
  readonly ink: Ink;
}

/**
 * Finds the connected parts of the ink that are about as high as a digit and don't touch the cell's edge.
 * Sorts them from left to right. `level`: the threshold, from the brightness of the background (0) to that of
 * the ink (1). `digitHeight`: the expected height of a digit in pixels.
 */
function findParts(
  cell: Uint8Array,
  levels: { ground: number; ink: number },
  level: number,
  digitHeight: number,
): InkPart[] {
  const threshold = levels.ground + level * (levels.ink - levels.ground);
  const slope = 255 / Math.max(8, 0.6 * (levels.ink - levels.ground));
  const isSeen = new Uint8Array(cell.length);
  const stack = new Int32Array(cell.length);
  const parts: InkPart[] = [];
  for (let start = 0; start < cell.length; start++) {
    if (isSeen[start] || (cell[start] as number) <= threshold) continue;
    const pixels: number[] = [];
    let stackSize = 0;
    stack[stackSize++] = start;
    isSeen[start] = 1;
    let [left, top, right, bottom] = [CELL_SIDE, CELL_SIDE, 0, 0];
    while (stackSize > 0) {
      const pixel = stack[--stackSize] as number;
      pixels.push(pixel);
      const [x, y] = [pixel % CELL_SIDE, Math.floor(pixel / CELL_SIDE)];
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      if (y >= bottom) bottom = y + 1;
      for (let row = Math.max(0, y - 1); row <= Math.min(CELL_SIDE - 1, y + 1); row++)
        for (let col = Math.max(0, x - 1); col <= Math.min(CELL_SIDE - 1, x + 1); col++) {
          const next = row * CELL_SIDE + col;
          if (isSeen[next] || (cell[next] as number) <= threshold) continue;
          isSeen[next] = 1;
          stack[stackSize++] = next;
        }
    }
    const box = { left, top, right, bottom };
    if (!mayBeDigits(box, digitHeight)) continue;
    const data = new Uint8Array(cell.length);
    for (const place of pixels)
      data[place] = Math.max(0, Math.min(255, 127.5 + slope * ((cell[place] as number) - threshold)));
    parts.push({ box, ink: { data, width: CELL_SIDE, height: CELL_SIDE } });
  }
  return parts.sort((a, b) => a.box.left - b.box.left);
}

function mayBeDigits({ left, top, right, bottom }: Box, digitHeight: number): boolean {
  const [boxWidth, boxHeight] = [right - left, bottom - top];
  if (left === 0 || top === 0 || right === CELL_SIDE || bottom === CELL_SIDE) return false;
  if (
    boxHeight < MIN_HEIGHT * digitHeight ||
    boxHeight > MAX_HEIGHT * digitHeight ||
    boxWidth > 2.3 * boxHeight
  )
    return false;
  return Math.abs(top + bottom - CELL_SIDE) < 0.4 * CELL_SIDE;
}

/**
 * Classifies a part as one digit, or as two digits that touch. For each digit, returns the probabilities of
 * the network's classes.
 */
function classifyPart({ box, ink }: InkPart, classify: Classifier): Float32Array[] {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const singleDigit = width <= MAX_WIDTH * height ? classifyBox(ink, box, classify) : undefined;
  if (width < 0.75 * height || (singleDigit && (singleDigit[NO_DIGIT] as number) < 0.4))
    return singleDigit ? [singleDigit] : [];
  const cut = thinnestColumn(ink, box);
  const halves = [tightBox(ink, box.left, cut), tightBox(ink, cut, box.right)];
  const probabilities = halves
    .map((half) => half && classifyBox(ink, half, classify))
    .filter((one) => one !== undefined);
  const highestNoDigit = Math.max(...probabilities.map((one) => one[NO_DIGIT] as number));
  return probabilities.length === 2 && highestNoDigit < (singleDigit?.[NO_DIGIT] ?? 0.6)
    ? probabilities
    : singleDigit
      ? [singleDigit]
      : [];
}

/**
 * Distributes `weight` over the numbers that one or two digits may show, in proportion to the numbers'
 * probabilities. Returns the rest of the weight. It belongs to numbers that the board doesn't have, and to
 * ink that is no digit.
 */
export function addNumbers(numbers: Float64Array, digits: readonly Float32Array[], weight: number): number {
  let added = 0;
  const add = (number: number, share: number) => {
    if (number < 1 || number >= numbers.length) return;
    numbers[number] = (numbers[number] as number) + weight * share;
    added += weight * share;
  };
  const [first, second] = digits;
  if (first && !second) for (let digit = 1; digit < 10; digit++) add(digit, first[digit] as number);
  if (first && second)
    for (let ten = 1; ten < 10; ten++)
      for (let digit = 0; digit < 10; digit++)
        add(10 * ten + digit, (first[ten] as number) * (second[digit] as number));
  return weight - added;
}

/**
 * Reads a straightened cell at several thresholds. `height`: the expected height of a digit in pixels of the
 * cell. `knownDigits`: the digits that were found in this cell when the whole picture was read. They count
 * like the result of one more threshold. `size`: the number of cells of the board.
 */
export function readCell(
  cell: Uint8Array,
  { height, before: knownDigits, size }: { height: number; before: readonly Float32Array[]; size: number },
  classify: Classifier,
): CellReading {
  const levels = measureLevels(cell);
  const numbers = new Float64Array(size);
  const weight = 1 / (THRESHOLDS.length + (knownDigits.length > 0 ? 1 : 0));
  let [nothing, unclearWeight, outside] = [0, 0, 0];
  const addDigits = (digits: readonly Float32Array[]) => {
    const rest = addNumbers(numbers, digits, weight);
    const noDigitWeight =
      weight * (1 - digits.reduce((known, shares) => known * (1 - (shares[NO_DIGIT] as number)), 1));
    unclearWeight += rest;
    outside += Math.max(0, rest - noDigitWeight);
  };
  if (knownDigits.length > 0) addDigits(knownDigits);
  for (const threshold of THRESHOLDS) {
    const parts = findParts(cell, levels, threshold, height);
    let digits = parts.flatMap((part) => classifyPart(part, classify));
    if (digits.length > 1) digits = digits.filter((shares) => (shares[NO_DIGIT] as number) < 0.6);
    if (digits.length === 0 || digits.length > 2) nothing += weight;
    else addDigits(digits);
  }
  for (let number = 1; number < size; number++)
    numbers[number] = (numbers[number] as number) + unclearWeight / (size - 1);
  numbers[0] = nothing;
  return {
    probabilities: numbers,
    contrast: levels.ink - levels.ground,
    noDigitShare: nothing,
    outsideProbability: outside,
  };
}
