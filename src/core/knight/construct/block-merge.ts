import { type Random, randomBelow } from '../../random.ts';
import {
  type BlockMemory,
  type BlockPath,
  CLOSED_TOUR_KEYS,
  cellCountOf,
  closedBlockTour,
  sizeKey,
  VARIANTS,
} from '../search/block-path.ts';
import { type BlockGrid, blockAt } from './blocks.ts';
import { crossedOf, cutOf, highPartOf, joinsBetween, packJoin, type Side } from './joins.ts';

/**
 * A board divided into blocks, with a path over the cells of each block. The paths become one tour: a path is
 * cut between two of its cells, and the tour continues in another block. Cut i is between the cells i and i+1
 * of a path. The last cut is between the path's last cell and its first cell.
 */
export interface BlockMerge {
  readonly cols: number;
  readonly rows: number;
  readonly grid: BlockGrid;
  /** The paths of all blocks. Blocks with equal paths share an entry. */
  readonly paths: BlockPath[];
  /**
   * Index: the `closedTourKey` of a closed tour. Value: the tour's index in `paths`, or -1 if no block has
   * this tour yet.
   */
  readonly closedPaths: Int16Array;
  /** For each block: its size, packed by `sizeKey`. */
  readonly sizes: Uint16Array;
  readonly pathAt: Uint16Array;
  /**
   * For each block, `MAX_CUTS` pairs of numbers. The first number of a pair is a cut of the block's path, or
   * `NO_CUT`. The second number is the place where the tour continues: another block and its cut, packed by
   * `packJoin`, or `TOUR_END` if the tour ends here.
   */
  readonly cuts: Int32Array;
}

/**
 * The maximum number of cuts in a block's path: one for each of four neighbours, and one for the end of the
 * tour.
 */
const MAX_CUTS = 5;
/** The number of entries in the array `cuts` for each block. */
export const ENTRIES_PER_BLOCK = 2 * MAX_CUTS;
export const NO_CUT = -1;
export const TOUR_END = -1;

/** Prepares the blocks of a board. The blocks have no paths yet. */
export function createBlockMerge(rows: number, cols: number, grid: BlockGrid): BlockMerge {
  const { rowBands, colBands, down, across } = grid;
  const blocks = down * across;
  const sizes = new Uint16Array(blocks);
  for (let y = 0, block = 0; y < down; y++) {
    const high = (rowBands[y + 1] ?? 0) - (rowBands[y] ?? 0);
    for (let x = 0; x < across; x++, block++)
      sizes[block] = sizeKey(high, (colBands[x + 1] ?? 0) - (colBands[x] ?? 0));
  }
  return {
    ...{ cols, rows, grid, sizes },
    paths: [],
    closedPaths: new Int16Array(CLOSED_TOUR_KEYS).fill(-1),
    pathAt: new Uint16Array(blocks),
    cuts: new Int32Array(ENTRIES_PER_BLOCK * blocks).fill(NO_CUT),
  };
}

/** Returns the path of a block. Throws if the block has no path yet. */
export function pathOf({ paths, pathAt }: BlockMerge, block: number): BlockPath {
  const path = paths[pathAt[block] ?? 0];
  if (path === undefined) throw new Error(`block ${block} has no path`);
  return path;
}

/** Returns the cell of the board that is at index `index` of a block's path. */
export function cellAt(merge: BlockMerge, block: number, at: number): number {
  const { rowAt, colAt } = pathOf(merge, block);
  const { row, col } = blockAt(merge.grid, block);
  return (row + (rowAt[at] ?? 0)) * merge.cols + col + (colAt[at] ?? 0);
}

/**
 * Sets the path of a block. Searches `paths` from the end, because the path is often the same as in the block
 * before.
 */
export function setPath({ paths, pathAt }: BlockMerge, block: number, path: BlockPath): void {
  const known = paths.lastIndexOf(path);
  pathAt[block] = known >= 0 ? known : paths.push(path) - 1;
}

/**
 * Sets the path of a block to a closed tour. `variant` chooses among the `VARIANT_COUNT` closed tours of each
 * block size.
 */
export function setClosedTour(
  { paths, closedPaths, sizes, pathAt, grid }: BlockMerge,
  block: number,
  variant: number,
  memory: BlockMemory,
): BlockPath {
  const key = (sizes[block] ?? 0) * VARIANTS + variant;
  const known = closedPaths[key] ?? -1;
  const path = known < 0 ? undefined : paths[known];
  if (path !== undefined) {
    pathAt[block] = known;
    return path;
  }
  const { rows, cols } = blockAt(grid, block);
  const made = closedBlockTour(rows, cols, variant, memory);
  pathAt[block] = closedPaths[key] = paths.push(made) - 1;
  return made;
}

/**
 * Returns the first free index in `cuts` for another cut of a block, or -1 if the block already has this cut.
 */
function freeCutIndex({ cuts }: BlockMerge, block: number, cut: number): number {
  let place = ENTRIES_PER_BLOCK * block;
  for (; cuts[place] !== NO_CUT; place += 2) if (cuts[place] === cut) return -1;
  return place;
}

/**
 * Cuts a block's path after its last cell. The tour continues at `target` (a block and its cut, packed by
 * `packJoin`), or ends here if `target` is `TOUR_END`.
 */
function cutLast(merge: BlockMerge, block: number, target: number): void {
  const last = cellCountOf(merge.sizes[block] ?? 0) - 1;
  const place = freeCutIndex(merge, block, last);
  merge.cuts[place] = last;
  merge.cuts[place + 1] = target;
}

/**
 * Makes the tour continue from the last cell of the path of `fromBlock` to the first cell of the path of
 * `toBlock`.
 */
export const linkBlocks = (merge: BlockMerge, from: number, to: number): void =>
  cutLast(merge, from, packJoin(to, cellCountOf(merge.sizes[to] ?? 0) - 1, 1));

/** Ends the tour at the last cell of a block's path. */
export const endTour = (merge: BlockMerge, block: number): void => cutLast(merge, block, TOUR_END);

/**
 * Sets the path of the block `newBlock` to a closed tour, and inserts this tour into the path of the
 * neighbouring block `joinedBlock`. `newBlock` must have no cuts yet. Returns false if the paths can't be
 * joined.
 */
export function joinBlocks(
  merge: BlockMerge,
  p: number,
  q: number,
  side: Side,
  random: Random,
  memory: BlockMemory,
): boolean {
  const { cuts } = merge;
  const first = randomBelow(random, VARIANTS);
  for (let step = 0; step < VARIANTS; step++) {
    const variant = (first + step) % VARIANTS;
    const closed = setClosedTour(merge, q, variant, memory);
    const joins = joinsBetween(pathOf(merge, p), closed, variant, side);
    let next = randomBelow(random, joins.length);
    for (let left = joins.length; left > 0; left--) {
      const packed = joins[next] ?? 0;
      next = next + 1 < joins.length ? next + 1 : 0;
      const cut = highPartOf(packed);
      const place = freeCutIndex(merge, p, cut);
      if (place < 0) continue;
      cuts[place] = cut;
      cuts[place + 1] = packJoin(q, cutOf(packed), crossedOf(packed));
      cuts[ENTRIES_PER_BLOCK * q] = cutOf(packed);
      cuts[ENTRIES_PER_BLOCK * q + 1] = packJoin(p, cut, crossedOf(packed));
      return true;
    }
  }
  return false;
}
