import { LRUCache } from 'lru-cache';
import type { Call } from '../../chat/command.ts';
import type { Puzzle } from '../../core/sliding/board.ts';

/** A question whether a puzzle was read right. `name`: the command that is to run on the puzzle. */
export interface Asked {
  readonly name: string;
  readonly puzzle: Puzzle;
}

/** The newest question to each person in each chat, so that `b3 12` needs no reply to the question. */
export interface Questions {
  note(call: Pick<Call, 'person' | 'place'>, asked: Asked): void;
  /** Returns the newest question. Undefined if there was none, or none since the program was started. */
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
