/** The words of all languages that the parsers recognise, in lower case. */
export interface Words {
  /** Directions and their letters: `left` is `l`. */
  readonly moves: Readonly<Record<string, 'u' | 'd' | 'l' | 'r'>>;
  /** Words for the blank: `null`, `none`. */
  readonly blank: readonly string[];
  /** Words between the two numbers of a size: `by`. */
  readonly by: readonly string[];
  /** Words after a number of tiles: `puzzle`, as in `8-puzzle`. */
  readonly puzzle: readonly string[];
  /** Words before the start: `start`, `board`. */
  readonly start: readonly string[];
  /** Words before the goal: `goal`, `target`. */
  readonly goal: readonly string[];
  /** Words without meaning around a board or moves: `please`. */
  readonly around: readonly string[];
}

export const NO_WORDS: Words = { moves: {}, blank: [], by: [], puzzle: [], start: [], goal: [], around: [] };

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Returns a pattern's source that matches any of the words, the longest first. Without words it matches
 * nothing.
 */
export const anyOf = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|') || '(?!)';

/**
 * Returns a pattern's source that matches whole words only. Chinese characters may be adjacent, because
 * Chinese has no spaces.
 */
export const wholeOf = (words: readonly string[]): string =>
  `(?:(?<![\\p{L}\\p{N}_])|(?=\\p{Script=Han}))(?:${anyOf(words)})(?:(?![\\p{L}\\p{N}_])|(?<=\\p{Script=Han}))`;
