import type { Candidate } from './candidates.ts';
import type { Box } from './glyph.ts';

/** A number of one or two digits in the picture, with its position in pixels. */
export interface Token {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly box: Box;
  /** The likeliest number. */
  readonly number: number;
  /** The probability of its least certain digit. */
  readonly clarity: number;
  /** For each digit: the probabilities of the network's classes. */
  readonly digits: readonly Float32Array[];
}

/** The maximum ratio between the heights of two digits of a number. */
const MAX_HEIGHT_RATIO = 1.35;
/**
 * The maximum gap between two digits of a number, and the maximum vertical distance between their middles.
 * Both are shares of the digits' height.
 */
const MAX_GAP = 0.42;
const MAX_VERTICAL_DISTANCE = 0.42;
/** The minimum ratio between the height of a frame and of a digit inside it. */
const MIN_FRAME_RATIO = 1.6;

const heightOf = ({ top, bottom }: Box): number => bottom - top;

/**
 * Whether the ink in the box `inner` is only a part of the digit in the box `outer`. If `outer` is much
 * higher, it is the frame of a tile, and `inner` may be a whole digit.
 */
const isPart = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom &&
  heightOf(outer) < MIN_FRAME_RATIO * heightOf(inner);

function areNeighbours(one: Box, next: Box): boolean {
  const [a, b] = [heightOf(one), heightOf(next)];
  if (Math.max(a, b) > MAX_HEIGHT_RATIO * Math.min(a, b)) return false;
  const height = (a + b) / 2;
  const gap = next.left - one.right;
  const drop = Math.abs(one.top + one.bottom - next.top - next.bottom) / 2;
  return gap < MAX_GAP * height && gap > -0.35 * height && drop < MAX_VERTICAL_DISTANCE * height;
}

const likeliestDigit = (shares: Float32Array): number =>
  shares.subarray(0, 10).indexOf(Math.max(...shares.subarray(0, 10)));

function createToken(parts: readonly Candidate[]): Token {
  const boxes = parts.map(({ box }) => box);
  const box = {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  return {
    x: (box.left + box.right) / 2,
    // Use the digits' own boxes here. If the digits are rotated, the common box is higher than each of them.
    y: boxes.reduce((sum, one) => sum + one.top + one.bottom, 0) / (2 * boxes.length),
    height: boxes.reduce((sum, one) => sum + heightOf(one), 0) / boxes.length,
    box,
    number: parts.reduce((number, { probabilities }) => 10 * number + likeliestDigit(probabilities), 0),
    clarity: Math.min(...parts.map(({ probabilities }) => Math.max(...probabilities.subarray(0, 10)))),
    digits: parts.map(({ probabilities }) => probabilities),
  };
}

/**
 * Joins neighbouring digits into numbers. Leaves out groups of three or more digits, because no tile has such
 * a number.
 */
export function joinDigits(digits: readonly Candidate[]): Token[] {
  const sorted = [...digits].sort((a, b) => a.box.left - b.box.left);
  const wholeDigits = sorted.filter(
    (one) => !sorted.some((other) => other !== one && isPart(one.box, other.box)),
  );
  const previousDigit = new Map<Candidate, Candidate>();
  const nextDigit = new Map<Candidate, Candidate>();
  for (let at = 0; at < wholeDigits.length; at++) {
    const digit = wholeDigits[at] as Candidate;
    for (let next = at + 1; next < wholeDigits.length; next++) {
      const other = wholeDigits[next] as Candidate;
      if (other.box.left > digit.box.right + heightOf(digit.box)) break;
      if (previousDigit.has(other) || other.box.left + other.box.right <= digit.box.left + digit.box.right)
        continue;
      if (!areNeighbours(digit.box, other.box)) continue;
      previousDigit.set(other, digit);
      nextDigit.set(digit, other);
      break;
    }
  }
  const tokens: Token[] = [];
  for (const first of wholeDigits) {
    if (previousDigit.has(first)) continue;
    const parts: Candidate[] = [];
    for (let part: Candidate | undefined = first; part; part = nextDigit.get(part)) parts.push(part);
    if (parts.length <= 2) tokens.push(createToken(parts));
  }
  return tokens;
}
