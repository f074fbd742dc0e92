import { slideTable } from '../position/space.ts';

/** Sets of cells are stored as 32-bit masks. */
export const MAX_MASK_CELLS = 25;

/**
 * All placements of `tileCount` tiles on a board. A placement is a node and an order.
 * - Node: the set of the tiles' cells, together with the blank's region: the free cells that the blank can
 *   reach without moving one of the `tileCount` tiles.
 * - Order: which tile is in which cell of the set.
 *
 * Moves of other tiles change neither. Therefore the node and the order alone determine which moves the
 * `tileCount` tiles have.
 */
export interface PlacementSpace {
  readonly rows: number;
  readonly cols: number;
  readonly tileCount: number;
  /**
   * The factorial of `tileCount`. Orders are numbered as permutations in lexicographic order. In order 0, a
   * higher tile is always in a higher cell.
   */
  readonly orderCount: number;
  /**
   * Index: `order * tileCount + i`. Value: the order after an exchange of the tiles in the set's cells with
   * the indices `i` and `i + 1`, counted from the lowest cell.
   */
  readonly swappedOrders: Uint16Array;
  /** For each node: the tiles' cells and the blank's region, as bits. */
  readonly sets: Int32Array;
  readonly regions: Int32Array;
  /** Index: rank of a set. The nodes with this set are `firstNode[rank]` to `firstNode[rank + 1] - 1`. */
  readonly firstNode: Int32Array;
  /**
   * The rank of a set of cells, a bit mask, is `lowRanks[lower bits]` plus `highRanks[count * highCount +
   * upper bits]`. `count` is the number of ones in the lower bits.
   */
  readonly lowRanks: Int32Array;
  readonly highRanks: Int32Array;
  /** Number of values of a set's upper bits. */
  readonly highCount: number;
}

export function countBits(mask: number): number {
  let partialSums = mask - ((mask >>> 1) & 0x55555555);
  partialSums = (partialSums & 0x33333333) + ((partialSums >>> 2) & 0x33333333);
  return Math.imul((partialSums + (partialSums >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Low bits of a set, for `lowRanks`. */
export const LOW_BITS = 13;
const LOW_MASK = (1 << LOW_BITS) - 1;

/**
 * Uses the combinatorial number system (Lehmer 1964): one table for the low bits of a set, the other for the
 * high bits.
 */
function createRankTables(
  cellCount: number,
  tileCount: number,
): Pick<PlacementSpace, 'lowRanks' | 'highRanks' | 'highCount'> {
  const binomials = Array.from({ length: cellCount + 1 }, () => new Array<number>(tileCount + 2).fill(0));
  for (let n = 0; n <= cellCount; n++) {
    for (let k = 0; k <= tileCount + 1; k++) {
      const [binomialWithItem = 0, binomialWithoutItem = 0] = [
        binomials[n - 1]?.[k - 1],
        binomials[n - 1]?.[k],
      ];
      (binomials[n] as number[])[k] = k === 0 ? 1 : binomialWithItem + binomialWithoutItem;
    }
  }
  const rankOfBits = (mask: number, firstCell: number, bitsBefore: number): number => {
    let bitIndex = bitsBefore;
    let total = 0;
    for (let remainingMask = mask, cell = firstCell; remainingMask > 0; remainingMask >>>= 1, cell++) {
      if ((remainingMask & 1) === 1) total += binomials[cell]?.[++bitIndex] ?? 0;
    }
    return total;
  };
  const lowRanks = Int32Array.from({ length: LOW_MASK + 1 }, (_, mask) => rankOfBits(mask, 0, 0));
  const highCount = Math.max(1, 2 ** (cellCount - LOW_BITS));
  const highRanks = Int32Array.from({ length: highCount * (tileCount + 1) }, (_, index) =>
    rankOfBits(index % highCount, LOW_BITS, Math.floor(index / highCount)),
  );
  return { lowRanks, highRanks, highCount };
}

/** Rank among all sets with the same number of cells. */
export const rankOf = ({ lowRanks, highRanks, highCount }: PlacementSpace, set: number): number =>
  (lowRanks[set & LOW_MASK] as number) +
  (highRanks[countBits(set & LOW_MASK) * highCount + (set >>> LOW_BITS)] as number);

function createSwappedOrders(tileCount: number): Uint16Array {
  let orderCount = 1;
  for (let factor = 2; factor <= tileCount; factor++) orderCount *= factor;
  const swappedOrders = new Uint16Array(orderCount * tileCount);
  const tiles = new Uint8Array(tileCount);
  for (let order = 0; order < orderCount; order++) {
    let remainingOrder = order;
    for (let index = tileCount - 1; index >= 0; index--) {
      tiles[index] = remainingOrder % (tileCount - index);
      remainingOrder = Math.floor(remainingOrder / (tileCount - index));
      for (let laterIndex = index + 1; laterIndex < tileCount; laterIndex++)
        if ((tiles[laterIndex] as number) >= (tiles[index] as number)) (tiles[laterIndex] as number)++;
    }
    for (let index = 0; index + 1 < tileCount; index++) {
      const swappedTiles = tiles.slice();
      swappedTiles[index] = tiles[index + 1] as number;
      swappedTiles[index + 1] = tiles[index] as number;
      swappedOrders[order * tileCount + index] = orderOf(swappedTiles);
    }
  }
  return swappedOrders;
}

/** `tiles`: 0 to tileCount - 1, from the lowest cell to the highest. */
export function orderOf(tiles: ArrayLike<number>): number {
  let rank = 0;
  for (let index = 0; index < tiles.length; index++) {
    let smallerCount = 0;
    for (let laterIndex = index + 1; laterIndex < tiles.length; laterIndex++)
      if ((tiles[laterIndex] as number) < (tiles[index] as number)) smallerCount++;
    rank = rank * (tiles.length - index) + smallerCount;
  }
  return rank;
}

/** The cells that the blank can reach from `cell`. Sets of cells are bit masks. */
function regionOf(cell: number, freeCells: number, movingCells: Int8Array): number {
  let region = 1 << cell;
  const cellsToVisit = [cell];
  for (let visitedCell = cellsToVisit.pop(); visitedCell !== undefined; visitedCell = cellsToVisit.pop()) {
    for (let move = 0; move < 4; move++) {
      const neighbourCell = movingCells[4 * visitedCell + move] as number;
      if (
        neighbourCell < 0 ||
        ((freeCells >>> neighbourCell) & 1) === 0 ||
        ((region >>> neighbourCell) & 1) === 1
      )
        continue;
      region |= 1 << neighbourCell;
      cellsToVisit.push(neighbourCell);
    }
  }
  return region;
}

/** Throws a RangeError above 7 tiles or 25 cells. 7 tiles on 4x4 have 27,748 nodes and 5,040 orders. */
export function createPlacementSpace(rows: number, cols: number, tileCount: number): PlacementSpace {
  const cellCount = rows * cols;
  if (cellCount > MAX_MASK_CELLS || tileCount > 7)
    throw new RangeError(`${tileCount} tiles on ${rows}x${cols}`);
  const movingCells = slideTable(rows, cols);
  const allCells = 2 ** cellCount - 1;
  const sets: number[] = [];
  const regions: number[] = [];
  const firstNode: number[] = [];
  // All masks with `tileCount` bits in rising order (Gosper's hack). The ranks of the sets have the same
  // order.
  for (let set = 2 ** tileCount - 1; set <= allCells; ) {
    firstNode.push(sets.length);
    let unassignedCells = allCells & ~set;
    while (unassignedCells !== 0) {
      const region = regionOf(
        31 - Math.clz32(unassignedCells & -unassignedCells),
        allCells & ~set,
        movingCells,
      );
      sets.push(set);
      regions.push(region);
      unassignedCells &= ~region;
    }
    const lowestBit = set & -set;
    const carriedSet = set + lowestBit;
    set = carriedSet | Math.floor((set ^ carriedSet) / 4 / lowestBit);
  }
  firstNode.push(sets.length);
  const swappedOrders = createSwappedOrders(tileCount);
  return {
    rows,
    cols,
    tileCount,
    orderCount: swappedOrders.length / tileCount,
    swappedOrders,
    sets: Int32Array.from(sets),
    regions: Int32Array.from(regions),
    firstNode: Int32Array.from(firstNode),
    ...createRankTables(cellCount, tileCount),
  };
}

/** The node whose region contains `blankCell`. */
export function nodeAt(space: PlacementSpace, set: number, blankCell: number): number {
  let node = space.firstNode[rankOf(space, set)] as number;
  while ((((space.regions[node] as number) >>> blankCell) & 1) === 0) node++;
  return node;
}

/** The order after the tile in `cell` slides to `freeCell`. */
export function orderAfter(
  space: PlacementSpace,
  order: number,
  set: number,
  cell: number,
  freeCell: number,
): number {
  const lowerCell = Math.min(cell, freeCell);
  const higherCell = Math.max(cell, freeCell);
  const firstSwapIndex = countBits(set & ((1 << lowerCell) - 1));
  const passedTileCount = countBits(set & ((1 << higherCell) - 1) & ~((2 << lowerCell) - 1));
  const { swappedOrders, tileCount } = space;
  let newOrder = order;
  if (freeCell < cell) {
    for (let index = firstSwapIndex + passedTileCount - 1; index >= firstSwapIndex; index--)
      newOrder = swappedOrders[newOrder * tileCount + index] as number;
  } else {
    for (let index = firstSwapIndex; index < firstSwapIndex + passedTileCount; index++)
      newOrder = swappedOrders[newOrder * tileCount + index] as number;
  }
  return newOrder;
}
