import type { Metric, Moves, Puzzle } from './board.ts';
import type { HeuristicName, Method } from './method.ts';

export interface SlidingRequest extends Puzzle, Method {
  readonly metric: Metric;
  readonly timeMs: number;
}

/** If the puzzle is solvable, `moves` lead from start to goal. */
export interface SlidingAnswer {
  readonly solvable: boolean;
  /** The number of moves in the request's metric. -1 if the puzzle can't be solved. */
  readonly length: number;
  readonly moves: Moves;
  /** Whether it is proved that no solution is shorter: `lowerBound === length`. */
  readonly optimal: boolean;
  /** A proved bound of every solution's length, in the request's metric. */
  readonly lowerBound: number;
  /**
   * The length from the table of all positions. Set only for the methods `dfs` and `human`, which prove no
   * length themselves, and only on boards small enough for this table.
   */
  readonly shortest?: number;
  readonly metric: Metric;
  /**
   * A name such as `bfs`, `ida-pdb`, `beam`, `construct`. `+windows` means that the solution was then
   * shortened, one part after another.
   */
  readonly algorithm: string;
  readonly heuristic?: HeuristicName;
  /** Positions that the search expanded. */
  readonly expanded: number;
  readonly milliseconds: number;
  /** Largest memory of the positions and tables. Undefined if it wasn't measured. */
  readonly memoryBytes?: number;
}

export interface SlidingProgress {
  readonly phase: 'tables' | 'search';
  /** A fraction from 0 to 1: of the tables, or of the time limit in the phase `search`. */
  readonly share?: number;
  /** The highest proved so far, in the request's metric. It never falls. */
  readonly lowerBound?: number;
  /** The length of the best solution so far, in the request's metric. */
  readonly length?: number;
  /** The best solution so far. Set only in its first report. */
  readonly moves?: Moves;
  /** Positions expanded so far. */
  readonly expanded?: number;
  /** Positions expanded, over a recent interval. */
  readonly perSecond?: number;
}
