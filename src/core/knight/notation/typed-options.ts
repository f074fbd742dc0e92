import { NAMED_SETS } from './choice.ts';
import { plainLine } from './typed-text.ts';

/** What was written as `name:value`, in plain text and not yet understood. */
export interface TypedOptions {
  /** Sets of optimisations, in order: `opts:1 vs 1,2` and `opts:1 opts:1,2` are two. */
  readonly opts: readonly string[];
  readonly method?: string;
  readonly program?: string;
  readonly array?: string;
  readonly style?: string;
  readonly seed?: string;
}

type Name = Exclude<keyof TypedOptions, 'opts'>;

/** The names of options, in English and as readers of the article write them. Longer ones first. */
const NAMES: Readonly<Record<keyof TypedOptions, readonly string[]>> = {
  opts: ['optimisations', 'optimizations', 'optimisation', 'optimization', 'opts', 'opt'].concat(
    ['оптимизации', 'оптимизация', 'опт', '优化'].map(plainLine),
  ),
  method: ['method', 'метод', '方法'].map(plainLine),
  program: ['program', 'программа', '程序'].map(plainLine),
  array: ['array', 'массив', '数组'].map(plainLine),
  style: ['style', 'стиль', '样式'].map(plainLine),
  seed: ['seed', 'зерно', '种子'].map(plainLine),
};

/** `1,3`, `1, 3`, `1+3`, `1 и 3`, `1-3`, `none`: one set. */
const SET = '[^\\s,+|/]+(?:(?: ?[,+] ?| (?:и|and) )[^\\s,+|/]+)*';
const VERSUS = ` ?[|/] ?| (?:vs\\.?|versus|${plainLine('против')}) `;
const before = '(?<![\\p{L}\\p{N}])';
const named = (name: keyof TypedOptions): string => `${before}(?:${NAMES[name].join('|')})`;

// A number or a name for all or none may also follow the name without a colon.
const OPTS = new RegExp(
  `${named('opts')}(?: ?[:=] ?| (?=[1-9]|${[...NAMED_SETS.keys()].join('|')}))((?:${SET}(?:(?:${VERSUS})${SET})*)?)`,
  'gu',
);
const VALUES = (['method', 'program', 'array', 'style', 'seed'] as const).map((name) => {
  // Without a colon a name is followed by a word, and a seed by a number.
  const value = name === 'seed' ? '[0-9]+' : '\\p{L}+';
  return [name, new RegExp(`${named(name)}(?: ?[:=] ?| (?=${value}(?: |$)))(\\S*)`, 'gu')] as const;
});

/** A value without the option's name, which forms that ask for the value alone are given as well. */
const unnamed = (name: keyof TypedOptions, value: string): string =>
  value.replace(new RegExp(`^(?:(?:${NAMES[name].join('|')}) ?[:=] ?)+`, 'u'), '');

/** Takes the options out of a plain line. Of an option that is written twice the last counts, except for `opts`. */
export function takeTypedOptions(plain: string): { readonly options: TypedOptions; readonly rest: string } {
  const opts: string[] = [];
  let rest = plain.replace(OPTS, (_, sets: string) => {
    opts.push(...sets.split(new RegExp(VERSUS, 'u')).map((set) => unnamed('opts', set)));
    return ' ';
  });
  const values: Partial<Record<Name, string>> = {};
  for (const [name, pattern] of VALUES) {
    rest = rest.replace(pattern, (_, value: string) => {
      values[name] = unnamed(name, value);
      return ' ';
    });
  }
  return { options: { ...values, opts }, rest: rest.replace(/ +/gu, ' ').trim() };
}
