import type { SearchResult, Verdict } from '../../search/problem.ts';
import type { Move, Moves, Puzzle } from '../board.ts';
import type { WatchedMethod } from './method.ts';

/** The puzzle has at most `MAX_WATCHED_CELLS` cells. */
export interface WatchRequest extends Puzzle {
  readonly method: WatchedMethod;
  /** Positions that the search may expand. Then the log ends. */
  readonly maxSteps: number;
}

/** A position that was met twice is listed twice. */
export interface MetPosition {
  readonly tiles: readonly number[];
  /**
   * Index in `positions` of the position from which the search met this one. Undefined for the start, and for
   * the goal in a search from both ends.
   */
  readonly parent?: number;
  /** Leads from the parent to this position, also in a search from the goal. */
  readonly move?: Move;
  /** G: the number of moves from the start, or from the goal if `isFromGoal`. */
  readonly depth: number;
  /** H: the heuristic's estimate, if there is one. */
  readonly estimate?: number;
  /** Undefined for the start, and for the goal in a search from both ends. */
  readonly verdict?: Verdict;
  readonly isFromGoal?: true;
}

export interface SearchStep {
  /**
   * `take`: the search takes a position to expand it. `back`: IDA* has returned to a position, and tries its
   * other neighbours.
   */
  readonly kind: 'take' | 'back';
  /** An index in `positions`. */
  readonly position: number;
  /** The positions met in this step have the indices from `from` up to, but not including, `to`. */
  readonly from: number;
  readonly to: number;
}

/** A round of iterative deepening: a depth-first search with one bound. */
export interface SearchRound {
  /** Positions with a higher cost plus estimate are skipped. */
  readonly bound: number;
  /** Index of the round's first step in `steps`. */
  readonly step: number;
  /** Index in `positions`. All other positions of the round come after it. */
  readonly startPosition: number;
}

/** `limited`: there is no path within the depth limit. `cut`: the log has reached `maxSteps`. */
export type SearchEnd = 'found' | 'none' | 'limited' | 'cut';

/** `listsAt` computes the lists of the search at each step from it. */
export interface SearchLog {
  readonly method: WatchedMethod;
  /**
   * Positions in the order in which the search met them. The start is first. In a search from both ends, the
   * goal is second.
   */
  readonly positions: readonly MetPosition[];
  readonly steps: readonly SearchStep[];
  /** Rounds of `iddfs` and `ida`; empty for other searches. */
  readonly rounds: readonly SearchRound[];
  readonly end: SearchEnd;
  readonly moves?: Moves;
  readonly expanded: SearchResult<unknown>['expanded'];
  readonly held: SearchResult<unknown>['storedCount'];
}

/** Index in `rounds`, or -1 if the search has no rounds. Steps count from 1. */
export const roundAt = ({ rounds }: SearchLog, step: number): number =>
  rounds.findLastIndex((round) => round.step < step);
