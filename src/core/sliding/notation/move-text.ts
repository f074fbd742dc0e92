import { fault, ok, type Result } from '../../result.ts';
import { MAX_TEXT_CHARS, plainText, shortenForQuote } from '../../typed-text.ts';
import type { Metric, Move, Moves } from '../board.ts';
import { invertMoves } from '../moves.ts';
import { anyWordSource, NO_WORDS, type Words, wholeWordSource } from './words.ts';

/** Largest number of moves in one text. `L2` counts as two moves. */
export const MAX_MOVES = 2000;

/** For each arrow character: the direction that it means. */
export const ARROW_LETTERS: Words['moves'] = {
  '←': 'l',
  '↑': 'u',
  '→': 'r',
  '↓': 'd',
  '⬅': 'l',
  '⬆': 'u',
  '➡': 'r',
  '⬇': 'd',
};
/** Letters that mean a direction, in the same form as `ARROW_LETTERS`. */
export const MOVE_LETTERS: Words['moves'] = { u: 'u', d: 'd', l: 'l', r: 'r' };

/** Matches an arrow of several characters (`->`) before the moves. */
export const LEADING_ARROW = /^[\s`]*[-–—―−=]+>/u;
/** Matches separators between moves. */
export const MOVE_SEPARATORS = /[\s,;:!?.*()[\]{}]+/u;

/**
 * Parses moves as people write them: `LUR2`, `l u r r`, `[L, U, R]`, `←↑→→`, `left up right`. There may be an
 * arrow before the moves (`-> LUR`), and quotes or brackets around them. A number repeats the move before it.
 * Faults: `no-moves`, `bad-moves` {text: the wrong word, or the whole text if it contains no moves},
 * `too-many-moves` {limit}, `too-long` {limit}.
 */
export function parseMoves(text: string, words: Words = NO_WORDS): Result<Moves> {
  if (text.length > MAX_TEXT_CHARS) return fault('too-long', { limit: MAX_TEXT_CHARS });
  const letterByName = { ...ARROW_LETTERS, ...MOVE_LETTERS, ...words.moves };
  const stepPattern = new RegExp(`(${anyWordSource(Object.keys(letterByName))})([0-9]*)`, 'uy');
  let moves = '';
  for (const word of text.normalize('NFKC').replace(LEADING_ARROW, '').split(MOVE_SEPARATORS)) {
    const plainWord = plainText(word);
    stepPattern.lastIndex = 0;
    while (stepPattern.lastIndex < plainWord.length) {
      const [, directionName = '', count = ''] = stepPattern.exec(plainWord) ?? [];
      const letter = letterByName[directionName];
      const repeatCount = count === '' ? 1 : Number(count);
      if (letter === undefined || repeatCount === 0)
        return fault('bad-moves', { text: shortenForQuote(moves === '' ? text : word) });
      if (moves.length + repeatCount > MAX_MOVES) return fault('too-many-moves', { limit: MAX_MOVES });
      moves += letter.toUpperCase().repeat(repeatCount);
    }
  }
  return moves === '' ? fault('no-moves') : ok(moves);
}

/** The arrow character for each move. */
export const MOVE_ARROWS: Readonly<Record<Move, string>> = { U: '↑', D: '↓', L: '←', R: '→' };

/**
 * Writes moves as text. In `stm`, each step is one letter (`LUURR`). In `mtm`, each straight slide is a
 * letter and its number of steps (`LU2R2`).
 */
export function makeMoves(moves: Moves, metric: Metric): string {
  if (metric === 'stm') return moves;
  return moves.replace(/(.)\1+/gu, (run, letter: string) => `${letter}${run.length}`);
}

const WORD_PATTERN = /[^\s,;:=()[\]{}]+/gu;
/**
 * Returns a pattern for the words and signs between a board and the moves after it: `solution:`, `->`, `(`.
 */
const prefixPattern = ({ around }: Words): RegExp =>
  new RegExp(`(?:[\\s,;:=([{]|${wholeWordSource(around)}|(?<![-–—―−=])[-–—―−=]+>)+$`, 'iu');
const MOVE_LIKE_WORD = /^[`'"*]*[udlr]/iu;
const ONLY_DIGITS = /^\p{Nd}+$/u;

/**
 * Splits a line into a board and the moves after it. For example, `1 2 3 4 0 5 RLL` (or `-> RLL`, `(R, L,
 * L)`, `solution: R L L`) is the board `1 2 3 4 0 5` and the moves `RLL`. A word that only begins like a move
 * counts as a move too. The user is then told about a wrong move, not about a wrong board. An arrow before a
 * board marks the goal.
 */
export function splitOffMoves(
  line: string,
  knownWords: Words = NO_WORDS,
): { readonly boardText: string; readonly moves?: string } {
  if (line.length > MAX_TEXT_CHARS) return { boardText: line };
  const normalisedLine = line.normalize('NFKC').replaceAll('\ufe0f', '').trimEnd();
  const words = [...normalisedLine.matchAll(WORD_PATTERN)];
  const lastOtherWordIndex = words.findLastIndex(([word]) => !parseMoves(word, knownWords).ok);
  const firstNumberIndex = words.findIndex(([word]) => ONLY_DIGITS.test(word));
  const moveLikeWordIndex = words.findIndex(
    ([word], index) => index > firstNumberIndex && MOVE_LIKE_WORD.test(word),
  );
  const firstMoveWord = words[lastOtherWordIndex + 1] ?? words[moveLikeWordIndex];
  if (firstMoveWord === undefined) return { boardText: line };
  return {
    boardText: normalisedLine.slice(0, firstMoveWord.index).replace(prefixPattern(knownWords), '').trim(),
    moves: normalisedLine.slice(firstMoveWord.index),
  };
}

export const MOVE_NAMINGS = ['tile', 'blank'] as const;

/**
 * The meaning of the letters U, D, L and R. `tile`: the direction of the sliding tile, as everywhere in this
 * program. `blank`: the direction of the blank, which is the opposite one.
 */
export type MoveNaming = (typeof MOVE_NAMINGS)[number];

/**
 * Converts moves between directions of the tile, as used inside the program, and the scheme `naming`. The
 * conversion is the same in both directions.
 */
export const renameMoves = (moves: Moves, naming: MoveNaming): Moves =>
  naming === 'tile' ? moves : [...moves].map(invertMoves).join('');
