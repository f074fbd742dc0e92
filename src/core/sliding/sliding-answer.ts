import type { Metric, Moves, Puzzle } from './board.ts';
import type { HeuristicName, Method } from './method.ts';

export interface SlidingRequest extends Puzzle, Method {
  readonly metric: Metric;
  /** Time limit for this answer, in milliseconds. */
  readonly timeMs: number;
}

/** The answer to a solvable or unsolvable puzzle; `moves` replays from start to goal. */
export interface SlidingAnswer {
  readonly solvable: boolean;
  /** The number of moves in the request's metric. -1 if the puzzle can't be solved. */
  readonly length: number;
  readonly moves: Moves;
  /** Whether `length` is proved to be the shortest: `lowerBound === length`. */
  readonly optimal: boolean;
  /** Proved lower bound of every solution's length, in the request's metric. */
  readonly lowerBound: number;
  /** Length of a shortest solution, if it is known although the method proves nothing. */
  readonly shortest?: number;
  readonly metric: Metric;
  /**
   * The name of the method that found the solution, such as `bfs`, `ida-pdb`, `beam`, `construct`. With
   * `+windows`, the solution was then shortened part by part.
   */
  readonly algorithm: string;
  /** The requested heuristic. */
  readonly heuristic?: HeuristicName;
  /** Positions expanded. */
  readonly expanded: number;
  readonly milliseconds: number;
  /** Peak memory of a requested method in bytes: its positions and its tables. */
  readonly memoryBytes?: number;
}

/** Progress of a search. */
export interface SlidingProgress {
  readonly phase: 'tables' | 'search';
  /** Share of the tables built (`tables`) or of the request's time used (`search`), 0 .. 1. */
  readonly share?: number;
  /** Proved bound so far, in the request's metric. It never falls. */
  readonly lowerBound?: number;
  /** Length of the best solution so far, in the request's metric. */
  readonly length?: number;
  /** The best solution so far; it replays from start to goal. Present only in the first report of it. */
  readonly moves?: Moves;
  readonly expanded?: number;
  /** Recent rate of positions expanded per second. */
  readonly perSecond?: number;
}
