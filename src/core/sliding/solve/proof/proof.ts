import type { Moves } from '../../board.ts';
import { idaStar } from '../heuristics/ida.ts';
import { linearConflict } from '../heuristics/linear-conflict.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { leadRound, openRound, type Round } from './parallel-search.ts';
import type { PatternSearch } from './pattern-search.ts';
import { expandedByHelpers, type SharedSearch } from './shared-search.ts';

/** A search for a shortest solution, one bound after the other; it goes on where it stopped. */
export interface Proof {
  readonly algorithm: string;
  /** Proved: no solution is shorter. */
  lowerBound(): number;
  /** Positions expanded so far. */
  expanded(): number;
  /** From now on other threads help, which find their work there. */
  share?(shared: SharedSearch): void;
  /** Lets them begin with the next `step` while this thread does something else. */
  goAhead?(): void;
  /**
   * Searches all solutions of `lowerBound` moves: a solution (a shortest one), 'none' (the bound has risen),
   * or 'stopped'.
   */
  step(shouldStop: () => boolean): { readonly moves: Moves } | 'none' | 'stopped';
}

/** Every solution has the parity of the first bound, so bounds rise by two. */
const STEP = 2;

/** By pattern databases. */
export function patternProof(search: PatternSearch): Proof {
  let bound = search.lowerBound;
  let shared: SharedSearch | undefined;
  let round: Round | undefined;
  const lead = (by: SharedSearch, shouldStop: () => boolean): Moves | 'stopped' | undefined => {
    round ??= openRound(by, search, bound);
    const moves = leadRound(by, search, round, shouldStop);
    if (moves !== 'stopped') round = undefined;
    return moves;
  };
  return {
    algorithm: 'ida-pdb',
    lowerBound: () => bound,
    expanded: () => search.expanded() + (shared === undefined ? 0 : expandedByHelpers(shared)),
    share(search) {
      shared = search;
    },
    goAhead() {
      if (shared !== undefined) round ??= openRound(shared, search, bound);
    },
    step(shouldStop) {
      const moves = shared === undefined ? search.find(bound, [], shouldStop) : lead(shared, shouldStop);
      if (moves === 'stopped') return 'stopped';
      if (moves !== undefined) return { moves };
      bound += STEP;
      return 'none';
    },
  };
}

/** By Manhattan distance and linear conflicts, where there are no tables. */
export function plainProof(canonical: CanonicalPuzzle): Proof {
  let bound = linearConflict(canonical).initial;
  let expanded = 0;
  return {
    algorithm: 'ida',
    lowerBound: () => bound,
    expanded: () => expanded,
    step(shouldStop) {
      const found = idaStar(canonical, linearConflict(canonical), {
        shouldStop,
        below: bound + STEP,
        from: bound,
      });
      expanded += found.expanded;
      if (found.moves !== undefined) return { moves: found.moves };
      if (found.lowerBound === bound) return 'stopped';
      bound = found.lowerBound;
      return 'none';
    },
  };
}
