import { slideTable } from '../position/space.ts';

/** Largest number of cells of a board whose sets of cells are stored as 32-bit masks. */
export const MAX_MASK_CELLS = 25;

/**
 * All placements of `tileCount` tiles on a board. A placement is a node and an order.
 * - Node: the set of the tiles' cells, together with the blank's region. The region is the set of free cells
 *   that the blank can reach without moving one of the `tileCount` tiles.
 * - Order: which tile is in which cell of the set.
 *
 * Moves of other tiles change neither the node nor the order. Therefore the node and the order alone
 * determine which moves the `tileCount` tiles have.
 */
export interface PlacementSpace {
  readonly rows: number;
  readonly cols: number;
  readonly tileCount: number;
  /**
   * Number of orders: the factorial of `tileCount`. They are numbered as permutations in lexicographic order.
   * In order 0, a higher tile is always in a higher cell.
   */
  readonly orderCount: number;
  /**
   * Index: `order * tileCount + at`. Value: the order that results if two tiles are exchanged. The tiles are
   * in the set's cells with the indices `at` and `at + 1`, counted from the lowest cell.
   */
  readonly swapped: Uint16Array;
  /** For each node: the set of the tiles' cells and the blank's region, both as bits of cells. */
  readonly sets: Int32Array;
  readonly regions: Int32Array;
  /** Index: rank of a set. The nodes with this set are `firstNode[rank]` to `firstNode[rank + 1] - 1`. */
  readonly firstNode: Int32Array;
  /**
   * Two tables from which the rank of a set of cells is computed. The set is a bit mask. Its rank is the sum
   * of two entries, `lowRanks[lower bits]` and `highRanks[count * highCount + upper bits]`. `count` is the
   * number of ones in the lower bits.
   */
  readonly lowRanks: Int32Array;
  readonly highRanks: Int32Array;
  readonly highCount: number;
}

/** Returns how many bits of `mask` are set. */
export function countBits(mask: number): number {
  let left = mask - ((mask >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Number of low bits of a set that the table `lowRanks` covers. The table `highRanks` covers the other bits.
 */
export const LOW_BITS = 13;
const LOW_MASK = (1 << LOW_BITS) - 1;

/**
 * Creates the two tables for the ranks of sets of cells, in the combinatorial number system (Lehmer 1964).
 * One table is for the low bits of a set, the other for the high bits.
 */
function createRankTables(
  cells: number,
  tileCount: number,
): Pick<PlacementSpace, 'lowRanks' | 'highRanks' | 'highCount'> {
  const binomials = Array.from({ length: cells + 1 }, () => new Array<number>(tileCount + 2).fill(0));
  for (let n = 0; n <= cells; n++) {
    for (let k = 0; k <= tileCount + 1; k++) {
      const [above = 0, beside = 0] = [binomials[n - 1]?.[k - 1], binomials[n - 1]?.[k]];
      (binomials[n] as number[])[k] = k === 0 ? 1 : above + beside;
    }
  }
  const sumOfBits = (mask: number, from: number, before: number): number => {
    let at = before;
    let total = 0;
    for (let left = mask, cell = from; left > 0; left >>>= 1, cell++) {
      if ((left & 1) === 1) total += binomials[cell]?.[++at] ?? 0;
    }
    return total;
  };
  const lowRanks = Int32Array.from({ length: LOW_MASK + 1 }, (_, mask) => sumOfBits(mask, 0, 0));
  const highCount = Math.max(1, 2 ** (cells - LOW_BITS));
  const highRanks = Int32Array.from({ length: highCount * (tileCount + 1) }, (_, at) =>
    sumOfBits(at % highCount, LOW_BITS, Math.floor(at / highCount)),
  );
  return { lowRanks, highRanks, highCount };
}

/** Returns the rank of `set` among all sets with the same number of cells. */
export const rankOf = ({ lowRanks, highRanks, highCount }: PlacementSpace, set: number): number =>
  (lowRanks[set & LOW_MASK] as number) +
  (highRanks[countBits(set & LOW_MASK) * highCount + (set >>> LOW_BITS)] as number);

/** Creates the table `PlacementSpace.swapped` for `tileCount` tiles. */
function createSwappedOrders(tileCount: number): Uint16Array {
  let orders = 1;
  for (let factor = 2; factor <= tileCount; factor++) orders *= factor;
  const swapped = new Uint16Array(orders * tileCount);
  const tiles = new Uint8Array(tileCount);
  for (let order = 0; order < orders; order++) {
    let left = order;
    for (let at = tileCount - 1; at >= 0; at--) {
      tiles[at] = left % (tileCount - at);
      left = Math.floor(left / (tileCount - at));
      for (let later = at + 1; later < tileCount; later++)
        if ((tiles[later] as number) >= (tiles[at] as number)) (tiles[later] as number)++;
    }
    for (let at = 0; at + 1 < tileCount; at++) {
      const other = tiles.slice();
      other[at] = tiles[at + 1] as number;
      other[at + 1] = tiles[at] as number;
      swapped[order * tileCount + at] = orderOf(other);
    }
  }
  return swapped;
}

/**
 * Returns the number of an order. `tiles` lists the pattern's tiles (0 to tileCount - 1) in the set's cells,
 * from the lowest cell to the highest.
 */
export function orderOf(tiles: ArrayLike<number>): number {
  let rank = 0;
  for (let at = 0; at < tiles.length; at++) {
    let smaller = 0;
    for (let later = at + 1; later < tiles.length; later++)
      if ((tiles[later] as number) < (tiles[at] as number)) smaller++;
    rank = rank * (tiles.length - at) + smaller;
  }
  return rank;
}

/**
 * Returns the cells that the blank can reach from `cell` through the cells `free`. Sets of cells are bit
 * masks.
 */
function regionOf(cell: number, free: number, slides: Int8Array): number {
  let region = 1 << cell;
  const cellsToVisit = [cell];
  for (let at = cellsToVisit.pop(); at !== undefined; at = cellsToVisit.pop()) {
    for (let move = 0; move < 4; move++) {
      const next = slides[4 * at + move] as number;
      if (next < 0 || ((free >>> next) & 1) === 0 || ((region >>> next) & 1) === 1) continue;
      region |= 1 << next;
      cellsToVisit.push(next);
    }
  }
  return region;
}

/**
 * Creates the placements of `tileCount` tiles on a board of `rows` x `cols`. Throws a RangeError above 7
 * tiles or 25 cells. 7 tiles on 4x4 have 27,748 nodes and 5,040 orders.
 */
export function createPlacementSpace(rows: number, cols: number, tileCount: number): PlacementSpace {
  const cells = rows * cols;
  if (cells > MAX_MASK_CELLS || tileCount > 7) throw new RangeError(`${tileCount} tiles on ${rows}x${cols}`);
  const slides = slideTable(rows, cols);
  const all = 2 ** cells - 1;
  const sets: number[] = [];
  const regions: number[] = [];
  const firstNode: number[] = [];
  // List all masks with `tileCount` bits in rising order (Gosper's hack). The ranks of the sets have the same
  // order.
  for (let set = 2 ** tileCount - 1; set <= all; ) {
    firstNode.push(sets.length);
    let free = all & ~set;
    while (free !== 0) {
      const region = regionOf(31 - Math.clz32(free & -free), all & ~set, slides);
      sets.push(set);
      regions.push(region);
      free &= ~region;
    }
    const lowest = set & -set;
    const ripple = set + lowest;
    set = ripple | Math.floor((set ^ ripple) / 4 / lowest);
  }
  firstNode.push(sets.length);
  const swapped = createSwappedOrders(tileCount);
  return {
    rows,
    cols,
    tileCount,
    orderCount: swapped.length / tileCount,
    swapped,
    sets: Int32Array.from(sets),
    regions: Int32Array.from(regions),
    firstNode: Int32Array.from(firstNode),
    ...createRankTables(cells, tileCount),
  };
}

/** Returns the node with the cells `set` whose region contains the blank's cell `blank`. */
export function nodeAt(space: PlacementSpace, set: number, blank: number): number {
  let node = space.firstNode[rankOf(space, set)] as number;
  while ((((space.regions[node] as number) >>> blank) & 1) === 0) node++;
  return node;
}

/** Returns the order after the tile in `cell` slides to the free neighbouring cell `freeCell`. */
export function orderAfter(
  space: PlacementSpace,
  order: number,
  set: number,
  cell: number,
  freeCell: number,
): number {
  const low = Math.min(cell, freeCell);
  const high = Math.max(cell, freeCell);
  const first = countBits(set & ((1 << low) - 1));
  const crossed = countBits(set & ((1 << high) - 1) & ~((2 << low) - 1));
  const { swapped, tileCount } = space;
  let after = order;
  if (freeCell < cell) {
    for (let at = first + crossed - 1; at >= first; at--) after = swapped[after * tileCount + at] as number;
  } else {
    for (let at = first; at < first + crossed; at++) after = swapped[after * tileCount + at] as number;
  }
  return after;
}
