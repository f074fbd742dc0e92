import { cellsOf } from '../search/block-path.ts';
import { type BlockMerge, CUT_NUMBERS, cellAt, END, NO_CUT } from './block-merge.ts';
import { crossedOf, cutOf, highOf } from './joins.ts';

/**
 * A tour over a board of blocks, stored as a list of runs along the blocks' paths. Each run takes 12 bytes,
 * and there are about two runs for each block. Any part of the board can be numbered separately.
 */
export interface BlockWalk {
  readonly merge: BlockMerge;
  /** For each block: the index in `runs` of its last run, or -1. */
  readonly lastRun: Int32Array;
  /**
   * For each run, `RUN_NUMBERS` entries: the index of the previous run in the same block or -1, a move
   * number, and the packed `places`. The number belongs to the run's first cell in the block's path. It is
   * negative if the move numbers fall along the path.
   */
  readonly runs: Int32Array;
  /** The cell with the largest number. */
  readonly last: number;
}

const RUN_NUMBERS = 3;

/**
 * Packs the position of a run: the first of its cells in the doubled path of its block, and its length, below
 * 256.
 */
const places = (low: number, length: number): number => (low << 8) | length;
export const lowOf = (packed: number): number => packed >> 8;
export const lengthOf = (packed: number): number => packed & 255;

/** The start of a walk: a position in a block's path, and whether the walk goes up or down the path. */
export interface WalkStart {
  readonly block: number;
  readonly at: number;
  readonly up: boolean;
}

const RUNS_BETWEEN_CHECKS = 8192;
/** Marks a path without a cut ahead: such a path is closed and continues at its start. */
const NONE = -2;

/**
 * Follows the tour from run to run of the blocks' paths. Runs don't overlap, so a walk with as many numbers
 * as cells is a tour if it ends, or returns to its start if `closed`. Returns undefined if `shouldStop` ended
 * it. Throws if the walk is no tour, which only a bug can cause.
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
  // Each join cuts two blocks. A run ends at a cut or at the start of a closed tour.
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
    // If the walk goes down the path, cut i comes before cell i. Inverting all bits negates the distance and
    // subtracts 1.
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
      // The walk changes its direction along the path when it enters the next block, unless the join is
      // crossed.
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
