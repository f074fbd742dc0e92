/**
 * The dimensions of a walking table. Its lines are either the rows of a board (for vertical moves) or the
 * columns (for horizontal moves).
 */
export interface WalkingKind {
  /** `lines`: number of lines (rows or columns). `length`: number of cells in each line. */
  readonly lines: number;
  readonly length: number;
  /** The goal line (row or column) of the blank, from 0. */
  readonly blank: number;
}

/**
 * A table of the fewest moves between lines (rows or columns) that bring each tile into its goal line. The
 * key is the sum of `walkingWeight` over all tiles, plus the blank's line times `walkingBlankWeight`.
 */
export interface WalkingTable extends WalkingKind {
  readonly entries: number;
  readonly bytes: number;
  distance(key: number): number;
}

/**
 * Returns the amount that a tile in line `line` with the goal line `goalLine` adds to a key of a
 * `WalkingTable`. Tiles whose goal is the last line add 0. The key needn't count them, because they fill the
 * cells of each line that the other tiles and the blank leave free.
 */
export const walkingWeight = ({ lines, length }: WalkingKind, at: number, home: number): number =>
  home === lines - 1 ? 0 : (length + 1) ** (at * (lines - 1) + home);

/** Returns the factor by which the blank's line (from 0) is multiplied in a key of a `WalkingTable`. */
export const walkingBlankWeight = ({ lines, length }: WalkingKind): number =>
  (length + 1) ** (lines * (lines - 1));

/** Returns the natural logarithm of the binomial coefficient n over k. */
function lnBinomial(n: number, k: number): number {
  let sum = 0;
  for (let at = 1; at <= k; at++) sum += Math.log((n - k + at) / at);
  return sum;
}

/**
 * Estimates the number of entries of a walking table, to a factor of about two. An entry is a matrix with the
 * number of tiles of each goal line in each line. The number of such matrices (Good, Ann. Statist. 4, 1976)
 * is multiplied by the number of lines, because the blank may be in any of them.
 */
export function walkingEntries(lines: number, length: number): number {
  const homes = lines - 1;
  const oneWay = homes * lnBinomial(length + homes, homes) + lnBinomial(length - 1 + homes, homes);
  const cells = lines * lines;
  return Math.round(lines * Math.exp(2 * oneWay - lnBinomial(lines * length - 1 + cells - 1, cells - 1)));
}

/**
 * Converts a map to a hash table with open addressing. Each slot takes 9 bytes, and at most half of the slots
 * are used.
 */
function hashDistances(distances: ReadonlyMap<number, number>): Pick<WalkingTable, 'bytes' | 'distance'> {
  let slots = 2;
  while (slots < 2 * distances.size) slots *= 2;
  const keys = new Float64Array(slots).fill(-1);
  const values = new Uint8Array(slots);
  const slotOf = (key: number): number => {
    const mixed = Math.imul(key | 0, 0x9e3779b1) ^ Math.imul((key / 2 ** 32) | 0, 0x85ebca6b);
    let slot = (mixed ^ (mixed >>> 15)) & (slots - 1);
    while (keys[slot] !== key && keys[slot] !== -1) slot = (slot + 1) & (slots - 1);
    return slot;
  };
  for (const [key, distance] of distances) {
    const slot = slotOf(key);
    keys[slot] = key;
    values[slot] = distance;
  }
  return {
    bytes: keys.byteLength + values.byteLength,
    distance: (key) => values[slotOf(key)] as number,
  };
}

/**
 * Builds a walking table by breadth-first search from the goal. The search visits all distributions of the
 * tiles over the lines.
 */
export function buildWalkingTable(kind: WalkingKind): WalkingTable {
  const { lines, length, blank } = kind;
  const base = length + 1;
  const homes = lines - 1;
  const blankWeight = walkingBlankWeight(kind);
  let first = blank * blankWeight;
  for (let line = 0; line < lines; line++) {
    first += (length - Number(line === blank)) * walkingWeight(kind, line, line);
  }
  const distances = new Map([[first, 0]]);
  const counts = new Uint8Array(lines * lines);
  // This loop also visits the entries that are added during the loop, in the order of insertion. The Map
  // therefore serves as the queue of the search.
  for (const [key, distance] of distances) {
    let left = key;
    for (let at = 0; at < lines; at++) {
      for (let home = 0; home < homes; home++) {
        counts[at * lines + home] = left % base;
        left = Math.floor(left / base);
      }
    }
    const hole = left;
    for (let at = 0; at < lines; at++) {
      let others = 0;
      for (let home = 0; home < homes; home++) others += counts[at * lines + home] as number;
      counts[at * lines + homes] = length - Number(at === hole) - others;
    }
    for (const from of [hole - 1, hole + 1]) {
      if (from < 0 || from >= lines) continue;
      for (let home = 0; home < lines; home++) {
        if (counts[from * lines + home] === 0) continue;
        const next =
          key +
          walkingWeight(kind, hole, home) -
          walkingWeight(kind, from, home) +
          (from - hole) * blankWeight;
        if (!distances.has(next)) distances.set(next, distance + 1);
      }
    }
  }
  return { ...kind, entries: distances.size, ...hashDistances(distances) };
}
