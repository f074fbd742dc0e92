import { fault, ok, type Result } from '../../core/result.ts';

/** An option of a command: a field of its form, or `name:value` in a line. */
export interface Option {
  /**
   * Name of the option: letters a-z, and dashes between words. The description is the text
   * `<command>-option-<name>`. For a shared option it is `option-<name>`.
   */
  readonly name: string;
  /** Several commands share the option. It is taken out of a line even if a command parses the whole line. */
  readonly shared?: true;
  /**
   * How many words a typed value has. `text`: one word. `board`, `moves`: as many words as fit. `flag`: no
   * value. `photo`: not typed, but attached to the message or form.
   */
  readonly kind: 'text' | 'board' | 'moves' | 'flag' | 'photo';
  readonly required?: boolean;
  /** The option is required unless a picture is attached. */
  readonly orPicture?: true;
  /** All possible values, if there are few. Such a value can be typed without the option's name. */
  readonly choices?: readonly string[];
  /** A typed value needs the option's name, because the value alone may mean something else. */
  readonly isNamed?: boolean;
  /** Other spellings of `choices`. */
  readonly otherWords?: readonly string[];
  /**
   * Returns completions of a typed value, the most likely first. Only for options without `choices`.
   * `filled`: the other options so far. Must be pure and fast.
   */
  readonly suggest?: (typed: string, filled: OptionValues) => readonly string[];
}

export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

/** The parsed input of a command, from a line or a form. */
export interface CommandInput {
  /** The words without an option's name, with their line breaks: the main option's value. */
  readonly words: string;
  /** The named options. Choices are in lower case. */
  readonly options: Readonly<Record<string, string | boolean>>;
}

export const optionText = (value: string | boolean | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

/** Returns the element of `known` that equals the option's value. Fault: `code` {text}. */
export function choiceOf<Name extends string>(
  said: string | boolean,
  known: readonly Name[],
  code: string,
): Result<Name> {
  const choice = known.find((name) => name === said);
  return choice === undefined ? fault(code, { text: String(said).slice(0, 40) }) : ok(choice);
}

const foldCase = (word: string): string => word.normalize('NFKC').toLowerCase();

/** A board written as one word. */
const COMPACT = /^[0-9_.x*#]{4,}(?!\S)/iu;
const VALUES: Readonly<Record<Option['kind'], RegExp>> = {
  text: /^\S*/u,
  flag: /^\S*/u,
  board: /^[\s\S]*/u,
  // Moves end before a word that begins with a digit, because a board may follow.
  moves: /^(?:[^\s\d]\S*\s*)*/u,
  photo: /^/u,
};
const YES = /^(?:true|yes|on|1)$/iu;

/** Splits a text into the option's value at its beginning and the rest. */
function valueIn(text: string, kind: Option['kind']): [value: string, rest: string] {
  const pattern = kind === 'board' && COMPACT.test(text) ? VALUES.text : VALUES[kind];
  const value = pattern.exec(text)?.[0] ?? '';
  return [value.trim(), text.slice(value.length)];
}

/**
 * Parses a line into named options and other words. It finds `name:value` and `name=value` in any case
 * and width, and bare words that are choices of an option. The main option's name may be left out. If an
 * option appears twice, the last one counts.
 */
function splitOptions(line: string, [main, ...others]: readonly (Option | undefined)[]): CommandInput {
  const options: Record<string, string | boolean> = {};
  const names = [main, ...others].flatMap((option) => option?.name ?? []);
  const named = new RegExp(`(?<!\\S)(${names.join('|')})\\s*[:=：＝]\\s*`, 'giu');
  // Without option names the pattern would match bare separators.
  const marks = names.length === 0 ? [] : [...line.matchAll(named)];
  let words = line.slice(0, marks[0]?.index);
  for (const [at, mark] of marks.entries()) {
    const text = line.slice(mark.index + mark[0].length, marks[at + 1]?.index);
    const option = others.find((one) => one?.name === foldCase(mark[1] ?? ''));
    const [value, rest] = option === undefined ? ['', text] : valueIn(text, option.kind);
    if (option !== undefined && value === '') words += mark[0];
    else if (option !== undefined) options[option.name] = optionValue(option, value);
    words += rest;
  }
  const withoutChoices = (text: string): string =>
    text
      .replace(/\S+/gu, (word) => {
        const option = others.find(
          (one) => one && options[one.name] === undefined && isWordOf(one, foldCase(word)),
        );
        if (option === undefined) return word;
        options[option.name] = optionValue(option, option.kind === 'flag' ? 'yes' : word);
        return '';
      })
      .trim();
  for (const { name, kind } of others.filter((one) => one !== undefined)) {
    const value = options[name];
    if (kind === 'board' && typeof value === 'string') options[name] = withoutChoices(value);
  }
  return { words: withoutChoices(words), options };
}

const isWordOf = ({ name, kind, choices = [], otherWords = [], isNamed }: Option, word: string): boolean =>
  (kind === 'flag' && word === name) ||
  (isNamed !== true && (choices.includes(word) || otherWords.includes(word)));

function optionValue(option: Option, value: string): string | boolean {
  if (option.kind === 'flag') return YES.test(value);
  return option.choices === undefined ? value : foldCase(value);
}

/** The part of a command that parsing needs. */
interface Readable {
  readonly options: readonly Option[];
  /** The command parses the whole line itself. No options are taken out of the line before. */
  readonly takesWholeLine?: boolean;
}

/** Parses the text after a command's name. */
export const parseCommandLine = ({ options, takesWholeLine }: Readable, line: string): CommandInput =>
  splitOptions(line, takesWholeLine ? [undefined, ...options.filter(({ shared }) => shared)] : options);

/** Parses a form. As in a line, the main option's text may contain other options. */
export function inputFromForm(command: Readable, values: OptionValues): CommandInput {
  const main = command.options[0]?.name ?? '';
  const { words, options } = parseCommandLine(command, String(values[main] ?? ''));
  const filled = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || name === main ? [] : [[name, value] as const],
  );
  return { words, options: { ...options, ...Object.fromEntries(filled) } };
}
