/** Returns a number in [0, 1). A parameter of functions, so that a run can be repeated exactly. */
export type Random = () => number;

/** A 32-bit seed always gives the same numbers (mulberry32, public domain constants by Tommy Ettinger). */
export function seededRandom(seed: number): Random {
  // V8 stores a signed 32-bit number as a small integer, which is faster. The results equal those of an
  // unsigned number.
  let generatorState = seed | 0;
  return () => {
    generatorState = ((generatorState | 0) + 0x6d2b79f5) | 0;
    let mixedBits = Math.imul(generatorState ^ (generatorState >>> 15), generatorState | 1);
    mixedBits ^= mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), mixedBits | 61);
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** An integer in [0, limit). `limit` must be at most 2^32. */
export const randomBelow = (random: Random, limit: number): number => (random() * limit) >>> 0;

/**
 * Shuffles in place; every order is equally likely (Fisher-Yates). `pick` returns a random integer in [0,
 * range).
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
