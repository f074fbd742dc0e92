import { type Random, randomBelow, seededRandom } from '../../random.ts';
import { type Cell, knightNeighbours, MOVE_COLS, MOVE_ROWS } from '../board/knight-moves.ts';
import type { TourTask } from '../board/tour-task.ts';

export interface SearchOutcome {
  /** Undefined if there is no tour or the search was stopped. */
  readonly path?: Int32Array;
  readonly backtracks: number;
  readonly isStopped: boolean;
}

/** Includes the arrays for the tour and the border. */
export const WARNSDORFF_BYTES_PER_SQUARE = 26;

const MOVE_COUNT = 8;
/** Occupied, so the code needs no checks for the board's edge. */
const BORDER_CELLS = 2;
const STEPS_BETWEEN_CHECKS = 4096;

/** Limit of the first try. Each further one multiplies it by `BACKTRACKS_GROWTH`. */
const BACKTRACKS_PER_CELL = 4;
const BACKTRACKS_GROWTH = 1.25;
/**
 * Randomness of the first try. Each further one multiplies it by `RANDOMNESS_GROWTH`. Of cells with equally
 * few exits, the one with the lowest rank is taken. The rank is a random number from 0 to `randomness`, minus
 * the squared distance from the board's centre.
 */
const FIRST_RANDOMNESS = 10;
const RANDOMNESS_GROWTH = 4;

/**
 * Enters the cell with the fewest free exits first. Among equal ones, it prefers the cell farthest from the
 * board's centre, with some randomness from the task's seed. With this preference, nearly all searches need
 * no backtrack. A purely random choice fails on large boards.
 *
 * If a try makes too many backtracks, the search starts again with a higher limit and more randomness. For a
 * closed tour, each try chooses an end that is a knight's move from the start. `backtracks` is the sum over
 * all tries. The tour must exist (see `existence.ts`).
 */
export function warnsdorffSearch(task: TourTask, shouldStop: () => boolean): SearchOutcome {
  const { rows, cols } = task;
  const random = seededRandom(task.seed);
  const search = createWarnsdorffSearch(task, random, shouldStop);
  const startNeighbours = knightNeighbours(task.start, rows, cols);
  let backtrackCount = 0;
  let randomness = FIRST_RANDOMNESS;
  for (
    let backtrackLimit = BACKTRACKS_PER_CELL * rows * cols;
    ;
    backtrackLimit *= BACKTRACKS_GROWTH, randomness *= RANDOMNESS_GROWTH
  ) {
    if (shouldStop()) return { backtracks: backtrackCount, isStopped: true };
    const end = task.closed ? startNeighbours[randomBelow(random, startNeighbours.length)] : task.end;
    const outcome = search.attempt(end, backtrackLimit, randomness);
    backtrackCount += outcome.backtracks;
    if (outcome.path !== undefined) return { ...outcome, backtracks: backtrackCount };
    if (!outcome.isStopped && !task.closed) return { backtracks: backtrackCount, isStopped: false };
  }
}

interface WarnsdorffSearch {
  /** `randomness`: see `FIRST_RANDOMNESS`. */
  attempt(end: Cell | undefined, maxBacktracks: number, randomness: number): SearchOutcome;
}

/** Cell numbers include the border, except in the returned path. */
function createWarnsdorffSearch(task: TourTask, random: Random, shouldStop: () => boolean): WarnsdorffSearch {
  const { rows, cols, closed } = task;
  const cellCount = rows * cols;
  const width = cols + 2 * BORDER_CELLS;
  const paddedIndex = ({ row, col }: Cell): number => (row + BORDER_CELLS) * width + col + BORDER_CELLS;
  const rowOf = (cell: number): number => Math.floor(cell / width) - BORDER_CELLS;
  const colOf = (cell: number): number => (cell % width) - BORDER_CELLS;
  const moveOffsets = Int32Array.from(
    MOVE_ROWS,
    (rowOffset, moveIndex) => rowOffset * width + (MOVE_COLS[moveIndex] ?? 0),
  );
  const isOccupied = new Uint8Array(width * (rows + 2 * BORDER_CELLS));
  const exitCounts = new Uint8Array(isOccupied.length);
  const path = new Int32Array(cellCount);
  /** Eight entries for each cell of the path: moves in order of trial. `rankedMoveCounts`: their number. */
  const rankedMoves = new Uint8Array(cellCount * MOVE_COUNT);
  const rankedMoveCounts = new Uint8Array(cellCount);
  const nextSlots = new Uint8Array(cellCount);
  /** For each move, among equal exits. The lowest wins. */
  const tieRanks = new Float64Array(MOVE_COUNT);
  const [centreRow, centreCol] = [(rows - 1) / 2, (cols - 1) / 2];
  const paddedStart = paddedIndex(task.start);

  const clearBoard = (): void => {
    isOccupied.fill(1);
    exitCounts.fill(0);
    for (let row = 0; row < rows; row++) {
      const firstIndex = paddedIndex({ row, col: 0 });
      isOccupied.fill(0, firstIndex, firstIndex + cols);
      for (let cell = firstIndex; cell < firstIndex + cols; cell++) changeExitCounts(cell, 1);
    }
  };

  const changeExitCounts = (cell: number, change: 1 | -1): void => {
    for (let moveIndex = 0; moveIndex < MOVE_COUNT; moveIndex++) {
      const neighbour = cell + (moveOffsets[moveIndex] ?? 0);
      exitCounts[neighbour] = (exitCounts[neighbour] ?? 0) + change;
    }
  };

  /**
   * Returns the number of moves. With a fixed end, a forced move remains alone, and of several none remains.
   */
  const rankMoves = (depth: number, paddedEnd: number, randomness: number): number => {
    const knightCell = path[depth] ?? 0;
    const firstSlot = depth * MOVE_COUNT;
    let [moveCount, tightCellCount, tightMove, endMove] = [0, 0, 0, -1];
    for (let moveIndex = 0; moveIndex < MOVE_COUNT; moveIndex++) {
      const cell = knightCell + (moveOffsets[moveIndex] ?? 0);
      if (isOccupied[cell] !== 0) continue;
      const cellExitCount = exitCounts[cell] ?? 0;
      if (cell === paddedEnd) endMove = moveIndex;
      else if (cellExitCount <= 1) {
        tightCellCount++;
        tightMove = moveIndex;
      }
      const squaredDistance = (colOf(cell) - centreCol) ** 2 + (rowOf(cell) - centreRow) ** 2;
      const rank = random() * randomness - squaredDistance;
      tieRanks[moveIndex] = rank;
      let slot = firstSlot + moveCount++;
      for (; slot > firstSlot; slot--) {
        const previousMove = rankedMoves[slot - 1] ?? 0;
        const previousExitCount = exitCounts[knightCell + (moveOffsets[previousMove] ?? 0)] ?? 0;
        if (
          previousExitCount < cellExitCount ||
          (previousExitCount === cellExitCount && (tieRanks[previousMove] ?? 0) <= rank)
        )
          break;
        rankedMoves[slot] = previousMove;
      }
      rankedMoves[slot] = moveIndex;
    }
    if (paddedEnd < 0) return moveCount;
    const forcedMove =
      exitCounts[paddedEnd] === 0
        ? endMove
        : tightCellCount > 0
          ? tightCellCount === 1
            ? tightMove
            : -1
          : undefined;
    if (forcedMove === undefined) return moveCount;
    rankedMoves[firstSlot] = forcedMove;
    return forcedMove < 0 ? 0 : 1;
  };

  return {
    attempt(endCell, maxBacktracks, randomness) {
      const paddedEnd = endCell === undefined ? -1 : paddedIndex(endCell);
      clearBoard();
      let [backtrackCount, stepCount] = [0, 0];
      const placeKnight = (cell: number, depth: number): void => {
        path[depth] = cell;
        isOccupied[cell] = 1;
        changeExitCounts(cell, -1);
        rankedMoveCounts[depth] = rankMoves(depth, paddedEnd, randomness);
        nextSlots[depth] = 0;
      };
      placeKnight(paddedStart, 0);
      for (let depth = 0; depth >= 0; ) {
        const knightCell = path[depth] ?? 0;
        if (depth === cellCount - 1 && (!closed || knightCell === paddedEnd)) {
          return {
            path: path.map((cell) => rowOf(cell) * cols + colOf(cell)),
            backtracks: backtrackCount,
            isStopped: false,
          };
        }
        if (++stepCount % STEPS_BETWEEN_CHECKS === 0 && shouldStop())
          return { backtracks: backtrackCount, isStopped: true };
        let nextCell = -1;
        let slot = nextSlots[depth] ?? 0;
        while (slot < (rankedMoveCounts[depth] ?? 0) && nextCell < 0) {
          const cell = knightCell + (moveOffsets[rankedMoves[depth * MOVE_COUNT + slot++] ?? 0] ?? 0);
          if (isOccupied[cell] === 0 && (cell !== paddedEnd || depth === cellCount - 2)) nextCell = cell;
        }
        nextSlots[depth] = slot;
        if (nextCell >= 0) {
          placeKnight(nextCell, ++depth);
          continue;
        }
        isOccupied[knightCell] = 0;
        changeExitCounts(knightCell, 1);
        if (++backtrackCount > maxBacktracks) return { backtracks: backtrackCount, isStopped: true };
        depth--;
      }
      return { backtracks: backtrackCount, isStopped: false };
    },
  };
}
