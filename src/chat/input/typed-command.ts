/** `/solve@SomeBot 1 2 3` has the name `solve`, the addressee `SomeBot` and the line `1 2 3`. */
export interface TypedCommand {
  readonly name: string;
  readonly addressee?: string;
  readonly line: string;
}

const COMMAND_PATTERN =
  /^[\s\u200b-\u200f\u2060\ufeff]*[/／]([\p{L}\p{M}0-9_]{1,32})(?:@([a-z0-9_]{1,64}))?(?![^\s])[^\S\n]*([\s\S]*)$/iu;

/** Undefined unless the message begins with `/`. */
export function parseTypedCommand(text: string): TypedCommand | undefined {
  const [, name, addressee, line] = COMMAND_PATTERN.exec(text) ?? [];
  if (name === undefined || line === undefined) return undefined;
  return { name: name.normalize('NFC').toLowerCase(), addressee, line };
}

/**
 * Parses messages without `/`, such as `solve 1 2 3 4 0 5`. Up to four words may come first if a number
 * follows: `can you solve 1 2 3 4 0 5?`. `names`: all names of commands.
 */
export function spokenCommandParser(names: readonly string[]): (text: string) => TypedCommand | undefined {
  const leadingWords = "(?:(?:[\\p{L}’',]+\\s+(?!\\s)){1,4}?(?=[\\s\\S]*\\p{Nd}))?";
  const pattern = new RegExp(`^\\s*${leadingWords}(${names.join('|')})(?:[\\s:,]+([\\s\\S]*))?$`, 'iu');
  return (text) => {
    const [, name, line = ''] = pattern.exec(withoutClosingMarks(text)) ?? [];
    return name === undefined ? undefined : { name: name.toLowerCase(), line };
  };
}

/**
 * Parses messages that begin with a name in a user's language: `Hilfe!`, `конь 5x5`, `玩3x3`. `names`:
 * composed (NFC), in lower case.
 */
export function parseLocalName(text: string, names: ReadonlySet<string>): TypedCommand | undefined {
  const { word, line } = splitFirstWord(text);
  return names.has(word) ? { name: word, line } : undefined;
}

/** The first word in lower case, and the text after it. Both are empty if the text begins with no letter. */
export function splitFirstWord(text: string): { readonly word: string; readonly line: string } {
  const [, word = '', line = ''] = FIRST_WORD_PATTERN.exec(text.normalize('NFC')) ?? [];
  return { word: word.toLowerCase(), line: line.trim() };
}

const FIRST_WORD_PATTERN = /^[\s¡¿]*(\p{L}[\p{L}\p{M}_]{0,31})[\s:,.!?：，。！？]*([\s\S]*)$/u;

const withoutClosingMarks = (text: string): string => /^[\s\S]*[^?!\s]/u.exec(text)?.[0] ?? '';

/** Allows one typing error, or two if `name` has more than four letters. */
export const findNearestName = (name: string, names: readonly string[]): string | undefined =>
  findNearNames(name, names).at(0);

/** Names with one typing error, then those with two. */
export const findNearNames = (name: string, names: readonly string[]): readonly string[] => [
  ...new Set([
    ...names.filter((knownName) => isWithinEdits(name, knownName, 1)),
    ...names.filter((knownName) => name.length > 4 && isWithinEdits(name, knownName, 2)),
  ]),
];

/** An edit inserts, deletes or replaces a letter, or swaps two neighbouring letters. */
function isWithinEdits(wordA: string, wordB: string, maxEdits: number): boolean {
  if (wordA === wordB || maxEdits === 0) return wordA === wordB;
  if (Math.abs(wordA.length - wordB.length) > maxEdits) return false;
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
