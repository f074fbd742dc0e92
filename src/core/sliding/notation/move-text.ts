import { fault, ok, type Result } from '../../result.ts';
import { MAX_TEXT_CHARS, plainText, quotable } from '../../typed-text.ts';
import type { Metric, Move, Moves } from '../board.ts';
import { invertMoves } from '../moves.ts';
import { anyOf, NO_WORDS, type Words, wholeOf } from './words.ts';

/** Highest number of moves in one text, after expansion. */
export const MAX_MOVES = 2000;

/** Directions of arrow characters. */
export const ARROWS: Words['moves'] = {
  '←': 'l',
  '↑': 'u',
  '→': 'r',
  '↓': 'd',
  '⬅': 'l',
  '⬆': 'u',
  '➡': 'r',
  '⬇': 'd',
};
/** Directions of the letters. */
export const LETTERS: Words['moves'] = { u: 'u', d: 'd', l: 'l', r: 'r' };

/** Matches an arrow of several characters before the moves. */
export const ARROW_BEFORE = /^[\s`]*[-–—―−=]+>/u;
/** Matches separators between moves. */
export const BETWEEN = /[\s,;:!?.*()[\]{}]+/u;

/**
 * Parses moves as people write them: `LUR2`, `l u r r`, `[L, U, R]`, `←↑→→`, `left up right`, with an arrow
 * (`-> LUR`), quotes or brackets around. A number repeats the move before it. Faults: `no-moves`, `bad-moves`
 * {text: the typed word, or the whole text if it contains no moves}, `too-many-moves` {limit}, `too-long`
 * {limit}.
 */
export function parseMoves(text: string, words: Words = NO_WORDS): Result<Moves> {
  if (text.length > MAX_TEXT_CHARS) return fault('too-long', { limit: MAX_TEXT_CHARS });
  const letters = { ...ARROWS, ...LETTERS, ...words.moves };
  const step = new RegExp(`(${anyOf(Object.keys(letters))})([0-9]*)`, 'uy');
  let moves = '';
  for (const word of text.normalize('NFKC').replace(ARROW_BEFORE, '').split(BETWEEN)) {
    const plain = plainText(word);
    step.lastIndex = 0;
    while (step.lastIndex < plain.length) {
      const [, name = '', count = ''] = step.exec(plain) ?? [];
      const letter = letters[name];
      const times = count === '' ? 1 : Number(count);
      if (letter === undefined || times === 0)
        return fault('bad-moves', { text: quotable(moves === '' ? text : word) });
      if (moves.length + times > MAX_MOVES) return fault('too-many-moves', { limit: MAX_MOVES });
      moves += letter.toUpperCase().repeat(times);
    }
  }
  return moves === '' ? fault('no-moves') : ok(moves);
}

/** The arrow character for each move. */
export const MOVE_ARROWS: Readonly<Record<Move, string>> = { U: '↑', D: '↓', L: '←', R: '→' };

/**
 * Writes moves as text: one letter for each step in `stm` (`LUURR`), straight slides with their length in
 * `mtm` (`LU2R2`).
 */
export function makeMoves(moves: Moves, metric: Metric): string {
  if (metric === 'stm') return moves;
  return moves.replace(/(.)\1+/gu, (run, letter: string) => `${letter}${run.length}`);
}

const WORD = /[^\s,;:=()[\]{}]+/gu;
/** Matches words and signs that may stand between a board and its moves. */
const beforeMoves = ({ around }: Words): RegExp =>
  new RegExp(`(?:[\\s,;:=([{]|${wholeOf(around)}|(?<![-–—―−=])[-–—―−=]+>)+$`, 'iu');
const LIKE_MOVES = /^[`'"*]*[udlr]/iu;
const NUMBER = /^\p{Nd}+$/u;

/**
 * Splits the moves from the end of a line with a board: `1 2 3 4 0 5 RLL` (or `-> RLL`, `(R, L, L)`,
 * `solution: R L L`) is the board `1 2 3 4 0 5` and the moves `RLL`. Words that only begin like moves count
 * as moves too, so that the fault is about moves. An arrow before a board marks the goal.
 */
export function takeMoves(
  line: string,
  known: Words = NO_WORDS,
): { readonly rest: string; readonly moves?: string } {
  if (line.length > MAX_TEXT_CHARS) return { rest: line };
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

export const MOVE_NAMINGS = ['tile', 'blank'] as const;

/**
 * The meaning of letters: directions of the sliding tile, as everywhere in this program, or of the blank,
 * which moves the opposite way.
 */
export type MoveNaming = (typeof MOVE_NAMINGS)[number];

/**
 * Converts moves of the tiles to the naming `naming`, or back. Both conversions exchange the same letters.
 */
export const renameMoves = (moves: Moves, naming: MoveNaming): Moves =>
  naming === 'tile' ? moves : [...moves].map(invertMoves).join('');
