import { cellsOf } from '../search/block-path.ts';
import { type BlockMerge, CUT_NUMBERS, cellAt, END, NO_CUT } from './block-merge.ts';
import { crossedOf, cutOf, highOf } from './joins.ts';

/**
 * A tour over a board of blocks as a list of runs along the blocks' paths. It takes 12 bytes a run and has
 * about two runs a block. Any part of the board can be numbered separately.
 */
export interface BlockWalk {
  readonly merge: BlockMerge;
  /** By block: the index in `runs` of its last run, or -1. */
  readonly lastRun: Int32Array;
  /**
   * `RUN_NUMBERS` entries for each run: the index of the previous run in the same block or -1, a number, and
   * the packed `places`. The number is that of the run's first cell in the block's path, negative if the
   * numbers fall from there.
   */
  readonly runs: Int32Array;
  /** The cell with the largest number. */
  readonly last: number;
}

const RUN_NUMBERS = 3;

/**
 * Packs the position of a run: its first cell in the doubled path of its block, and its length, below 256.
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
/** A target for the end of a path without a cut: a closed path continues at its start. */
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
    // Downwards, cut i comes before cell i. Inverting all bits negates the distance and subtracts 1.
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
      // Crossing from below one cut to above the other continues downwards, unless the join is crossed; and
      // vice versa.
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
