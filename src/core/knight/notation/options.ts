import { OPTION_NAMES, type OptionName, type Vocabulary } from './vocabulary.ts';

/** The options of a request as text, `name:value`, before their values are parsed. */
export interface WrittenOptions {
  /** The sets of optimisations in order. Both `opts:1 vs 1,2` and `opts:1 opts:1,2` are two sets. */
  readonly sets: readonly string[];
  readonly values: Readonly<Partial<Record<Exclude<OptionName, 'opts'>, string>>>;
}

const versus = (vocabulary: Vocabulary): string => ` ?[|/] ?| (?:${vocabulary.any('vs')}) `;

/**
 * Removes the option's name from a value. In a form, users sometimes type the name into the field for the
 * value.
 */
export const unnamed = (name: OptionName, value: string, vocabulary: Vocabulary): string =>
  value.replace(new RegExp(`^(?:(?:${vocabulary.any(name)}) ?[:=] ?)+`, 'u'), '').trim();

/** Splits a plain value into sets of optimisations: `1 vs 1,2` are two sets. */
export const setsIn = (value: string, vocabulary: Vocabulary): string[] =>
  value.split(new RegExp(versus(vocabulary), 'u')).map((set) => unnamed('opts', set, vocabulary));

/**
 * For some options: the pattern of a value that may follow the option's name without a colon. The values of
 * all other options are words.
 */
const BARE_VALUES: Readonly<Partial<Record<OptionName, string>>> = {
  seed: '[0-9]+',
  'max-returns': '[0-9]+',
  'good-returns': '[0-9]+',
  squares: 'xy',
};

/**
 * Removes the options from a plain line. If an option is repeated, the last one wins, except for `opts`,
 * which collects all.
 */
export function takeOptions(
  plain: string,
  vocabulary: Vocabulary,
): { readonly options: WrittenOptions; readonly rest: string } {
  const named = (name: OptionName): string => `(?<![\\p{L}\\p{N}])(?:${vocabulary.any(name)})`;
  const sets: string[] = [];
  // Matches one part of a set of optimisations, such as `1-3` or `none`. The pattern `set` joins several
  // parts: `1,3`, `1, 3`, `1+3`, `1 and 3`.
  const part = '[^\\s,+|/]+';
  const set = `${part}(?:(?: ?[,+] ?| (?:${vocabulary.any('and')}) )${part})*`;
  // A number, `all` or `none` may follow the option's name without a colon.
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
