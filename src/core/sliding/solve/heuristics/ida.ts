import type { Moves } from '../../board.ts';
import { MOVES } from '../../moves.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { slideTable } from '../position/space.ts';

/** Estimates in moves (`stm`). */
export interface Heuristic {
  /** `state[cell]` is a tile as in a `CanonicalPuzzle`. `state` stays unchanged. */
  readonly estimateFrom: (state: Uint8Array) => Estimate;
  /** Memory of the heuristic's tables. */
  readonly bytes: number;
}

export interface IdaLimits {
  /** Called after every `CHECK_INTERVAL` positions. True ends the search. */
  readonly shouldStop: () => boolean;
  /** Looks only for solutions with fewer moves. */
  readonly belowLength: number;
  /** Proved bound to begin with. Must have the parity (odd or even) of the start's estimate. */
  readonly firstBound?: number;
  /** Called before the search with this bound. */
  readonly onBound?: (lowerBound: number) => void;
}

/** `moves`: a shortest solution, if there is one below `belowLength`. */
export interface IdaResult {
  readonly moves?: Moves;
  readonly lowerBound: number;
  readonly expanded: number;
}

/**
 * Updated with each move of a search. In its methods, `tile` slides from `cell` into the blank's cell
 * `blankCell`.
 */
export interface Estimate {
  readonly initial: number;
  /** Slides the tile and returns the new estimate. Above `maxEstimate`, returns -1 and changes nothing. */
  trySlide(tile: number, cell: number, blankCell: number, maxEstimate: number): number;
  undo(tile: number, cell: number, blankCell: number): void;
}

/** Positions between two calls of `shouldStop`. */
export const CHECK_INTERVAL = 2048;

/**
 * Searches by IDA* (Korf 1985). The first bound is `estimate.initial`, or `firstBound` if that is higher. The
 * bound rises by two, because all solutions of a puzzle have even lengths, or all odd ones. If no solution
 * has fewer than `belowLength` moves, `lowerBound` is at least `belowLength`.
 */
export function runIdaStar(canonical: CanonicalPuzzle, estimate: Estimate, limits: IdaLimits): IdaResult {
  const { rows, cols, blank } = canonical;
  const movingCells = slideTable(rows, cols);
  const state = canonical.state.slice();
  const path: number[] = [];
  let expandedCount = 0;
  let isStopped = false;

  const search = (
    blankCell: number,
    undoMove: number,
    movesLeft: number,
    currentEstimate: number,
  ): boolean => {
    if (currentEstimate === 0) return true;
    if (++expandedCount % CHECK_INTERVAL === 0 && limits.shouldStop()) isStopped = true;
    if (isStopped) return false;
    for (let move = 0; move < 4; move++) {
      if (move === undoMove) continue;
      const cell = movingCells[4 * blankCell + move] as number;
      if (cell < 0) continue;
      const tile = state[cell] as number;
      const newEstimate = estimate.trySlide(tile, cell, blankCell, movesLeft - 1);
      if (newEstimate < 0) continue;
      state[blankCell] = tile;
      if (search(cell, move ^ 1, movesLeft - 1, newEstimate)) {
        path.push(move);
        return true;
      }
      state[cell] = tile;
      estimate.undo(tile, cell, blankCell);
    }
    return false;
  };

  const startBlankCell = state.indexOf(blank);
  let bound = Math.max(estimate.initial, limits.firstBound ?? 0);
  for (; bound < limits.belowLength; bound += 2) {
    limits.onBound?.(bound);
    if (search(startBlankCell, -1, bound, estimate.initial)) {
      const moves = path
        .reverse()
        .map((move) => MOVES[move])
        .join('');
      return { moves, lowerBound: moves.length, expanded: expandedCount };
    }
    if (isStopped) return { lowerBound: bound, expanded: expandedCount };
  }
  return { lowerBound: Math.max(bound, limits.belowLength), expanded: expandedCount };
}
