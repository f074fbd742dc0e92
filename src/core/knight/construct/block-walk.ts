import type { NumberedTour } from '../numbered-tour.ts';
import { type BlockMerge, CUTS, END, kindAt, NO_CUT } from './block-merge.ts';
import { crossedOf, cutOf, highOf } from './joins.ts';

/**
 * A tour over a board of blocks as the runs along the blocks' paths that it consists of: some 15 bytes a run, about two runs a block,
 * and any part of the board can be numbered alone.
 */
export interface BlockWalk {
  readonly merge: BlockMerge;
  /** By block: the last of its runs; by run: the one before it in the same block; -1: there is none. */
  readonly lastRun: Int32Array;
  readonly runBefore: Int32Array;
  /** By run: the place in the path where it begins, its cells, and its first number, negative if it goes down the path. */
  readonly places: Uint8Array;
  readonly lengths: Uint8Array;
  readonly numbers: Int32Array;
  /** The cell with the largest number. */
  readonly last: number;
}

/** Where a walk begins: a cell of a block's path, by its place there, and whether it goes up or down the path. */
export interface WalkStart {
  readonly block: number;
  readonly at: number;
  readonly up: boolean;
}

const RUNS_BETWEEN_LOOKS = 8192;

/** One more than the cuts: a run ends at a cut, or where a closed tour began. */
function mostRuns({ cuts }: BlockMerge): number {
  let runs = 1;
  for (let place = 0; place < cuts.length; place++) if (cuts[place] !== NO_CUT) runs++;
  return runs;
}

/**
 * Walks along the tour, run by run of the blocks' paths. The runs don't overlap, so a walk that ends (or, `closed`, comes back to
 * its start) with as many numbers as cells is a tour. Undefined if `shouldStop` says so first; throws when the walk proves no tour,
 * which only a bug can cause.
 */
export function walk(
  merge: BlockMerge,
  start: WalkStart,
  closed: boolean,
  shouldStop: () => boolean,
): BlockWalk | undefined {
  const { rows, cols, bases, cuts, targets } = merge;
  const count = rows * cols;
  const most = mostRuns(merge);
  const lastRun = new Int32Array(bases.length).fill(-1);
  const runBefore = new Int32Array(most);
  const [places, lengths, numbers] = [new Uint8Array(most), new Uint8Array(most), new Int32Array(most)];
  let { block, at, up } = start;
  let number = 0;
  let last = 0;
  let ended = false;
  for (let runs = 0; number < count && !ended; runs++) {
    if (runs % RUNS_BETWEEN_LOOKS === 0 && shouldStop()) return undefined;
    const { offsets } = kindAt(merge, block);
    const length = offsets.length >> 1;
    let ahead = length - 1;
    let taken = -1;
    for (let place = CUTS * block, past = place + CUTS; place < past; place++) {
      const cut = cuts[place] ?? NO_CUT;
      if (cut === NO_CUT) break;
      let away = up ? cut - at : at - 1 - cut;
      if (away < 0) away += length;
      if (away <= ahead) {
        ahead = away;
        taken = place;
      }
    }
    const run = Math.min(ahead + 1, count - number);
    places[runs] = at;
    lengths[runs] = run;
    numbers[runs] = up ? number + 1 : -number - 1;
    runBefore[runs] = lastRun[block] ?? -1;
    lastRun[block] = runs;
    number += run;
    last = (bases[block] ?? 0) + (offsets[up ? at + run - 1 : at + length - run + 1] ?? 0);
    const target = targets[taken] ?? END;
    if (run <= ahead || taken < 0) {
      at = (up ? at + run : at - run + length) % length;
    } else if (target === END) {
      ended = true;
    } else {
      const cut = cutOf(target);
      block = highOf(target);
      const size = kindAt(merge, block).offsets.length >> 1;
      // Arriving from below a cut and not crossed (or from above and crossed) is arriving below the other: the way leads down.
      up = up === (crossedOf(target) === 1);
      at = up ? (cut + 1) % size : cut;
    }
  }
  const isBack = block === start.block && at === start.at && up === start.up;
  if (number !== count || (closed ? ended || !isBack : !ended))
    throw new Error(`the joined blocks of a ${rows} x ${cols} board are no tour`);
  return { merge, lastRun, runBefore, places, lengths, numbers, last };
}

/** Numbers the cells of some blocks, `from` .. `past` - 1, in `order`, whose first cell is the board's cell `first`. */
function numberBlocks(
  { merge, lastRun, runBefore, places, lengths, numbers }: BlockWalk,
  from: number,
  past: number,
  order: Int32Array,
  first: number,
): void {
  for (let block = from; block < past; block++) {
    const { offsets } = kindAt(merge, block);
    const base = (merge.bases[block] ?? 0) - first;
    for (let run = lastRun[block] ?? -1; run >= 0; run = runBefore[run] ?? -1) {
      const place = places[run] ?? 0;
      const length = lengths[run] ?? 0;
      let number = numbers[run] ?? 0;
      if (number > 0) {
        for (let at = place; at < place + length; at++) order[base + (offsets[at] ?? 0)] = number++;
      } else {
        const top = place + (offsets.length >> 1);
        for (let at = top; at > top - length; at--) order[base + (offsets[at] ?? 0)] = -number--;
      }
    }
  }
}

/** The whole tour as numbers. */
export function numberedWalk(walked: BlockWalk): NumberedTour {
  const { rows, cols, bases } = walked.merge;
  const order = new Int32Array(rows * cols);
  numberBlocks(walked, 0, bases.length, order, 0);
  return { order, last: walked.last };
}

/** The tour's numbers row of blocks by row of blocks, from the top; each is good until the next is asked for. */
export function* bandsOf(walked: BlockWalk): Generator<Int32Array> {
  const { cols, grid } = walked.merge;
  const { rowBands, down, across } = grid;
  const order = new Int32Array(
    cols * Math.max(...rowBands.slice(1).map((end, at) => end - (rowBands[at] ?? 0))),
  );
  for (let row = 0; row < down; row++) {
    const [top = 0, past = 0] = [rowBands[row], rowBands[row + 1]];
    numberBlocks(walked, row * across, (row + 1) * across, order, top * cols);
    yield order.subarray(0, (past - top) * cols);
  }
}
