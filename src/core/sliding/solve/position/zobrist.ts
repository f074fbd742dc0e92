/**
 * Returns `count` random 32-bit keys for Zobrist hashing (Zobrist 1970). The same seed always gives the same
 * keys. The hash of a position is the xor of the keys of all its tiles in their cells.
 */
export function createZobristKeys(count: number, seed: number): Int32Array {
  let state = seed;
  return Int32Array.from({ length: count }, () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  });
}
