import { type Random, randomBelow, seededRandom } from '../../random.ts';
import { type Cell, neighbourLists } from '../board/knight-moves.ts';
import { cellsInOrder, type NumberedTour, numberTour, type TourTask } from '../board/tour-task.ts';
import { STRIP, THREE_ROWS } from '../rule/column-automaton.ts';
import { automatonOf, type RuleCache, whyNoTourBetween } from '../rule/existence.ts';
import { findLatticePath } from '../rule/lattice-walk.ts';
import { findStripTour } from '../rule/strips.ts';
import { numberBands, numberWalk } from './block-numbers.ts';
import type { RouteCache } from './block-route.ts';
import { constructBlockTour } from './block-tour.ts';

function transposeNumbers(moveNumbers: Int32Array, rows: number, cols: number): Int32Array {
  const transposedNumbers = new Int32Array(moveNumbers.length);
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++)
      transposedNumbers[col * rows + row] = moveNumbers[row * cols + col] ?? 0;
  }
  return transposedNumbers;
}

/** Makes a tour in linear time. The tour must exist (see `existence.ts`). Undefined if stopped. */
export function constructTour(
  task: TourTask,
  cache: RouteCache,
  shouldStop: () => boolean,
): NumberedTour | undefined {
  const { rows, cols, start, end } = task;
  if (rows * cols === 1) return { order: Int32Array.of(1), lastCell: 0 };
  if (Math.min(rows, cols) >= 5) {
    const blockWalk = constructBlockTour(task, cache, shouldStop);
    return blockWalk && numberWalk(blockWalk);
  }
  if (rows <= cols) return constructNarrowTour(task, cache, shouldStop);
  const transposeCell = ({ row, col }: Cell): Cell => ({ row: col, col: row });
  const transposedTask = {
    ...task,
    rows: cols,
    cols: rows,
    start: transposeCell(start),
    end: end && transposeCell(end),
  };
  const tour = constructNarrowTour(transposedTask, cache, shouldStop);
  if (tour === undefined) return undefined;
  const { order, lastCell } = tour;
  return {
    order: transposeNumbers(order, cols, rows),
    lastCell: (lastCell % rows) * cols + Math.floor(lastCell / rows),
  };
}

/** A band is a row of blocks, from the top. All share one array: use a band before requesting the next. */
export interface BandedTour {
  readonly bands: Iterable<Int32Array>;
  readonly lastCell: number;
}

/**
 * Makes the tour of `constructTour`, but never has it all in memory. Both sides must be at least 5. Undefined
 * if stopped.
 */
export function constructBands(
  task: TourTask,
  cache: RouteCache,
  shouldStop: () => boolean,
): BandedTour | undefined {
  const blockWalk = constructBlockTour(task, cache, shouldStop);
  return blockWalk && { bands: numberBands(blockWalk), lastCell: blockWalk.lastCell };
}

/** Larger boards are drawn as colours, which don't show borders. Each change takes linear time. */
export const MAX_SQUARES_WITH_HIDDEN_BORDERS = 5000;

const TRIES_PER_SQUARE = 10;

/**
 * Makes the borders between blocks invisible by random exchanges. An exchange replaces the moves a-b and c-d
 * by a-c and b-d, and reverses the path from b to c. The tour's ends stay, so a closed tour stays closed.
 * Changes `moveNumbers` in place.
 */
export function hideBlockBorders(moveNumbers: Int32Array, rows: number, cols: number, seed: number): void {
  const cellCount = moveNumbers.length;
  const random = seededRandom(Math.imul(seed, 0x27d4eb2f) + 1);
  const neighboursByCell = neighbourLists(rows, cols);
  const path = cellsInOrder(moveNumbers);
  for (let triesLeft = TRIES_PER_SQUARE * cellCount; triesLeft > 0 && cellCount > 2; triesLeft--) {
    const i = randomBelow(random, cellCount - 1);
    const nearCells = neighboursByCell[path[i] ?? 0] ?? [];
    const j = (moveNumbers[nearCells[randomBelow(random, nearCells.length)] ?? 0] ?? 1) - 1;
    if (j === cellCount - 1) continue;
    // a, b, c, d are the cells at i, i + 1, j, j + 1 of the path; a and c are a knight's move apart.
    if (!(neighboursByCell[path[i + 1] ?? 0] ?? []).includes(path[j + 1] ?? -1)) continue;
    for (
      let lowIndex = Math.min(i, j) + 1, highIndex = Math.max(i, j);
      lowIndex < highIndex;
      lowIndex++, highIndex--
    ) {
      const [lowCell, highCell] = [path[lowIndex] ?? 0, path[highIndex] ?? 0];
      path[lowIndex] = highCell;
      path[highIndex] = lowCell;
      moveNumbers[highCell] = lowIndex + 1;
      moveNumbers[lowCell] = highIndex + 1;
    }
  }
}

const MAX_ATTEMPTS = 64;

function chooseEnd(task: TourTask, random: Random, cache: RuleCache): Cell {
  const { rows, cols, start } = task;
  const startSquare = { file: start.col, rank: start.row };
  for (;;) {
    const cell = randomBelow(random, rows * cols);
    const endSquare = { file: cell % cols, rank: Math.floor(cell / cols) };
    if (whyNoTourBetween(cols, rows, startSquare, endSquare, cache) === undefined)
      return { row: endSquare.rank, col: endSquare.file };
  }
}

/** Makes a tour of 3 or 4 rows and at least as many columns, column by column, in linear time. */
function constructNarrowTour(
  task: TourTask,
  cache: RuleCache,
  shouldStop: () => boolean,
): NumberedTour | undefined {
  const { rows, cols, start, closed, seed } = task;
  const random = seededRandom(Math.imul(seed, 0xc2b2ae35));
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (shouldStop()) return undefined;
    const end = closed ? undefined : (task.end ?? chooseEnd(task, random, cache));
    const path =
      rows === 4 && end !== undefined
        ? findStripTour(automatonOf(STRIP, cache), cols, start, end, random)
        : findLatticePath(automatonOf(THREE_ROWS, cache), cols, start, end, random);
    if (path !== undefined) return numberTour(path);
  }
  throw new Error(`no run of the automaton gives the tour of ${rows} x ${cols}`);
}
