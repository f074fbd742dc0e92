/**
 * Random 32-bit keys (Zobrist 1970). The hash of a position is the xor of the keys of all its tiles in their
 * cells.
 */
export function createZobristKeys(count: number, seed: number): Int32Array {
  let generatorState = seed;
  return Int32Array.from({ length: count }, () => {
    generatorState = (generatorState + 0x9e3779b9) | 0;
    let mixedBits = Math.imul(generatorState ^ (generatorState >>> 16), 0x21f0aaad);
    mixedBits = Math.imul(mixedBits ^ (mixedBits >>> 15), 0x735a2d97);
    return mixedBits ^ (mixedBits >>> 15);
  });
}
