import { LONGEST_TEXT } from '../../typed-text.ts';
import { parseMoves } from './moves.ts';
import { NO_WORDS, type Words, wholeOf } from './words.ts';

const WORD = /[^\s,;:=()[\]{}]+/gu;
/** What stands between a board and its moves and belongs to neither. */
const beforeMoves = ({ around }: Words): RegExp =>
  new RegExp(`(?:[\\s,;:=([{]|${wholeOf(around)}|(?<![-–—―−=])[-–—―−=]+>)+$`, 'iu');
const LIKE_MOVES = /^[`'"*]*[udlr]/iu;
const NUMBER = /^\p{Nd}+$/u;

/**
 * Takes the moves off the end of a line with a board: `1 2 3 4 0 5 RLL` (or `-> RLL`, `(R, L, L)`, `solution: R L L`) has the
 * board `1 2 3 4 0 5` and the moves `RLL`. Words that can't be read as moves but begin like them are taken for moves too, so
 * that the fault is about moves. An arrow with a board behind it is the goal's mark.
 */
export function takeMoves(
  line: string,
  known: Words = NO_WORDS,
): { readonly rest: string; readonly moves?: string } {
  if (line.length > LONGEST_TEXT) return { rest: line };
  const plain = line.normalize('NFKC').replaceAll('\ufe0f', '').trimEnd();
  const words = [...plain.matchAll(WORD)];
  const lastOther = words.findLastIndex(([word]) => !parseMoves(word, known).ok);
  const number = words.findIndex(([word]) => NUMBER.test(word));
  const meant = words.findIndex(([word], at) => at > number && LIKE_MOVES.test(word));
  const first = words[lastOther + 1] ?? words[meant];
  if (first === undefined) return { rest: line };
  return {
    rest: plain.slice(0, first.index).replace(beforeMoves(known), '').trim(),
    moves: plain.slice(first.index),
  };
}
