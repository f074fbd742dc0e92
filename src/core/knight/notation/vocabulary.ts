import { plainLine } from '../../typed-text.ts';
import { compileOnce, type Vocabulary } from '../../vocabulary.ts';
import { CLASSIC_PROGRAMS } from '../request/choice.ts';
import { DRAWING_STYLES, KNIGHT_KINDS, KNIGHT_METHODS } from '../request/tour-request.ts';

/** Options with one value. `opts` may occur several times. */
export const OPTION_NAMES = [
  ...(['method', 'program', 'array', 'max-returns', 'good-returns'] as const),
  ...(['style', 'seed', 'squares'] as const),
] as const;
export type OptionName = (typeof OPTION_NAMES)[number] | 'opts';

/** Users may write such a name without `method:`, `program:` or `style:`. */
export const BARE_VALUES = [...KNIGHT_METHODS, ...CLASSIC_PROGRAMS, ...DRAWING_STYLES] as const;
export type BareValue = (typeof BARE_VALUES)[number];

/** Several words, of any language, may have the same meaning. */
export const MEANINGS = [
  ...KNIGHT_KINDS,
  ...(['from', 'to', 'closed', 'open', 'by', 'and', 'vs', 'all', 'none'] as const),
  'opts',
  ...OPTION_NAMES,
  ...BARE_VALUES,
] as const;
export type Meaning = (typeof MEANINGS)[number];

export type KnightWords = Readonly<Partial<Record<Meaning, readonly string[]>>>;

/** These words and signs have the same meaning in all languages. */
const COMMON_SIGNS: KnightWords = {
  from: ['start'],
  to: ['end', '->', '-'],
  by: ['x', '*'],
  vs: ['|', '/'],
  none: ['0'],
};

/** Words are normalised by `plainLine`. */
export type KnightVocabulary = Vocabulary<Meaning>;

/** The catalogue's text `words-closed` has the words for `closed`. */
export const knightVocabulary = compileOnce((typedWords: (id: string) => readonly string[]) =>
  createVocabulary(Object.fromEntries(MEANINGS.map((meaning) => [meaning, typedWords(`words-${meaning}`)]))),
);

/** A meaning's name and `COMMON_SIGNS` are added to its words. */
export function createVocabulary(words: KnightWords = {}): KnightVocabulary {
  const wordsFor = (meaning: Meaning): readonly string[] => [
    ...new Set([meaning, ...(COMMON_SIGNS[meaning] ?? []), ...(words[meaning] ?? [])].map(plainLine)),
  ];
  return Object.fromEntries(MEANINGS.map((meaning) => [meaning, wordsFor(meaning)])) as Record<
    Meaning,
    readonly string[]
  >;
}

const meaningsByWord = compileOnce(
  (vocabulary: KnightVocabulary) =>
    new Map(MEANINGS.flatMap((meaning) => vocabulary[meaning].map((word) => [word, meaning]))),
);

/** `word`: normalised by `plainLine`. */
export const meaningOf = (vocabulary: KnightVocabulary, word: string): Meaning | undefined =>
  meaningsByWord(vocabulary).get(word);
