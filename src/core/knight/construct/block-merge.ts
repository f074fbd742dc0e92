import { type Random, randomBelow } from '../../random.ts';
import {
  type BlockMemory,
  type BlockPath,
  CLOSED_KEYS,
  cellsOf,
  closedBlock,
  sizeKey,
  VARIANTS,
} from '../search/block-path.ts';
import { type BlockGrid, blockAt } from './blocks.ts';
import { crossedOf, cutOf, highOf, joinsBetween, pack, type Side } from './joins.ts';

/**
 * A board of blocks, each with a path over its cells. The tour crosses to another block where a path is cut.
 * Cut i is between the cells i and i + 1 of a path; the last cut is between its last cell and its first.
 */
export interface BlockMerge {
  readonly cols: number;
  readonly rows: number;
  readonly grid: BlockGrid;
  /** The paths in use, without duplicates. */
  readonly paths: BlockPath[];
  /** By `closedKey`: the index of a closed tour in `paths`, or -1 if the tour isn't in use. */
  readonly closedPaths: Int16Array;
  /** For each block: its size as a `sizeKey`, and the index of its path in `paths`. */
  readonly sizes: Uint16Array;
  readonly pathAt: Uint16Array;
  /**
   * For each block: `CUTS` pairs of numbers. The first is a cut or NO_CUT. The second is where the tour goes
   * from this cut: to a packed block, cut and `crossed`, or END.
   */
  readonly cuts: Int32Array;
}

/** The maximum number of cuts in a block: four neighbours and the end of the tour. */
const CUTS = 5;
/** The number of entries in `cuts` for each block. */
export const CUT_NUMBERS = 2 * CUTS;
export const NO_CUT = -1;
export const END = -1;

/** Creates a board whose blocks have no paths yet. */
export function createMerge(rows: number, cols: number, grid: BlockGrid): BlockMerge {
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
    closedPaths: new Int16Array(CLOSED_KEYS).fill(-1),
    pathAt: new Uint16Array(blocks),
    cuts: new Int32Array(CUT_NUMBERS * blocks).fill(NO_CUT),
  };
}

/** Returns the path of a block. Throws if it has none. */
export function pathOf({ paths, pathAt }: BlockMerge, block: number): BlockPath {
  const path = paths[pathAt[block] ?? 0];
  if (path === undefined) throw new Error(`block ${block} has no path`);
  return path;
}

/** Returns the cell of the board at the position `at` of a block's path. */
export function cellAt(merge: BlockMerge, block: number, at: number): number {
  const { rowAt, colAt } = pathOf(merge, block);
  const { row, col } = blockAt(merge.grid, block);
  return (row + (rowAt[at] ?? 0)) * merge.cols + col + (colAt[at] ?? 0);
}

/**
 * Sets the path of a block. Searches `paths` from the end, because neighbours on a route often have the same
 * path.
 */
export function place({ paths, pathAt }: BlockMerge, block: number, path: BlockPath): void {
  const known = paths.lastIndexOf(path);
  pathAt[block] = known >= 0 ? known : paths.push(path) - 1;
}

/** Sets the path of a block to the closed tour of its size with the number `variant`. */
export function placeClosed(
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
  const made = closedBlock(rows, cols, variant, memory);
  pathAt[block] = closedPaths[key] = paths.push(made) - 1;
  return made;
}

/**
 * Returns the index in `cuts` where a new cut of a block belongs, or -1 if the block already has this cut.
 */
function placeFor({ cuts }: BlockMerge, block: number, cut: number): number {
  let place = CUT_NUMBERS * block;
  for (; cuts[place] !== NO_CUT; place += 2) if (cuts[place] === cut) return -1;
  return place;
}

/** Cuts a block's path after its last cell and leads it to `target`. */
function cutLast(merge: BlockMerge, block: number, target: number): void {
  const last = cellsOf(merge.sizes[block] ?? 0) - 1;
  const place = placeFor(merge, block, last);
  merge.cuts[place] = last;
  merge.cuts[place + 1] = target;
}

/** Leads the tour from the last cell of a block's path to the first cell of another's. */
export const link = (merge: BlockMerge, from: number, to: number): void =>
  cutLast(merge, from, pack(to, cellsOf(merge.sizes[to] ?? 0) - 1, 1));

/** Ends the tour at the last cell of a block's path. */
export const finish = (merge: BlockMerge, block: number): void => cutLast(merge, block, END);

/**
 * Gives block `q` a closed tour and joins it into the path of its neighbour `p`. `q` must have no path yet.
 * Returns false if no join fits.
 */
export function join(
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
    const closed = placeClosed(merge, q, variant, memory);
    const joins = joinsBetween(pathOf(merge, p), closed, variant, side);
    let next = randomBelow(random, joins.length);
    for (let left = joins.length; left > 0; left--) {
      const packed = joins[next] ?? 0;
      next = next + 1 < joins.length ? next + 1 : 0;
      const cut = highOf(packed);
      const place = placeFor(merge, p, cut);
      if (place < 0) continue;
      cuts[place] = cut;
      cuts[place + 1] = pack(q, cutOf(packed), crossedOf(packed));
      cuts[CUT_NUMBERS * q] = cutOf(packed);
      cuts[CUT_NUMBERS * q + 1] = pack(p, cut, crossedOf(packed));
      return true;
    }
  }
  return false;
}
