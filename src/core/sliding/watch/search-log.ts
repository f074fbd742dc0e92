import type { SearchResult, Verdict } from '../../search/problem.ts';
import type { Move, Moves, Puzzle } from '../board.ts';
import type { WatchedMethod } from './method.ts';

/** A search to be watched, on a puzzle of at most `MAX_WATCHED_CELLS` cells. */
export interface WatchRequest extends Puzzle {
  readonly method: WatchedMethod;
  /** Largest number of positions that the search may expand. Then the log ends. */
  readonly maxSteps: number;
}

/** A position that a search met. If it was met twice, it is listed twice. */
export interface MetPosition {
  readonly tiles: readonly number[];
  /**
   * Index in `positions` of the position from which the search met this one. Undefined for the start, and for
   * the goal in a search from both ends.
   */
  readonly parent?: number;
  /** The move that leads from the parent to this position, also in a search from the goal. */
  readonly move?: Move;
  /**
   * G: the number of moves from the start, or from the goal if the search from the goal met this position.
   */
  readonly depth: number;
  /** H: the heuristic's estimate. Undefined if the search has no heuristic. */
  readonly estimate?: number;
  /**
   * What the search did with this position. Undefined for the start, and for the goal in a search from both
   * ends.
   */
  readonly verdict?: Verdict;
  /** Set if the search from the goal met this position. */
  readonly isFromGoal?: true;
}

/** One step of a search: a position, and the neighbours that were met from it. */
export interface SearchStep {
  /**
   * `take`: the search takes a position to expand it. `back`: IDA* has returned to a position, and tries its
   * other neighbours.
   */
  readonly kind: 'take' | 'back';
  /** Index in `positions` of the position that the search takes or returns to. */
  readonly position: number;
  /**
   * The positions met in this step have the indices from `from` up to, but not including, `to` in
   * `positions`.
   */
  readonly from: number;
  readonly to: number;
}

/** A round of iterative deepening: a depth-first search with one bound. */
export interface SearchRound {
  /** Bound of the round: positions with a higher cost plus estimate are skipped. */
  readonly bound: number;
  /** Index of the round's first step in `steps`. */
  readonly step: number;
  /**
   * Index in `positions` of the start position of this round. All other positions of the round come after it.
   */
  readonly startPosition: number;
}

/**
 * How a search ended. `limited`: there is no path within the depth limit. `cut`: the search was stopped,
 * because the log has reached `maxSteps`.
 */
export type SearchEnd = 'found' | 'none' | 'limited' | 'cut';

/**
 * A record of a search: its steps and positions in order. `listsAt` computes from it the lists of the search
 * at each step.
 */
export interface SearchLog {
  readonly method: WatchedMethod;
  /**
   * All positions in the order in which the search met them. The start is first. In a search from both ends,
   * the goal is second.
   */
  readonly positions: readonly MetPosition[];
  readonly steps: readonly SearchStep[];
  /** Rounds of `iddfs` and `ida`; empty for other searches. */
  readonly rounds: readonly SearchRound[];
  /** Reason why the search ended. */
  readonly end: SearchEnd;
  /** The solution. Undefined if none was found. */
  readonly moves?: Moves;
  /** Number of positions that the search expanded. */
  readonly expanded: SearchResult<unknown>['expanded'];
  /** Largest number of positions that were in memory at one time. */
  readonly held: SearchResult<unknown>['storedCount'];
}

/**
 * Returns the index in `rounds` of the round to which a step belongs. Steps count from 1. Returns -1 if the
 * search has no rounds.
 */
export const roundAt = ({ rounds }: SearchLog, step: number): number =>
  rounds.findLastIndex((round) => round.step < step);
