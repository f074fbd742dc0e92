import type { Optimisation } from '../request/choice.ts';
import { MOVE_ARRAYS, type MoveArray } from './arrays.ts';

/** When a search has to end without having come to its own end. */
export interface ClassicWalkLimits {
  /** It ends when it has taken back more knights than that. */
  readonly maxBacktracks: number;
  /** It ends after this many knights placed and taken back; absent: never. */
  readonly maxSteps?: number;
  /** Asked every few thousand steps. */
  shouldStop(): boolean;
}

/** Why a search was ended: `limit` by backtracks, `cut` by steps, `stopped` by its caller. */
export type Halt = 'limit' | 'cut' | 'stopped';

export type ClassicOutcome = 'tour' | 'none' | Halt;

/** Hears each step: the knight of that move number (the start's is 1) was put on a cell, or taken back from it. */
export type OnClassicStep = (kind: 'start' | 'move' | 'undo', number: number, cell: number) => void;

/**
 * A board with a knight's path on it that grows and shrinks at its end: what the article's programs have in common. Cells are
 * numbered in reading order. The moves from the knight's square have places 0, 1, ... in the order in which they are to be tried.
 */
export interface ClassicWalk {
  readonly squares: number;
  /** Clears the board for another search. */
  reset(array: MoveArray, limits: ClassicWalkLimits, watch?: OnClassicStep): void;
  /** Optimisation 1 says that no tour begins there: an odd board, a square of the rarer colour. */
  isImpossible(start: number): boolean;
  /** Puts the knight on the first square. */
  begin(start: number): void;
  /** The place of the first move that may be made, from a place on; -1: there is none. */
  nextMove(from: number): number;
  /** Makes the move of that place. */
  move(place: number): void;
  countBacktrack(): void;
  /** Takes the last knight back; the caller counts it. */
  takeBack(): void;
  /** Knights on the board. */
  length(): number;
  isComplete(): boolean;
  halt(): Halt | undefined;
  backtracks(): number;
  /** The visited cells in their order. */
  path(): Int32Array;
}

const MOVES = 8;
/** Cells around the board that are never free, so that no move needs a test of the border. */
const BORDER = 2;
const STEPS_BETWEEN_CHECKS = 4096;

/** Bytes that a search takes for each square of its board, the program's own and the tour's included. */
export const CLASSIC_BYTES_PER_SQUARE = 26;

/** A board without knights: by cell, the border's included, whether it is used. */
function emptyBoard(cols: number, rows: number): Uint8Array {
  const width = cols + 2 * BORDER;
  const used = new Uint8Array(width * (rows + 2 * BORDER)).fill(1);
  for (let row = 0; row < rows; row++) {
    const from = (row + BORDER) * width + BORDER;
    used.fill(0, from, from + cols);
  }
  return used;
}

/** By cell: how many free cells are a move away. */
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

/** A walk on a board, under the article's optimisations 1 to 3 as far as they are chosen. */
export function createClassicWalk(cols: number, rows: number, opts: readonly Optimisation[]): ClassicWalk {
  const skipsImpossible = opts.includes(1);
  const avoidsBlocked = opts.includes(2);
  const ranksMoves = opts.includes(3);
  const countsExits = avoidsBlocked || ranksMoves;
  const width = cols + 2 * BORDER;
  const squares = cols * rows;
  const atBegin = emptyBoard(cols, rows);
  const used = new Uint8Array(atBegin.length);
  /** The free cells a move away, for every free cell. */
  const exits = new Uint8Array(countsExits ? atBegin.length : 0);
  const exitsAtBegin = countsExits ? countExits(atBegin, width) : new Uint8Array(0);
  const deadEndsAtBegin = exitsAtBegin.reduce(
    (count, own, cell) => count + Number(own === 1 && atBegin[cell] === 0),
    0,
  );
  const offsets = new Int32Array(MOVES);
  const path = new Int32Array(squares);
  /**
   * Under optimisation 3, the moves from each cell of the path in the order of trial, each as `exits * MOVES
   * + move`.
   */
  const ranked = new Uint8Array(ranksMoves ? squares * MOVES : 0);
  const rankedCount = new Uint8Array(ranksMoves ? squares : 0);
  let limits: ClassicWalkLimits = { maxBacktracks: 0, shouldStop: () => false };
  let watch: OnClassicStep | undefined;
  let length = 0;
  let here = 0;
  /** The free cells with one exit. */
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

  /** The knight's square is no exit any more; its own moves are ranked stably by exits, the fewest first. */
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
   * Optimisation 2, for a knight about to go to a cell: it would leave a neighbour without a free neighbour (one blocked cell), or one whose
   * free neighbours all lead nowhere else (a blocked group), while more cells are free than those.
   */
  const blocks = (cell: number): boolean => {
    // Either way some other free cell has one exit left; mostly none has.
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

  /** Whether all free cells a move away from `cell`, but for `except`, can be left through `cell` only. */
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
