import { countBits, type PlacementSpace } from '../pattern/placement.ts';
import type { SetTables } from '../pattern/tables.ts';
import type { PatternSet } from '../pattern/views.ts';
import { slideTable } from '../position/space.ts';

/**
 * Lookup arrays for the search in `table-walk.ts`. They depend only on the pattern set and need about 3 MB.
 */
export interface SearchLookup {
  /**
   * Three lookup tables in one array of 16-bit numbers:
   * - From index 0: for each 16-bit mask of cells, the number of bits that are set.
   * - From `NODES_START`: the node for each set of cells and each cell of the blank, at `set << 4 | cell`.
   * - From `SHIFTS_START`: the orders after a tile has passed other tiles, see `buildShifts`.
   */
  readonly packedLookups: Uint16Array;
  /**
   * Index: `view * n + tile`. Value: index in `members` of the pattern to which this tile belongs in this
   * view.
   */
  readonly memberOfTile: Int32Array;
  /** Four words for each slide, from index `4 * (4 * blankCell + move)`. See `encodeSlide`. */
  readonly slides: Int32Array;
  readonly members: readonly MemberLookup[];
}

/** Indices of the data of one member (a pattern of one view), in the table and in `packedLookups`. */
export interface MemberLookup {
  /**
   * `firstBit`: index of the first bit of the member's database in the table. `bitsPerOrder`: number of bits
   * for each order.
   */
  readonly firstBit: number;
  readonly bitsPerOrder: number;
  /**
   * Index in `packedLookups` where the orders after a move of the member's tiles begin. `upShifts`: for a
   * tile that moves to a higher cell. `downShifts`: for a tile that moves to a lower cell.
   */
  readonly upShifts: number;
  readonly downShifts: number;
  /** Number of entries in `packedLookups` for each old order. */
  readonly shiftsPerOrder: number;
}

const NODES_START = 1 << 16;
const SHIFTS_START = NODES_START + (1 << 20);
/**
 * Number of entries for each number of passed tiles. It is the next power of two above 7, the largest number
 * of tiles in a pattern.
 */
const ENTRIES_PER_COUNT = 8;

/**
 * Returns the largest number of the pattern's other tiles that a vertically sliding tile can pass in reading
 * order.
 */
const maxPassedTiles = ({ tileCount, cols }: PlacementSpace): number => Math.min(tileCount, cols) - 1;

/**
 * Returns a table of the new orders after a tile has passed other tiles. The table has one row for each old
 * order. The entries of a row are sorted by:
 * - the direction of the slide (to higher cells first)
 * - then the number of tiles passed
 * - then the lowest index in the set among the passed tiles
 *
 * If no tile is passed, the entry is the old order.
 */
function buildShifts(space: PlacementSpace): Uint16Array {
  const { orderCount, tileCount, swapped } = space;
  const maxPassed = maxPassedTiles(space);
  const half = (maxPassed + 1) * ENTRIES_PER_COUNT;
  const shifts = new Uint16Array(orderCount * 2 * half);
  for (let order = 0; order < orderCount; order++) {
    for (let count = 0; count <= maxPassed; count++) {
      for (let place = 0; place + count < tileCount; place++) {
        let [up, down] = [order, order];
        for (let at = 0; at < count; at++) {
          up = swapped[up * tileCount + place + at] as number;
          down = swapped[down * tileCount + place + count - 1 - at] as number;
        }
        const at = order * 2 * half + count * ENTRIES_PER_COUNT + place;
        shifts[at] = up;
        shifts[at + half] = down;
      }
    }
  }
  return shifts;
}

/** Writes to `packedLookups` the node for each set of tile cells and each cell of the blank. */
function writeNodes(spaces: Iterable<PlacementSpace>, packedLookups: Uint16Array): void {
  for (const { sets, regions } of spaces) {
    sets.forEach((set, node) => {
      for (let left = regions[node] as number; left !== 0; left &= left - 1)
        packedLookups[NODES_START + ((set << 4) | (31 - Math.clz32(left & -left)))] = node;
    });
  }
}

/**
 * Encodes the slide of a tile in three words. A is the view to look up first, B the other one. "Lower" means
 * a smaller cell index. First word:
 * - bits 0 to 3: the tile's cell
 * - bit 7: the index of view A
 * - bits 8 to 11 (A), 12 to 15 (B): the tile's cell in the view
 * - bits 16 to 19 (A), 22 to 25 (B): the lower of the slide's two cells in the view
 * - bits 20 (A), 26 (B): 1 if tiles may be between the two cells in reading order
 * - bits 21 (A), 27 (B): 1 if the slide leads to the lower cell
 *
 * Second word (A) and third word (B): the slide's two cells in the view as a bit mask, shifted left by two.
 */
function encodeSlide(cell: number, view: number, from: readonly number[], to: readonly number[]): number[] {
  const [a = 0, b = 0] = from;
  const [flagsA = 0, flagsB = 0] = from.map((start, at) => {
    const end = to[at] as number;
    return Math.min(start, end) | (Number(Math.abs(start - end) !== 1) << 4) | (Number(end < start) << 5);
  });
  const changed = from.map((start, at) => ((1 << start) | (1 << (to[at] as number))) << 2);
  return [cell | (view << 7) | (a << 8) | (b << 12) | (flagsA << 16) | (flagsB << 22), ...changed];
}

/**
 * Returns all slides of a board, four words each (see `encodeSlide`). `map` contains the maps of both views,
 * one after the other.
 */
function encodeSlides({ rows, cols }: PatternSet, map: Int32Array): Int32Array {
  const n = rows * cols;
  const cells = slideTable(rows, cols);
  const slides = new Int32Array(4 * 4 * n);
  // In a transposed view, a vertical move becomes horizontal. A horizontal move keeps the order of the tiles,
  // so its lookup is cheaper. Therefore vertical moves look up the transposed view first.
  const transposed = Math.abs((map[n + 1] as number) - (map[n] as number)) !== 1;
  cells.forEach((cell, at) => {
    if (cell < 0) return;
    const first = transposed && at % 4 < 2 ? 1 : 0;
    const cellsInViews = (place: number): number[] =>
      [first, 1 - first].map((view) => map[view * n + place] as number);
    slides.set(encodeSlide(cell, first, cellsInViews(cell), cellsInViews(at >> 2)), 4 * at);
  });
  return slides;
}

/** Creates the lookup arrays of a pattern set, for boards up to 16 cells. */
export function searchLookup({ set, members }: SetTables): SearchLookup {
  const n = set.rows * set.cols;
  const all = members.flat();
  const memberOfTile = new Int32Array(2 * n);
  const map = new Int32Array(2 * n);
  let at = 0;
  set.views.forEach((view, index) => {
    map.set(view.map, index * n);
    for (const { cells } of view.patterns) {
      for (const cell of cells) memberOfTile[index * n + (view.map[cell] as number)] = at;
      at++;
    }
  });
  const shifts = new Map(
    [...new Set(all.map(({ space }) => space))].map((space) => [space, buildShifts(space)]),
  );
  let end = SHIFTS_START;
  for (const { length } of shifts.values()) end += length;
  const packedLookups = new Uint16Array(end);
  for (let mask = 0; mask < 1 << n; mask++) packedLookups[mask] = countBits(mask);
  writeNodes(shifts.keys(), packedLookups);
  const shiftStarts = new Map<PlacementSpace, number>();
  end = SHIFTS_START;
  for (const [space, numbers] of shifts) {
    packedLookups.set(numbers, end);
    shiftStarts.set(space, end);
    end += numbers.length;
  }
  return {
    packedLookups,
    memberOfTile,
    slides: encodeSlides(set, map),
    members: all.map(({ firstBit, bitsPerOrder, space }) => {
      const up = shiftStarts.get(space) ?? SHIFTS_START;
      const half = (maxPassedTiles(space) + 1) * ENTRIES_PER_COUNT;
      return {
        firstBit,
        bitsPerOrder,
        upShifts: up,
        downShifts: up + half,
        shiftsPerOrder: 2 * half,
      };
    }),
  };
}
