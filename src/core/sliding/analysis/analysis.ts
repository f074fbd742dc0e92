import type { Board, Metric, Moves, Puzzle } from '../board.ts';
import type { Neighbour } from '../moves.ts';
import type { Hardness } from './hardness.ts';

/**
 * Bounds of a number of moves. The number is exact if both bounds are equal. `atMost` is absent while no
 * solution is known.
 */
export interface Known {
  readonly atLeast: number;
  readonly atMost?: number;
}

/** A request to analyse a board. `metric` selects the shortest solutions to count. */
export interface BoardAnalysisRequest extends Puzzle {
  readonly metric: Metric;
  /** Time limit for the whole answer, in milliseconds. */
  readonly timeMs: number;
}

/** A request to analyse a user's moves from the start. They must be legal. */
export interface SolutionAnalysisRequest extends BoardAnalysisRequest {
  readonly moves: Moves;
}

/** The shortest solutions of a board. */
export interface ShortestSolutions {
  /** Number of solutions found. These are all of them if `complete`. */
  readonly count: number;
  readonly complete: boolean;
  /** The first few of the shortest solutions. */
  readonly first: readonly Moves[];
  /** The moves (slides in `mtm`) that begin a shortest solution. */
  readonly good: readonly Moves[];
  /**
   * The moves of which it is unknown whether they begin a shortest solution, because the search was stopped
   * early.
   */
  readonly unsure: readonly Moves[];
}

/** A board one move away. */
export interface NeighbourAnalysis extends Neighbour {
  /**
   * The number of moves from this board to the goal. Absent if it isn't proved, or if the goal can't be
   * reached.
   */
  readonly left?: number;
}

/** The analysis of a board. */
export interface BoardAnalysis {
  readonly about: 'board';
  readonly solvable: boolean;
  readonly metric: Metric;
  /** Length of the shortest solution in single steps, and in slides. */
  readonly stm: Known;
  readonly mtm: Known;
  /** Sum of the tiles' taxicab distances, and the same with linear conflicts. */
  readonly manhattan: number;
  readonly linearConflict: number;
  /** The shortest solutions. Absent if their length isn't proved. */
  readonly shortest?: ShortestSolutions;
  /**
   * The rank of the board's length. Absent if the distribution of lengths is unknown for this size and goal.
   */
  readonly hardness?: Hardness;
  readonly milliseconds: number;
  /** All boards one move (`mtm`: one slide) away. */
  readonly neighbours: readonly NeighbourAnalysis[];
}

/** Consecutive steps in which a solution lost moves, as far as known. */
export interface Loss {
  /** First and last step of the loss, counted from 1. */
  readonly from: number;
  readonly to: number;
  /** Number of unnecessary moves. */
  readonly lost: number;
  /**
   * Whether only some of these steps lost moves, and it is unknown which, because the distances between them
   * aren't proved.
   */
  readonly within: boolean;
}

/** The analysis of a user's solution. */
export interface SolutionAnalysis {
  readonly about: 'solution';
  readonly solvable: boolean;
  readonly reachesGoal: boolean;
  /** The board after the moves. */
  readonly end: Board;
  readonly metric: Metric;
  /** The steps of the solution: single moves in `stm`, straight slides in `mtm`. */
  readonly steps: readonly Moves[];
  /** Number of moves in both metrics. */
  readonly stm: number;
  readonly mtm: number;
  /** The moves without those that are immediately taken back. */
  readonly simplified: Moves;
  /** Moves to the goal before the first step and after each one. Empty if the goal can't be reached. */
  readonly remaining: readonly Known[];
  readonly losses: readonly Loss[];
  readonly milliseconds: number;
}

/** Returns the number if its bounds are equal, else undefined. */
export const exactly = ({ atLeast, atMost }: Known): number | undefined =>
  atLeast === atMost ? atLeast : undefined;
