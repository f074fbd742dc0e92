import type { Candidate } from './candidates.ts';
import type { Box } from './glyph.ts';

/** A number of one or two digits. Positions are in pixels. */
export interface Token {
  readonly x: number;
  readonly y: number;
  /** Mean height of the digits. */
  readonly height: number;
  readonly box: Box;
  readonly number: number;
  /** The probability of the least certain digit. */
  readonly clarity: number;
  /** For each digit: the probabilities of the network's classes. */
  readonly digits: readonly Float32Array[];
}

const MAX_HEIGHT_RATIO = 1.35;
/**
 * Limits for two digits of a number: the gap, and the vertical distance of their middles. Both are shares of
 * the digits' height.
 */
const MAX_DIGIT_GAP = 0.42;
const MAX_VERTICAL_DISTANCE = 0.42;
/** Height of a frame to that of a digit inside it. */
const MIN_FRAME_RATIO = 1.6;

const heightOf = ({ top, bottom }: Box): number => bottom - top;

/** Excludes a much higher `outer`: it is the frame of a tile, and `inner` may be a whole digit. */
const isPartOfDigit = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom &&
  heightOf(outer) < MIN_FRAME_RATIO * heightOf(inner);

function areNeighbours(leftBox: Box, rightBox: Box): boolean {
  const [leftHeight, rightHeight] = [heightOf(leftBox), heightOf(rightBox)];
  if (Math.max(leftHeight, rightHeight) > MAX_HEIGHT_RATIO * Math.min(leftHeight, rightHeight)) return false;
  const height = (leftHeight + rightHeight) / 2;
  const gap = rightBox.left - leftBox.right;
  const verticalDistance = Math.abs(leftBox.top + leftBox.bottom - rightBox.top - rightBox.bottom) / 2;
  return (
    gap < MAX_DIGIT_GAP * height && gap > -0.35 * height && verticalDistance < MAX_VERTICAL_DISTANCE * height
  );
}

const likeliestDigitOf = (probabilities: Float32Array): number =>
  probabilities.subarray(0, 10).indexOf(Math.max(...probabilities.subarray(0, 10)));

function createToken(digits: readonly Candidate[]): Token {
  const boxes = digits.map(({ box }) => box);
  const box = {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  return {
    x: (box.left + box.right) / 2,
    // If the digits are rotated, the common box is higher than each of them.
    y: boxes.reduce((sum, digitBox) => sum + digitBox.top + digitBox.bottom, 0) / (2 * boxes.length),
    height: boxes.reduce((sum, digitBox) => sum + heightOf(digitBox), 0) / boxes.length,
    box,
    number: digits.reduce((number, { probabilities }) => 10 * number + likeliestDigitOf(probabilities), 0),
    clarity: Math.min(...digits.map(({ probabilities }) => Math.max(...probabilities.subarray(0, 10)))),
    digits: digits.map(({ probabilities }) => probabilities),
  };
}

/**
 * The distance between two digits of a number is at most this share of the distance between digits of two
 * numbers, if the numbers stand so close that they look like one.
 */
const MAX_INNER_SHARE = 0.87;
/** Distances between the middles of numbers in a row: the longest to the shortest. */
const MAX_PITCH_RATIO = 1.6;
/** Distance between the middles of lone digits, as a share of their height. Digits of a text are closer. */
const MIN_LONE_DIGIT_PITCH = 1.1;

const middleOf = ({ left, right }: Box): number => (left + right) / 2;

const areEvenlySpaced = (tokens: readonly Token[]): boolean => {
  const pitches = tokens.slice(1).map(({ x }, index) => x - (tokens[index] as Token).x);
  return Math.max(...pitches) <= MAX_PITCH_RATIO * Math.min(...pitches);
};

/**
 * Cuts three or more digits beside each other into the numbers of neighbouring tiles: where the digits are
 * farther apart. Returns no numbers if no cut makes them evenly spaced: then it is a longer number of a text.
 */
function cutRun(digits: readonly Candidate[]): Token[] {
  // As shares of the height, because perspective makes digits and distances smaller along the row.
  const distances = digits.slice(1).map(({ box }, index) => {
    const previousBox = (digits[index] as Candidate).box;
    return (2 * (middleOf(box) - middleOf(previousBox))) / (heightOf(box) + heightOf(previousBox));
  });
  const sortedDistances = [0, ...distances].sort((a, b) => a - b);
  let [bestShare, bestTokens]: [number, Token[]] = [MAX_INNER_SHARE, []];
  for (let index = 1; index < sortedDistances.length; index++) {
    const [inner, outer] = [sortedDistances[index - 1] as number, sortedDistances[index] as number];
    if (inner >= bestShare * outer) continue;
    const groups: Candidate[][] = [];
    digits.forEach((digit, position) => {
      const isNewNumber = position === 0 || (distances[position - 1] as number) >= outer;
      if (isNewNumber) groups.push([digit]);
      else groups.at(-1)?.push(digit);
    });
    if (groups.some(({ length }) => length > 2)) continue;
    const tokens = groups.map(createToken);
    if (inner === 0 && outer < MIN_LONE_DIGIT_PITCH) continue;
    if (areEvenlySpaced(tokens)) [bestShare, bestTokens] = [inner / outer, tokens];
  }
  return bestTokens;
}

/** Cuts groups of three or more digits, because no tile has such a number. */
export function joinDigits(digits: readonly Candidate[]): Token[] {
  const sortedDigits = [...digits].sort((a, b) => a.box.left - b.box.left);
  const wholeDigits = sortedDigits.filter(
    (digit) => !sortedDigits.some((other) => other !== digit && isPartOfDigit(digit.box, other.box)),
  );
  const previousDigitOf = new Map<Candidate, Candidate>();
  const nextDigitOf = new Map<Candidate, Candidate>();
  for (let index = 0; index < wholeDigits.length; index++) {
    const digit = wholeDigits[index] as Candidate;
    for (let nextIndex = index + 1; nextIndex < wholeDigits.length; nextIndex++) {
      const otherDigit = wholeDigits[nextIndex] as Candidate;
      if (otherDigit.box.left > digit.box.right + heightOf(digit.box)) break;
      if (
        previousDigitOf.has(otherDigit) ||
        otherDigit.box.left + otherDigit.box.right <= digit.box.left + digit.box.right
      )
        continue;
      if (!areNeighbours(digit.box, otherDigit.box)) continue;
      previousDigitOf.set(otherDigit, digit);
      nextDigitOf.set(digit, otherDigit);
      break;
    }
  }
  const tokens: Token[] = [];
  for (const firstDigit of wholeDigits) {
    if (previousDigitOf.has(firstDigit)) continue;
    const tokenDigits: Candidate[] = [];
    for (let digit: Candidate | undefined = firstDigit; digit; digit = nextDigitOf.get(digit))
      tokenDigits.push(digit);
    if (tokenDigits.length <= 2) tokens.push(createToken(tokenDigits));
    else tokens.push(...cutRun(tokenDigits));
  }
  return tokens;
}
