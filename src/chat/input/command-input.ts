import { fault, ok, type Result } from '../../core/result.ts';

/** An option as people fill it in on a form, or type it: `name:value`. */
export interface Option {
  /**
   * a-z, and dashes between words. Description: text `<command>-option-<name>`, of a shared option
   * `option-<name>`.
   */
  readonly name: string;
  /** Commands share it: it is taken out of a line even where the command takes the rest apart by itself. */
  readonly shared?: true;
  /**
   * How far a typed value goes. `text`: one word; `board`, `moves`: as many words as belong to it; `flag`:
   * its name is enough; `photo`: it can't be typed, but comes as the call's attachment.
   */
  readonly kind: 'text' | 'board' | 'moves' | 'flag' | 'photo';
  readonly required?: boolean;
  /** All its values, where the set is closed. A typed one needs no option's name. */
  readonly choices?: readonly string[];
  /** A choice needs the option's name, since alone it may mean something else. */
  readonly isNamed?: boolean;
  /** Other spellings of choices. */
  readonly otherWords?: readonly string[];
  /**
   * What may be meant by its beginning, the most likely first, where the set is open. `filled`: the other
   * options so far, as typed. Pure and quick.
   */
  readonly suggest?: (typed: string, filled: OptionValues) => readonly string[];
}

export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

/** What was typed or filled in, taken apart once. */
export interface CommandInput {
  /** What has no option's name, in its own line breaks: the value of the main option. */
  readonly words: string;
  /** The others. Choices are in lower case. */
  readonly options: Readonly<Record<string, string | boolean>>;
}

/** The value of an option as text; undefined where the option is absent. */
export const optionText = (value: string | boolean | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

/** The one of `known` that an option says. Fault: `code` {text}. */
export function choiceOf<Name extends string>(
  said: string | boolean,
  known: readonly Name[],
  code: string,
): Result<Name> {
  const choice = known.find((name) => name === said);
  return choice === undefined ? fault(code, { text: String(said).slice(0, 40) }) : ok(choice);
}

const foldCase = (word: string): string => word.normalize('NFKC').toLowerCase();

/** A board in one word. */
const COMPACT = /^[0-9_.x*#]{4,}(?!\S)/iu;
const VALUES: Readonly<Record<Option['kind'], RegExp>> = {
  text: /^\S*/u,
  flag: /^\S*/u,
  board: /^[\s\S]*/u,
  // A board that follows begins with a digit.
  moves: /^(?:[^\s\d]\S*\s*)*/u,
  photo: /^/u,
};
const YES = /^(?:true|yes|on|1)$/iu;

/** The value at the beginning of a text, and what follows it. */
function valueIn(text: string, kind: Option['kind']): [value: string, rest: string] {
  const pattern = kind === 'board' && COMPACT.test(text) ? VALUES.text : VALUES[kind];
  const value = pattern.exec(text)?.[0] ?? '';
  return [value.trim(), text.slice(value.length)];
}

/**
 * Takes the options out of a line: `name:value` and `name=value`, in any case and width, and bare words that
 * are one of an option's choices. The main option's name may stand or not. Of an option that is written twice
 * the last counts.
 */
function splitOptions(line: string, [main, ...others]: readonly (Option | undefined)[]): CommandInput {
  const options: Record<string, string | boolean> = {};
  const names = [main, ...others].flatMap((option) => option?.name ?? []);
  const named = new RegExp(`(?<!\\S)(${names.join('|')})\\s*[:=：＝]\\s*`, 'giu');
  // Without names it would look for signs alone, from each white space on.
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

/** How a command is read. */
interface Readable {
  readonly options: readonly Option[];
  /** The line is all words, whatever looks like an option in it: the command takes it apart by itself. */
  readonly takesWholeLine?: boolean;
}

/** What follows a command's name, taken apart as the command wants it. */
export const parseCommandLine = ({ options, takesWholeLine }: Readable, line: string): CommandInput =>
  splitOptions(line, takesWholeLine ? [undefined, ...options.filter(({ shared }) => shared)] : options);

/** A form filled in: its main option may hold others, as a line may. */
export function inputFromForm(command: Readable, values: OptionValues): CommandInput {
  const main = command.options[0]?.name ?? '';
  const { words, options } = parseCommandLine(command, String(values[main] ?? ''));
  const filled = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || name === main ? [] : [[name, value] as const],
  );
  return { words, options: { ...options, ...Object.fromEntries(filled) } };
}
