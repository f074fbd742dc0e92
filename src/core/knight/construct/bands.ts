import { type Random, randomBelow } from '../../random.ts';

/**
 * The offsets where the bands of a side (ranges of rows or columns) start, and finally the length of the
 * side.
 */
export type Bands = readonly number[];

interface CutRules {
  /** A side of at most this length stays a single band. */
  readonly maxUncutLength: number;
  readonly minEvenLength: number;
  /** A side with an odd length has exactly one odd band. */
  readonly oddLengths: readonly number[];
  /** Returns even band lengths whose sum is `length`, which is even and at least `minEvenLength`. */
  readonly cutEvenLength: (length: number, random: Random) => number[];
}

/**
 * If the length isn't a multiple of `usualLength`, some bands have other lengths: `otherLengths` lists them
 * for each remainder. They are placed at random among the usual bands.
 */
const cutMostlyInto =
  (usualLength: number, otherLengths: Readonly<Record<number, readonly number[]>>) =>
  (length: number, random: Random): number[] => {
    const otherBandLengths = otherLengths[length % usualLength] ?? [];
    const usualBandsLength = length - otherBandLengths.reduce((sum, size) => sum + size, 0);
    const bandLengths = Array.from({ length: usualBandsLength / usualLength }, () => usualLength);
    for (const bandLength of otherBandLengths)
      bandLengths.splice(randomBelow(random, bandLengths.length + 1), 0, bandLength);
    return bandLengths;
  };

/** Bands of length 8, 10, 12 or 14. */
function cutAtRandom(length: number, random: Random): number[] {
  const bandLengths: number[] = [];
  for (let remainingLength = length; remainingLength > 0; ) {
    const possibleLengths = [8, 10, 12, 14].filter(
      (size) => size === remainingLength || remainingLength - size >= 8,
    );
    const bandLength = possibleLengths[randomBelow(random, possibleLengths.length)] ?? remainingLength;
    bandLengths.push(bandLength);
    remainingLength -= bandLength;
  }
  return bandLengths;
}

const ROW_RULES: CutRules = {
  maxUncutLength: 13,
  minEvenLength: 6,
  oddLengths: [7, 9, 11, 13],
  cutEvenLength: cutMostlyInto(12, { 2: [8, 6], 4: [8, 8], 6: [6], 8: [8], 10: [10] }),
};
const COL_RULES: CutRules = {
  maxUncutLength: 17,
  minEvenLength: 6,
  oddLengths: [7, 9, 11, 13, 15, 17],
  cutEvenLength: cutMostlyInto(16, { 2: [10, 8], 4: [10, 10], 6: [6], 8: [8], 10: [10], 12: [12], 14: [14] }),
};
const THIN_BOARD_RULES: CutRules = {
  maxUncutLength: 18,
  minEvenLength: 8,
  oddLengths: [7, 9, 11, 13, 15],
  cutEvenLength: cutAtRandom,
};

function offsetsOf(bandLengths: readonly number[]): Bands {
  const offsets = [0];
  for (const bandLength of bandLengths) offsets.push((offsets.at(-1) ?? 0) + bandLength);
  return offsets;
}

/**
 * Returns the lengths before, of and after the odd band. The odd band contains `position` and starts at an
 * even offset. The other parts are empty or have at least `minEvenLength`.
 */
function cutAroundOddBand(
  length: number,
  position: number,
  { oddLengths, minEvenLength }: CutRules,
  random: Random,
): readonly number[] {
  const possibleBands: { offset: number; size: number }[] = [];
  for (const bandLength of oddLengths) {
    for (let offset = 0; offset <= position; offset += 2) {
      const lengthAfter = length - offset - bandLength;
      const isValidLength = (partLength: number): boolean => partLength === 0 || partLength >= minEvenLength;
      if (position < offset + bandLength && isValidLength(offset) && isValidLength(lengthAfter))
        possibleBands.push({ offset, size: bandLength });
    }
  }
  const oddBand = possibleBands[randomBelow(random, possibleBands.length)];
  if (oddBand === undefined) throw new Error(`no odd band around ${position} of ${length}`);
  return [oddBand.offset, oddBand.size, length - oddBand.offset - oddBand.size];
}

/**
 * A side of odd length has one odd band, which starts at an even offset and contains `position`, the row or
 * column of the tour's start. So all blocks but that of the start have a closed tour.
 */
function cutSide(length: number, position: number, rules: CutRules, random: Random): Bands {
  if (length <= rules.maxUncutLength) return [0, length];
  const cutPart = (partLength: number): number[] =>
    partLength === 0 ? [] : rules.cutEvenLength(partLength, random);
  if (length % 2 === 0) return offsetsOf(cutPart(length));
  const [lengthBefore = 0, oddLength = 0, lengthAfter = 0] = cutAroundOddBand(
    length,
    position,
    rules,
    random,
  );
  return offsetsOf([...cutPart(lengthBefore), oddLength, ...cutPart(lengthAfter)]);
}

/** Bands of 6 to 13 rows. Up to 13 rows stay one band. */
export const cutRows = (rows: number, startRow: number, random: Random): Bands =>
  cutSide(rows, startRow, ROW_RULES, random);

/**
 * Bands of 6 to 17 columns. Up to 17 columns stay one band. Wide bands are faster: move numbers are written
 * row by row.
 */
export const cutCols = (cols: number, startCol: number, random: Random): Bands =>
  cutSide(cols, startCol, COL_RULES, random);

/**
 * Bands of length 7 to 18, for a board with a short side of 5. A short block of width 5 has no path between
 * many pairs of ends.
 */
export const cutThinBoard = (length: number, startPosition: number, random: Random): Bands =>
  cutSide(length, startPosition, THIN_BOARD_RULES, random);
