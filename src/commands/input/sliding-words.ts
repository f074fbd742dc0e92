import type { Words } from '../../core/sliding/notation/words.ts';
import { plainText } from '../../core/typed-text.ts';
import type { DirectionWords } from '../../play/kinds/rules.ts';
import type { TerminalServices } from '../feature/services.ts';

const DIRECTIONS = { left: 'l', up: 'u', down: 'd', right: 'r' } as const;

/** The words for the four directions in all languages. */
export const directionWords = (words: TerminalServices['typedWords']): DirectionWords =>
  Object.fromEntries(
    Object.entries(DIRECTIONS).flatMap(([name, letter]) =>
      words(`words-${name}`).map((word) => [word, letter] as const),
    ),
  );

const wordsCache = new WeakMap<TerminalServices['typedWords'], Words>();

/**
 * Returns the words in all languages that users type in and around boards and moves. They are read from the
 * message catalogues only once.
 */
export function slidingWords(words: TerminalServices['typedWords']): Words {
  const kept = wordsCache.get(words) ?? readWords(words);
  wordsCache.set(words, kept);
  return kept;
}

function readWords(words: TerminalServices['typedWords']): Words {
  const typed = (name: string): string[] => words(`words-${name}`).map(plainText);
  return {
    moves: directionWords(words),
    blank: typed('blank'),
    by: typed('by'),
    puzzle: typed('puzzle'),
    start: typed('start'),
    goal: typed('goal'),
    around: typed('around'),
  };
}
