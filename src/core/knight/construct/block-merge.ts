import { type Random, randomBelow } from '../../random.ts';
import {
  type BlockCache,
  type BlockPath,
  CLOSED_TOUR_KEY_COUNT,
  cellCountOf,
  closedBlockTour,
  sizeKey,
  VARIANT_COUNT,
} from '../search/block-path.ts';
import { type BlockGrid, blockAt } from './blocks.ts';
import { crossedOf, cutOf, highPartOf, joinsBetween, packJoin, type Side } from './joins.ts';

/**
 * A board divided into blocks, with a path over the cells of each block. The paths become one tour: a path is
 * cut between two of its cells, and the tour continues in another block. Cut i is between the cells i and i+1
 * of a path. The last cut is between its last cell and its first.
 */
export interface BlockMerge {
  readonly cols: number;
  readonly rows: number;
  readonly grid: BlockGrid;
  /** Blocks with equal paths share an entry. */
  readonly paths: BlockPath[];
  /** Index: the `closedTourKey` of a closed tour. Value: its index in `paths`, or -1. */
  readonly closedPathIndexes: Int16Array;
  /** Size of each block, packed by `sizeKey`. */
  readonly sizes: Uint16Array;
  readonly pathIndexByBlock: Uint16Array;
  /**
   * For each block, `MAX_CUTS` pairs: a cut of its path, or `NO_CUT`, and the place where the tour continues.
   * The place is another block and its cut, packed by `packJoin`, or `TOUR_END`.
   */
  readonly cuts: Int32Array;
}

/** Four neighbours, and the end of the tour. */
const MAX_CUTS = 5;
export const ENTRIES_PER_BLOCK = 2 * MAX_CUTS;
export const NO_CUT = -1;
export const TOUR_END = -1;

export function createBlockMerge(rows: number, cols: number, grid: BlockGrid): BlockMerge {
  const { rowBands, colBands, blockRows, blockCols } = grid;
  const blockCount = blockRows * blockCols;
  const sizes = new Uint16Array(blockCount);
  for (let y = 0, blockIndex = 0; y < blockRows; y++) {
    const rowCount = (rowBands[y + 1] ?? 0) - (rowBands[y] ?? 0);
    for (let x = 0; x < blockCols; x++, blockIndex++)
      sizes[blockIndex] = sizeKey(rowCount, (colBands[x + 1] ?? 0) - (colBands[x] ?? 0));
  }
  return {
    cols,
    rows,
    grid,
    sizes,
    paths: [],
    closedPathIndexes: new Int16Array(CLOSED_TOUR_KEY_COUNT).fill(-1),
    pathIndexByBlock: new Uint16Array(blockCount),
    cuts: new Int32Array(ENTRIES_PER_BLOCK * blockCount).fill(NO_CUT),
  };
}

/** Throws if the block has no path yet. */
export function pathOf({ paths, pathIndexByBlock }: BlockMerge, blockIndex: number): BlockPath {
  const path = paths[pathIndexByBlock[blockIndex] ?? 0];
  if (path === undefined) throw new Error(`block ${blockIndex} has no path`);
  return path;
}

/** A cell of the board. `index`: in the block's path. */
export function cellAt(merge: BlockMerge, blockIndex: number, index: number): number {
  const { rowAt, colAt } = pathOf(merge, blockIndex);
  const { row, col } = blockAt(merge.grid, blockIndex);
  return (row + (rowAt[index] ?? 0)) * merge.cols + col + (colAt[index] ?? 0);
}

/** Searches `paths` from the end, because the path is often the same as in the block before. */
export function setPath({ paths, pathIndexByBlock }: BlockMerge, blockIndex: number, path: BlockPath): void {
  const knownIndex = paths.lastIndexOf(path);
  pathIndexByBlock[blockIndex] = knownIndex >= 0 ? knownIndex : paths.push(path) - 1;
}

/** `variant` chooses among the `VARIANT_COUNT` closed tours of each block size. */
export function setClosedTour(
  { paths, closedPathIndexes, sizes, pathIndexByBlock, grid }: BlockMerge,
  blockIndex: number,
  variant: number,
  cache: BlockCache,
): BlockPath {
  const closedPathKey = (sizes[blockIndex] ?? 0) * VARIANT_COUNT + variant;
  const knownIndex = closedPathIndexes[closedPathKey] ?? -1;
  const path = knownIndex < 0 ? undefined : paths[knownIndex];
  if (path !== undefined) {
    pathIndexByBlock[blockIndex] = knownIndex;
    return path;
  }
  const { rows, cols } = blockAt(grid, blockIndex);
  const newPath = closedBlockTour(rows, cols, variant, cache);
  pathIndexByBlock[blockIndex] = closedPathIndexes[closedPathKey] = paths.push(newPath) - 1;
  return newPath;
}

function findFreeCutIndex({ cuts }: BlockMerge, blockIndex: number, cut: number): number {
  let index = ENTRIES_PER_BLOCK * blockIndex;
  for (; cuts[index] !== NO_CUT; index += 2) if (cuts[index] === cut) return -1;
  return index;
}

/**
 * The tour continues at `packedTarget` (a block and its cut, packed by `packJoin`), or ends here if it is
 * `TOUR_END`.
 */
function cutAfterLastCell(merge: BlockMerge, blockIndex: number, packedTarget: number): void {
  const lastIndex = cellCountOf(merge.sizes[blockIndex] ?? 0) - 1;
  const index = findFreeCutIndex(merge, blockIndex, lastIndex);
  merge.cuts[index] = lastIndex;
  merge.cuts[index + 1] = packedTarget;
}

/** Leads the tour from the last cell of one path to the first of the other. */
export const linkBlocks = (merge: BlockMerge, fromBlockIndex: number, toBlockIndex: number): void =>
  cutAfterLastCell(
    merge,
    fromBlockIndex,
    packJoin(toBlockIndex, cellCountOf(merge.sizes[toBlockIndex] ?? 0) - 1, 1),
  );

export const endTour = (merge: BlockMerge, blockIndex: number): void =>
  cutAfterLastCell(merge, blockIndex, TOUR_END);

/**
 * Inserts the closed tour of a block without cuts into the path of its neighbour `joinedBlockIndex`. False if
 * the paths can't be joined.
 */
export function joinBlocks(
  merge: BlockMerge,
  joinedBlockIndex: number,
  newBlockIndex: number,
  side: Side,
  random: Random,
  cache: BlockCache,
): boolean {
  const { cuts } = merge;
  const firstVariant = randomBelow(random, VARIANT_COUNT);
  for (let step = 0; step < VARIANT_COUNT; step++) {
    const variant = (firstVariant + step) % VARIANT_COUNT;
    const closedPath = setClosedTour(merge, newBlockIndex, variant, cache);
    const joins = joinsBetween(pathOf(merge, joinedBlockIndex), closedPath, variant, side);
    let joinIndex = randomBelow(random, joins.length);
    for (let joinsLeft = joins.length; joinsLeft > 0; joinsLeft--) {
      const packedJoin = joins[joinIndex] ?? 0;
      joinIndex = joinIndex + 1 < joins.length ? joinIndex + 1 : 0;
      const cut = highPartOf(packedJoin);
      const cutIndex = findFreeCutIndex(merge, joinedBlockIndex, cut);
      if (cutIndex < 0) continue;
      cuts[cutIndex] = cut;
      cuts[cutIndex + 1] = packJoin(newBlockIndex, cutOf(packedJoin), crossedOf(packedJoin));
      cuts[ENTRIES_PER_BLOCK * newBlockIndex] = cutOf(packedJoin);
      cuts[ENTRIES_PER_BLOCK * newBlockIndex + 1] = packJoin(joinedBlockIndex, cut, crossedOf(packedJoin));
      return true;
    }
  }
  return false;
}
