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

/** The newest board and the newest line of the questions to each person in each chat. Kept for a day. */
export interface Questions {
  /** Replaces the board or the line before. */
  keep(person: string, place: string, question: StoredQuestion, now: number): Promise<void>;
  newestBoard(person: string, place: string): Promise<AskedBoard | undefined>;
  newestLine(person: string, place: string): Promise<(AskedLine & { readonly askedAt: number }) | undefined>;
}
