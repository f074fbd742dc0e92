import type { Moves, Puzzle } from '../../core/sliding/board.ts';
import type { SlidingAnswer } from '../../core/sliding/sliding-answer.ts';

/** Puzzle with its solution. A scramble has no moves and no verdict. */
export interface StoredSolution extends Puzzle {
  readonly moves: Moves;
  readonly verdict?: Verdict;
}

/** Proved facts about a solution. Also the effort, if the user chose the method. */
export interface Verdict
  extends Pick<SlidingAnswer, 'length' | 'optimal' | 'lowerBound' | 'shortest' | 'metric' | 'heuristic'> {
  readonly effort?: Effort;
}

/**
 * Effort of a method: positions, peak memory in bytes, milliseconds. `ended`: the method itself found the
 * solution.
 */
export interface Effort {
  readonly method: string;
  readonly ended: boolean;
  /** Depth limit within which no solution exists. */
  readonly limit?: number;
  readonly expanded: number;
  readonly memoryBytes: number;
  readonly milliseconds: number;
}

/** Solutions that buttons refer to. */
export interface Solutions {
  /** Stores a solution. Equal solutions get the same id (12 characters, base62). */
  keep(solution: StoredSolution & { now: number }): Promise<string>;
  byId(id: string): Promise<StoredSolution | undefined>;
}
