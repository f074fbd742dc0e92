import type { Board, Metric, Moves, Puzzle } from '../board.ts';
import type { Neighbour } from '../moves.ts';
import type { Hardness } from './hardness.ts';

/**
 * A lower and an upper bound of a number of moves. If both are equal, the number is exact. `atMost` is absent
 * while no solution is known.
 */
export interface DistanceBounds {
  readonly atLeast: number;
  readonly atMost?: number;
}

/** A request to analyse a board. The shortest solutions are counted in `metric`. */
export interface BoardAnalysisRequest extends Puzzle {
  readonly metric: Metric;
  /** Time limit for the whole answer, in milliseconds. */
  readonly timeMs: number;
}

/** A request to analyse a user's moves from the start. All of the moves must be legal. */
export interface SolutionAnalysisRequest extends BoardAnalysisRequest {
  readonly moves: Moves;
}

/** The shortest solutions of a board. */
export interface ShortestSolutions {
  /** Number of shortest solutions found. If `complete` is true, there are no others. */
  readonly count: number;
  readonly complete: boolean;
  /** A few of the shortest solutions, as examples. */
  readonly first: readonly Moves[];
  /** The first moves (in `mtm`: first slides) of the shortest solutions. */
  readonly good: readonly Moves[];
  /**
   * The first moves of which it is unknown whether they begin a shortest solution, because the search was
   * stopped early.
   */
  readonly unsure: readonly Moves[];
}

/** A board that is one move away from the analysed board. */
export interface NeighbourAnalysis extends Neighbour {
  /**
   * The number of moves from this board to the goal. Absent if it isn't proved, or if the goal can't be
   * reached.
   */
  readonly left?: number;
}

/** The result of analysing a board. */
export interface BoardAnalysis {
  /** Kind of the result: the analysis of a board. */
  readonly about: 'board';
  readonly solvable: boolean;
  readonly metric: Metric;
  /** Length of the shortest solution: `stm` in single steps, `mtm` in slides. */
  readonly stm: DistanceBounds;
  readonly mtm: DistanceBounds;
  /**
   * Estimates of the length. `manhattan`: the sum of the tiles' taxicab distances. `linearConflict`: the same
   * sum plus the extra moves for linear conflicts.
   */
  readonly manhattan: number;
  readonly linearConflict: number;
  /** The shortest solutions. Absent if the shortest length isn't proved. */
  readonly shortest?: ShortestSolutions;
  /**
   * How the length of the board's shortest solution compares with those of all boards. Absent if the
   * distribution of lengths is unknown for this size and goal.
   */
  readonly hardness?: Hardness;
  /** Time that the analysis took, in milliseconds. */
  readonly milliseconds: number;
  /** All boards that one move (in `mtm`: one slide) leads to. */
  readonly neighbours: readonly NeighbourAnalysis[];
}

/** Consecutive steps of a solution that contain unnecessary moves. */
export interface Loss {
  /** First and last step of the loss, counted from 1. */
  readonly from: number;
  readonly to: number;
  /** Number of unnecessary moves in these steps. */
  readonly lost: number;
  /**
   * Whether only some of these steps lost moves. It is unknown which ones, because the distances between the
   * steps aren't proved.
   */
  readonly within: boolean;
}

/** The result of analysing a user's solution. */
export interface SolutionAnalysis {
  /** Kind of the result: the analysis of a solution. */
  readonly about: 'solution';
  readonly solvable: boolean;
  readonly reachesGoal: boolean;
  /** The board after the moves. */
  readonly end: Board;
  readonly metric: Metric;
  /** The steps of the solution: single moves in `stm`, straight slides in `mtm`. */
  readonly steps: readonly Moves[];
  /** Number of moves of the user's solution in each of the two metrics. */
  readonly stm: number;
  readonly mtm: number;
  /** The user's moves without pairs of moves that undo each other. */
  readonly simplified: Moves;
  /**
   * Number of moves that are still needed to the goal: before the first step, and after each step. Empty if
   * the goal can't be reached.
   */
  readonly remaining: readonly DistanceBounds[];
  /** The unnecessary moves, grouped by the consecutive steps that contain them. */
  readonly losses: readonly Loss[];
  /** Time that the analysis took, in milliseconds. */
  readonly milliseconds: number;
}

/** Returns the exact number if both bounds are equal, else undefined. */
export const exactDistance = ({ atLeast, atMost }: DistanceBounds): number | undefined =>
  atLeast === atMost ? atLeast : undefined;
