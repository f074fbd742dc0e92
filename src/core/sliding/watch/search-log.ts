import type { SearchResult, Verdict } from '../../search/problem.ts';
import type { Move, Moves, Puzzle } from '../board.ts';
import type { WatchedMethod } from './method.ts';

/** The puzzle has at most `MAX_WATCHED_CELLS` cells. */
export interface WatchRequest extends Puzzle {
  readonly method: WatchedMethod;
  /** The log ends after so many expanded positions. */
  readonly maxSteps: number;
}

/** Listed again each time that it is met. */
export interface MetPosition {
  readonly tiles: readonly number[];
  /** Index in `positions`. Undefined for the start, and the goal in a search from both ends. */
  readonly parent?: number;
  /** Leads from the parent to this position, also in a search from the goal. */
  readonly move?: Move;
  /** G: the number of moves from the start, or from the goal if `isFromGoal`. */
  readonly depth: number;
  /** H: the heuristic's estimate, if there is one. */
  readonly estimate?: number;
  /** Undefined for the same positions as `parent`. */
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
  /** First index of the positions met in this step, up to before `to`. */
  readonly from: number;
  readonly to: number;
}

/** A round of iterative deepening. */
export interface SearchRound {
  /** Positions with a higher cost plus estimate are skipped. */
  readonly bound: number;
  /** Index of its first step in `steps`. */
  readonly step: number;
  /** Index in `positions`. The round's other positions follow. */
  readonly startPosition: number;
}

/** `limited`: no path within the depth limit. `cut`: by `maxSteps`. */
export type SearchEnd = 'found' | 'none' | 'limited' | 'cut';

export interface SearchLog {
  readonly method: WatchedMethod;
  /** Positions in the order of meeting. The start is first, in a search from both ends the goal second. */
  readonly positions: readonly MetPosition[];
  readonly steps: readonly SearchStep[];
  readonly rounds: readonly SearchRound[];
  readonly end: SearchEnd;
  readonly moves?: Moves;
  readonly expanded: SearchResult<unknown>['expanded'];
  readonly held: SearchResult<unknown>['storedCount'];
}

/** Index in `rounds`, or -1 if the search has no rounds. Steps count from 1. */
export const roundAt = ({ rounds }: SearchLog, step: number): number =>
  rounds.findLastIndex((round) => round.step < step);
