import { below, type Random } from '../random.ts';

/** Consecutive bands of a side: where each begins, and at the end the side's length. */
export type Bands = readonly number[];

const whole = (length: number): Bands => [0, length];

function offsets(sizes: readonly number[]): Bands {
  const bands = [0];
  for (const size of sizes) bands.push((bands.at(-1) ?? 0) + size);
  return bands;
}

/** Even bands that fill an even length: eights, the remainder in sixes or a ten. Length 0 or at least 6. */
function evenSizes(length: number, random: Random): number[] {
  if (length === 0) return [];
  const special = { 0: [], 2: [10], 4: [6, 6], 6: [6] }[(length % 8) as 0 | 2 | 4 | 6];
  const eights = (length - special.reduce((sum, size) => sum + size, 0)) / 8;
  const sizes = Array.from({ length: eights }, () => 8);
  for (const size of special) sizes.splice(below(random, sizes.length + 1), 0, size);
  return sizes;
}

/** Even bands of 8 to 14 that fill an even length: 0 or at least 8. */
function wideSizes(length: number, random: Random): number[] {
  const sizes: number[] = [];
  for (let left = length; left > 0; ) {
    const fitting = [8, 10, 12, 14].filter((size) => size === left || left - size >= 8);
    const size = fitting[below(random, fitting.length)] ?? left;
    sizes.push(size);
    left -= size;
  }
  return sizes;
}

/** One odd band around `at`, at an even offset; before and after it even lengths that are 0 or at least `least`. */
function aroundOdd(
  length: number,
  at: number,
  odd: readonly number[],
  least: number,
  random: Random,
): readonly number[] {
  const fitting: { offset: number; size: number }[] = [];
  for (const size of odd) {
    for (let offset = 0; offset <= at; offset += 2) {
      const rest = length - offset - size;
      const fits = (gap: number): boolean => gap === 0 || gap >= least;
      if (at < offset + size && fits(offset) && fits(rest)) fitting.push({ offset, size });
    }
  }
  const chosen = fitting[below(random, fitting.length)];
  if (chosen === undefined) throw new Error(`no odd band around ${at} of ${length}`);
  return [chosen.offset, chosen.size, length - chosen.offset - chosen.size];
}

/**
 * Cuts a side into bands of 6 to 11 (a side of at most 11 is one band). All are even but one if the length is odd: that
 * one begins at an even offset and holds `at`, so that the start's block may be odd and no other is.
 */
export function cutSide(length: number, at: number, random: Random): Bands {
  if (length <= 11) return whole(length);
  if (length % 2 === 0) return offsets(evenSizes(length, random));
  const [before = 0, odd = 0, after = 0] = aroundOdd(length, at, [7, 9, 11], 6, random);
  return offsets([...evenSizes(before, random), odd, ...evenSizes(after, random)]);
}

/**
 * The same for the long side of a board with 5 rows: bands of 8 to 14, the odd one 7 to 15, because paths between chosen
 * ends are rarer in shorter blocks of 5 rows; at most 18 is one band.
 */
export function cutLongSide(length: number, at: number, random: Random): Bands {
  if (length <= 18) return whole(length);
  if (length % 2 === 0) return offsets(wideSizes(length, random));
  const [before = 0, odd = 0, after = 0] = aroundOdd(length, at, [7, 9, 11, 13, 15], 8, random);
  return offsets([...wideSizes(before, random), odd, ...wideSizes(after, random)]);
}
