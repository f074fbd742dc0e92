import type { Words } from '../../core/sliding/notation/words.ts';
import { plainText } from '../../core/typed-text.ts';
import type { DirectionWords } from '../../play/kinds/rules.ts';
import type { TerminalServices } from '../feature/services.ts';

const DIRECTIONS = { left: 'l', up: 'u', down: 'd', right: 'r' } as const;

/** The words for the four directions in all languages. */
export const directionWords = (words: TerminalServices['words']): DirectionWords =>
  Object.fromEntries(
    Object.entries(DIRECTIONS).flatMap(([name, letter]) =>
      words(`words-${name}`).map((word) => [word, letter] as const),
    ),
  );

const known = new WeakMap<TerminalServices['words'], Words>();

/**
 * Returns the words in all languages that users type in and around boards and moves. They are read from the
 * message catalogues only once.
 */
export function slidingWords(words: TerminalServices['words']): Words {
  const kept = known.get(words) ?? readWords(words);
  known.set(words, kept);
  return kept;
}

function readWords(words: TerminalServices['words']): Words {
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
