import { getOrCreate } from '../../get-or-create.ts';
import { plainLine } from '../../typed-text.ts';
import { PROGRAMS } from '../request/choice.ts';
import { DRAWING_STYLES, KNIGHT_KINDS, KNIGHT_METHODS } from '../request/tour-request.ts';

/** Options with one value, written as `name:value`; `opts`, which has sets of them, is written so too. */
export const OPTION_NAMES = [
  ...(['method', 'program', 'array', 'max-returns', 'good-returns'] as const),
  ...(['style', 'seed', 'squares'] as const),
] as const;
export type OptionName = (typeof OPTION_NAMES)[number] | 'opts';

/** The names of methods, programs and styles, which are understood without the option's name too. */
export const CHOICES = [...KNIGHT_METHODS, ...PROGRAMS, ...DRAWING_STYLES] as const;
export type Choice = (typeof CHOICES)[number];

/** What a word of a request can mean. */
export const MEANINGS = [
  ...KNIGHT_KINDS,
  ...(['from', 'to', 'closed', 'open', 'by', 'and', 'vs', 'all', 'none'] as const),
  'opts',
  ...OPTION_NAMES,
  ...CHOICES,
] as const;
export type Meaning = (typeof MEANINGS)[number];

/** The words that people type for each meaning, of all languages together. */
export type KnightWords = Readonly<Partial<Record<Meaning, readonly string[]>>>;

/** What is written for these meanings in every language, beside their own names. */
const SIGNS: KnightWords = {
  from: ['start'],
  to: ['end', '->', '-'],
  by: ['x', '*'],
  vs: ['|', '/'],
  none: ['0'],
};

/** Words by their meanings and meanings by their words, as these look in a plain line. */
export interface Vocabulary {
  meaningOf(word: string): Meaning | undefined;
  /** What fits into a regular expression's group to match any word for one of the meanings, the longest first. */
  any(...meanings: readonly Meaning[]): string;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The vocabulary of the texts `words-...` for each meaning. */
export const vocabularyOf = (words: (id: string) => readonly string[]): Vocabulary =>
  createVocabulary(Object.fromEntries(MEANINGS.map((meaning) => [meaning, words(`words-${meaning}`)])));

/** The vocabulary of these words, made once. */
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
