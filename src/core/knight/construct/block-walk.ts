import { cellsOf } from '../search/block-path.ts';
import { type BlockMerge, CUT_NUMBERS, cellAt, END, NO_CUT } from './block-merge.ts';
import { crossedOf, cutOf, highOf } from './joins.ts';

/**
 * A tour over a board of blocks as the runs along the blocks' paths that it consists of: 12 bytes a run, about two runs a block, and any
 * part of the board can be numbered alone.
 */
export interface BlockWalk {
  readonly merge: BlockMerge;
  /** By block: where in `runs` the last of its runs is, -1 before the first. */
  readonly lastRun: Int32Array;
  /**
   * `RUN_NUMBERS` a run: where the run before it in the same block is, or -1; the number of the cell that comes first in the block's path,
   * negative if the numbers fall from there; and `placesOf` the run.
   */
  readonly runs: Int32Array;
  /** The cell with the largest number. */
  readonly last: number;
}

export const RUN_NUMBERS = 3;

/** Where a run lies in its block's path gone through twice: its first place, and the number of its cells, below 256. */
const places = (low: number, length: number): number => (low << 8) | length;
export const lowOf = (packed: number): number => packed >> 8;
export const lengthOf = (packed: number): number => packed & 255;

/** Where a walk begins: a cell of a block's path, by its place there, and whether it goes up or down the path. */
export interface WalkStart {
  readonly block: number;
  readonly at: number;
  readonly up: boolean;
}

const RUNS_BETWEEN_CHECKS = 8192;
/** Not at a cut: a closed tour goes on past the end of its path. */
const NONE = -2;

/**
 * Walks along the tour, run by run of the blocks' paths. The runs don't overlap, so a walk that ends (or, `closed`, comes back to
 * its start) with as many numbers as cells is a tour. Undefined if `shouldStop` says so first; throws when the walk proves no tour,
 * which only a bug can cause.
 */
export function walkBlocks(
  merge: BlockMerge,
  start: WalkStart,
  closed: boolean,
  shouldStop: () => boolean,
): BlockWalk | undefined {
  const { rows, cols, sizes, cuts } = merge;
  const count = rows * cols;
  const lastRun = new Int32Array(sizes.length).fill(-1);
  // Two blocks that are joined have a cut each for it, and a run ends at a cut or where a closed tour began.
  const runs = new Int32Array(RUN_NUMBERS * (2 * sizes.length + 1));
  let { block, at, up } = start;
  let number = 0;
  let last = -1;
  let ended = false;
  for (let run = 0, left = RUNS_BETWEEN_CHECKS; number < count && !ended; run += RUN_NUMBERS, left--) {
    if (left === 0) {
      if (shouldStop()) return undefined;
      left = RUNS_BETWEEN_CHECKS;
    }
    const around = cellsOf(sizes[block] ?? 0);
    // On the way down cut i comes before cell i: turning all bits takes 1 from the distance that it negates.
    const turned = up ? 0 : -1;
    let ahead = around - 1;
    let target = NONE;
    for (let place = CUT_NUMBERS * block, past = place + CUT_NUMBERS; place < past; place += 2) {
      const cut = cuts[place] ?? NO_CUT;
      if (cut === NO_CUT) break;
      const to = (cut - at) ^ turned;
      const away = to < 0 ? to + around : to;
      if (away > ahead) continue;
      ahead = away;
      target = cuts[place + 1] ?? END;
    }
    const length = Math.min(ahead + 1, count - number);
    const low = up ? at : at + around - length + 1;
    runs[run] = lastRun[block] ?? -1;
    runs[run + 1] = up ? number + 1 : -number - length;
    runs[run + 2] = places(low, length);
    lastRun[block] = run;
    number += length;
    if (number === count) last = cellAt(merge, block, (up ? low + length - 1 : low) % around);
    if (length <= ahead || target === NONE) {
      at = (up ? at + length : at - length + around) % around;
    } else if (target === END) {
      ended = true;
    } else {
      const cut = cutOf(target);
      block = highOf(target);
      // Arriving from below a cut and not crossed (or from above and crossed) is arriving below the other: the way leads down.
      up = up === (crossedOf(target) === 1);
      at = up ? cut + 1 : cut;
      if (at === cellsOf(sizes[block] ?? 0)) at = 0;
    }
  }
  const isBack = block === start.block && at === start.at && up === start.up;
  if (number !== count || (closed ? ended || !isBack : !ended))
    throw new Error(`the joined blocks of a ${rows} x ${cols} board are no tour`);
  return { merge, lastRun, runs, last };
}
