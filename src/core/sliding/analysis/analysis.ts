import type { Board, Metric, Moves, Puzzle } from '../board.ts';
import type { Neighbour } from '../moves.ts';
import type { Hardness } from './hardness.ts';

/** If both bounds are equal, the number of moves is exact. `atMost` is absent while no solution is known. */
export interface DistanceBounds {
  readonly atLeast: number;
  readonly atMost?: number;
}

/** `metric`: that in which solutions are shortest. */
export interface BoardAnalysisRequest extends Puzzle {
  readonly metric: Metric;
  readonly timeMs: number;
}

/** The moves of the solution must be legal. */
export interface SolutionAnalysisRequest extends BoardAnalysisRequest {
  readonly moves: Moves;
}

export interface ShortestSolutions {
  /** Solutions found. If `complete`, there are no others. */
  readonly count: number;
  readonly complete: boolean;
  readonly first: readonly Moves[];
  /** First moves (in `mtm`: slides) of the shortest solutions. */
  readonly good: readonly Moves[];
  /** First moves that may begin one: the search was stopped before it was known. */
  readonly unsure: readonly Moves[];
}

/** One move away from the analysed board. */
export interface NeighbourAnalysis extends Neighbour {
  /** Moves to the goal, if proved. */
  readonly left?: number;
}

export interface BoardAnalysis {
  readonly about: 'board';
  readonly solvable: boolean;
  readonly metric: Metric;
  /** Length of the shortest solution: `stm` in single steps, `mtm` in slides. */
  readonly stm: DistanceBounds;
  readonly mtm: DistanceBounds;
  /**
   * Estimates of the length. `linearConflict`: the taxicab distances plus the extra moves for linear
   * conflicts.
   */
  readonly manhattan: number;
  readonly linearConflict: number;
  readonly shortest?: ShortestSolutions;
  /** Set if the distribution of lengths is known for this size and goal. */
  readonly hardness?: Hardness;
  readonly milliseconds: number;
  /** All boards after one move (in `mtm`: one slide). */
  readonly neighbours: readonly NeighbourAnalysis[];
}

/** Consecutive steps of a solution with unnecessary moves. */
export interface Loss {
  /** First and last step, counted from 1. */
  readonly from: number;
  readonly to: number;
  readonly lost: number;
  /**
   * Whether only some of these steps lost moves. It is unknown which, because the distances between them
   * aren't proved.
   */
  readonly within: boolean;
}

export interface SolutionAnalysis {
  readonly about: 'solution';
  readonly solvable: boolean;
  readonly reachesGoal: boolean;
  readonly end: Board;
  readonly metric: Metric;
  readonly steps: readonly Moves[];
  readonly stm: number;
  readonly mtm: number;
  /** The moves after `simplifyMoves`. */
  readonly simplified: Moves;
  /** Moves left before the first step, and after each step. Empty if the goal can't be reached. */
  readonly remaining: readonly DistanceBounds[];
  readonly losses: readonly Loss[];
  readonly milliseconds: number;
}

/** Undefined if the bounds differ. */
export const exactDistance = ({ atLeast, atMost }: DistanceBounds): number | undefined =>
  atLeast === atMost ? atLeast : undefined;
