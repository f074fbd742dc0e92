import type { SearchResult, Verdict } from '../../search/problem.ts';
import type { Move, Moves, Puzzle } from '../board.ts';
import type { WatchedMethod } from './method.ts';

/** A search to be watched, on a puzzle of at most `MAX_WATCHED_CELLS` cells. */
export interface WatchRequest extends Puzzle {
  readonly method: WatchedMethod;
  /** The log ends after this many positions taken. */
  readonly maxSteps: number;
}

/** A position that a search met; one that it met twice is there twice. */
export interface MetPosition {
  readonly tiles: readonly number[];
  /** The place in `positions` that it was met from; undefined: an end of the puzzle. */
  readonly parent?: number;
  /** The move from there; of a search from the goal, too. */
  readonly move?: Move;
  /** G: steps from where its search began. */
  readonly depth: number;
  /** H: what the heuristic says; undefined: the search has none. */
  readonly estimate?: number;
  /** Its fate; undefined: an end of the puzzle. */
  readonly verdict?: Verdict;
  /** Met by the search that begins at the goal. */
  readonly isFromGoal?: true;
}

/** One step of a search. */
export interface SearchStep {
  /** `back`: IDA* has come back to a position, and tries its other neighbours. */
  readonly kind: 'take' | 'back';
  /** The place in `positions` of the position taken. */
  readonly at: number;
  /** Positions met in this step: `positions[from]` up to, but not including, `positions[to]`. */
  readonly from: number;
  readonly to: number;
}

/** A round of a search that deepens. */
export interface SearchRound {
  readonly bound: number;
  /** Its first step's place in `steps`. */
  readonly step: number;
  /** The start's place in `positions`; all that the round met stands behind it. */
  readonly root: number;
}

/**
 * The end of a search. `limited`: no path within its depth limit. `cut`: the log is full, so the search was
 * stopped.
 */
export type SearchEnd = 'found' | 'none' | 'limited' | 'cut';

/** A search as data: what it did, in its order. Its lists at each step follow from it: `listsAt`. */
export interface SearchLog {
  readonly method: WatchedMethod;
  /**
   * In the order in which they were met: the start, of a search from both ends the goal, and what followed.
   */
  readonly positions: readonly MetPosition[];
  readonly steps: readonly SearchStep[];
  /** Of `iddfs` and `ida`; empty for the others. */
  readonly rounds: readonly SearchRound[];
  readonly end: SearchEnd;
  /** The solution; undefined: none was found. */
  readonly moves?: Moves;
  /** Positions expanded. */
  readonly expanded: SearchResult<unknown>['expanded'];
  /** Positions that were in memory at most. */
  readonly held: SearchResult<unknown>['held'];
}

/**
 * The round that a step belongs to, by its place in `rounds`; -1: the search has none. Steps count from 1.
 */
export const roundAt = ({ rounds }: SearchLog, step: number): number =>
  rounds.findLastIndex((round) => round.step < step);
