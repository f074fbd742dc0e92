import { LRUCache } from 'lru-cache';
import type { Call } from '../../chat/command.ts';
import type { Puzzle } from '../../core/sliding/board.ts';

/**
 * A question to a user: was this puzzle read correctly from the picture? `name`: the command that will run on
 * the puzzle.
 */
export interface BoardQuestion {
  /** Name of the command that will run on the puzzle. */
  readonly name: string;
  readonly puzzle: Puzzle;
}

/**
 * Stores the newest question to each person in each chat. So a user can type a correction such as `b3 12`
 * without replying to the question.
 */
export interface Questions {
  remember(call: Pick<Call, 'person' | 'place'>, question: BoardQuestion): void;
  /** Returns the newest question. Undefined if the bot has asked no question since the program started. */
  newestQuestion(call: Pick<Call, 'person' | 'place'>): BoardQuestion | undefined;
}

const MAX_QUESTIONS = 1000;

export function createQuestions(): Questions {
  const newestQuestions = new LRUCache<string, BoardQuestion>({ max: MAX_QUESTIONS });
  const keyOf = ({ person, place }: Pick<Call, 'person' | 'place'>) => `${person.key} ${place.key}`;
  return {
    remember: (call, question) => void newestQuestions.set(keyOf(call), question),
    newestQuestion: (call) => newestQuestions.get(keyOf(call)),
  };
}
