import type { Board, Metric, Moves, Puzzle } from '../board.ts';
import type { Hardness } from './hardness.ts';

/** What is known of a number of moves; exact if both are equal. `atMost` is absent while no solution is known. */
export interface Known {
  readonly atLeast: number;
  readonly atMost?: number;
}

/** What a worker is asked beside plain solutions. Times are milliseconds for the whole answer. */
export type AnalysisRequest =
  /** Everything about one board; `metric` says which shortest solutions are counted. */
  | (Puzzle & { readonly about: 'board'; readonly metric: Metric; readonly timeMs: number })
  /** Moves that somebody made from the start. They must be legal. */
  | (Puzzle & {
      readonly about: 'solution';
      readonly moves: Moves;
      readonly metric: Metric;
      readonly timeMs: number;
    })
  /** A board of the usual goal whose shortest solution has that length in single steps. */
  | {
      readonly about: 'length';
      readonly rows: number;
      readonly cols: number;
      readonly length: number;
      readonly seed: number;
      readonly timeMs: number;
    };

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

/** A board of exactly the asked length. */
export interface LengthScramble {
  readonly about: 'length';
  readonly start: Board;
  readonly goal: Board;
  /** Moves from the goal to it, as few as possible. */
  readonly moves: Moves;
  /** Drawn uniformly from all boards of that length. */
  readonly uniform: boolean;
}

export type AnalysisAnswer = BoardAnalysis | SolutionAnalysis | LengthScramble;

/** The answer to each kind of request. */
export type AnswerAbout<R extends AnalysisRequest> = Extract<AnalysisAnswer, { about: R['about'] }>;

/** The number, once it is exact. */
export const exactly = ({ atLeast, atMost }: Known): number | undefined =>
  atLeast === atMost ? atLeast : undefined;
