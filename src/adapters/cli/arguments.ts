import { parseArgs } from 'node:util';
import { fault, ok, type Result } from '../../core/result.ts';

export const EXIT_BAD_INPUT = 2;

export interface Arguments {
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, string | true>>;
}

/** A part of a board that `parseArgs` would take for an option: `->`, `-`, `--`. */
const DASHES_OF_BOARD = /^-(?!h$|-[a-z][a-z-]*(?:=|$))/;
/** Keeps `parseArgs` from reading such a part as an option. No program argument has this character. */
const BOARD_MARK = '\0';

/** An option with its value, or a positional argument as a value without a name. */
interface Token {
  readonly name?: string;
  readonly value: string | undefined;
  readonly indices: readonly number[];
}

/** `valueOptions`: names of the options with a value. */
export function tokensOf(args: readonly string[], valueOptions: readonly string[]): readonly Token[] {
  const { tokens } = parseArgs({
    args: args.map((argument) => argument.replace(DASHES_OF_BOARD, `${BOARD_MARK}$&`)),
    options: {
      ...Object.fromEntries(valueOptions.map((name) => [name, { type: 'string' } as const])),
      help: { type: 'boolean', short: 'h' },
    },
    strict: false,
    tokens: true,
  });
  return tokens.flatMap((token) => {
    if (token.kind === 'option-terminator') return [];
    const { index } = token;
    const value = token.value?.replace(BOARD_MARK, '');
    if (token.kind === 'positional') return [{ value, indices: [index] }];
    const isSeparateValue = value !== undefined && !token.inlineValue;
    return [{ name: token.name, value, indices: isSeparateValue ? [index, index + 1] : [index] }];
  });
}

/**
 * An argument that doesn't look like `--name`, such as `->`, is positional. `-h` is short for `--help`.
 * - `valueOptions`: options with a value, written `--name value` or `--name=value`.
 * - `flags`: options without a value.
 *
 * Faults: `unknown-option` {text: the option} if an option is in neither list or a flag has a value,
 * `option-value` {option: its name} if a value is missing.
 */
export function readArguments(
  args: readonly string[],
  valueOptions: readonly string[],
  flags: readonly string[],
): Result<Arguments> {
  const positionals: string[] = [];
  const options: Record<string, string | true> = {};
  for (const { name, value } of tokensOf(args, valueOptions)) {
    if (name === undefined) {
      positionals.push(value ?? '');
    } else if (flags.includes(name) && value === undefined) {
      options[name] = true;
    } else if (valueOptions.includes(name)) {
      if (!value) return fault('option-value', { option: name });
      options[name] = value;
    } else {
      const option = value === undefined ? `--${name}` : `--${name}=${value}`;
      return fault('unknown-option', { text: option.slice(0, 40) });
    }
  }
  return ok({ positionals, options });
}

const PLAIN_WORD = /^[\p{L}\p{N}.,:=/+@_-]+$/u;

/** The arguments as a line to type in a POSIX shell. */
export const quoteForShell = (args: readonly string[]): string =>
  args.map((arg) => (PLAIN_WORD.test(arg) ? arg : `'${arg.replaceAll("'", "'\\''")}'`)).join(' ');
