import type { Moves, Puzzle } from '../../core/sliding/board.ts';
import type { SlidingAnswer } from '../../core/sliding/sliding-answer.ts';

/**
 * A puzzle and its solution. If `moves` is empty and there is no verdict, it is only a puzzle without a
 * solution.
 */
export interface StoredSolution extends Puzzle {
  readonly moves: Moves;
  readonly verdict?: Verdict;
}

/**
 * Proved facts about a solution, such as its optimality. `effort` is present if the user chose the search
 * method.
 */
export interface Verdict
  extends Pick<SlidingAnswer, 'length' | 'optimal' | 'lowerBound' | 'shortest' | 'metric' | 'heuristic'> {
  readonly effort?: Effort;
}

/**
 * Effort of a search method: number of expanded positions, peak memory, time. `ended`: true if this method
 * found the solution. If false, the method gave up, and another method found the solution.
 */
export interface Effort {
  /** Name of the search method. */
  readonly method: string;
  /** Whether this method found the solution. */
  readonly ended: boolean;
  /**
   * Depth limit of the search, in moves. Present only if the search had a limit and no solution is within it.
   */
  readonly limit?: number;
  /** Number of positions that the search expanded. */
  readonly expanded: number;
  /** Peak memory of the search. */
  readonly memoryBytes: number;
  /** Duration of the search. */
  readonly milliseconds: number;
}

/** The part of the store that has puzzles and solutions. Buttons refer to them by id. */
export interface Solutions {
  /** Stores a solution. Equal solutions get the same id (12 characters, base62). */
  keep(solution: StoredSolution & { now: number }): Promise<string>;
  byId(id: string): Promise<StoredSolution | undefined>;
}
