import type { Moves } from '../../board.ts';
import { MOVES } from '../../moves.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { slideTable } from '../position/space.ts';

/** A heuristic: an estimate of the remaining moves (STM) of a position. */
export interface Heuristic {
  /**
   * Creates an estimate that follows a search from the position `state` (cells as in a `CanonicalPuzzle`).
   * Doesn't change `state`.
   */
  readonly estimateFrom: (state: Uint8Array) => Estimate;
  /** Bytes of the heuristic's tables. */
  readonly bytes: number;
}

/** Limits of one search. */
export interface IdaLimits {
  /** Called every 2,048 positions. If it returns true, the search ends. */
  readonly shouldStop: () => boolean;
  /** The search looks only for solutions shorter than this. */
  readonly below: number;
  /** Bound to begin with, if it is already proved. It must be odd or even like the start's estimate. */
  readonly firstBound?: number;
  /** Called with each new bound before it is searched. */
  readonly onBound?: (lowerBound: number) => void;
}

/** `moves` is set only if a solution shorter than the limit `below` was found. It is then a shortest one. */
export interface IdaResult {
  readonly moves?: Moves;
  readonly lowerBound: number;
  readonly expanded: number;
}

/**
 * An estimate of the remaining moves that follows a search step by step. `tile` slides from `cell` into
 * `hole`.
 */
export interface Estimate {
  /** The estimate for the start. */
  readonly initial: number;
  /**
   * Makes the slide and returns the new estimate if it is at most `most`. Otherwise returns -1 and changes
   * nothing.
   */
  trySlide(tile: number, cell: number, hole: number, most: number): number;
  /** Reverts the last accepted slide. */
  undo(tile: number, cell: number, hole: number): void;
}

/** Number of positions expanded between two calls of `shouldStop`. */
export const CHECK_INTERVAL = 2048;

/**
 * Searches by IDA* (Korf 1985) from the bound `estimate.initial` (or `firstBound`) in steps of two, because
 * all solutions of a puzzle have the same parity. If all bounds under `below` are exhausted, `lowerBound` is
 * `below`.
 */
export function idaStar(canonical: CanonicalPuzzle, estimate: Estimate, limits: IdaLimits): IdaResult {
  const { rows, cols, blank } = canonical;
  const slides = slideTable(rows, cols);
  const state = canonical.state.slice();
  const path: number[] = [];
  let expanded = 0;
  let stopped = false;

  const search = (hole: number, back: number, left: number, h: number): boolean => {
    if (h === 0) return true;
    if (++expanded % CHECK_INTERVAL === 0 && limits.shouldStop()) stopped = true;
    if (stopped) return false;
    for (let move = 0; move < 4; move++) {
      if (move === back) continue;
      const cell = slides[4 * hole + move] as number;
      if (cell < 0) continue;
      const tile = state[cell] as number;
      const after = estimate.trySlide(tile, cell, hole, left - 1);
      if (after < 0) continue;
      state[hole] = tile;
      if (search(cell, move ^ 1, left - 1, after)) {
        path.push(move);
        return true;
      }
      state[cell] = tile;
      estimate.undo(tile, cell, hole);
    }
    return false;
  };

  const start = state.indexOf(blank);
  let bound = Math.max(estimate.initial, limits.firstBound ?? 0);
  for (; bound < limits.below; bound += 2) {
    limits.onBound?.(bound);
    if (search(start, -1, bound, estimate.initial)) {
      const moves = path
        .reverse()
        .map((move) => MOVES[move])
        .join('');
      return { moves, lowerBound: moves.length, expanded };
    }
    if (stopped) return { lowerBound: bound, expanded };
  }
  return { lowerBound: Math.max(bound, limits.below), expanded };
}
