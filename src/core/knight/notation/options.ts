import { anyWordSource, compileOnce } from '../../vocabulary.ts';
import { type KnightVocabulary, OPTION_NAMES, type OptionName } from './vocabulary.ts';

/** Options as the user wrote them, not parsed yet. */
export interface WrittenOptions {
  /** In order. `opts:1 vs 1,2` and `opts:1 opts:1,2` both mean two sets. */
  readonly optimisationSets: readonly string[];
  readonly values: Readonly<Partial<Record<Exclude<OptionName, 'opts'>, string>>>;
}

interface OptionPatterns {
  readonly option: RegExp;
  readonly nameInFront: RegExp;
}

/** Users sometimes write `seed:5` into the form field for the seed. */
export const removeOptionName = (name: OptionName, value: string, vocabulary: KnightVocabulary): string =>
  value.replace(optionPatterns(vocabulary)[name].nameInFront, '').trim();

/** `1 vs 1,2` has two sets. The value must be normalised by `plainLine`. */
export const splitSets = (value: string, vocabulary: KnightVocabulary): string[] =>
  value.split(versusPattern(vocabulary)).map((setText) => removeOptionName('opts', setText, vocabulary));

/**
 * For options without a colon, as in `seed 5`: a regular expression for the word after the space. Default:
 * any word of letters.
 */
const PATTERN_AFTER_SPACE: Readonly<Partial<Record<OptionName, string>>> = {
  seed: '[0-9]+',
  'max-returns': '[0-9]+',
  'good-returns': '[0-9]+',
  squares: 'xy',
};

const versusSource = ({ vs }: KnightVocabulary): string => ` ?[|/] ?| (?:${anyWordSource(vs)}) `;
const versusPattern = compileOnce(
  (vocabulary: KnightVocabulary) => new RegExp(versusSource(vocabulary), 'u'),
);

const nameSource = (words: readonly string[]): string => `(?<![\\p{L}\\p{N}])(?:${anyWordSource(words)})`;

/**
 * Matches `opts:1,3`, also with several sets. Without a colon, as in `opts 1,3`, a digit, `all` or `none`
 * must follow the space.
 */
function optsSource(vocabulary: KnightVocabulary): string {
  const { opts, and, all, none } = vocabulary;
  // A part of a set, such as `1-3` or `none`. A set is `1,3`, `1, 3`, `1+3` or `1 and 3`.
  const part = '[^\\s,+|/]+';
  const set = `${part}(?:(?: ?[,+] ?| (?:${anyWordSource(and)}) )${part})*`;
  const sets = `${set}(?:(?:${versusSource(vocabulary)})${set})*`;
  return `${nameSource(opts)}(?: ?[:=] ?| (?=[1-9]|${anyWordSource([...all, ...none])}))((?:${sets})?)`;
}

const optionPatterns = compileOnce((vocabulary: KnightVocabulary) => {
  const patternsOf = (name: OptionName): OptionPatterns => {
    const valueSource = PATTERN_AFTER_SPACE[name] ?? '\\p{L}+';
    const source =
      name === 'opts'
        ? optsSource(vocabulary)
        : `${nameSource(vocabulary[name])}(?: ?[:=] ?| (?=${valueSource}(?: |$)))(\\S*)`;
    return {
      option: new RegExp(source, 'gu'),
      nameInFront: new RegExp(`^(?:(?:${anyWordSource(vocabulary[name])}) ?[:=] ?)+`, 'u'),
    };
  };
  return Object.fromEntries(
    (['opts', ...OPTION_NAMES] as const).map((name) => [name, patternsOf(name)]),
  ) as Record<OptionName, OptionPatterns>;
});

/**
 * Takes the options out of the text, which `plainLine` has normalised. An option's last value counts. Only
 * `opts` keeps all.
 */
export function takeOptions(
  normalisedText: string,
  vocabulary: KnightVocabulary,
): { readonly options: WrittenOptions; readonly remainingText: string } {
  const patterns = optionPatterns(vocabulary);
  const setTexts: string[] = [];
  let remainingText = normalisedText.replace(patterns.opts.option, (_, value: string) => {
    setTexts.push(...splitSets(value, vocabulary));
    return ' ';
  });
  const values: Record<string, string> = {};
  for (const name of OPTION_NAMES) {
    remainingText = remainingText.replace(patterns[name].option, (_, value: string) => {
      values[name] = removeOptionName(name, value, vocabulary);
      return ' ';
    });
  }
  return {
    options: { optimisationSets: setTexts, values },
    remainingText: remainingText.replace(/ +/gu, ' ').trim(),
  };
}
