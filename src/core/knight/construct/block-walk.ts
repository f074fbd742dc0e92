import { cellCountOf } from '../search/block-path.ts';
import { type BlockMerge, cellAt, ENTRIES_PER_BLOCK, NO_CUT, TOUR_END } from './block-merge.ts';
import { crossedOf, cutOf, highPartOf } from './joins.ts';

/**
 * A tour over a board of blocks, stored as a list of runs. A run is a part of a block's path that the tour
 * follows without interruption. A run takes 12 bytes, and a block has about two runs. From the runs, the move
 * numbers of any row of blocks can be computed separately.
 */
export interface BlockWalk {
  readonly merge: BlockMerge;
  /** For each block: the index in `runs` of the last run in this block, or -1. */
  readonly lastRun: Int32Array;
  /**
   * Three entries for each run:
   * - The index of the previous run in the same block, or -1.
   * - The move number of one cell of the run: the cell with the lowest index in the block's path. The entry
   *   is negative if the tour goes through the run against the direction of the path.
   * - The run's position and length, packed by `packRun`.
   */
  readonly runs: Int32Array;
  /** The cell where the tour ends. */
  readonly last: number;
}

const ENTRIES_PER_RUN = 3;

/**
 * Packs the position of a run in its block's path. Bits 0 to 7: the length of the run, below 256. From bit 8
 * on: the index of the run's first cell. A run may continue from the path's last cell to its first cell. So
 * the index counts in a list that contains the path twice.
 */
const packRun = (low: number, length: number): number => (low << 8) | length;
export const runIndexOf = (packed: number): number => packed >> 8;
export const runLengthOf = (packed: number): number => packed & 255;

/**
 * The place where a walk along the tour begins: the index `pathIndex` in the path of a block, and whether the
 * walk follows this path upwards (by growing indexes) or downwards.
 */
export interface WalkStart {
  readonly block: number;
  readonly at: number;
  readonly isUpwards: boolean;
}

const RUNS_BETWEEN_CHECKS = 8192;
/** The value of `target` in a block without cuts. Then the block's closed path is the whole tour. */
const NO_TARGET = -2;

/**
 * Follows the tour through all blocks and returns it as runs: parts of block paths without interruption.
 * Returns undefined if `shouldStop` returned true. Throws if the walk doesn't reach all cells, or if the tour
 * isn't closed although `closed` is true (or the reverse). Only a bug can cause this. As runs don't overlap,
 * counting the cells proves that each cell is visited once.
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
  // Each join of two blocks has two moves between them, and each of these moves ends a run. The start of a
  // closed tour may split one more run.
  const runs = new Int32Array(ENTRIES_PER_RUN * (2 * sizes.length + 1));
  let { block, at, isUpwards } = start;
  let number = 0;
  let last = -1;
  let ended = false;
  for (let run = 0, left = RUNS_BETWEEN_CHECKS; number < count && !ended; run += ENTRIES_PER_RUN, left--) {
    if (left === 0) {
      if (shouldStop()) return undefined;
      left = RUNS_BETWEEN_CHECKS;
    }
    const around = cellCountOf(sizes[block] ?? 0);
    // `movesToCut` is the number of moves from the cell `at` to the cell where the walk leaves the path. An
    // upward walk leaves the path at the cell `cut`, so the number is cut - at. A downward walk leaves it at
    // the cell cut + 1, so the number is at - cut - 1. This equals ~(cut - at), so the code computes it by an
    // XOR with -1.
    const turned = isUpwards ? 0 : -1;
    let ahead = around - 1;
    let target = NO_TARGET;
    for (let place = ENTRIES_PER_BLOCK * block, past = place + ENTRIES_PER_BLOCK; place < past; place += 2) {
      const cut = cuts[place] ?? NO_CUT;
      if (cut === NO_CUT) break;
      const to = (cut - at) ^ turned;
      const away = to < 0 ? to + around : to;
      if (away > ahead) continue;
      ahead = away;
      target = cuts[place + 1] ?? TOUR_END;
    }
    const length = Math.min(ahead + 1, count - number);
    const low = isUpwards ? at : at + around - length + 1;
    runs[run] = lastRun[block] ?? -1;
    runs[run + 1] = isUpwards ? number + 1 : -number - length;
    runs[run + 2] = packRun(low, length);
    lastRun[block] = run;
    number += length;
    if (number === count) last = cellAt(merge, block, (isUpwards ? low + length - 1 : low) % around);
    if (length <= ahead || target === NO_TARGET) {
      at = (isUpwards ? at + length : at - length + around) % around;
    } else if (target === TOUR_END) {
      ended = true;
    } else {
      const cut = cutOf(target);
      block = highPartOf(target);
      // An uncrossed join leads from cell i to cell j, so the walk changes its direction along the path. A
      // crossed join leads from i to j + 1, so the walk keeps its direction.
      isUpwards = isUpwards === (crossedOf(target) === 1);
      at = isUpwards ? cut + 1 : cut;
      if (at === cellCountOf(sizes[block] ?? 0)) at = 0;
    }
  }
  const isBack = block === start.block && at === start.at && isUpwards === start.isUpwards;
  if (number !== count || (closed ? ended || !isBack : !ended))
    throw new Error(`the joined blocks of a ${rows} x ${cols} board are no tour`);
  return { merge, lastRun, runs, last };
}
