import type { Board, Metric, Moves, Puzzle } from '../board.ts';
import type { Neighbour } from '../moves.ts';
import type { Hardness } from './hardness.ts';

/**
 * What is known of a number of moves; exact if both are equal. `atMost` is absent while no solution is known.
 */
export interface Known {
  readonly atLeast: number;
  readonly atMost?: number;
}

/** What is asked about one board; `metric` says which shortest solutions are counted. */
export interface BoardAnalysisRequest extends Puzzle {
  readonly metric: Metric;
  /** Milliseconds for the whole answer. */
  readonly timeMs: number;
}

/** What is asked about moves that somebody made from the start. They must be legal. */
export interface SolutionAnalysisRequest extends BoardAnalysisRequest {
  readonly moves: Moves;
}

/** The shortest solutions of a board. */
export interface ShortestSolutions {
  /** How many were found: all of them if `complete`. */
  readonly count: number;
  readonly complete: boolean;
  /** The first few. */
  readonly first: readonly Moves[];
  /** First moves (slides, in `mtm`) of shortest solutions. */
  readonly good: readonly Moves[];
  /** First moves that may or may not begin one: the search was stopped. */
  readonly unsure: readonly Moves[];
}

/** A board one move away. */
export interface NeighbourAnalysis extends Neighbour {
  /** Moves from there to the goal; absent where it is not proved, and where there is no way. */
  readonly left?: number;
}

/** What there is to say about a board. */
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
  /** Absent where the length is not proved. */
  readonly shortest?: ShortestSolutions;
  /** Absent where the lengths of all boards are not known. */
  readonly hardness?: Hardness;
  readonly milliseconds: number;
  /** All boards one move (`mtm`: one slide) away. */
  readonly neighbours: readonly NeighbourAnalysis[];
}

/** Steps in which a solution got no nearer, as far as they are known. */
export interface Loss {
  /** First and last step of it, from 1. */
  readonly from: number;
  readonly to: number;
  /** Moves more than necessary. */
  readonly lost: number;
  /** The moves were lost somewhere in these steps: the distances in between are not proved. */
  readonly within: boolean;
}

/** What there is to say about somebody's solution. */
export interface SolutionAnalysis {
  readonly about: 'solution';
  readonly solvable: boolean;
  readonly reachesGoal: boolean;
  /** Where the moves lead. */
  readonly end: Board;
  readonly metric: Metric;
  /** Single moves in `stm`, straight slides in `mtm`. */
  readonly steps: readonly Moves[];
  /** Number of moves in both metrics. */
  readonly stm: number;
  readonly mtm: number;
  /** Without moves that are taken back at once. */
  readonly simplified: Moves;
  /** Moves to the goal before the first step and after each one; empty if the goal can't be reached. */
  readonly remaining: readonly Known[];
  readonly losses: readonly Loss[];
  readonly milliseconds: number;
}

/** The number, once it is exact. */
export const exactly = ({ atLeast, atMost }: Known): number | undefined =>
  atLeast === atMost ? atLeast : undefined;
