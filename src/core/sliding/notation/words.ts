/** The words of all languages that the parsers recognise, in lower case. */
export interface Words {
  /** Words for directions. Key: a word such as `left`. Value: its letter, `l`. */
  readonly moves: Readonly<Record<string, 'u' | 'd' | 'l' | 'r'>>;
  /** Words for the blank: `null`, `none`. */
  readonly blank: readonly string[];
  /** Words between rows and columns of a size: `by`, as in `3 by 3`. */
  readonly by: readonly string[];
  /** Words after a number of tiles: `puzzle`, as in `8-puzzle`. */
  readonly puzzle: readonly string[];
  /** Words that introduce the start of a puzzle: `start`, `board`. */
  readonly start: readonly string[];
  /** Words that introduce the goal of a puzzle: `goal`, `target`. */
  readonly goal: readonly string[];
  /** Words around a board or moves that can be ignored: `please`. */
  readonly around: readonly string[];
}

/** Empty lists of words, for callers that recognise no words of any language. */
export const NO_WORDS: Words = { moves: {}, blank: [], by: [], puzzle: [], start: [], goal: [], around: [] };

const escapeForRegExp = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Returns the source of a regular expression that matches any of the words, longer words first. If the list
 * is empty, it matches nothing.
 */
export const anyWordSource = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escapeForRegExp)
    .join('|') || '(?!)';

/**
 * Returns the source of a regular expression that matches any of the words as a whole word. Chinese words may
 * be next to other letters, because Chinese has no spaces.
 */
export const wholeWordSource = (words: readonly string[]): string =>
  `(?:(?<![\\p{L}\\p{N}_])|(?=\\p{Script=Han}))(?:${anyWordSource(words)})(?:(?![\\p{L}\\p{N}_])|(?<=\\p{Script=Han}))`;
