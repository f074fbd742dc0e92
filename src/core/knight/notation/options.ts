import { OPTION_NAMES, type OptionName, type Vocabulary } from './vocabulary.ts';

/** What was written as `name:value`, in plain text and not yet understood. */
export interface WrittenOptions {
  /** Sets of optimisations, in order: `opts:1 vs 1,2` and `opts:1 opts:1,2` are two. */
  readonly sets: readonly string[];
  /** The values of the other options. */
  readonly values: Readonly<Partial<Record<Exclude<OptionName, 'opts'>, string>>>;
}

const versus = (vocabulary: Vocabulary): string => ` ?[|/] ?| (?:${vocabulary.any('vs')}) `;

/** A value without the option's name, which forms that ask for the value alone are given as well. */
export const unnamed = (name: OptionName, value: string, vocabulary: Vocabulary): string =>
  value.replace(new RegExp(`^(?:(?:${vocabulary.any(name)}) ?[:=] ?)+`, 'u'), '').trim();

/** The sets of optimisations in a plain value: `1 vs 1,2` are two. */
export const setsIn = (value: string, vocabulary: Vocabulary): string[] =>
  value.split(new RegExp(versus(vocabulary), 'u')).map((set) => unnamed('opts', set, vocabulary));

/** The value after an option's name without a colon, where it isn't a word. */
const BARE_VALUES: Readonly<Partial<Record<OptionName, string>>> = {
  seed: '[0-9]+',
  'max-returns': '[0-9]+',
  'good-returns': '[0-9]+',
  squares: 'xy',
};

/** Takes the options out of a plain line. Of an option that is written twice the last counts, except for `opts`. */
export function takeOptions(
  plain: string,
  vocabulary: Vocabulary,
): { readonly options: WrittenOptions; readonly rest: string } {
  const named = (name: OptionName): string => `(?<![\\p{L}\\p{N}])(?:${vocabulary.any(name)})`;
  const sets: string[] = [];
  // `1,3`, `1, 3`, `1+3`, `1 and 3`, `1-3`, `none`: one set.
  const part = '[^\\s,+|/]+';
  const set = `${part}(?:(?: ?[,+] ?| (?:${vocabulary.any('and')}) )${part})*`;
  // A number or a name for all or none may also follow the option's name without a colon.
  const opts = new RegExp(
    `${named('opts')}(?: ?[:=] ?| (?=[1-9]|${vocabulary.any('all', 'none')}))((?:${set}(?:(?:${versus(vocabulary)})${set})*)?)`,
    'gu',
  );
  let rest = plain.replace(opts, (_, value: string) => {
    sets.push(...setsIn(value, vocabulary));
    return ' ';
  });
  const values: Record<string, string> = {};
  for (const name of OPTION_NAMES) {
    const bare = BARE_VALUES[name] ?? '\\p{L}+';
    const option = new RegExp(`${named(name)}(?: ?[:=] ?| (?=${bare}(?: |$)))(\\S*)`, 'gu');
    rest = rest.replace(option, (_, value: string) => {
      values[name] = unnamed(name, value, vocabulary);
      return ' ';
    });
  }
  return { options: { sets, values }, rest: rest.replace(/ +/gu, ' ').trim() };
}
