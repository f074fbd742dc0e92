import { fault, ok, type Result } from '../../result.ts';
import { LONGEST_TEXT, plainText, quotable } from '../../typed-text.ts';
import type { Metric, Moves } from '../board.ts';

/** Moves read from one text at most, after expansion. */
export const MOST_MOVES = 2000;

const ARROWS: Readonly<Record<string, string>> = {
  '←': 'l',
  '↑': 'u',
  '→': 'r',
  '↓': 'd',
  '⬅': 'l',
  '⬆': 'u',
  '➡': 'r',
  '⬇': 'd',
};

/**
 * Moves as people write them: `LUR2`, `l u r r`, `←↑→→`, commas allowed; a number repeats the letter before it.
 * Faults: `no-moves`, `bad-moves` {text}, `too-many-moves` {limit}, `too-long` {limit}.
 */
export function parseMoves(text: string): Result<Moves> {
  if (text.length > LONGEST_TEXT) return fault('too-long', { limit: LONGEST_TEXT });
  const plain = plainText(text)
    .replace(/[←↑→↓⬅⬆➡⬇]/gu, (arrow) => ARROWS[arrow] ?? arrow)
    .replace(/[\s,;()[\]]+/gu, ' ')
    .trim();
  if (plain === '') return fault('no-moves');
  let moves = '';
  let rest = plain;
  while (rest !== '') {
    const match = /^([udlr])([0-9]{0,9})(?![0-9]) ?/u.exec(rest);
    const letter = match?.[1];
    const times = match?.[2] ? Number(match[2]) : 1;
    if (match === null || letter === undefined || times === 0)
      return fault('bad-moves', { text: quotable(rest) });
    if (moves.length + times > MOST_MOVES) return fault('too-many-moves', { limit: MOST_MOVES });
    moves += letter.toUpperCase().repeat(times);
    rest = rest.slice(match[0].length);
  }
  return ok(moves);
}

/** Moves as text: every step as a letter in `stm` (`LUURR`), straight slides with their length in `mtm` (`LU2R2`). */
export function makeMoves(moves: Moves, metric: Metric): string {
  if (metric === 'stm') return moves;
  return moves.replace(/(.)\1+/gu, (run, letter: string) => `${letter}${run.length}`);
}
