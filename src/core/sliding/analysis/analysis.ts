import type { Board, Metric, Moves, Puzzle } from '../board.ts';
import type { Neighbour } from '../moves.ts';
import type { Hardness } from './hardness.ts';

/** If both bounds are equal, the number of moves is exact. `atMost` is absent while no solution is known. */
export interface DistanceBounds {
  readonly atLeast: number;
  readonly atMost?: number;
}

/** The shortest solutions are counted in `metric`. */
export interface BoardAnalysisRequest extends Puzzle {
  readonly metric: Metric;
  readonly timeMs: number;
}

/** All of the moves must be legal. */
export interface SolutionAnalysisRequest extends BoardAnalysisRequest {
  readonly moves: Moves;
}

export interface ShortestSolutions {
  /** Shortest solutions found. If `complete` is true, there are no others. */
  readonly count: number;
  readonly complete: boolean;
  /** Only a few examples. */
  readonly first: readonly Moves[];
  /** The first moves (in `mtm`: first slides) of the shortest solutions. */
  readonly good: readonly Moves[];
  /** First moves that may begin a shortest solution: the search was stopped before it was known. */
  readonly unsure: readonly Moves[];
}

/** A board one move away from the analysed board. */
export interface NeighbourAnalysis extends Neighbour {
  /**
   * Moves from this board to the goal. Absent if their number isn't proved, or if the goal can't be reached.
   */
  readonly left?: number;
}

export interface BoardAnalysis {
  readonly about: 'board';
  readonly solvable: boolean;
  readonly metric: Metric;
  /** The length of the shortest solution: `stm` in single steps, `mtm` in slides. */
  readonly stm: DistanceBounds;
  readonly mtm: DistanceBounds;
  /**
   * Estimates of the length. `linearConflict`: the taxicab distances plus the extra moves for linear
   * conflicts.
   */
  readonly manhattan: number;
  readonly linearConflict: number;
  /** Absent if the shortest length isn't proved. */
  readonly shortest?: ShortestSolutions;
  /** Absent if the distribution of lengths is unknown for this size and goal. */
  readonly hardness?: Hardness;
  readonly milliseconds: number;
  /** All boards that one move (in `mtm`: one slide) leads to. */
  readonly neighbours: readonly NeighbourAnalysis[];
}

/** Consecutive steps of a solution with unnecessary moves. */
export interface Loss {
  /** First and last step, counted from 1. */
  readonly from: number;
  readonly to: number;
  readonly lost: number;
  /**
   * Whether only some of these steps lost moves. It is unknown which ones, because the distances between the
   * steps aren't proved.
   */
  readonly within: boolean;
}

export interface SolutionAnalysis {
  readonly about: 'solution';
  readonly solvable: boolean;
  readonly reachesGoal: boolean;
  readonly end: Board;
  readonly metric: Metric;
  /** Single moves in `stm`, straight slides in `mtm`. */
  readonly steps: readonly Moves[];
  readonly stm: number;
  readonly mtm: number;
  /** The moves without pairs of moves that undo each other. */
  readonly simplified: Moves;
  /** The moves left before the first step, and after each step. Empty if the goal can't be reached. */
  readonly remaining: readonly DistanceBounds[];
  /** Grouped by the consecutive steps that contain them. */
  readonly losses: readonly Loss[];
  readonly milliseconds: number;
}

/** Undefined if the bounds differ. */
export const exactDistance = ({ atLeast, atMost }: DistanceBounds): number | undefined =>
  atLeast === atMost ? atLeast : undefined;
