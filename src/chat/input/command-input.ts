import { fault, ok, type Result } from '../../core/result.ts';
import { isTooLong } from '../../core/typed-text.ts';

/** A field of a command's form, or `name:value` in a typed line. */
export interface Option {
  /**
   * Letters a-z, with dashes between words. The description is the text `<command>-option-<name>`, or
   * `option-<name>` for a shared option.
   */
  readonly name: string;
  /**
   * Several commands share this option. It is removed from a typed line even if the command has
   * `takesWholeLine`.
   */
  readonly isCommon?: true;
  /**
   * Decides how many words of a line belong to the value. `text`: one word. `board`, `moves`: as many words
   * as match. `flag`: none. `photo`: none, because it is attached.
   */
  readonly kind: 'text' | 'board' | 'moves' | 'flag' | 'photo';
  readonly required?: boolean;
  /** Required unless a picture is attached. */
  readonly isOptionalWithPicture?: true;
  /** All possible values, which may be typed without `name:`. */
  readonly choices?: readonly string[];
  /** The value needs `name:`, because alone it could mean something else. */
  readonly isNamed?: boolean;
  /** Further words for the `choices`. */
  readonly aliases?: readonly string[];
  /**
   * The most likely first. `otherValues`: the form's other options. Absent for options with `choices`. Must
   * be fast and have no side effects.
   */
  readonly suggest?: (typedValue: string, otherValues: OptionValues) => readonly string[];
}

export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

export interface CommandInput {
  /** Value of the main option: words and line breaks outside of named options. */
  readonly words: string;
  /** Choices are in lower case, flags are booleans. */
  readonly options: Readonly<Record<string, string | boolean>>;
}

export const optionToText = (value: string | boolean | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

/** The fault's message can quote the value as `$text`. */
export function parseChoice<Name extends string>(
  value: string | boolean,
  choices: readonly Name[],
  code: string,
): Result<Name> {
  const choice = choices.find((name) => name === value);
  return choice === undefined ? fault(code, { text: String(value).slice(0, 40) }) : ok(choice);
}

const foldCase = (word: string): string => word.normalize('NFKC').toLowerCase();

const NAME_BEFORE_VALUE = /(?<!\S)([a-z-]+)\s*[:=：＝]\s*/giu;
/** A board without spaces, such as `12345678_`. */
const COMPACT_BOARD_PATTERN = /^[0-9_.x*#]{4,}(?!\S)/iu;
const VALUE_PATTERNS: Readonly<Record<Option['kind'], RegExp>> = {
  text: /^\S*/u,
  flag: /^\S*/u,
  board: /^[\s\S]*/u,
  // The first word that begins with a digit is part of a board: `R D L 1 2 3 ...`.
  moves: /^(?:[^\s\d]\S*\s*)*/u,
  photo: /^/u,
};
const TRUE_PATTERN = /^(?:true|yes|on|1)$/iu;

function splitValue(text: string, kind: Option['kind']): [value: string, rest: string] {
  const pattern =
    kind === 'board' && COMPACT_BOARD_PATTERN.test(text) ? VALUE_PATTERNS.text : VALUE_PATTERNS[kind];
  const value = pattern.exec(text)?.[0] ?? '';
  return [value.trim(), text.slice(value.length)];
}

/**
 * Finds `name:value`, `name=value`, and single words that are a choice. The rest is for the main option. An
 * option's last value counts.
 */
function splitOptions(
  line: string,
  [mainOption, ...otherOptions]: readonly (Option | undefined)[],
): CommandInput {
  const options: Record<string, string | boolean> = {};
  const findOption = (typedName: string) =>
    [mainOption, ...otherOptions].find((option) => option?.name === foldCase(typedName));
  const nameMatches = [...line.matchAll(NAME_BEFORE_VALUE)].filter(([, name = '']) => findOption(name));
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
        const foldedWord = foldCase(word);
        const option = otherOptions.find(
          (candidate) =>
            candidate && options[candidate.name] === undefined && isValueOf(candidate, foldedWord),
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

/** Are all texts together too long to be read? */
export const isFormTooLong = (values: OptionValues): boolean =>
  isTooLong(...Object.values(values).filter((value) => typeof value === 'string'));

interface CommandShape {
  readonly options: readonly Option[];
  readonly takesWholeLine?: boolean;
}

export const parseCommandLine = ({ options, takesWholeLine }: CommandShape, line: string): CommandInput =>
  splitOptions(line, takesWholeLine ? [undefined, ...options.filter(({ isCommon }) => isCommon)] : options);

/** The main option's text may contain other options, as a typed line. */
export function parseForm(command: CommandShape, values: OptionValues): CommandInput {
  const mainOptionName = command.options[0]?.name ?? '';
  const { words, options } = parseCommandLine(command, String(values[mainOptionName] ?? ''));
  const otherValues = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || name === mainOptionName ? [] : [[name, value] as const],
  );
  return { words, options: { ...options, ...Object.fromEntries(otherValues) } };
}
