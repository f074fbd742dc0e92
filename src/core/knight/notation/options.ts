import { OPTION_NAMES, type OptionName, type Vocabulary } from './vocabulary.ts';

/** The options of a request as the user wrote them (`name:value`). Their values are not parsed yet. */
export interface WrittenOptions {
  /**
   * The sets of optimisations in the order of the text. `opts:1 vs 1,2` and `opts:1 opts:1,2` both mean two
   * sets.
   */
  readonly optimisationSets: readonly string[];
  /** The text of each other option. Key: the name of the option. */
  readonly values: Readonly<Partial<Record<Exclude<OptionName, 'opts'>, string>>>;
}

const makeVersusPattern = (vocabulary: Vocabulary): string => ` ?[|/] ?| (?:${vocabulary.patternFor('vs')}) `;

/**
 * Removes the option's name from the start of a value, because users sometimes write `seed:5` into the form
 * field for the seed.
 */
export const removeOptionName = (name: OptionName, value: string, vocabulary: Vocabulary): string =>
  value.replace(new RegExp(`^(?:(?:${vocabulary.patternFor(name)}) ?[:=] ?)+`, 'u'), '').trim();

/**
 * Splits the value of the option `opts` into sets of optimisations. For example, `1 vs 1,2` has two sets. The
 * value must be normalised by `plainLine`.
 */
export const splitSets = (value: string, vocabulary: Vocabulary): string[] =>
  value
    .split(new RegExp(makeVersusPattern(vocabulary), 'u'))
    .map((setText) => removeOptionName('opts', setText, vocabulary));

/**
 * Users may write an option without a colon, such as `seed 5`. Key: the option. Value: a regular expression
 * for the word after the space. Options that are missing in this table accept any word of letters.
 */
const PATTERN_AFTER_SPACE: Readonly<Partial<Record<OptionName, string>>> = {
  seed: '[0-9]+',
  'max-returns': '[0-9]+',
  'good-returns': '[0-9]+',
  squares: 'xy',
};

/**
 * Finds the options in a text and removes them from it. The text must be normalised by `plainLine`. If an
 * option occurs several times, its last value counts. Only the option `opts` keeps all its values.
 */
export function takeOptions(
  normalisedText: string,
  vocabulary: Vocabulary,
): { readonly options: WrittenOptions; readonly remainingText: string } {
  const namePattern = (name: OptionName): string => `(?<![\\p{L}\\p{N}])(?:${vocabulary.patternFor(name)})`;
  const setTexts: string[] = [];
  // `partPattern` matches a part of a set of optimisations, such as `1-3` or `none`. `setPattern` matches a
  // whole set of one or more parts, such as `1,3`, `1, 3`, `1+3` or `1 and 3`.
  const partPattern = '[^\\s,+|/]+';
  const setPattern = `${partPattern}(?:(?: ?[,+] ?| (?:${vocabulary.patternFor('and')}) )${partPattern})*`;
  // Matches `opts:1,3`. Also matches `opts 1,3` without a colon, if a digit, `all` or `none` follows the
  // space.
  const optsPattern = new RegExp(
    `${namePattern('opts')}(?: ?[:=] ?| (?=[1-9]|${vocabulary.patternFor('all', 'none')}))((?:${setPattern}(?:(?:${makeVersusPattern(vocabulary)})${setPattern})*)?)`,
    'gu',
  );
  let remainingText = normalisedText.replace(optsPattern, (_, value: string) => {
    setTexts.push(...splitSets(value, vocabulary));
    return ' ';
  });
  const values: Record<string, string> = {};
  for (const name of OPTION_NAMES) {
    const valuePattern = PATTERN_AFTER_SPACE[name] ?? '\\p{L}+';
    const optionPattern = new RegExp(
      `${namePattern(name)}(?: ?[:=] ?| (?=${valuePattern}(?: |$)))(\\S*)`,
      'gu',
    );
    remainingText = remainingText.replace(optionPattern, (_, value: string) => {
      values[name] = removeOptionName(name, value, vocabulary);
      return ' ';
    });
  }
  return {
    options: { optimisationSets: setTexts, values },
    remainingText: remainingText.replace(/ +/gu, ' ').trim(),
  };
}
