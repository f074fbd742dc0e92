import type { Metric, Moves, Puzzle } from './board.ts';
import type { HeuristicName, Method } from './method.ts';

export interface SlidingRequest extends Puzzle, Method {
  readonly metric: Metric;
  readonly timeMs: number;
}

/** If the puzzle is solvable, `moves` lead from start to goal. */
export interface SlidingAnswer {
  readonly solvable: boolean;
  /** Number of moves in the request's metric. -1 if unsolvable. */
  readonly length: number;
  readonly moves: Moves;
  /** Whether the length is proved: `lowerBound === length`. */
  readonly optimal: boolean;
  /** Proved bound in the request's metric. */
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
  /** Expanded positions. */
  readonly expanded: number;
  readonly milliseconds: number;
  /** Peak memory of positions and tables, if measured. */
  readonly memoryBytes?: number;
}

export interface SlidingProgress {
  readonly phase: 'tables' | 'search';
  /** A fraction from 0 to 1: of the tables, or of the time limit in the phase `search`. */
  readonly share?: number;
  /** Highest proved bound so far. Never falls. */
  readonly lowerBound?: number;
  /** Length of the best solution so far. */
  readonly length?: number;
  /** The best solution so far. Set only in its first report. */
  readonly moves?: Moves;
  readonly expanded?: number;
  /** Speed over a recent interval. */
  readonly perSecond?: number;
}
