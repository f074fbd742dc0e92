import type { TourTask } from '../board/tour-task.ts';
import type { SearchOutcome } from '../search/warnsdorff-search.ts';
import { MOVE_ORDERS } from './arrays.ts';

const MOVE_COUNT = 8;
/** Up to eight moves and a final -1. */
const ENTRIES_PER_CELL = MOVE_COUNT + 1;
const BACKTRACKS_BETWEEN_CHECKS = 4096;

/** Includes the array for the tour. */
export const EXHAUSTIVE_BYTES_PER_SQUARE = 4 * ENTRIES_PER_CELL + 16;

/** Lists moves by move order A. Each list ends with -1. */
function buildMoveLists(rows: number, cols: number): Int32Array {
  const moveLists = new Int32Array(rows * cols * ENTRIES_PER_CELL).fill(-1);
  for (let cell = 0; cell < rows * cols; cell++) {
    let entryIndex = cell * ENTRIES_PER_CELL;
    for (const [across, down] of MOVE_ORDERS.A) {
      const row = Math.floor(cell / cols) + down;
      const col = (cell % cols) + across;
      if (row >= 0 && row < rows && col >= 0 && col < cols) moveLists[entryIndex++] = row * cols + col;
    }
  }
  return moveLists;
}

function markNeighbours(moveLists: Int32Array, cell: number, cellCount: number): Uint8Array {
  const neighbourMarks = new Uint8Array(cellCount);
  for (const neighbour of moveLists.subarray(cell * ENTRIES_PER_CELL, cell * ENTRIES_PER_CELL + MOVE_COUNT))
    if (neighbour >= 0) neighbourMarks[neighbour] = 1;
  return neighbourMarks;
}

/**
 * Searches all paths by backtracking, in move order A. Finds a tour or, given enough time, proves that there
 * is none. The requested end is not entered before the last move. Calls `shouldStop` every few thousand
 * backtracks.
 */
export function exhaustiveSearch(task: TourTask, shouldStop: () => boolean): SearchOutcome {
  const { rows, cols, closed } = task;
  const cellCount = rows * cols;
  const startCell = task.start.row * cols + task.start.col;
  const endCell = task.end === undefined ? -1 : task.end.row * cols + task.end.col;
  const moveLists = buildMoveLists(rows, cols);
  const isVisited = new Uint8Array(cellCount);
  const path = new Int32Array(cellCount);
  /** Indexes in `moveLists`, for each cell of the path. */
  const nextEntries = new Int32Array(cellCount);
  const lastCellMarks =
    closed || endCell >= 0 ? markNeighbours(moveLists, closed ? startCell : endCell, cellCount) : undefined;
  /** A requested end is appended after the search. */
  const pathLength = endCell >= 0 ? cellCount - 1 : cellCount;
  if (endCell >= 0) isVisited[endCell] = 1;
  path[0] = startCell;
  isVisited[startCell] = 1;
  nextEntries[0] = startCell * ENTRIES_PER_CELL;
  let lastPathIndex = 0;
  let backtrackCount = 0;
  const isTourComplete = (): boolean =>
    lastPathIndex === pathLength - 1 &&
    (lastCellMarks === undefined || lastCellMarks[path[lastPathIndex] ?? 0] === 1);
  while (!isTourComplete()) {
    let entryIndex = nextEntries[lastPathIndex] ?? 0;
    let cell = moveLists[entryIndex] ?? -1;
    while (cell >= 0 && isVisited[cell] === 1) cell = moveLists[++entryIndex] ?? -1;
    if (cell >= 0) {
      nextEntries[lastPathIndex++] = entryIndex + 1;
      path[lastPathIndex] = cell;
      isVisited[cell] = 1;
      nextEntries[lastPathIndex] = cell * ENTRIES_PER_CELL;
      continue;
    }
    isVisited[path[lastPathIndex--] ?? 0] = 0;
    backtrackCount++;
    if (lastPathIndex < 0) return { backtracks: backtrackCount, isStopped: false };
    if (backtrackCount % BACKTRACKS_BETWEEN_CHECKS === 0 && shouldStop())
      return { backtracks: backtrackCount, isStopped: true };
  }
  if (endCell >= 0) path[lastPathIndex + 1] = endCell;
  return { path, backtracks: backtrackCount, isStopped: false };
}
