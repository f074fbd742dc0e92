/** The words that people type, of all languages together: what reads them knows none by itself. All in lower case. */
export interface Words {
  /** Directions and their letters: `left` is `l`. */
  readonly moves: Readonly<Record<string, 'u' | 'd' | 'l' | 'r'>>;
  /** What stands for the blank: `null`, `none`. */
  readonly blank: readonly string[];
  /** What stands between the two numbers of a size: `by`. */
  readonly by: readonly string[];
  /** What follows a number of tiles: `puzzle`, as in `8-puzzle`. */
  readonly puzzle: readonly string[];
  /** What stands before the start: `start`, `board`. */
  readonly start: readonly string[];
  /** What stands before the goal: `goal`, `target`. */
  readonly goal: readonly string[];
  /** Words around a board or moves that say nothing about them: `please`. */
  readonly around: readonly string[];
}

export const NO_WORDS: Words = { moves: {}, blank: [], by: [], puzzle: [], start: [], goal: [], around: [] };

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A pattern's source that matches any of the words, the longest first; nothing where there are none. */
export const anyOf = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|') || '(?!)';

/** The same for words that stand for themselves: no letter or digit beside them, but next to Chinese signs, which are written without spaces. */
export const wholeOf = (words: readonly string[]): string =>
  `(?:(?<![\\p{L}\\p{N}_])|(?=\\p{Script=Han}))(?:${anyOf(words)})(?:(?![\\p{L}\\p{N}_])|(?<=\\p{Script=Han}))`;
