import { LONGEST_TEXT } from '../../core/typed-text.ts';

/** Words of moves at the end of a line: letters with counts, or arrows. */
const MOVES_LAST = /(?:^|[\s,;])((?:(?:[udlr][udlr0-9]*|[←↑→↓⬅⬆➡⬇]+)(?:[\s,;]+|$))+)$/iu;
/** From the first word that begins with such a letter on: meant as moves, even if they can't be read. */
const MEANT_AS_MOVES = /(?:^|\s)([udlr][\s\S]*)$/iu;

/**
 * Takes the moves off the end of a line with a board: `1 2 3 4 0 5 RLL` has the board `1 2 3 4 0 5` and the moves `RLL`. An
 * arrow with a board behind it is the goal's mark.
 */
export function takeMoves(line: string): { readonly rest: string; readonly moves?: string } {
  if (line.length > LONGEST_TEXT) return { rest: line };
  const plain = line.normalize('NFKC').replaceAll('\ufe0f', '').trimEnd();
  const match = MOVES_LAST.exec(plain) ?? MEANT_AS_MOVES.exec(plain);
  const moves = match?.[1];
  return match === null || moves === undefined
    ? { rest: line }
    : { rest: plain.slice(0, plain.length - moves.length).trim(), moves: moves.trim() };
}
