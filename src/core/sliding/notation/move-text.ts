import { fault, ok, type Result } from '../../result.ts';
import { isTooLong, plainText, shortenForQuote, TOO_LONG } from '../../typed-text.ts';
import { anyWordSource, compileOnce, wholeWordSource } from '../../vocabulary.ts';
import type { Metric, Move, Moves } from '../board.ts';
import { invertMoves } from '../moves.ts';
import { NO_WORDS, type Words } from './words.ts';

/** Limit of one text. `L2` counts as two moves. */
export const MAX_MOVES = 2000;

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
export const MOVE_LETTERS: Words['moves'] = { u: 'u', d: 'd', l: 'l', r: 'r' };

/** Matches an arrow of several characters (`->`). */
export const LEADING_ARROW = /^[\s`]*[-–—―−=]+>/u;
export const MOVE_SEPARATORS = /[\s,;:!?.*()[\]{}]+/u;

/**
 * Parses moves as people write them: `LUR2`, `l u r r`, `[L, U, R]`, `←↑→→`, `left up right`, also after an
 * arrow (`-> LUR`) or in quotes. A number repeats the move before it. Faults: `no-moves`, `bad-moves` {text:
 * the wrong word or the whole text}, `too-many-moves` {limit}, `too-long` {limit}.
 */
export const parseMoves = (text: string, words: Words = NO_WORDS): Result<Moves> =>
  isTooLong(text) ? TOO_LONG : readMoves(text, moveNamesOf(words));

/** Letters by name, with a pattern for a name and its number of steps. */
interface MoveNames {
  readonly letterByName: Words['moves'];
  readonly stepPattern: RegExp;
}

const moveNamesOf = compileOnce(({ moves }: Words): MoveNames => {
  const letterByName = { ...ARROW_LETTERS, ...MOVE_LETTERS, ...moves };
  return {
    letterByName,
    stepPattern: new RegExp(`(${anyWordSource(Object.keys(letterByName))})([0-9]*)`, 'uy'),
  };
});

function readMoves(text: string, { letterByName, stepPattern }: MoveNames): Result<Moves> {
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

export const MOVE_ARROWS: Readonly<Record<Move, string>> = { U: '↑', D: '↓', L: '←', R: '→' };

/**
 * In `stm`, each step is one letter (`LUURR`). In `mtm`, each straight slide is a letter and its number of
 * steps (`LU2R2`).
 */
export function makeMoves(moves: Moves, metric: Metric): string {
  if (metric === 'stm') return moves;
  return moves.replace(/(.)\1+/gu, (run, letter: string) => `${letter}${run.length}`);
}

const WORD_PATTERN = /[^\s,;:=()[\]{}]+/gu;
/**
 * Matches the words and signs between a board and the moves after it: `solution:`, `->`, `(`. It looks
 * backward from the end: forward, it would begin again at each sign.
 */
const lastSignsPattern = compileOnce(
  ({ around }: Words) =>
    new RegExp(`$(?<=((?:[\\s,;:=([{]|${wholeWordSource(around)}|(?<![-–—―−=])[-–—―−=]+>)+))`, 'iu'),
);
const MOVE_LIKE_WORD = /^[`'"*]*[udlr]/iu;
const ONLY_DIGITS = /^\p{Nd}+$/u;

/**
 * `1 2 3 4 0 5 RLL` (or `-> RLL`, `(R, L, L)`, `solution: R L L`) is the board `1 2 3 4 0 5` and the moves
 * `RLL`. A word that begins like a move counts as one, so that the user is told about a wrong move. An arrow
 * before a board marks the goal.
 */
export function splitOffMoves(
  line: string,
  knownWords: Words = NO_WORDS,
): { readonly boardText: string; readonly moves?: string } {
  if (isTooLong(line)) return { boardText: line };
  const moveNames = moveNamesOf(knownWords);
  const normalisedLine = line.normalize('NFKC').replaceAll('\ufe0f', '').trimEnd();
  const words = [...normalisedLine.matchAll(WORD_PATTERN)];
  const lastOtherWordIndex = words.findLastIndex(([word]) => !readMoves(word, moveNames).ok);
  const firstNumberIndex = words.findIndex(([word]) => ONLY_DIGITS.test(word));
  const moveLikeWordIndex = words.findIndex(
    ([word], index) => index > firstNumberIndex && MOVE_LIKE_WORD.test(word),
  );
  const firstMoveWord = words[lastOtherWordIndex + 1] ?? words[moveLikeWordIndex];
  if (firstMoveWord === undefined) return { boardText: line };
  const textBefore = normalisedLine.slice(0, firstMoveWord.index);
  const lastSigns = lastSignsPattern(knownWords).exec(textBefore)?.[1] ?? '';
  return {
    boardText: textBefore.slice(0, textBefore.length - lastSigns.length).trim(),
    moves: normalisedLine.slice(firstMoveWord.index),
  };
}

export const MOVE_NAMINGS = ['tile', 'blank'] as const;

/**
 * Which direction a letter means. `tile`: that of the sliding tile, as everywhere in this program. `blank`:
 * that of the blank, the opposite one.
 */
export type MoveNaming = (typeof MOVE_NAMINGS)[number];

/** Converts between both namings, in either direction. */
export const renameMoves = (moves: Moves, naming: MoveNaming): Moves =>
  naming === 'tile' ? moves : [...moves].map(invertMoves).join('');
