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

/** What is proved about a solution. `effort` is present if the user chose the search method. */
export interface Verdict
  extends Pick<SlidingAnswer, 'length' | 'optimal' | 'lowerBound' | 'shortest' | 'metric' | 'heuristic'> {
  readonly effort?: Effort;
}

/**
 * What a search method did: number of expanded positions, peak memory, time. `ended`: whether this method
 * found the solution itself.
 */
export interface Effort {
  readonly method: string;
  readonly ended: boolean;
  /** Depth limit of the search, if there is no solution within this limit. */
  readonly limit?: number;
  readonly expanded: number;
  readonly memoryBytes: number;
  readonly milliseconds: number;
}

/** The part of the store that has puzzles and solutions. Buttons refer to them by id. */
export interface Solutions {
  /** Stores a solution. Equal solutions get the same id (12 characters, base62). */
  keep(solution: StoredSolution & { now: number }): Promise<string>;
  byId(id: string): Promise<StoredSolution | undefined>;
}
