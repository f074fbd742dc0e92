import type { Puzzle } from '../../core/sliding/board.ts';

/** Was this puzzle read correctly from the picture? */
export interface StoredQuestion {
  /** Name of the command that will run on the puzzle. */
  readonly command: string;
  readonly puzzle: Puzzle;
}

/** The newest question to each person in each chat. It is removed after a day. */
export interface Questions {
  /** Replaces the one before. `now`: in milliseconds since the epoch. */
  keep(person: string, place: string, question: StoredQuestion, now: number): Promise<void>;
  newest(person: string, place: string): Promise<StoredQuestion | undefined>;
}
