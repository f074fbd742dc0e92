import { ok, type Result } from '../core/result.ts';
import type { OptionValues } from './command.ts';

/** A typed command: `/solve@TileKnightBot 1 2 3` is `solve`, addressed to `TileKnightBot`, with the line `1 2 3`. */
export interface TypedCommand {
  readonly name: string;
  readonly addressee?: string;
  readonly line: string;
}

const COMMAND =
  /^[\s\u200b-\u200f\u2060\ufeff]*[/／]([a-z0-9_]{1,32})(?:@([a-z0-9_]{1,64}))?(?![^\s])[^\S\n]*([\s\S]*)$/i;

/** The command in a line of text; undefined: no command. */
export function typedCommand(text: string): TypedCommand | undefined {
  const [, name, addressee, line] = COMMAND.exec(text) ?? [];
  if (name === undefined || line === undefined) return undefined;
  return { name: name.toLowerCase(), ...(addressee !== undefined && { addressee }), line };
}

/**
 * Takes `name:value` pairs (and bare words that are one of an option's `words`) out of a line. What is left, in its
 * own line breaks, is `rest`.
 */
export function takeOptions(
  line: string,
  words: Readonly<Record<string, readonly string[]>>,
): { readonly options: Record<string, string>; readonly rest: string } {
  const options: Record<string, string> = {};
  let rest = line;
  for (const [name, values] of Object.entries(words)) {
    rest = rest.replace(
      new RegExp(`(^|\\s)${name}\\s*[:=]\\s*(\\S+)`, 'i'),
      (_, before: string, value: string) => {
        options[name] = value.toLowerCase();
        return before;
      },
    );
    if (options[name] !== undefined || values.length === 0) continue;
    rest = rest.replace(
      new RegExp(`(^|\\s)(${values.join('|')})(?=\\s|$)`, 'i'),
      (_, before: string, value: string) => {
        options[name] = value.toLowerCase();
        return before;
      },
    );
  }
  return { options, rest: rest.trim() };
}

/** Reads a line that is one option as a whole; an empty line leaves it out. */
export const wholeLine =
  (name: string) =>
  (line: string): Result<OptionValues> =>
    ok(line.trim() === '' ? {} : { [name]: line.trim() });
