import { cellCountOf } from '../search/block-path.ts';
import { type BlockMerge, cellAt, ENTRIES_PER_BLOCK, NO_CUT, TOUR_END } from './block-merge.ts';
import { crossedOf, cutOf, highPartOf } from './joins.ts';

/**
 * A tour as runs: uninterrupted parts of a block's path. A run takes 12 bytes, and a block has about two. Any
 * row of blocks can be numbered separately.
 */
export interface BlockWalk {
  readonly merge: BlockMerge;
  /** Indexes in `runs` for each block, or -1. */
  readonly lastRunIndexes: Int32Array;
  /**
   * Three entries for each run:
   * - The index of the previous run in the same block, or -1.
   * - The move number of one cell of the run: the cell with the lowest index in the block's path. The entry
   *   is negative if the tour goes through the run against the direction of the path.
   * - The run's position and length, packed by `packRun`.
   */
  readonly runs: Int32Array;
  readonly lastCell: number;
}

const ENTRIES_PER_RUN = 3;

/**
 * Bits 0 to 7: the length of the run, below 256. From bit 8 on: the index of its first cell. The index counts
 * in a doubled path (see `BlockLayout`).
 */
const packRun = (firstIndex: number, length: number): number => (firstIndex << 8) | length;
export const runIndexOf = (packedRun: number): number => packedRun >> 8;
export const runLengthOf = (packedRun: number): number => packedRun & 255;

/** Upwards means by growing indexes of the path. */
export interface WalkStart {
  readonly blockIndex: number;
  readonly pathIndex: number;
  readonly isUpwards: boolean;
}

const RUNS_BETWEEN_CHECKS = 8192;
/** Stands for a block without cuts. Its closed path is the whole tour. */
const NO_TARGET = -2;

/**
 * Undefined if stopped. Throws at a bug: if the walk doesn't reach all cells, or `closed` is wrong. As runs
 * don't overlap, counting the cells proves that each is visited once.
 */
export function walkBlocks(
  merge: BlockMerge,
  start: WalkStart,
  closed: boolean,
  shouldStop: () => boolean,
): BlockWalk | undefined {
  const { rows, cols, sizes, cuts } = merge;
  const squareCount = rows * cols;
  const lastRunIndexes = new Int32Array(sizes.length).fill(-1);
  // Each join has two moves, which end a run each. The start of a closed tour may split one more.
  const runs = new Int32Array(ENTRIES_PER_RUN * (2 * sizes.length + 1));
  let { blockIndex, pathIndex, isUpwards } = start;
  let visitedCount = 0;
  let lastCell = -1;
  let hasEnded = false;
  for (
    let runIndex = 0, runsUntilCheck = RUNS_BETWEEN_CHECKS;
    visitedCount < squareCount && !hasEnded;
    runIndex += ENTRIES_PER_RUN, runsUntilCheck--
  ) {
    if (runsUntilCheck === 0) {
      if (shouldStop()) return undefined;
      runsUntilCheck = RUNS_BETWEEN_CHECKS;
    }
    const cellCount = cellCountOf(sizes[blockIndex] ?? 0);
    // `movesToCut` is the number of moves to the cell where the walk leaves the path. An upward walk leaves
    // it at the cell `cut`, after cut - pathIndex moves. A downward walk leaves it at the cell cut + 1, after
    // pathIndex - cut - 1 = ~(cut - pathIndex) moves: an XOR with -1.
    const directionMask = isUpwards ? 0 : -1;
    let movesAhead = cellCount - 1;
    let packedTarget = NO_TARGET;
    for (
      let cutIndex = ENTRIES_PER_BLOCK * blockIndex, pastIndex = cutIndex + ENTRIES_PER_BLOCK;
      cutIndex < pastIndex;
      cutIndex += 2
    ) {
      const cut = cuts[cutIndex] ?? NO_CUT;
      if (cut === NO_CUT) break;
      const movesToCut = (cut - pathIndex) ^ directionMask;
      const wrappedMoveCount = movesToCut < 0 ? movesToCut + cellCount : movesToCut;
      if (wrappedMoveCount > movesAhead) continue;
      movesAhead = wrappedMoveCount;
      packedTarget = cuts[cutIndex + 1] ?? TOUR_END;
    }
    const runLength = Math.min(movesAhead + 1, squareCount - visitedCount);
    const firstIndex = isUpwards ? pathIndex : pathIndex + cellCount - runLength + 1;
    runs[runIndex] = lastRunIndexes[blockIndex] ?? -1;
    runs[runIndex + 1] = isUpwards ? visitedCount + 1 : -visitedCount - runLength;
    runs[runIndex + 2] = packRun(firstIndex, runLength);
    lastRunIndexes[blockIndex] = runIndex;
    visitedCount += runLength;
    if (visitedCount === squareCount)
      lastCell = cellAt(merge, blockIndex, (isUpwards ? firstIndex + runLength - 1 : firstIndex) % cellCount);
    if (runLength <= movesAhead || packedTarget === NO_TARGET) {
      pathIndex = (isUpwards ? pathIndex + runLength : pathIndex - runLength + cellCount) % cellCount;
    } else if (packedTarget === TOUR_END) {
      hasEnded = true;
    } else {
      const cut = cutOf(packedTarget);
      blockIndex = highPartOf(packedTarget);
      // An uncrossed join leads from cell i to cell j, so the walk changes its direction along the path. A
      // crossed join leads from i to j + 1, so the walk keeps its direction.
      isUpwards = isUpwards === (crossedOf(packedTarget) === 1);
      pathIndex = isUpwards ? cut + 1 : cut;
      if (pathIndex === cellCountOf(sizes[blockIndex] ?? 0)) pathIndex = 0;
    }
  }
  const isBackAtStart =
    blockIndex === start.blockIndex && pathIndex === start.pathIndex && isUpwards === start.isUpwards;
  if (visitedCount !== squareCount || (closed ? hasEnded || !isBackAtStart : !hasEnded))
    throw new Error(`the joined blocks of a ${rows} x ${cols} board are no tour`);
  return { merge, lastRunIndexes, runs, lastCell };
}
