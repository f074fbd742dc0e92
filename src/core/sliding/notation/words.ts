/** The words that people type, in one language: what reads them knows none by itself. All in lower case. */
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

const listed = (words: string): readonly string[] => words.split(' ');

export const ENGLISH: Words = {
  moves: { left: 'l', right: 'r', up: 'u', down: 'd' },
  blank: listed('null none nil undefined blank empty gap hole space'),
  by: ['by'],
  puzzle: ['puzzle', 'puzzles'],
  start: listed('start initial from board tiles grid state scramble position size'),
  goal: listed('goal target end final finish'),
  around: listed(
    'a an the this that these my our me us i we you it is are be of can could would will do does how what need want like ' +
      'help with for in and solve solved solution answer shortest best find show give get try here out please pls plz ' +
      'thanks thank thx hi hey hello ok okay bot sliding text txt json',
  ),
};

/** A pattern's source that matches any of the words, the longest first. Empty words and signs of patterns are no words. */
export const anyOf = (words: readonly string[]): string =>
  [...words].sort((a, b) => b.length - a.length).join('|');
