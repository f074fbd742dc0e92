import { fault, ok, type Result } from '../../core/result.ts';

/** An option of a command: a field of the command's form, or `name:value` in a typed line. */
export interface Option {
  /**
   * Letters a-z, with dashes between words. The option's description is the catalogue text
   * `<command>-option-<name>`, or `option-<name>` for a shared option.
   */
  readonly name: string;
  /**
   * True if several commands share this option. It is removed from a typed line even if the command has
   * `takesWholeLine`.
   */
  readonly isCommon?: true;
  /**
   * The kind of the value, which decides how many words of a line belong to it. `text`: one word. `board`,
   * `moves`: as many words as match. `flag`: none. `photo`: none, because the photo is attached to the
   * message or form.
   */
  readonly kind: 'text' | 'board' | 'moves' | 'flag' | 'photo';
  /** Whether the user must give a value. */
  readonly required?: boolean;
  /** The option is required unless a picture is attached. */
  readonly isOptionalWithPicture?: true;
  /** All possible values, if there are few. The user may type such a value without `name:` before it. */
  readonly choices?: readonly string[];
  /** The user must type `name:` before the value, because the value alone could mean something else. */
  readonly isNamed?: boolean;
  /** Further words that may be typed instead of the `choices`. */
  readonly aliases?: readonly string[];
  /**
   * Returns completions for a half-typed value, the most likely first. `otherValues`: the values of the
   * form's other options. Absent for options with `choices`. Must be fast and have no side effects.
   */
  readonly suggest?: (typedValue: string, otherValues: OptionValues) => readonly string[];
}

export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

/** The input of a command, parsed from a line or a form. */
export interface CommandInput {
  /**
   * The words that belong to no named option, with their line breaks. They are the value of the main option.
   */
  readonly words: string;
  /** For each option that was given, its value. Choices are in lower case, flags are booleans. */
  readonly options: Readonly<Record<string, string | boolean>>;
}

export const optionToText = (value: string | boolean | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

/**
 * Returns `value` if it is one of the `choices`. Otherwise returns a fault with the given code. The fault's
 * message can quote the value as `$text`.
 */
export function parseChoice<Name extends string>(
  value: string | boolean,
  choices: readonly Name[],
  code: string,
): Result<Name> {
  const choice = choices.find((name) => name === value);
  return choice === undefined ? fault(code, { text: String(value).slice(0, 40) }) : ok(choice);
}

const foldCase = (word: string): string => word.normalize('NFKC').toLowerCase();

/** Matches a board that is written without spaces, such as `12345678_`. */
const COMPACT_BOARD_PATTERN = /^[0-9_.x*#]{4,}(?!\S)/iu;
/** For each kind of option, matches the value at the beginning of a text. */
const VALUE_PATTERNS: Readonly<Record<Option['kind'], RegExp>> = {
  text: /^\S*/u,
  flag: /^\S*/u,
  board: /^[\s\S]*/u,
  // Moves are words that don't begin with a digit. The first word that begins with a digit is part of a
  // board: `R D L 1 2 3 ...`.
  moves: /^(?:[^\s\d]\S*\s*)*/u,
  photo: /^/u,
};
/** Matches the values that switch a flag on. */
const TRUE_PATTERN = /^(?:true|yes|on|1)$/iu;

/** Splits a text into the option's value, which is at its beginning, and the rest. */
function splitValue(text: string, kind: Option['kind']): [value: string, rest: string] {
  const pattern =
    kind === 'board' && COMPACT_BOARD_PATTERN.test(text) ? VALUE_PATTERNS.text : VALUE_PATTERNS[kind];
  const value = pattern.exec(text)?.[0] ?? '';
  return [value.trim(), text.slice(value.length)];
}

/**
 * Parses a line into named options and other words. Finds `name:value` and `name=value`, in upper or lower
 * case, also with full-width colons. Also finds single words that are a choice of an option. The main option
 * needs no name. If an option appears twice, its last value counts.
 */
function splitOptions(
  line: string,
  [mainOption, ...otherOptions]: readonly (Option | undefined)[],
): CommandInput {
  const options: Record<string, string | boolean> = {};
  const optionNames = [mainOption, ...otherOptions].flatMap((option) => option?.name ?? []);
  const namePattern = new RegExp(`(?<!\\S)(${optionNames.join('|')})\\s*[:=：＝]\\s*`, 'giu');
  // Without any option name, the pattern would match a lone `:` or `=`.
  const nameMatches = optionNames.length === 0 ? [] : [...line.matchAll(namePattern)];
  let otherWords = line.slice(0, nameMatches[0]?.index);
  for (const [matchIndex, nameMatch] of nameMatches.entries()) {
    const text = line.slice(nameMatch.index + nameMatch[0].length, nameMatches[matchIndex + 1]?.index);
    const option = otherOptions.find((candidate) => candidate?.name === foldCase(nameMatch[1] ?? ''));
    const [value, textAfterValue] = option === undefined ? ['', text] : splitValue(text, option.kind);
    if (option !== undefined && value === '') otherWords += nameMatch[0];
    else if (option !== undefined) options[option.name] = parseOptionValue(option, value);
    otherWords += textAfterValue;
  }
  const extractChoices = (text: string): string =>
    text
      .replace(/\S+/gu, (word) => {
        const option = otherOptions.find(
          (candidate) =>
            candidate && options[candidate.name] === undefined && isValueOf(candidate, foldCase(word)),
        );
        if (option === undefined) return word;
        options[option.name] = parseOptionValue(option, option.kind === 'flag' ? 'yes' : word);
        return '';
      })
      .trim();
  for (const { name, kind } of otherOptions.filter((option) => option !== undefined)) {
    const value = options[name];
    if (kind === 'board' && typeof value === 'string') options[name] = extractChoices(value);
  }
  return { words: extractChoices(otherWords), options };
}

const isValueOf = ({ name, kind, choices = [], aliases = [], isNamed }: Option, word: string): boolean =>
  (kind === 'flag' && word === name) ||
  (isNamed !== true && (choices.includes(word) || aliases.includes(word)));

function parseOptionValue(option: Option, value: string): string | boolean {
  if (option.kind === 'flag') return TRUE_PATTERN.test(value);
  return option.choices === undefined ? value : foldCase(value);
}

/** Parts of a command that decide how its input is parsed. */
interface CommandShape {
  readonly options: readonly Option[];
  readonly takesWholeLine?: boolean;
}

/** Parses the text after a command's name. */
export const parseCommandLine = ({ options, takesWholeLine }: CommandShape, line: string): CommandInput =>
  splitOptions(line, takesWholeLine ? [undefined, ...options.filter(({ isCommon }) => isCommon)] : options);

/**
 * Builds the input from a completed form. The text of the main option may contain other options, as in a
 * typed line.
 */
export function parseForm(command: CommandShape, values: OptionValues): CommandInput {
  const mainOptionName = command.options[0]?.name ?? '';
  const { words, options } = parseCommandLine(command, String(values[mainOptionName] ?? ''));
  const otherValues = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || name === mainOptionName ? [] : [[name, value] as const],
  );
  return { words, options: { ...options, ...Object.fromEntries(otherValues) } };
}
