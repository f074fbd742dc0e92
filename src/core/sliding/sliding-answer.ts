import type { Metric, Moves, Puzzle } from './board.ts';
import type { HeuristicName, Method } from './method.ts';

export interface SlidingRequest extends Puzzle, Method {
  readonly metric: Metric;
  /** Milliseconds for this answer. */
  readonly timeMs: number;
}

/** The answer to a solvable or unsolvable puzzle; `moves` replays from start to goal. */
export interface SlidingAnswer {
  readonly solvable: boolean;
  /** Moves in the request's metric; -1 if not solvable. */
  readonly length: number;
  readonly moves: Moves;
  /** True only when proved: `lowerBound === length`. */
  readonly optimal: boolean;
  /** Proved: no solution is shorter (in the request's metric). */
  readonly lowerBound: number;
  /** The length of a shortest solution, where the method proves nothing but the length is known. */
  readonly shortest?: number;
  readonly metric: Metric;
  /**
   * The method that found it, such as `bfs`, `ida-pdb`, `beam`, `construct`; `+windows`: made shorter part by
   * part.
   */
  readonly algorithm: string;
  /** The heuristic that was asked for. */
  readonly heuristic?: HeuristicName;
  /** Positions expanded. */
  readonly expanded: number;
  readonly milliseconds: number;
  /** Bytes that a method held at most that was asked for: its positions and its tables. */
  readonly memoryBytes?: number;
}

/** How far a search is. */
export interface SlidingProgress {
  readonly phase: 'tables' | 'search';
  /** Share of the tables built (`tables`) or of the request's time used (`search`), 0 .. 1. */
  readonly share?: number;
  /** Proved so far, in the request's metric; never steps back. */
  readonly lowerBound?: number;
  /** Length of the best solution so far, in the request's metric. */
  readonly length?: number;
  /** The best solution so far, which replays from start to goal; told when it is new. */
  readonly moves?: Moves;
  readonly expanded?: number;
  /** Positions expanded in a second, lately. */
  readonly perSecond?: number;
}
