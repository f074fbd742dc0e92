import type { Moves } from '../../board.ts';
import { runIdaStar } from '../heuristics/ida.ts';
import { linearConflictEstimate } from '../heuristics/linear-conflict.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { leadRound, openRound, type ParallelRound } from './parallel-search.ts';
import type { PatternSearch } from './pattern-search.ts';
import { expandedByHelpers, type SharedSearch } from './shared-search.ts';

/** Searches for one number of moves (bound) after the other. Can be stopped and continued. */
export interface Proof {
  /** Name for the answer. */
  readonly algorithm: string;
  /** No solution has fewer moves. */
  lowerBound(): number;
  expanded(): number;
  shareWork?(shared: SharedSearch): void;
  /** Helpers begin the next `step`, while this thread does something else. */
  openNextRound?(): void;
  /**
   * Searches for a solution of exactly `lowerBound` moves, a shortest one. 'none': the lower bound has risen.
   */
  step(shouldStop: () => boolean): { readonly moves: Moves } | 'none' | 'stopped';
}

/** The lengths of all solutions have the same parity as the first bound, so bounds rise by two. */
const BOUND_STEP = 2;

export function createPatternProof(search: PatternSearch): Proof {
  let bound = search.lowerBound;
  let shared: SharedSearch | undefined;
  let currentRound: ParallelRound | undefined;
  const continueRound = (
    sharedSearch: SharedSearch,
    shouldStop: () => boolean,
  ): Moves | 'stopped' | undefined => {
    currentRound ??= openRound(sharedSearch, search, bound);
    const moves = leadRound(sharedSearch, search, currentRound, shouldStop);
    if (moves !== 'stopped') currentRound = undefined;
    return moves;
  };
  return {
    algorithm: 'ida-pdb',
    lowerBound: () => bound,
    expanded: () => search.expanded() + (shared === undefined ? 0 : expandedByHelpers(shared)),
    shareWork(newShared) {
      shared = newShared;
    },
    openNextRound() {
      if (shared !== undefined) currentRound ??= openRound(shared, search, bound);
    },
    step(shouldStop) {
      const moves =
        shared === undefined ? search.find(bound, [], shouldStop) : continueRound(shared, shouldStop);
      if (moves === 'stopped') return 'stopped';
      if (moves !== undefined) return { moves };
      bound += BOUND_STEP;
      return 'none';
    },
  };
}

/** Needs no pattern databases. */
export function createLinearConflictProof(canonical: CanonicalPuzzle): Proof {
  let bound = linearConflictEstimate(canonical).initial;
  let expandedCount = 0;
  return {
    algorithm: 'ida',
    lowerBound: () => bound,
    expanded: () => expandedCount,
    step(shouldStop) {
      const idaResult = runIdaStar(canonical, linearConflictEstimate(canonical), {
        shouldStop,
        belowLength: bound + BOUND_STEP,
        firstBound: bound,
      });
      expandedCount += idaResult.expanded;
      if (idaResult.moves !== undefined) return { moves: idaResult.moves };
      if (idaResult.lowerBound === bound) return 'stopped';
      bound = idaResult.lowerBound;
      return 'none';
    },
  };
}
