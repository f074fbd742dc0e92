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
 * A board of blocks, each with a path over its cells. Where the tour crosses from one block to another, the path is cut: cut i
 * of a path lies between its cells i and i+1 (the last cut between its last cell and its first).
 */
export interface BlockMerge {
  readonly cols: number;
  readonly rows: number;
  readonly grid: BlockGrid;
  /** The paths in use. */
  readonly paths: BlockPath[];
  /** The places of closed tours among these by `closedKey`, -1 where there is none yet. */
  readonly closedPaths: Int16Array;
  /** By block: its size (`sizeKey`), and the place of its path. */
  readonly sizes: Uint16Array;
  readonly pathAt: Uint16Array;
  /** By block, `CUTS` times two numbers: a cut, or NO_CUT; and where it leads (block, cut and crossed packed), or END. */
  readonly cuts: Int32Array;
}

/** Four neighbours and the end of the tour. */
export const CUTS = 5;
/** Numbers in `cuts` for each block. */
export const CUT_NUMBERS = 2 * CUTS;
export const NO_CUT = -1;
export const END = -1;

/** A board whose blocks have no paths yet. */
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

/** The path of a block, which has one. */
export function pathOf({ paths, pathAt }: BlockMerge, block: number): BlockPath {
  const path = paths[pathAt[block] ?? 0];
  if (path === undefined) throw new Error(`block ${block} has no path`);
  return path;
}

/** The board's cell at a place of a block's path. */
export function cellAt(merge: BlockMerge, block: number, at: number): number {
  const { rowAt, colAt } = pathOf(merge, block);
  const { row, col } = blockAt(merge.grid, block);
  return (row + (rowAt[at] ?? 0)) * merge.cols + col + (colAt[at] ?? 0);
}

/** Gives a block its path. Paths that repeat along a route come one after the other. */
export function place({ paths, pathAt }: BlockMerge, block: number, path: BlockPath): void {
  const known = paths.lastIndexOf(path);
  pathAt[block] = known >= 0 ? known : paths.push(path) - 1;
}

/** Gives a block the closed tour of a variant. */
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

/** The place in `cuts` for another one of a block; -1 if it is there already. */
function placeFor({ cuts }: BlockMerge, block: number, cut: number): number {
  let place = CUT_NUMBERS * block;
  for (; cuts[place] !== NO_CUT; place += 2) if (cuts[place] === cut) return -1;
  return place;
}

/** Cuts a block's path behind its last cell, to lead from there to `target`. */
function cutLast(merge: BlockMerge, block: number, target: number): void {
  const last = cellsOf(merge.sizes[block] ?? 0) - 1;
  const place = placeFor(merge, block, last);
  merge.cuts[place] = last;
  merge.cuts[place + 1] = target;
}

/** Leads the tour from the last cell of a block's path to the first of another's. */
export const link = (merge: BlockMerge, from: number, to: number): void =>
  cutLast(merge, from, pack(to, cellsOf(merge.sizes[to] ?? 0) - 1, 1));

/** Ends the tour with the last cell of a block's path. */
export const finish = (merge: BlockMerge, block: number): void => cutLast(merge, block, END);

/** Gives block `q`, which has no path yet, a closed tour and joins it into the path of block `p` beside it; false if that can't be. */
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
