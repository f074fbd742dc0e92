import type { Words } from '../../core/sliding/notation/words.ts';
import { plainText } from '../../core/typed-text.ts';
import type { DirectionWords } from '../../play/kinds/rules.ts';
import type { TerminalServices } from '../feature/services.ts';

const DIRECTION_LETTERS = { left: 'l', up: 'u', down: 'd', right: 'r' } as const;

/** The words for the four directions in all languages. */
export const directionWords = (typedWords: TerminalServices['typedWords']): DirectionWords =>
  Object.fromEntries(
    Object.entries(DIRECTION_LETTERS).flatMap(([name, letter]) =>
      typedWords(`words-${name}`).map((word) => [word, letter] as const),
    ),
  );

const wordsCache = new WeakMap<TerminalServices['typedWords'], Words>();

/**
 * Returns the words in all languages that users type in and around boards and moves. They are read from the
 * message catalogues only once.
 */
export function slidingWords(typedWords: TerminalServices['typedWords']): Words {
  const cachedWords = wordsCache.get(typedWords) ?? readWords(typedWords);
  wordsCache.set(typedWords, cachedWords);
  return cachedWords;
}

function readWords(typedWords: TerminalServices['typedWords']): Words {
  const wordsOf = (name: string): string[] => typedWords(`words-${name}`).map(plainText);
  return {
    moves: directionWords(typedWords),
    blank: wordsOf('blank'),
    by: wordsOf('by'),
    puzzle: wordsOf('puzzle'),
    start: wordsOf('start'),
    goal: wordsOf('goal'),
    around: wordsOf('around'),
  };
}
