import { GOAL_NAMES } from '../../core/sliding/goals.ts';
import type { DirectionWords, Words } from '../../core/sliding/notation/words.ts';
import { plainText } from '../../core/typed-text.ts';
import { compileOnce } from '../../core/vocabulary.ts';
import type { TerminalServices } from '../feature/services.ts';

const DIRECTION_LETTERS = { left: 'l', up: 'u', down: 'd', right: 'r' } as const;

export const directionWords = (typedWords: TerminalServices['typedWords']): DirectionWords =>
  Object.fromEntries(
    Object.entries(DIRECTION_LETTERS).flatMap(([name, letter]) =>
      typedWords(`words-${name}`).map((word) => [word, letter] as const),
    ),
  );

/** Words of all languages, in and around boards and moves. */
export const slidingWords = compileOnce((typedWords: TerminalServices['typedWords']): Words => {
  const wordsOf = (name: string): string[] => typedWords(`words-${name}`).map(plainText);
  return {
    moves: directionWords(typedWords),
    goalNames: Object.fromEntries(
      GOAL_NAMES.flatMap((name) => wordsOf(`goal-${name}`).map((word) => [word, name] as const)),
    ),
    blank: wordsOf('blank'),
    by: wordsOf('by'),
    puzzle: wordsOf('puzzle'),
    start: wordsOf('start'),
    goal: wordsOf('goal'),
    around: wordsOf('around'),
  };
});
