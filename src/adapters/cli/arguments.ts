import { fault, ok, type Result } from '../../core/result.ts';

/** Parsed command line: its positional arguments in order, and its `--options`. */
export interface Arguments {
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, string | true>>;
}

/**
 * Splits the arguments of a command line into options and positional arguments. An argument that doesn't look
 * like `--name`, such as `->`, is positional. `-h` is short for `--help`.
 * - `valueOptions`: names of the options with a value, written `--name value` or `--name=value`.
 * - `flags`: names of the options without a value.
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
  for (let index = 0; index < args.length; index++) {
    const argument = args[index] === '-h' ? '--help' : (args[index] ?? '');
    const [, name, inlineValue] = /^--([a-z][a-z-]*)(?:=([\s\S]*))?$/.exec(argument) ?? [];
    if (name === undefined) {
      positionals.push(argument);
    } else if (flags.includes(name) && inlineValue === undefined) {
      options[name] = true;
    } else if (valueOptions.includes(name)) {
      const value = inlineValue ?? args[++index];
      if (value === undefined || value === '') return fault('option-value', { option: name });
      options[name] = value;
    } else {
      return fault('unknown-option', { text: argument.slice(0, 40) });
    }
  }
  return ok({ positionals, options });
}
