/**
 * A source of randomness: each call returns a number in [0, 1). Functions get it as a parameter, so that a
 * run with the same seed can be repeated exactly.
 */
export type Random = () => number;

/**
 * Returns a source of random numbers that are always the same for the same 32-bit seed (mulberry32, public
 * domain constants by Tommy Ettinger).
 */
export function seededRandom(seed: number): Random {
  // V8 stores a signed 32-bit number as a small integer, which is faster. The results are the same as with an
  // unsigned number.
  let generatorState = seed | 0;
  return () => {
    generatorState = ((generatorState | 0) + 0x6d2b79f5) | 0;
    let mixedBits = Math.imul(generatorState ^ (generatorState >>> 15), generatorState | 1);
    mixedBits ^= mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), mixedBits | 61);
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a random integer in [0, limit). `limit` must be at most 2^32. */
export const randomBelow = (random: Random, limit: number): number => (random() * limit) >>> 0;

/**
 * Shuffles an array in place; every order is equally likely (Fisher-Yates). `pick` returns a random integer
 * in [0, range).
 */
export function shuffle(
  list: { readonly length: number; [at: number]: number },
  pick: (range: number) => number,
): void {
  for (let lastIndex = list.length - 1; lastIndex > 0; lastIndex--) {
    const otherIndex = pick(lastIndex + 1);
    [list[lastIndex], list[otherIndex]] = [list[otherIndex] ?? 0, list[lastIndex] ?? 0];
  }
}
