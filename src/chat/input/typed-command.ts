/**
 * A command as a user typed it. Example: `/solve@SomeBot 1 2 3` has the name `solve`, the addressee `SomeBot`
 * and the line `1 2 3`.
 */
export interface TypedCommand {
  readonly name: string;
  /** Name of the bot that the command is for. */
  readonly addressee?: string;
  /** Text after the command's name. */
  readonly line: string;
}

/** Matches a message that begins with a command. */
const COMMAND_PATTERN =
  /^[\s\u200b-\u200f\u2060\ufeff]*[/／]([a-z0-9_]{1,32})(?:@([a-z0-9_]{1,64}))?(?![^\s])[^\S\n]*([\s\S]*)$/i;

/** Parses a message that begins with `/name` or `/name@bot`. Undefined if it doesn't begin so. */
export function parseTypedCommand(text: string): TypedCommand | undefined {
  const [, name, addressee, line] = COMMAND_PATTERN.exec(text) ?? [];
  if (name === undefined || line === undefined) return undefined;
  return { name: name.toLowerCase(), ...(addressee !== undefined && { addressee }), line };
}

/**
 * Parses a message that names a command without `/`, such as `solve 1 2 3 4 0 5`. Up to four words may come
 * first if a number follows: `can you solve 1 2 3 4 0 5?`. `names`: all names of commands. Undefined if the
 * message names no command.
 */
export function parseSpokenCommand(text: string, names: readonly string[]): TypedCommand | undefined {
  const leadingWords = "(?:(?:[\\p{L}’',]+\\s+){1,4}?(?=[\\s\\S]*\\p{Nd}))?";
  const pattern = `^\\s*${leadingWords}(${names.join('|')})(?:[\\s:,]+([\\s\\S]*?))?[?!\\s]*$`;
  const [, name, line = ''] = new RegExp(pattern, 'iu').exec(text) ?? [];
  return name === undefined ? undefined : { name: name.toLowerCase(), line };
}

/**
 * Returns the name that differs from `name` by at most one typing error, or by two if `name` has more than
 * four letters. Undefined if no name is that similar.
 */
export const findNearestName = (name: string, names: readonly string[]): string | undefined =>
  names.find((knownName) => isWithinEdits(name, knownName, 1)) ??
  names.find((knownName) => name.length > 4 && isWithinEdits(name, knownName, 2));

/**
 * Can at most `maxEdits` edits turn one word into the other? An edit inserts, deletes or replaces a letter,
 * or swaps two neighbouring letters.
 */
function isWithinEdits(wordA: string, wordB: string, maxEdits: number): boolean {
  if (wordA === wordB || maxEdits === 0) return wordA === wordB;
  let commonLength = 0;
  while (wordA[commonLength] !== undefined && wordA[commonLength] === wordB[commonLength]) commonLength++;
  const [remainderA, remainderB] = [wordA.slice(commonLength), wordB.slice(commonLength)];
  const remainingPairs = [
    [remainderA.slice(1), remainderB],
    [remainderA, remainderB.slice(1)],
    [remainderA.slice(1), remainderB.slice(1)],
    ...(remainderA[0] === remainderB[1] && remainderA[1] === remainderB[0]
      ? [[remainderA.slice(2), remainderB.slice(2)]]
      : []),
  ];
  return remainingPairs.some(([restA = '', restB = '']) => isWithinEdits(restA, restB, maxEdits - 1));
}
