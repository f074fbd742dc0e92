import { fault, ok, type Result } from '../../result.ts';
import { shortenForQuote } from '../../typed-text.ts';
import { anyWordSource, compileOnce } from '../../vocabulary.ts';
import { type BoardSize, parseSquare, type Square } from '../board/square.ts';
import { findBareValue } from './choice.ts';
import { type BareValue, type KnightVocabulary, meaningOf } from './vocabulary.ts';

const closedMark = compileOnce(
  ({ closed }: KnightVocabulary) =>
    new RegExp(`(?:${anyWordSource(closed)}) ?[:=] ?(?:true|yes|1)(?![^ ])`, 'gu'),
);
const openMark = compileOnce(
  ({ closed }: KnightVocabulary) =>
    new RegExp(`(?:${anyWordSource(closed)}) ?[:=] ?(?:false|no|0)(?![^ ])`, 'gu'),
);
const endMark = compileOnce(
  ({ from, to }: KnightVocabulary) =>
    new RegExp(`(?<!\\p{L})(${anyWordSource([...from, ...to])}) ?[:=](?!>)`, 'gu'),
);

/**
 * The board size must already be removed. `a1->h8`, `a1 to h8` and `start:a1 end=h8` contain the same
 * squares.
 */
export const splitWords = (normalisedText: string, vocabulary: KnightVocabulary): string[] =>
  normalisedText
    .replace(closedMark(vocabulary), 'closed')
    .replace(openMark(vocabulary), 'open')
    .replace(endMark(vocabulary), ' $1 ')
    .replace(/->|=>|→|–|—|(?<=[0-9])-(?=[a-z])/gu, ' -> ')
    // Don't split at the comma of a pair such as `(2,4)`.
    .split(/[\s,;]+(?![0-9]+\))/u)
    .filter((word) => word !== '');

export interface WrittenEnds {
  readonly start?: Square;
  readonly end?: Square;
  readonly closed: boolean;
}

/**
 * Reads ends, and names of methods, programs and styles. `words`: without board size and options. Faults:
 * those of `parseSquare`, `too-many-squares` {text}, `no-end` {text}, `no-set` {text}.
 */
export function readEnds(
  words: readonly string[],
  { cols, rows }: BoardSize,
  vocabulary: KnightVocabulary,
): Result<WrittenEnds & { readonly bareValues: readonly BareValue[] }> {
  let start: Square | undefined;
  let end: Square | undefined;
  let closed = false;
  const bareValues: BareValue[] = [];
  /** A word such as `to`. Undefined again when a square follows. */
  let endWord: string | undefined;
  for (const word of words) {
    const meaning = meaningOf(vocabulary, word);
    const bareValue = findBareValue(word, vocabulary);
    if (meaning === 'closed' || meaning === 'open') closed = meaning === 'closed';
    else if (meaning === 'to') endWord = word;
    else if (meaning === 'from') endWord = undefined;
    else if (meaning === 'vs') return fault('no-set', { text: word });
    else if (bareValue !== undefined) bareValues.push(bareValue);
    else {
      const square = parseSquare(word, cols, rows);
      if (!square.ok) return square;
      if (endWord === undefined && start === undefined) start = square.value;
      else if (end === undefined) end = square.value;
      else return fault('too-many-squares', { text: shortenForQuote(word) });
      endWord = undefined;
    }
  }
  // A word such as `to` without a square after it is a fault. A dash is a fault only as the last word.
  const isDash = (word = ''): boolean => word === '->' || word === '-';
  if (endWord !== undefined && (!isDash(endWord) || isDash(words.at(-1)))) {
    return fault('no-end', { text: shortenForQuote(endWord) });
  }
  return ok({ start, end, closed, bareValues });
}
