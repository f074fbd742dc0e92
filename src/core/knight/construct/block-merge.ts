import { below, type Random } from '../../random.ts';
import {
  type BlockMemory,
  type BlockPath,
  CLOSED_KEYS,
  closedBlock,
  closedKey,
  VARIANTS,
} from '../search/block-path.ts';
import { type BlockGrid, blockAt } from './blocks.ts';
import { crossedOf, cutOf, highOf, joinsBetween, pack, type Side } from './joins.ts';

/** A kind of block in use on a board: a path, and the board's cell of each of its cells twice over, from the block's first. */
interface Kind {
  readonly path: BlockPath;
  readonly offsets: Int32Array;
}

/**
 * A board of blocks, each with a path over its cells. Where the tour crosses from one block to another, the path is cut: cut i
 * of a path lies between its cells i and i+1 (the last cut between its last cell and its first).
 */
export interface BlockMerge {
  readonly cols: number;
  readonly rows: number;
  readonly grid: BlockGrid;
  readonly kinds: Kind[];
  /** The kinds of closed tours by `closedKey`, -1 where there is none yet. */
  readonly closedKinds: Int16Array;
  /** By block: its kind and the board's cell of its first. */
  readonly kindOf: Uint16Array;
  readonly bases: Int32Array;
  /** By block, `CUTS` places: where a cut is, or NO_CUT; and where it leads (block, cut and crossed packed), or END. */
  readonly cuts: Uint8Array;
  readonly targets: Int32Array;
}

/** Four neighbours and the end of the tour. */
export const CUTS = 5;
export const NO_CUT = 255;
export const END = -1;

/** A board whose blocks have no paths yet. */
export function createMerge(rows: number, cols: number, grid: BlockGrid): BlockMerge {
  const blocks = grid.down * grid.across;
  return {
    cols,
    rows,
    grid,
    kinds: [],
    closedKinds: new Int16Array(CLOSED_KEYS).fill(-1),
    kindOf: new Uint16Array(blocks),
    bases: new Int32Array(blocks),
    cuts: new Uint8Array(CUTS * blocks).fill(NO_CUT),
    targets: new Int32Array(CUTS * blocks),
  };
}

function addKind({ kinds, cols }: BlockMerge, path: BlockPath): number {
  const { rowAt, colAt } = path;
  const count = rowAt.length;
  const offsets = new Int32Array(2 * count);
  for (let at = 0; at < count; at++) offsets[at] = (rowAt[at] ?? 0) * cols + (colAt[at] ?? 0);
  offsets.copyWithin(count, 0, count);
  kinds.push({ path, offsets });
  return kinds.length - 1;
}

/** The kind of a block, which has a path. */
export function kindAt({ kinds, kindOf }: BlockMerge, block: number): Kind {
  const kind = kinds[kindOf[block] ?? 0];
  if (kind === undefined) throw new Error(`block ${block} has no path`);
  return kind;
}

/** The path of a block. */
export const pathOf = (merge: BlockMerge, block: number): BlockPath => kindAt(merge, block).path;

/** Gives a block its path. Paths that repeat along a route come one after the other. */
export function place(merge: BlockMerge, block: number, path: BlockPath): void {
  const known = merge.kinds.findLastIndex((kind) => kind.path === path);
  setKind(merge, block, known >= 0 ? known : addKind(merge, path));
}

function setKind({ kindOf, bases, grid, cols }: BlockMerge, block: number, kind: number): void {
  const { row, col } = blockAt(grid, block);
  kindOf[block] = kind;
  bases[block] = row * cols + col;
}

/** Gives a block the closed tour of a variant. */
export function placeClosed(
  merge: BlockMerge,
  block: number,
  variant: number,
  memory: BlockMemory,
): BlockPath {
  const { closedKinds, grid } = merge;
  const { rows, cols } = blockAt(grid, block);
  const key = closedKey(rows, cols, variant);
  let kind = closedKinds[key] ?? -1;
  if (kind < 0) {
    kind = addKind(merge, closedBlock(rows, cols, variant, memory));
    closedKinds[key] = kind;
  }
  setKind(merge, block, kind);
  return pathOf(merge, block);
}

function addCut({ cuts, targets }: BlockMerge, block: number, cut: number, target: number): void {
  let at = CUTS * block;
  while (cuts[at] !== NO_CUT) at++;
  cuts[at] = cut;
  targets[at] = target;
}

function isCut({ cuts }: BlockMerge, block: number, cut: number): boolean {
  for (let at = CUTS * block, past = at + CUTS; at < past; at++) if (cuts[at] === cut) return true;
  return false;
}

/** Leads the tour from the last cell of a block's path to the first of another's. */
export function link(merge: BlockMerge, from: number, to: number): void {
  const last = (block: number): number => pathOf(merge, block).cells.length - 1;
  addCut(merge, from, last(from), pack(to, last(to), 1));
}

/** Ends the tour with the last cell of a block's path. */
export const finish = (merge: BlockMerge, block: number): void =>
  addCut(merge, block, pathOf(merge, block).cells.length - 1, END);

/** Gives block `q` a closed tour and joins it into the path of block `p` beside it; false if that can't be. */
export function join(
  merge: BlockMerge,
  p: number,
  q: number,
  side: Side,
  random: Random,
  memory: BlockMemory,
): boolean {
  const first = below(random, VARIANTS);
  for (let step = 0; step < VARIANTS; step++) {
    const variant = (first + step) % VARIANTS;
    const joins = joinsBetween(pathOf(merge, p), placeClosed(merge, q, variant, memory), variant, side);
    const begin = below(random, joins.length);
    for (let at = 0; at < joins.length; at++) {
      const packed = joins[(begin + at) % joins.length] ?? 0;
      const cutOfP = highOf(packed);
      const cutOfQ = cutOf(packed);
      if (isCut(merge, p, cutOfP)) continue;
      addCut(merge, p, cutOfP, pack(q, cutOfQ, crossedOf(packed)));
      addCut(merge, q, cutOfQ, pack(p, cutOfP, crossedOf(packed)));
      return true;
    }
  }
  return false;
}
