import type { Optimisation } from '../request/choice.ts';
import { MOVE_ORDERS, type MoveOrder } from './arrays.ts';

export interface ClassicWalkLimits {
  /** The search gives up above this number. */
  readonly maxBacktracks: number;
  /** A step puts a knight on the board or takes one back. Default: no limit. */
  readonly maxSteps?: number;
  /** Called every few thousand steps. True ends the search. */
  shouldStop(): boolean;
}

/** `limit`: too many backtracks. `cut`: too many steps. `stopped`: by `shouldStop`. */
export type HaltReason = 'limit' | 'cut' | 'stopped';

/** `none`: it is proved that no tour exists. */
export type ClassicOutcome = 'tour' | 'none' | HaltReason;

/**
 * Called when a knight is put on `cell` or taken back from it. `number`: its move number, 1 for the start.
 */
export type OnClassicStep = (kind: 'start' | 'move' | 'undo', number: number, cell: number) => void;

/**
 * A board with a knight's path, for all programs of the 2003 article. Cells are numbered in reading order.
 * Moves from the knight's square have indexes in the order of trial.
 */
export interface ClassicWalk {
  readonly squareCount: number;
  reset(moveOrder: MoveOrder, limits: ClassicWalkLimits, onStep?: OnClassicStep): void;
  /** Optimisation 1: an odd number of squares, and a start of the less frequent colour. */
  isImpossible(startCell: number): boolean;
  placeOnStart(startCell: number): void;
  /** The first possible move from `firstIndex` on, or -1. */
  nextMove(firstIndex: number): number;
  makeMove(moveIndex: number): void;
  countBacktrack(): void;
  /** Doesn't count a backtrack: the caller must call `countBacktrack`. */
  takeBack(): void;
  length(): number;
  isComplete(): boolean;
  /** Undefined if the search may continue. */
  haltReason(): HaltReason | undefined;
  backtracks(): number;
  path(): Int32Array;
}

const MOVE_COUNT = 8;
/** Occupied, so the code needs no checks for the board's edge. */
const BORDER_CELLS = 2;
const STEPS_BETWEEN_CHECKS = 4096;

/** Includes the array for the tour. */
export const CLASSIC_BYTES_PER_SQUARE = 26;

/** 0 for a free cell, 1 for a cell of the border. */
function makeEmptyBoard(cols: number, rows: number): Uint8Array {
  const width = cols + 2 * BORDER_CELLS;
  const isOccupied = new Uint8Array(width * (rows + 2 * BORDER_CELLS)).fill(1);
  for (let row = 0; row < rows; row++) {
    const firstIndex = (row + BORDER_CELLS) * width + BORDER_CELLS;
    isOccupied.fill(0, firstIndex, firstIndex + cols);
  }
  return isOccupied;
}

function countExits(isOccupied: Uint8Array, width: number): Uint8Array {
  const exitCounts = new Uint8Array(isOccupied.length);
  for (let cell = 0; cell < isOccupied.length; cell++) {
    if (isOccupied[cell] !== 0) continue;
    for (const [across, down] of MOVE_ORDERS.A) {
      const neighbour = cell + down * width + across;
      exitCounts[neighbour] = (exitCounts[neighbour] ?? 0) + 1;
    }
  }
  return exitCounts;
}

/**
 * `opts` are optimisations of the 2003 article: 1 (colour of the start), 2 (blocked squares), 3 (Warnsdorff's
 * rule).
 */
export function createClassicWalk(cols: number, rows: number, opts: readonly Optimisation[]): ClassicWalk {
  const skipsImpossibleStarts = opts.includes(1);
  const avoidsBlockedSquares = opts.includes(2);
  const ranksMoves = opts.includes(3);
  const countsExits = avoidsBlockedSquares || ranksMoves;
  const width = cols + 2 * BORDER_CELLS;
  const cellCount = cols * rows;
  const initiallyOccupied = makeEmptyBoard(cols, rows);
  const isOccupied = new Uint8Array(initiallyOccupied.length);
  /** Number of each cell's free neighbours, with optimisation 2 or 3. */
  const exitCounts = new Uint8Array(countsExits ? initiallyOccupied.length : 0);
  const initialExitCounts = countsExits ? countExits(initiallyOccupied, width) : new Uint8Array(0);
  const initialDeadEndCount = initialExitCounts.reduce(
    (count, exitCount, cell) => count + Number(exitCount === 1 && initiallyOccupied[cell] === 0),
    0,
  );
  const moveOffsets = new Int32Array(MOVE_COUNT);
  const path = new Int32Array(cellCount);
  /**
   * Eight entries for each cell of the path, with optimisation 3: its moves in order of trial. An entry is
   * `exitCount * MOVE_COUNT + move`, so ascending entries begin with the fewest exits.
   */
  const rankedMoves = new Uint8Array(ranksMoves ? cellCount * MOVE_COUNT : 0);
  const rankedMoveCounts = new Uint8Array(ranksMoves ? cellCount : 0);
  let limits: ClassicWalkLimits = { maxBacktracks: 0, shouldStop: () => false };
  let onStep: OnClassicStep | undefined;
  let pathLength = 0;
  let knightCell = 0;
  /** Free cells with exactly one free neighbour. */
  let deadEndCount = 0;
  let backtrackCount = 0;
  let maxBacktracks = 0;
  let stepCount = 0;
  let nextCheckStep = 0;
  let haltedBy: HaltReason | undefined;

  const paddedIndex = (cell: number): number =>
    (Math.floor(cell / cols) + BORDER_CELLS) * width + (cell % cols) + BORDER_CELLS;
  const cellOf = (index: number): number =>
    (Math.floor(index / width) - BORDER_CELLS) * cols + (index % width) - BORDER_CELLS;

  const checkLimits = (): void => {
    const { maxSteps = Number.POSITIVE_INFINITY, shouldStop } = limits;
    if (stepCount >= maxSteps) haltedBy ??= 'cut';
    else if (shouldStop()) haltedBy ??= 'stopped';
    nextCheckStep = Math.min(stepCount + STEPS_BETWEEN_CHECKS, maxSteps);
  };

  /**
   * Sorts the moves by exits (free neighbours of the target), fewest first. Equal moves keep their order.
   * Also takes the knight's square from its neighbours' exits.
   */
  const rankMoves = (): void => {
    const firstSlot = (pathLength - 1) * MOVE_COUNT;
    let pastSlot = firstSlot;
    for (let k = 0; k < MOVE_COUNT; k++) {
      const cell = knightCell + (moveOffsets[k] ?? 0);
      const cellExitCount = (exitCounts[cell] ?? 0) - 1;
      exitCounts[cell] = cellExitCount;
      if (isOccupied[cell] !== 0) continue;
      if (cellExitCount < 2) deadEndCount += cellExitCount === 1 ? 1 : -1;
      let slot = pastSlot++;
      const entry = cellExitCount * MOVE_COUNT + k;
      for (; slot > firstSlot; slot--) {
        const previousEntry = rankedMoves[slot - 1] ?? 0;
        if (previousEntry < entry) break;
        rankedMoves[slot] = previousEntry;
      }
      rankedMoves[slot] = entry;
    }
    rankedMoveCounts[pathLength - 1] = pastSlot - firstSlot;
  };

  /**
   * Optimisation 2: whether a free neighbour of `cell` then has no exit left, or only exits that are dead
   * ends. Near the end of the tour this is allowed, because the tour may end in a dead end.
   */
  const makesTourImpossible = (cell: number): boolean => {
    // The usual case: without another dead end, no move makes a tour impossible.
    if (deadEndCount === (exitCounts[cell] === 1 ? 1 : 0)) return false;
    const freeCellCount = cellCount - pathLength - 1;
    for (let k = 0; k < MOVE_COUNT; k++) {
      const neighbour = cell + (moveOffsets[k] ?? 0);
      if (isOccupied[neighbour] !== 0) continue;
      if (exitCounts[neighbour] === 1) {
        if (freeCellCount > 1) return true;
      } else if (freeCellCount > 2 && hasOnlyDeadEnds(neighbour, cell)) return true;
    }
    return false;
  };

  /** `cell` is the only exit of all its free neighbours but `ignoredCell`. */
  const hasOnlyDeadEnds = (cell: number, ignoredCell: number): boolean => {
    for (let k = 0; k < MOVE_COUNT; k++) {
      const neighbour = cell + (moveOffsets[k] ?? 0);
      if (isOccupied[neighbour] === 0 && neighbour !== ignoredCell && exitCounts[neighbour] !== 1)
        return false;
    }
    return true;
  };

  const changeExitCounts = (cell: number, change: 1 | -1): void => {
    for (let k = 0; k < MOVE_COUNT; k++) {
      const neighbour = cell + (moveOffsets[k] ?? 0);
      const oldCount = exitCounts[neighbour] ?? 0;
      exitCounts[neighbour] = oldCount + change;
      if (isOccupied[neighbour] === 0)
        deadEndCount += Number(oldCount + change === 1) - Number(oldCount === 1);
    }
  };

  const placeKnight = (cell: number): void => {
    knightCell = cell;
    isOccupied[cell] = 1;
    if (countsExits && exitCounts[cell] === 1) deadEndCount--;
    path[pathLength++] = cell;
    if (ranksMoves) rankMoves();
    else if (countsExits) changeExitCounts(cell, -1);
    if (++stepCount >= nextCheckStep) checkLimits();
  };

  return {
    squareCount: cellCount,
    reset(moveOrder, newLimits, newOnStep) {
      limits = newLimits;
      onStep = newOnStep;
      maxBacktracks = limits.maxBacktracks;
      for (const [k, [across, down]] of moveOrder.entries()) moveOffsets[k] = down * width + across;
      isOccupied.set(initiallyOccupied);
      if (countsExits) exitCounts.set(initialExitCounts);
      deadEndCount = initialDeadEndCount;
      pathLength = backtrackCount = stepCount = 0;
      haltedBy = undefined;
      nextCheckStep = 0;
      checkLimits();
    },
    isImpossible: (startCell) =>
      skipsImpossibleStarts &&
      cellCount % 2 === 1 &&
      (Math.floor(startCell / cols) + (startCell % cols)) % 2 === 1,
    placeOnStart(startCell) {
      placeKnight(paddedIndex(startCell));
      onStep?.('start', 1, startCell);
    },
    nextMove(firstIndex) {
      if (pathLength === 0) return -1;
      const firstSlot = (pathLength - 1) * MOVE_COUNT;
      const moveCount = ranksMoves ? (rankedMoveCounts[pathLength - 1] ?? 0) : MOVE_COUNT;
      for (let moveIndex = firstIndex; moveIndex < moveCount; moveIndex++) {
        const cell =
          knightCell +
          (moveOffsets[ranksMoves ? (rankedMoves[firstSlot + moveIndex] ?? 0) % MOVE_COUNT : moveIndex] ?? 0);
        if (isOccupied[cell] === 0 && !(avoidsBlockedSquares && makesTourImpossible(cell))) return moveIndex;
      }
      return -1;
    },
    makeMove(moveIndex) {
      const offsetIndex = ranksMoves
        ? (rankedMoves[(pathLength - 1) * MOVE_COUNT + moveIndex] ?? 0) % MOVE_COUNT
        : moveIndex;
      placeKnight(knightCell + (moveOffsets[offsetIndex] ?? 0));
      onStep?.('move', pathLength, cellOf(knightCell));
    },
    countBacktrack() {
      if (++backtrackCount > maxBacktracks) haltedBy ??= 'limit';
    },
    takeBack() {
      onStep?.('undo', pathLength, cellOf(knightCell));
      isOccupied[knightCell] = 0;
      if (countsExits) {
        changeExitCounts(knightCell, 1);
        if (exitCounts[knightCell] === 1) deadEndCount++;
      }
      pathLength--;
      if (pathLength > 0) knightCell = path[pathLength - 1] ?? 0;
      if (++stepCount >= nextCheckStep) checkLimits();
    },
    length: () => pathLength,
    isComplete: () => pathLength === cellCount,
    haltReason: () => haltedBy,
    backtracks: () => backtrackCount,
    path: () => path.slice(0, pathLength).map(cellOf),
  };
}
