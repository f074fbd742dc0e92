import { LRUCache } from 'lru-cache';
import type { Call } from '../../chat/command.ts';
import type { Puzzle } from '../../core/sliding/board.ts';

/**
 * A question to a user: was this puzzle read correctly from the picture? `name`: the command that will run on
 * the puzzle.
 */
export interface Asked {
  readonly name: string;
  readonly puzzle: Puzzle;
}

/**
 * Stores the newest question to each person in each chat. So a user can type a correction such as `b3 12`
 * without replying to the question.
 */
export interface Questions {
  note(call: Pick<Call, 'person' | 'place'>, asked: Asked): void;
  /** Returns the newest question. Undefined if the bot has asked no question since the program started. */
  last(call: Pick<Call, 'person' | 'place'>): Asked | undefined;
}

const MAX_QUESTIONS = 1000;

export function createQuestions(): Questions {
  const newest = new LRUCache<string, Asked>({ max: MAX_QUESTIONS });
  const keyOf = ({ person, place }: Pick<Call, 'person' | 'place'>) => `${person.key} ${place.key}`;
  return {
    note: (call, asked) => void newest.set(keyOf(call), asked),
    last: (call) => newest.get(keyOf(call)),
  };
}
