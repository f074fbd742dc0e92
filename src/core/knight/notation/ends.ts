import { fault, ok, type Result } from '../../result.ts';
import { shortenForQuote } from '../../typed-text.ts';
import { anyWordSource, compileOnce } from '../../vocabulary.ts';
import {
  type BoardSize,
  checkSquare,
  makeSquare,
  parsePair,
  parseSquare,
  type Square,
  writeSquare,
} from '../board/square.ts';
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

const NUMBER_WORD = /^[0-9]{1,9}$/u;

/** Joins two numbers to a pair: `2 4` is `(2,4)`. */
function joinPairs(words: readonly string[]): readonly string[] {
  const joinedWords: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const [word = '', nextWord = ''] = words.slice(index, index + 2);
    const isPair = NUMBER_WORD.test(word) && NUMBER_WORD.test(nextWord);
    joinedWords.push(isPair ? `(${word},${nextWord})` : word);
    if (isPair) index++;
  }
  return joinedWords;
}

/**
 * A user who writes a 0 may count from 0. Fault: `square-from-zero` {x, y, square, name, pairs, cols, rows}.
 * `square`, `name`: the square if so. `pairs`: number of pairs in `words`.
 */
function checkCountsFromOne(word: string, words: readonly string[], size: BoardSize): Result<undefined> {
  const pair = parsePair(word);
  if (pair === undefined || !pair.includes(0)) return ok(undefined);
  const [x, y] = pair;
  const square = { file: x, rank: size.rows - y - 1 };
  if (!checkSquare(square, size.cols, size.rows).ok) return ok(undefined);
  return fault('square-from-zero', {
    x,
    y,
    square: writeSquare(square, size.rows, 'xy'),
    name: makeSquare(square),
    pairs: words.filter((candidate) => parsePair(candidate) !== undefined).length,
    ...size,
  });
}

/**
 * Reads ends, and names of methods, programs and styles. `splitText`: words without board size and options.
 * Faults: those of `parseSquare` and `checkCountsFromOne`, `too-many-squares` {text}, `no-end` {text},
 * `no-set` {text}.
 */
export function readEnds(
  splitText: readonly string[],
  { cols, rows }: BoardSize,
  vocabulary: KnightVocabulary,
): Result<WrittenEnds & { readonly bareValues: readonly BareValue[] }> {
  const words = joinPairs(splitText);
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
      const countCheck = checkCountsFromOne(word, words, { cols, rows });
      if (!countCheck.ok) return countCheck;
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
