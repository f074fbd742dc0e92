import { type Random, randomBelow } from '../../random.ts';

/** Consecutive bands of a side: the start of each one, followed by the side's length. */
export type Bands = readonly number[];

/** Rules for cutting a side into bands. */
interface Cut {
  /** A side of at most this length stays one band. */
  readonly whole: number;
  /** The minimum length of even bands. */
  readonly least: number;
  /** The lengths that the odd band of an odd side may have. */
  readonly odd: readonly number[];
  /** Returns lengths of even bands that add up to `length`, an even number of at least `least`. */
  readonly even: (length: number, random: Random) => number[];
}

/**
 * Cuts a length into bands of the length `usual`. Where a remainder is left, `others` names a few bands of
 * other lengths, which come at random places.
 */
const cutMostly =
  (usual: number, others: Readonly<Record<number, readonly number[]>>) =>
  (length: number, random: Random): number[] => {
    const special = others[length % usual] ?? [];
    const rest = length - special.reduce((sum, size) => sum + size, 0);
    const sizes = Array.from({ length: rest / usual }, () => usual);
    for (const size of special) sizes.splice(randomBelow(random, sizes.length + 1), 0, size);
    return sizes;
  };

/** Cuts a length into random bands of 8, 10, 12 or 14. */
function cutEven(length: number, random: Random): number[] {
  const sizes: number[] = [];
  for (let left = length; left > 0; ) {
    const fitting = [8, 10, 12, 14].filter((size) => size === left || left - size >= 8);
    const size = fitting[randomBelow(random, fitting.length)] ?? left;
    sizes.push(size);
    left -= size;
  }
  return sizes;
}

const HEIGHT: Cut = {
  whole: 13,
  least: 6,
  odd: [7, 9, 11, 13],
  even: cutMostly(12, { 2: [8, 6], 4: [8, 8], 6: [6], 8: [8], 10: [10] }),
};
const WIDTH: Cut = {
  whole: 17,
  least: 6,
  odd: [7, 9, 11, 13, 15, 17],
  even: cutMostly(16, { 2: [10, 8], 4: [10, 10], 6: [6], 8: [8], 10: [10], 12: [12], 14: [14] }),
};
const THIN: Cut = { whole: 18, least: 8, odd: [7, 9, 11, 13, 15], even: cutEven };

function offsets(sizes: readonly number[]): Bands {
  const bands = [0];
  for (const size of sizes) bands.push((bands.at(-1) ?? 0) + size);
  return bands;
}

/**
 * Cuts a side into bands, exactly one of them odd. The odd band contains `at` and starts at an even offset.
 * The lengths before and after it are 0 or at least `least`.
 */
function cutAroundOdd(length: number, at: number, { odd, least }: Cut, random: Random): readonly number[] {
  const fitting: { offset: number; size: number }[] = [];
  for (const size of odd) {
    for (let offset = 0; offset <= at; offset += 2) {
      const rest = length - offset - size;
      const fits = (gap: number): boolean => gap === 0 || gap >= least;
      if (at < offset + size && fits(offset) && fits(rest)) fitting.push({ offset, size });
    }
  }
  const chosen = fitting[randomBelow(random, fitting.length)];
  if (chosen === undefined) throw new Error(`no odd band around ${at} of ${length}`);
  return [chosen.offset, chosen.size, length - chosen.offset - chosen.size];
}

/**
 * Cuts a side into bands. If the length is odd, one band is odd: it starts at an even offset and contains
 * `at`. So only the block of the start can have an odd number of cells.
 */
function cutSide(length: number, at: number, cut: Cut, random: Random): Bands {
  if (length <= cut.whole) return [0, length];
  const even = (part: number): number[] => (part === 0 ? [] : cut.even(part, random));
  if (length % 2 === 0) return offsets(even(length));
  const [before = 0, odd = 0, after = 0] = cutAroundOdd(length, at, cut, random);
  return offsets([...even(before), odd, ...even(after)]);
}

/** Cuts the rows of a board into bands of 6 to 13. */
export const cutRows = (rows: number, at: number, random: Random): Bands => cutSide(rows, at, HEIGHT, random);

/**
 * Cuts the columns of a board into bands of 6 to 17. The tour is written row by row, so wide blocks make long
 * runs.
 */
export const cutCols = (cols: number, at: number, random: Random): Bands => cutSide(cols, at, WIDTH, random);

/**
 * Cuts the long side of a board of width five into bands of 7 to 18. In shorter blocks of that width, paths
 * between given ends are rarer.
 */
export const cutThin = (length: number, at: number, random: Random): Bands =>
  cutSide(length, at, THIN, random);
