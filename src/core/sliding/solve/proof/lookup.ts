import { countBits, type PlacementSpace } from '../pattern/placement.ts';
import type { SetTables } from '../pattern/tables.ts';
import type { PatternSet } from '../pattern/views.ts';
import { slideTable } from '../position/space.ts';

/** Arrays for `table-walk.ts`. They depend only on the pattern set, and take about 3 MB. */
export interface SearchLookup {
  /**
   * Three lookup tables in one array:
   * - From index 0: for each 16-bit mask of cells, the number of bits that are set.
   * - From `NODES_START`: the node for each set of cells and each cell of the blank, at `set << 4 | cell`.
   * - From `SHIFTS_START`: the orders after a tile has passed other tiles, see `buildShifts`.
   */
  readonly packedLookups: Uint16Array;
  /** Index: `view * n + tile`. Value: index in `members`. */
  readonly memberOfTile: Int32Array;
  /** Four words for each slide, from index `4 * (4 * blankCell + move)`. See `encodeSlide`. */
  readonly slides: Int32Array;
  readonly members: readonly MemberLookup[];
}

/** Indices, in the table and in `packedLookups`, of one member (a pattern of one view). */
export interface MemberLookup {
  /** Place of the member's database in the table. */
  readonly firstBit: number;
  readonly bitsPerOrder: number;
  /**
   * Index in `packedLookups` of the orders after a move to a higher cell. `downShiftsStart`: to a lower cell.
   */
  readonly upShiftsStart: number;
  readonly downShiftsStart: number;
  /** Entries in `packedLookups` for each old order. */
  readonly shiftsPerOrder: number;
}

const NODES_START = 1 << 16;
const SHIFTS_START = NODES_START + (1 << 20);
/**
 * Entries for each number of passed tiles: the next power of two above 7, the largest number of tiles in a
 * pattern.
 */
const ENTRIES_PER_COUNT = 8;

/** Tiles of the pattern that a vertical slide can pass. */
const maxPassedTileCount = ({ tileCount, cols }: PlacementSpace): number => Math.min(tileCount, cols) - 1;

/**
 * New orders after a tile has passed other tiles. The table has one row for each old order. The entries of a
 * row are sorted by:
 * - the direction of the slide (to higher cells first)
 * - then the number of tiles passed
 * - then the lowest index in the set among the passed tiles
 *
 * If no tile is passed, the entry is the old order.
 */
function buildShifts(space: PlacementSpace): Uint16Array {
  const { orderCount, tileCount, swappedOrders } = space;
  const maxPassedCount = maxPassedTileCount(space);
  const entriesPerDirection = (maxPassedCount + 1) * ENTRIES_PER_COUNT;
  const shifts = new Uint16Array(orderCount * 2 * entriesPerDirection);
  for (let order = 0; order < orderCount; order++) {
    for (let passedTileCount = 0; passedTileCount <= maxPassedCount; passedTileCount++) {
      for (let lowestPassedIndex = 0; lowestPassedIndex + passedTileCount < tileCount; lowestPassedIndex++) {
        let [upOrder, downOrder] = [order, order];
        for (let index = 0; index < passedTileCount; index++) {
          upOrder = swappedOrders[upOrder * tileCount + lowestPassedIndex + index] as number;
          downOrder = swappedOrders[
            downOrder * tileCount + lowestPassedIndex + passedTileCount - 1 - index
          ] as number;
        }
        const entryIndex =
          order * 2 * entriesPerDirection + passedTileCount * ENTRIES_PER_COUNT + lowestPassedIndex;
        shifts[entryIndex] = upOrder;
        shifts[entryIndex + entriesPerDirection] = downOrder;
      }
    }
  }
  return shifts;
}

function writeNodes(spaces: Iterable<PlacementSpace>, packedLookups: Uint16Array): void {
  for (const { sets, regions } of spaces) {
    sets.forEach((set, node) => {
      for (
        let remainingRegion = regions[node] as number;
        remainingRegion !== 0;
        remainingRegion &= remainingRegion - 1
      )
        packedLookups[NODES_START + ((set << 4) | (31 - Math.clz32(remainingRegion & -remainingRegion)))] =
          node;
    });
  }
}

/**
 * Three words. A is the view to look up first, B the other one. "Lower" means a smaller cell index. First
 * word:
 * - bits 0 to 3: the tile's cell
 * - bit 7: the index of view A
 * - bits 8 to 11 (A), 12 to 15 (B): the tile's cell in the view
 * - bits 16 to 19 (A), 22 to 25 (B): the lower of the slide's two cells in the view
 * - bits 20 (A), 26 (B): 1 if tiles may be between the two cells in reading order
 * - bits 21 (A), 27 (B): 1 if the slide leads to the lower cell
 *
 * Second word (A) and third word (B): the slide's two cells in the view as a bit mask, shifted left by two.
 */
function encodeSlide(
  cell: number,
  viewIndex: number,
  fromCells: readonly number[],
  toCells: readonly number[],
): number[] {
  const [cellA = 0, cellB = 0] = fromCells;
  const [flagsA = 0, flagsB = 0] = fromCells.map((fromCell, index) => {
    const toCell = toCells[index] as number;
    return (
      Math.min(fromCell, toCell) |
      (Number(Math.abs(fromCell - toCell) !== 1) << 4) |
      (Number(toCell < fromCell) << 5)
    );
  });
  const changedCells = fromCells.map(
    (fromCell, cellIndex) => ((1 << fromCell) | (1 << (toCells[cellIndex] as number))) << 2,
  );
  return [
    cell | (viewIndex << 7) | (cellA << 8) | (cellB << 12) | (flagsA << 16) | (flagsB << 22),
    ...changedCells,
  ];
}

/** Four words for each slide (see `encodeSlide`). `viewMaps`: both views, one after the other. */
function encodeSlides({ rows, cols }: PatternSet, viewMaps: Int32Array): Int32Array {
  const n = rows * cols;
  const movingCells = slideTable(rows, cols);
  const slides = new Int32Array(4 * 4 * n);
  // A horizontal move keeps the order of the tiles, so its lookup is cheaper. A transposed view exchanges
  // both.
  const isTransposed = Math.abs((viewMaps[n + 1] as number) - (viewMaps[n] as number)) !== 1;
  movingCells.forEach((cell, slideIndex) => {
    if (cell < 0) return;
    const firstViewIndex = isTransposed && slideIndex % 4 < 2 ? 1 : 0;
    const cellsInViews = (anyCell: number): number[] =>
      [firstViewIndex, 1 - firstViewIndex].map((viewIndex) => viewMaps[viewIndex * n + anyCell] as number);
    slides.set(
      encodeSlide(cell, firstViewIndex, cellsInViews(cell), cellsInViews(slideIndex >> 2)),
      4 * slideIndex,
    );
  });
  return slides;
}

export function createSearchLookup({ patternSet, members }: SetTables): SearchLookup {
  const n = patternSet.rows * patternSet.cols;
  const allMembers = members.flat();
  const memberOfTile = new Int32Array(2 * n);
  const viewMaps = new Int32Array(2 * n);
  let memberIndex = 0;
  patternSet.views.forEach((view, viewIndex) => {
    viewMaps.set(view.map, viewIndex * n);
    for (const { cells } of view.patterns) {
      for (const cell of cells) memberOfTile[viewIndex * n + (view.map[cell] as number)] = memberIndex;
      memberIndex++;
    }
  });
  const shiftsBySpace = new Map(
    [...new Set(allMembers.map(({ space }) => space))].map((space) => [space, buildShifts(space)]),
  );
  let nextFreeIndex = SHIFTS_START;
  for (const { length } of shiftsBySpace.values()) nextFreeIndex += length;
  const packedLookups = new Uint16Array(nextFreeIndex);
  for (let mask = 0; mask < 1 << n; mask++) packedLookups[mask] = countBits(mask);
  writeNodes(shiftsBySpace.keys(), packedLookups);
  const shiftStarts = new Map<PlacementSpace, number>();
  nextFreeIndex = SHIFTS_START;
  for (const [space, newOrders] of shiftsBySpace) {
    packedLookups.set(newOrders, nextFreeIndex);
    shiftStarts.set(space, nextFreeIndex);
    nextFreeIndex += newOrders.length;
  }
  return {
    packedLookups,
    memberOfTile,
    slides: encodeSlides(patternSet, viewMaps),
    members: allMembers.map(({ firstBit, bitsPerOrder, space }) => {
      const firstShiftIndex = shiftStarts.get(space) ?? SHIFTS_START;
      const entriesPerDirection = (maxPassedTileCount(space) + 1) * ENTRIES_PER_COUNT;
      return {
        firstBit,
        bitsPerOrder,
        upShiftsStart: firstShiftIndex,
        downShiftsStart: firstShiftIndex + entriesPerDirection,
        shiftsPerOrder: 2 * entriesPerDirection,
      };
    }),
  };
}
