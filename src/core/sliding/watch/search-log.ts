import type { SearchResult, Verdict } from '../../search/problem.ts';
import type { Move, Moves, Puzzle } from '../board.ts';
import type { WatchedMethod } from './method.ts';

/** A search to be watched, on a puzzle of at most `MAX_WATCHED_CELLS` cells. */
export interface WatchRequest extends Puzzle {
  readonly method: WatchedMethod;
  /** Number of taken positions after which the log ends. */
  readonly maxSteps: number;
}

/** A position met by a search. A position met twice is listed twice. */
export interface MetPosition {
  readonly tiles: readonly number[];
  /** Index in `positions` of the position that it was met from. Undefined for the ends of the puzzle. */
  readonly parent?: number;
  /** The move from the parent, also in a search from the goal. */
  readonly move?: Move;
  /** G: steps from the end where its search began. */
  readonly depth: number;
  /** H: the heuristic's estimate. Undefined if the search has no heuristic. */
  readonly estimate?: number;
  /** What the search did with this position. Undefined for the ends of the puzzle. */
  readonly verdict?: Verdict;
  /** Set if the search from the goal met this position. */
  readonly isFromGoal?: true;
}

/** One step of a search. */
export interface SearchStep {
  /** `back`: IDA* has returned to a position, and tries its other neighbours. */
  readonly kind: 'take' | 'back';
  /** Index in `positions` of the position taken. */
  readonly at: number;
  /** Positions met in this step: `positions[from]` up to, but not including, `positions[to]`. */
  readonly from: number;
  readonly to: number;
}

/** A round of iterative deepening. */
export interface SearchRound {
  readonly bound: number;
  /** Index of the round's first step in `steps`. */
  readonly step: number;
  /** Index of the start in `positions`. All positions of the round follow it. */
  readonly root: number;
}

/**
 * The end of a search. `limited`: no path within its depth limit. `cut`: the log is full, so the search was
 * stopped.
 */
export type SearchEnd = 'found' | 'none' | 'limited' | 'cut';

/** A search as data: its events in order. `listsAt` derives the search's lists at each step. */
export interface SearchLog {
  readonly method: WatchedMethod;
  /**
   * Positions in the order in which they were met. The start is first; in a search from both ends, the goal
   * is second.
   */
  readonly positions: readonly MetPosition[];
  readonly steps: readonly SearchStep[];
  /** Rounds of `iddfs` and `ida`; empty for other searches. */
  readonly rounds: readonly SearchRound[];
  readonly end: SearchEnd;
  /** The solution. Undefined if none was found. */
  readonly moves?: Moves;
  /** Positions expanded. */
  readonly expanded: SearchResult<unknown>['expanded'];
  /** Peak number of positions in memory. */
  readonly held: SearchResult<unknown>['held'];
}

/**
 * Returns the index in `rounds` of the round that a step belongs to; steps count from 1. -1 if the search has
 * no rounds.
 */
export const roundAt = ({ rounds }: SearchLog, step: number): number =>
  rounds.findLastIndex((round) => round.step < step);
