import type { Moves, Puzzle } from '../../core/sliding/board.ts';
import type { SlidingAnswer } from '../../core/sliding/sliding-answer.ts';

/** Only a puzzle if `moves` is empty and there is no verdict. */
export interface StoredSolution extends Puzzle {
  readonly moves: Moves;
  readonly verdict?: Verdict;
}

/** Proved facts about a solution. `effort` is present if the user chose the search method. */
export interface Verdict
  extends Pick<SlidingAnswer, 'length' | 'optimal' | 'lowerBound' | 'shortest' | 'metric' | 'heuristic'> {
  readonly effort?: Effort;
}

export interface Effort {
  readonly method: string;
  readonly ended: boolean;
  /** Depth limit, if no solution is within it. */
  readonly limit?: number;
  /** Expanded positions. */
  readonly expanded: number;
  /** Peak memory. */
  readonly memoryBytes: number;
  readonly milliseconds: number;
}

/** Puzzles and solutions, to which buttons refer by id. */
export interface Solutions {
  /**
   * Equal solutions of a person get the same id (12 characters, base62). Removes the person's oldest beyond
   * `MAX_STORED_PER_PERSON` or a million moves.
   */
  keep(solution: StoredSolution & { readonly person: string; readonly now: number }): Promise<string>;
  byId(id: string): Promise<StoredSolution | undefined>;
}
