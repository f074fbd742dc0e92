import { type Component, findComponents, inkOf } from './components.ts';
import { type Box, GLYPH_SIZE, type Ink, writeGlyph } from './glyph.ts';
import { type Classifier, NO_DIGIT } from './network.ts';
import type { Runs } from './threshold.ts';

/** Ink that is probably a digit. `box`: in pixels. `probabilities`: of each class of the network. */
export interface Candidate {
  readonly box: Box;
  readonly probabilities: Float32Array;
}

const MIN_DIGIT_HEIGHT_PX = 8;
/**
 * Width of ink divided by its height. A 1 is narrow. Two digits that touch are wide (`MAX_PAIR_PROPORTION`).
 */
const MIN_PROPORTION = 0.1;
const MAX_PROPORTION = 1.1;
const MAX_LETTER_PROPORTION = 1.4;
const MAX_PAIR_PROPORTION = 2.2;
/** Ink as a share of its box. */
const MIN_INK_SHARE = 0.08;
/** The sum of the probabilities of the classes 0 to 9. */
const MIN_DIGIT_PROBABILITY = 0.5;

const glyphBuffer = new Uint8Array(GLYPH_SIZE);

const isDigit = (probabilities: Float32Array): boolean =>
  (probabilities[NO_DIGIT] as number) < 1 - MIN_DIGIT_PROBABILITY;

/**
 * Around the ink from the column `fromColumn` to the column before `toColumn`. Undefined if there is no ink.
 */
export function findTightBox(
  { data, width, height }: Ink,
  fromColumn: number,
  toColumn: number,
): Box | undefined {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = fromColumn; x < toColumn; x++)
      if ((data[y * width + x] as number) > 127) {
        if (x < left) left = x;
        if (x >= right) right = x + 1;
        if (y < top) top = y;
        bottom = y + 1;
      }
  return right > left ? { left, top, right, bottom } : undefined;
}

/** The column with the least ink near the middle of a box. There, two digits that touch can be separated. */
export function findThinnestColumn({ data, width, height }: Ink, { left, right }: Box): number {
  let [bestColumn, leastInk] = [(left + right) >> 1, Number.POSITIVE_INFINITY];
  const boxWidth = right - left;
  for (let x = Math.floor(left + boxWidth * 0.3); x <= Math.ceil(left + boxWidth * 0.7); x++) {
    let inkSum = Math.abs(2 * x - left - right) * 20;
    for (let y = 0; y < height; y++) inkSum += data[y * width + x] as number;
    if (inkSum < leastInk) [bestColumn, leastInk] = [x, inkSum];
  }
  return bestColumn;
}

/** Probability of each class of the network. */
export function classifyBox(ink: Ink, box: Box, classify: Classifier): Float32Array {
  writeGlyph(ink, box, glyphBuffer);
  return classify(glyphBuffer).slice();
}

const moveBox = (box: Box, { left, top }: Box): Box => ({
  left: box.left + left,
  top: box.top + top,
  right: box.right + left,
  bottom: box.bottom + top,
});

const mayBeCharacter = ({ box, area }: Component): boolean =>
  area >= MIN_INK_SHARE * (box.right - box.left) * (box.bottom - box.top);

/** Ink in the size of a digit that may be any character. `maxHeight`: in pixels. */
export function findGlyphs(runs: Runs, maxHeight: number, classify: Classifier): Candidate[] {
  return findComponents(
    runs,
    (width, height) =>
      height >= MIN_DIGIT_HEIGHT_PX &&
      height <= maxHeight &&
      width >= MIN_PROPORTION * height &&
      width <= MAX_LETTER_PROPORTION * height,
  )
    .filter(mayBeCharacter)
    .map((component) => {
      const ink = inkOf(component, runs);
      const inkBox = { left: 0, top: 0, right: ink.width, bottom: ink.height };
      return { box: component.box, probabilities: classifyBox(ink, inkBox, classify) };
    });
}

/** Separates two digits that touch. `maxHeight`: of a digit, in pixels. */
export function findDigits(runs: Runs, maxHeight: number, classify: Classifier): Candidate[] {
  const digits: Candidate[] = [];
  const components = findComponents(
    runs,
    (width, height) =>
      height >= MIN_DIGIT_HEIGHT_PX &&
      height <= maxHeight &&
      width >= MIN_PROPORTION * height &&
      width <= MAX_PAIR_PROPORTION * height,
  );
  for (const component of components) {
    const { box } = component;
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    if (!mayBeCharacter(component)) continue;
    const ink = inkOf(component, runs);
    if (width <= MAX_PROPORTION * height) {
      const probabilities = classifyBox(ink, { left: 0, top: 0, right: width, bottom: height }, classify);
      if (isDigit(probabilities)) {
        digits.push({ box, probabilities });
        continue;
      }
    }
    if (width < 0.75 * height) continue;
    const cutColumn = findThinnestColumn(ink, { left: 0, top: 0, right: width, bottom: height });
    const halves = [findTightBox(ink, 0, cutColumn), findTightBox(ink, cutColumn, width)].map(
      (half) => half && { box: moveBox(half, box), probabilities: classifyBox(ink, half, classify) },
    );
    if (
      halves.every(
        (half) => half && isDigit(half.probabilities) && half.box.bottom - half.box.top > 0.7 * height,
      )
    )
      digits.push(...halves.filter((half) => half !== undefined));
  }
  return digits;
}
