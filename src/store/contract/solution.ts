import type { Moves, Puzzle } from '../../core/sliding/board.ts';
import type { SlidingAnswer } from '../../core/sliding/sliding-answer.ts';

/** A puzzle with its solution, or (a scramble) with no moves and no verdict. */
export interface StoredSolution extends Puzzle {
  readonly moves: Moves;
  readonly verdict?: Verdict;
}

/** What is proved of a solution, and what it took if somebody chose the method. */
export interface Verdict
  extends Pick<SlidingAnswer, 'length' | 'optimal' | 'lowerBound' | 'shortest' | 'metric' | 'heuristic'> {
  readonly effort?: Effort;
}

/** What a method took: positions, bytes held at most, milliseconds. `ended`: it found the solution itself. */
export interface Effort {
  readonly method: string;
  readonly ended: boolean;
  /** The depth limit within which there is no solution. */
  readonly limit?: number;
  readonly expanded: number;
  readonly memoryBytes: number;
  readonly milliseconds: number;
}

/** Solutions that buttons come back to. */
export interface Solutions {
  /** Keeps what buttons come back to; the same gets the same id (12 characters, base62). */
  keep(solution: StoredSolution & { now: number }): Promise<string>;
  byId(id: string): Promise<StoredSolution | undefined>;
}
