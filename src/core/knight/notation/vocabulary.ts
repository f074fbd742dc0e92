import { getOrCreate } from '../../get-or-create.ts';
import { plainLine } from '../../typed-text.ts';
import { CLASSIC_PROGRAMS } from '../request/choice.ts';
import { DRAWING_STYLES, KNIGHT_KINDS, KNIGHT_METHODS } from '../request/tour-request.ts';

/**
 * The names of the options that have one value, written as `name:value`. The option `opts` isn't in this
 * list, because it may occur several times.
 */
export const OPTION_NAMES = [
  ...(['method', 'program', 'array', 'max-returns', 'good-returns'] as const),
  ...(['style', 'seed', 'squares'] as const),
] as const;
export type OptionName = (typeof OPTION_NAMES)[number] | 'opts';

/**
 * The names of methods, programs and drawing styles. Users may write such a name without `method:`,
 * `program:` or `style:`.
 */
export const BARE_VALUES = [...KNIGHT_METHODS, ...CLASSIC_PROGRAMS, ...DRAWING_STYLES] as const;
export type BareValue = (typeof BARE_VALUES)[number];

/**
 * All meanings that a word of a request can have. Several words, also of different languages, may have the
 * same meaning.
 */
export const MEANINGS = [
  ...KNIGHT_KINDS,
  ...(['from', 'to', 'closed', 'open', 'by', 'and', 'vs', 'all', 'none'] as const),
  'opts',
  ...OPTION_NAMES,
  ...BARE_VALUES,
] as const;
export type Meaning = (typeof MEANINGS)[number];

/** For each meaning: the words that have it, in all languages. */
export type KnightWords = Readonly<Partial<Record<Meaning, readonly string[]>>>;

/** For some meanings: words and signs that have this meaning in all languages. */
const COMMON_SIGNS: KnightWords = {
  from: ['start'],
  to: ['end', '->', '-'],
  by: ['x', '*'],
  vs: ['|', '/'],
  none: ['0'],
};

/** Finds the meaning of a word, and the words with a meaning. Words are normalised by `plainLine`. */
export interface Vocabulary {
  meaningOf(word: string): Meaning | undefined;
  /**
   * Returns an alternation for regular expressions (`word1|word2`) with all words for these meanings, longest
   * first.
   */
  patternFor(...meanings: readonly Meaning[]): string;
}

const escapeRegExp = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Creates a vocabulary from message texts. `getWords('words-closed')` must return the words for the meaning
 * `closed`.
 */
export const vocabularyFromTexts = (getWords: (id: string) => readonly string[]): Vocabulary =>
  createVocabulary(Object.fromEntries(MEANINGS.map((meaning) => [meaning, getWords(`words-${meaning}`)])));

/**
 * Creates a vocabulary from the words for each meaning. The meanings' own names and the signs in
 * `COMMON_SIGNS` are words, too.
 */
export function createVocabulary(words: KnightWords = {}): Vocabulary {
  const wordsByMeaning = new Map(
    MEANINGS.map((meaning) => [
      meaning,
      [...new Set([meaning, ...(COMMON_SIGNS[meaning] ?? []), ...(words[meaning] ?? [])].map(plainLine))],
    ]),
  );
  const meaningByWord = new Map(
    [...wordsByMeaning].flatMap(([meaning, meaningWords]) => meaningWords.map((word) => [word, meaning])),
  );
  const makeAlternation = (meanings: readonly Meaning[]): string =>
    meanings
      .flatMap((meaning) => wordsByMeaning.get(meaning) ?? [])
      .sort((a, b) => b.length - a.length)
      .map(escapeRegExp)
      .join('|');
  const patternCache = new Map<string, string>();
  return {
    meaningOf: (word) => meaningByWord.get(word),
    patternFor: (...meanings) => getOrCreate(patternCache, meanings.join(), () => makeAlternation(meanings)),
  };
}
