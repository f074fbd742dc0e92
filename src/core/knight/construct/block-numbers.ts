import type { NumberedTour } from '../board/tour-task.ts';
import type { BlockMerge } from './block-merge.ts';
import { type BlockWalk, runIndexOf, runLengthOf } from './block-walk.ts';

/**
 * Each path stands twice, so that a part may continue from its last cell to its first. A cell is an offset
 * from the first cell of its block.
 */
interface BlockLayout {
  readonly cells: Int32Array;
  /** Indexes in `cells` of each path's first copy. */
  readonly pathStarts: readonly number[];
}

function layOutPaths({ paths, cols }: BlockMerge): BlockLayout {
  const pathStarts: number[] = [];
  let totalLength = 0;
  for (const path of paths) {
    pathStarts.push(totalLength);
    totalLength += 2 * path.rowAt.length;
  }
  const cells = new Int32Array(totalLength);
  let targetIndex = 0;
  for (const { rowAt, colAt } of paths) {
    const pathLength = rowAt.length;
    for (let index = 0; index < pathLength; index++, targetIndex++) {
      const cell = (rowAt[index] ?? 0) * cols + (colAt[index] ?? 0);
      cells[targetIndex] = cell;
      cells[targetIndex + pathLength] = cell;
    }
    targetIndex += pathLength;
  }
  return { cells, pathStarts };
}

/**
 * Writes the move numbers of `cells[firstIndex]` .. `cells[pastIndex - 1]`. Cells are offsets from
 * `firstCell`. Numbers begin with `firstNumber` and change by `step` (1 or -1). Most time of a large tour is
 * spent here: two cells in each iteration and 32-bit sums are fastest. The last cell is always written
 * separately, even if the loop wrote it: an `if` would often be mispredicted.
 */
function numberRun(
  moveNumbers: Int32Array,
  firstCell: number,
  cells: Int32Array,
  firstIndex: number,
  pastIndex: number,
  firstNumber: number,
  step: number,
): void {
  let number = firstNumber;
  for (let index = firstIndex; index < pastIndex - 1; index = (index + 2) | 0) {
    moveNumbers[(firstCell + (cells[index] ?? 0)) | 0] = number;
    moveNumbers[(firstCell + (cells[(index + 1) | 0] ?? 0)) | 0] = (number + step) | 0;
    number = (number + step + step) | 0;
  }
  moveNumbers[firstCell + (cells[pastIndex - 1] ?? 0)] = firstNumber + step * (pastIndex - 1 - firstIndex);
}

/** `moveNumbers` begins with the first cell of `firstBlockRow`. */
function numberRows(
  { merge, lastRunIndexes, runs }: BlockWalk,
  { cells, pathStarts }: BlockLayout,
  firstBlockRow: number,
  pastBlockRow: number,
  moveNumbers: Int32Array,
): void {
  const { cols, pathIndexByBlock } = merge;
  const { rowBands, colBands, blockCols } = merge.grid;
  const topRow = rowBands[firstBlockRow] ?? 0;
  for (let y = firstBlockRow, blockIndex = firstBlockRow * blockCols; y < pastBlockRow; y++) {
    const rowOffset = ((rowBands[y] ?? 0) - topRow) * cols;
    for (let x = 0; x < blockCols; x++, blockIndex++) {
      const blockOffset = rowOffset + (colBands[x] ?? 0);
      const pathStart = pathStarts[pathIndexByBlock[blockIndex] ?? 0] ?? 0;
      for (let runIndex = lastRunIndexes[blockIndex] ?? -1; runIndex >= 0; runIndex = runs[runIndex] ?? -1) {
        const signedNumber = runs[runIndex + 1] ?? 0;
        const step = signedNumber > 0 ? 1 : -1;
        const packedRun = runs[runIndex + 2] ?? 0;
        const firstIndex = pathStart + runIndexOf(packedRun);
        numberRun(
          moveNumbers,
          blockOffset,
          cells,
          firstIndex,
          firstIndex + runLengthOf(packedRun),
          step * signedNumber,
          step,
        );
      }
    }
  }
}

export function numberWalk(blockWalk: BlockWalk): NumberedTour {
  const { rows, cols, grid } = blockWalk.merge;
  const moveNumbers = new Int32Array(rows * cols);
  numberRows(blockWalk, layOutPaths(blockWalk.merge), 0, grid.blockRows, moveNumbers);
  return { order: moveNumbers, lastCell: blockWalk.lastCell };
}

/** Yields the bands of a `BandedTour`. */
export function* numberBands(blockWalk: BlockWalk): Generator<Int32Array> {
  const { cols, grid } = blockWalk.merge;
  const { rowBands, blockRows } = grid;
  const layout = layOutPaths(blockWalk.merge);
  const moveNumbers = new Int32Array(
    cols * Math.max(...rowBands.slice(1).map((bandEnd, index) => bandEnd - (rowBands[index] ?? 0))),
  );
  for (let row = 0; row < blockRows; row++) {
    const [topRow = 0, pastRow = 0] = [rowBands[row], rowBands[row + 1]];
    numberRows(blockWalk, layout, row, row + 1, moveNumbers);
    yield moveNumbers.subarray(0, (pastRow - topRow) * cols);
  }
}
