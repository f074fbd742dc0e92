import type { Puzzle } from '../../core/sliding/board.ts';

/** Was this puzzle read correctly from the picture? */
interface AskedBoard {
  readonly command: string;
  readonly puzzle: Puzzle;
}

/** Did the user mean this line? It begins with `/`. */
interface AskedLine {
  readonly line: string;
}

export type StoredQuestion = AskedBoard | AskedLine;

/** The newest question to each person in each chat. Removed after a day. */
export interface Questions {
  /** Replaces the one before. */
  keep(person: string, place: string, question: StoredQuestion, now: number): Promise<void>;
  newest(person: string, place: string): Promise<StoredQuestion | undefined>;
}
