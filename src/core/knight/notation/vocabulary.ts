import { getOrCreate } from '../../get-or-create.ts';
import { plainLine } from '../../typed-text.ts';
import { PROGRAMS } from '../request/choice.ts';
import { DRAWING_STYLES, KNIGHT_KINDS, KNIGHT_METHODS } from '../request/tour-request.ts';

/** The options with one value, written as `name:value`. `opts` is written the same way but collects sets. */
export const OPTION_NAMES = [
  ...(['method', 'program', 'array', 'max-returns', 'good-returns'] as const),
  ...(['style', 'seed', 'squares'] as const),
] as const;
export type OptionName = (typeof OPTION_NAMES)[number] | 'opts';

/** The names of methods, programs and styles. Users may write them without the option's name. */
export const CHOICES = [...KNIGHT_METHODS, ...PROGRAMS, ...DRAWING_STYLES] as const;
export type Choice = (typeof CHOICES)[number];

/** The meanings that a word of a request can have. */
export const MEANINGS = [
  ...KNIGHT_KINDS,
  ...(['from', 'to', 'closed', 'open', 'by', 'and', 'vs', 'all', 'none'] as const),
  'opts',
  ...OPTION_NAMES,
  ...CHOICES,
] as const;
export type Meaning = (typeof MEANINGS)[number];

/** The words for each meaning, of all languages together. */
export type KnightWords = Readonly<Partial<Record<Meaning, readonly string[]>>>;

/** The words and signs for meanings that are the same in every language. */
const SIGNS: KnightWords = {
  from: ['start'],
  to: ['end', '->', '-'],
  by: ['x', '*'],
  vs: ['|', '/'],
  none: ['0'],
};

/** A two-way index of words and meanings. Words are in the form of a plain line. */
export interface Vocabulary {
  meaningOf(word: string): Meaning | undefined;
  /**
   * Returns the inside of a regular expression group that matches any word for these meanings, longest first.
   */
  any(...meanings: readonly Meaning[]): string;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Creates the vocabulary from the texts `words-<meaning>`. */
export const vocabularyOf = (words: (id: string) => readonly string[]): Vocabulary =>
  createVocabulary(Object.fromEntries(MEANINGS.map((meaning) => [meaning, words(`words-${meaning}`)])));

/** Creates a vocabulary from words. */
export function createVocabulary(words: KnightWords = {}): Vocabulary {
  const written = new Map(
    MEANINGS.map((meaning) => [
      meaning,
      [...new Set([meaning, ...(SIGNS[meaning] ?? []), ...(words[meaning] ?? [])].map(plainLine))],
    ]),
  );
  const meanings = new Map([...written].flatMap(([meaning, own]) => own.map((word) => [word, meaning])));
  const alternatives = (asked: readonly Meaning[]): string =>
    asked
      .flatMap((meaning) => written.get(meaning) ?? [])
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|');
  const known = new Map<string, string>();
  return {
    meaningOf: (word) => meanings.get(word),
    any: (...asked) => getOrCreate(known, asked.join(), () => alternatives(asked)),
  };
}
