/** One direction of walking: across a board's rows, or across its columns. */
export interface WalkingKind {
  /** `lines`: number of rows or columns. `length`: number of cells in each. */
  readonly lines: number;
  readonly length: number;
  /** The blank's line in the goal. */
  readonly blank: number;
}

/**
 * Table of the fewest moves across the lines that bring each tile into its goal line. A key is the sum of all
 * tiles' `walkingWeight` and of the blank's line times `walkingBlankWeight`.
 */
export interface WalkingTable extends WalkingKind {
  readonly entries: number;
  readonly bytes: number;
  distance(key: number): number;
}

/**
 * Returns the weight, in a `WalkingTable` key, of a tile in line `at` with goal line `home`. The last goal
 * line has weight 0, because its counts follow from the others.
 */
export const walkingWeight = ({ lines, length }: WalkingKind, at: number, home: number): number =>
  home === lines - 1 ? 0 : (length + 1) ** (at * (lines - 1) + home);

/** Returns the factor of the blank's line in a `WalkingTable` key. Lines count from 0. */
export const walkingBlankWeight = ({ lines, length }: WalkingKind): number =>
  (length + 1) ** (lines * (lines - 1));

/** Returns the natural logarithm of the binomial coefficient n over k. */
function lnBinomial(n: number, k: number): number {
  let sum = 0;
  for (let at = 1; at <= k; at++) sum += Math.log((n - k + at) / at);
  return sum;
}

/**
 * Estimates the number of arrangements in a table, to a factor of about two: the number of matrices of counts
 * with these sums of rows and columns (Good, Ann. Statist. 4, 1976), times the blank's lines.
 */
export function walkingEntries(lines: number, length: number): number {
  const homes = lines - 1;
  const oneWay = homes * lnBinomial(length + homes, homes) + lnBinomial(length - 1 + homes, homes);
  const cells = lines * lines;
  return Math.round(lines * Math.exp(2 * oneWay - lnBinomial(lines * length - 1 + cells - 1, cells - 1)));
}

/** Converts a map to an open-addressing hash table: 9 bytes for each slot, at most half full. */
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

/** Builds a walking table by breadth-first search from the goal over all arrangements. */
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
  // A Map iterates in insertion order, including entries added meanwhile, so it is the queue too.
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
