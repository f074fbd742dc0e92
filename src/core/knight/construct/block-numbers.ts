import type { NumberedTour } from '../board/tour-task.ts';
import type { BlockMerge } from './block-merge.ts';
import { type BlockWalk, runIndexOf, runLengthOf } from './block-walk.ts';

/**
 * The cells of all block paths in one array. Each path is stored twice in a row, so that a part of the path
 * may continue from its last cell to its first cell. A cell is an offset from the first cell of its block.
 */
interface BlockLayout {
  readonly cells: Int32Array;
  /** For each path: the index in `cells` where its first copy begins. */
  readonly pathStarts: readonly number[];
}

function layOutPaths({ paths, cols }: BlockMerge): BlockLayout {
  const pathStarts: number[] = [];
  let length = 0;
  for (const path of paths) {
    pathStarts.push(length);
    length += 2 * path.rowAt.length;
  }
  const cells = new Int32Array(length);
  let target = 0;
  for (const { rowAt, colAt } of paths) {
    const count = rowAt.length;
    for (let at = 0; at < count; at++, target++) {
      const cell = (rowAt[at] ?? 0) * cols + (colAt[at] ?? 0);
      cells[target] = cell;
      cells[target + count] = cell;
    }
    target += count;
  }
  return { cells, pathStarts };
}

/**
 * Writes the move numbers of `cells[low]` .. `cells[past - 1]` to `order`. Cells are offsets from `base`. The
 * first cell gets the number `firstNumber`, and the numbers of the following cells change by `step` (1 or
 * -1). Most of the time for a large tour is spent in this function, so its code is tuned: two cells in each
 * iteration and 32-bit sums are fastest. The last cell is always written separately, even if the loop wrote
 * it: an `if` would often be mispredicted.
 */
function numberRun(
  order: Int32Array,
  base: number,
  cells: Int32Array,
  low: number,
  past: number,
  firstNumber: number,
  step: number,
): void {
  let number = firstNumber;
  for (let at = low; at < past - 1; at = (at + 2) | 0) {
    order[(base + (cells[at] ?? 0)) | 0] = number;
    order[(base + (cells[(at + 1) | 0] ?? 0)) | 0] = (number + step) | 0;
    number = (number + step + step) | 0;
  }
  order[base + (cells[past - 1] ?? 0)] = firstNumber + step * (past - 1 - low);
}

/**
 * Writes the move numbers of all cells in the rows of blocks `from` .. `past - 1`. `order` begins with the
 * first cell of these rows.
 */
function numberRows(
  { merge, lastRun, runs }: BlockWalk,
  { cells, pathStarts }: BlockLayout,
  from: number,
  past: number,
  order: Int32Array,
): void {
  const { cols, pathIndexByBlock } = merge;
  const { rowBands, colBands, blockCols } = merge.grid;
  const topRow = rowBands[from] ?? 0;
  for (let y = from, block = from * blockCols; y < past; y++) {
    const first = ((rowBands[y] ?? 0) - topRow) * cols;
    for (let x = 0; x < blockCols; x++, block++) {
      const base = first + (colBands[x] ?? 0);
      const pathStart = pathStarts[pathIndexByBlock[block] ?? 0] ?? 0;
      for (let run = lastRun[block] ?? -1; run >= 0; run = runs[run] ?? -1) {
        const number = runs[run + 1] ?? 0;
        const step = number > 0 ? 1 : -1;
        const packedRun = runs[run + 2] ?? 0;
        const low = pathStart + runIndexOf(packedRun);
        numberRun(order, base, cells, low, low + runLengthOf(packedRun), step * number, step);
      }
    }
  }
}

/** Returns the move numbers of the whole tour in one array. */
export function numberWalk(blockWalk: BlockWalk): NumberedTour {
  const { rows, cols, grid } = blockWalk.merge;
  const order = new Int32Array(rows * cols);
  numberRows(blockWalk, layOutPaths(blockWalk.merge), 0, grid.blockRows, order);
  return { order, lastCell: blockWalk.lastCell };
}

/**
 * Yields the move numbers of a tour in bands from the top. A band is one row of blocks. All bands share the
 * memory of one array, so the caller must use a band before it requests the next one.
 */
export function* numberBands(blockWalk: BlockWalk): Generator<Int32Array> {
  const { cols, grid } = blockWalk.merge;
  const { rowBands, blockRows } = grid;
  const layout = layOutPaths(blockWalk.merge);
  const order = new Int32Array(
    cols * Math.max(...rowBands.slice(1).map((end, at) => end - (rowBands[at] ?? 0))),
  );
  for (let row = 0; row < blockRows; row++) {
    const [top = 0, past = 0] = [rowBands[row], rowBands[row + 1]];
    numberRows(blockWalk, layout, row, row + 1, order);
    yield order.subarray(0, (past - top) * cols);
  }
}
