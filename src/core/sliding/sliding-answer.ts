import type { Metric, Moves, Puzzle } from './board.ts';
import type { HeuristicName, Method } from './method.ts';

/** A puzzle to solve, with the method, the metric and the time limit. */
export interface SlidingRequest extends Puzzle, Method {
  readonly metric: Metric;
  /** Time limit for solving, in milliseconds. */
  readonly timeMs: number;
}

/** The answer to a puzzle. If it is solvable, `moves` lead from start to goal. */
export interface SlidingAnswer {
  readonly solvable: boolean;
  /** The number of moves in the request's metric. -1 if the puzzle can't be solved. */
  readonly length: number;
  readonly moves: Moves;
  /** Whether it is proved that no solution is shorter: `lowerBound === length`. */
  readonly optimal: boolean;
  /** Proved lower bound of every solution's length, in the request's metric. */
  readonly lowerBound: number;
  /**
   * Length of a shortest solution, from the table of all positions. Set only for the methods `dfs` and
   * `human`, which prove no length themselves, and only on boards small enough for this table.
   */
  readonly shortest?: number;
  readonly metric: Metric;
  /**
   * The name of the method that found the solution, such as `bfs`, `ida-pdb`, `beam`, `construct`. `+windows`
   * means that the solution was then shortened, one part after another.
   */
  readonly algorithm: string;
  /** The requested heuristic. */
  readonly heuristic?: HeuristicName;
  /** Number of positions that the search expanded. */
  readonly expanded: number;
  /** Time that solving took, in milliseconds. */
  readonly milliseconds: number;
  /**
   * Largest memory of the positions and tables that the method used, in bytes. Undefined if it wasn't
   * measured.
   */
  readonly memoryBytes?: number;
}

/** Progress of a search. */
export interface SlidingProgress {
  /** Current work of the solver: building tables, or searching. */
  readonly phase: 'tables' | 'search';
  /**
   * Fraction from 0 to 1. In the phase `tables`: the part of the tables that is built. In the phase `search`:
   * the part of the time limit that has passed.
   */
  readonly share?: number;
  /** The highest lower bound proved so far, in the request's metric. It never falls. */
  readonly lowerBound?: number;
  /** Length of the best solution so far, in the request's metric. */
  readonly length?: number;
  /** The best solution so far, from start to goal. Set only in the first report of this solution. */
  readonly moves?: Moves;
  /** Number of positions expanded so far. */
  readonly expanded?: number;
  /** Number of positions expanded per second, over a recent interval. */
  readonly perSecond?: number;
}
