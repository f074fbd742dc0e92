import type { Optimisation } from '../request/choice.ts';
import { MOVE_ARRAYS, type MoveArray } from './arrays.ts';

/** The limits of a search. */
export interface ClassicWalkLimits {
  /** The search ends after more backtracks than this. */
  readonly maxBacktracks: number;
  /** The search ends after this many steps: knights placed and knights taken back. Default: no limit. */
  readonly maxSteps?: number;
  /** Called every few thousand steps. The search ends if it returns true. */
  shouldStop(): boolean;
}

/** The reason for an early end: `limit` (backtracks), `cut` (steps) or `stopped` (by the caller). */
export type Halt = 'limit' | 'cut' | 'stopped';

export type ClassicOutcome = 'tour' | 'none' | Halt;

/**
 * Called for each step: a knight was put on `cell` or taken back from it. `number`: its move number, 1 for
 * the start.
 */
export type OnClassicStep = (kind: 'start' | 'move' | 'undo', number: number, cell: number) => void;

/**
 * A board with a knight's path that grows and shrinks at its end, shared by the article's programs. Cells are
 * numbered in reading order. The moves from the knight's square are numbered 0, 1, ... in the order of trial.
 */
export interface ClassicWalk {
  readonly squares: number;
  /** Clears the board for another search. */
  reset(array: MoveArray, limits: ClassicWalkLimits, watch?: OnClassicStep): void;
  /**
   * Whether optimisation 1 rules out a tour from `start`: the board is odd and the square has the rarer
   * colour.
   */
  isImpossible(start: number): boolean;
  /** Puts the knight on the first square. */
  begin(start: number): void;
  /** Returns the number of the first legal move whose number is at least `from`, or -1 if there is none. */
  nextMove(from: number): number;
  /** Makes the move with this number. */
  move(place: number): void;
  countBacktrack(): void;
  /** Takes the last knight back. The caller counts the backtrack. */
  takeBack(): void;
  /** Returns the number of knights on the board. */
  length(): number;
  isComplete(): boolean;
  halt(): Halt | undefined;
  backtracks(): number;
  /** Lists the visited cells in the order of the path. */
  path(): Int32Array;
}

const MOVES = 8;
/**
 * The width of the border around the board, in cells. Border cells are never free, so no move needs a test
 * for the edge.
 */
const BORDER = 2;
const STEPS_BETWEEN_CHECKS = 4096;

/** The memory that a search needs for each square of the board, in bytes. It includes the tour. */
export const CLASSIC_BYTES_PER_SQUARE = 26;

/**
 * Returns the cells of a board without knights and of its border: 0 for a free cell, 1 for a cell of the
 * border.
 */
function emptyBoard(cols: number, rows: number): Uint8Array {
  const width = cols + 2 * BORDER;
  const used = new Uint8Array(width * (rows + 2 * BORDER)).fill(1);
  for (let row = 0; row < rows; row++) {
    const from = (row + BORDER) * width + BORDER;
    used.fill(0, from, from + cols);
  }
  return used;
}

/** Counts for each cell the free cells a knight's move away. */
function countExits(used: Uint8Array, width: number): Uint8Array {
  const exits = new Uint8Array(used.length);
  for (let cell = 0; cell < used.length; cell++) {
    if (used[cell] !== 0) continue;
    for (const [across, down] of MOVE_ARRAYS.A) {
      const near = cell + down * width + across;
      exits[near] = (exits[near] ?? 0) + 1;
    }
  }
  return exits;
}

/** Creates a walk on a board. It applies those of the optimisations 1 to 3 that are in `opts`. */
export function createClassicWalk(cols: number, rows: number, opts: readonly Optimisation[]): ClassicWalk {
  const skipsImpossible = opts.includes(1);
  const avoidsBlocked = opts.includes(2);
  const ranksMoves = opts.includes(3);
  const countsExits = avoidsBlocked || ranksMoves;
  const width = cols + 2 * BORDER;
  const squares = cols * rows;
  const atBegin = emptyBoard(cols, rows);
  const used = new Uint8Array(atBegin.length);
  /** For each free cell: the number of free cells a knight's move away. */
  const exits = new Uint8Array(countsExits ? atBegin.length : 0);
  const exitsAtBegin = countsExits ? countExits(atBegin, width) : new Uint8Array(0);
  const deadEndsAtBegin = exitsAtBegin.reduce(
    (count, own, cell) => count + Number(own === 1 && atBegin[cell] === 0),
    0,
  );
  const offsets = new Int32Array(MOVES);
  const path = new Int32Array(squares);
  /**
   * For each cell of the path: its moves in the order of trial, as `exits * MOVES + move`. For optimisation 3
   * only.
   */
  const ranked = new Uint8Array(ranksMoves ? squares * MOVES : 0);
  const rankedCount = new Uint8Array(ranksMoves ? squares : 0);
  let limits: ClassicWalkLimits = { maxBacktracks: 0, shouldStop: () => false };
  let watch: OnClassicStep | undefined;
  let length = 0;
  let here = 0;
  /** The number of free cells that have exactly one exit. */
  let deadEnds = 0;
  let backtracks = 0;
  let maxBacktracks = 0;
  let steps = 0;
  let nextCheck = 0;
  let halted: Halt | undefined;

  const padded = (cell: number): number =>
    (Math.floor(cell / cols) + BORDER) * width + (cell % cols) + BORDER;
  const cellOf = (at: number): number => (Math.floor(at / width) - BORDER) * cols + (at % width) - BORDER;

  const checkLimits = (): void => {
    const { maxSteps = Number.POSITIVE_INFINITY, shouldStop } = limits;
    if (steps >= maxSteps) halted ??= 'cut';
    else if (shouldStop()) halted ??= 'stopped';
    nextCheck = Math.min(steps + STEPS_BETWEEN_CHECKS, maxSteps);
  };

  /**
   * Removes the knight's square from the exits of its neighbours. Sorts the moves from this square by exits,
   * fewest first. Equal moves keep their order.
   */
  const rankMoves = (): void => {
    const base = (length - 1) * MOVES;
    let end = base;
    for (let k = 0; k < MOVES; k++) {
      const cell = here + (offsets[k] ?? 0);
      const own = (exits[cell] ?? 0) - 1;
      exits[cell] = own;
      if (used[cell] !== 0) continue;
      if (own < 2) deadEnds += own === 1 ? 1 : -1;
      let slot = end++;
      const rank = own * MOVES + k;
      for (; slot > base; slot--) {
        const before = ranked[slot - 1] ?? 0;
        if (before < rank) break;
        ranked[slot] = before;
      }
      ranked[slot] = rank;
    }
    rankedCount[length - 1] = end - base;
  };

  /**
   * Whether a move to `cell` blocks the path (optimisation 2), while other cells are free. It blocks the path
   * if a free neighbour of `cell` then has no exit, or if none of its exits leads any further.
   */
  const blocks = (cell: number): boolean => {
    // A move can block the path only if a free cell other than `cell` has exactly one exit. Usually there is
    // none.
    if (deadEnds === (exits[cell] === 1 ? 1 : 0)) return false;
    const free = squares - length - 1;
    for (let k = 0; k < MOVES; k++) {
      const near = cell + (offsets[k] ?? 0);
      if (used[near] !== 0) continue;
      if (exits[near] === 1) {
        if (free > 1) return true;
      } else if (free > 2 && onlyDeadEnds(near, cell)) return true;
    }
    return false;
  };

  /** Whether all free cells a move away from `cell`, other than `except`, have `cell` as their only exit. */
  const onlyDeadEnds = (cell: number, except: number): boolean => {
    for (let k = 0; k < MOVES; k++) {
      const near = cell + (offsets[k] ?? 0);
      if (used[near] === 0 && near !== except && exits[near] !== 1) return false;
    }
    return true;
  };

  const changeExits = (cell: number, by: 1 | -1): void => {
    for (let k = 0; k < MOVES; k++) {
      const near = cell + (offsets[k] ?? 0);
      const before = exits[near] ?? 0;
      exits[near] = before + by;
      if (used[near] === 0) deadEnds += Number(before + by === 1) - Number(before === 1);
    }
  };

  const placeKnight = (cell: number): void => {
    here = cell;
    used[cell] = 1;
    if (countsExits && exits[cell] === 1) deadEnds--;
    path[length++] = cell;
    if (ranksMoves) rankMoves();
    else if (countsExits) changeExits(cell, -1);
    if (++steps >= nextCheck) checkLimits();
  };

  return {
    squares,
    reset(array, newLimits, newWatch) {
      limits = newLimits;
      watch = newWatch;
      maxBacktracks = limits.maxBacktracks;
      for (const [k, [across, down]] of array.entries()) offsets[k] = down * width + across;
      used.set(atBegin);
      if (countsExits) exits.set(exitsAtBegin);
      deadEnds = deadEndsAtBegin;
      length = backtracks = steps = 0;
      halted = undefined;
      nextCheck = 0;
      checkLimits();
    },
    isImpossible: (start) =>
      skipsImpossible && squares % 2 === 1 && (Math.floor(start / cols) + (start % cols)) % 2 === 1,
    begin(start) {
      placeKnight(padded(start));
      watch?.('start', 1, start);
    },
    nextMove(from) {
      if (length === 0) return -1;
      const base = (length - 1) * MOVES;
      const most = ranksMoves ? (rankedCount[length - 1] ?? 0) : MOVES;
      for (let place = from; place < most; place++) {
        const cell = here + (offsets[ranksMoves ? (ranked[base + place] ?? 0) % MOVES : place] ?? 0);
        if (used[cell] === 0 && !(avoidsBlocked && blocks(cell))) return place;
      }
      return -1;
    },
    move(place) {
      const k = ranksMoves ? (ranked[(length - 1) * MOVES + place] ?? 0) % MOVES : place;
      placeKnight(here + (offsets[k] ?? 0));
      watch?.('move', length, cellOf(here));
    },
    countBacktrack() {
      if (++backtracks > maxBacktracks) halted ??= 'limit';
    },
    takeBack() {
      watch?.('undo', length, cellOf(here));
      used[here] = 0;
      if (countsExits) {
        changeExits(here, 1);
        if (exits[here] === 1) deadEnds++;
      }
      length--;
      if (length > 0) here = path[length - 1] ?? 0;
      if (++steps >= nextCheck) checkLimits();
    },
    length: () => length,
    isComplete: () => length === squares,
    halt: () => halted,
    backtracks: () => backtracks,
    path: () => path.slice(0, length).map(cellOf),
  };
}
