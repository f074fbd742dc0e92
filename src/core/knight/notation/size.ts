import { fault, type Result } from '../../result.ts';
import { quotable } from '../../typed-text.ts';
import { type BoardSize, boardSize } from '../board/board-size.ts';
import type { Vocabulary } from './vocabulary.ts';

const SIDE = '([0-9]{1,15})';
const ONE_SIDE = /^([0-9]{1,15})(?=$| )/u;

/**
 * Finds the size in a plain line and gives what is left: in front `5x7`, `5 7`, `5,7` (files by ranks) or `8` for 8x8, and `5x7`,
 * `5 by 7` anywhere. Faults: `bad-board-size` {text}, `board-too-large` {cols, rows, max}.
 */
export function findSize(
  line: string,
  vocabulary: Vocabulary,
): { readonly size: Result<BoardSize>; readonly rest: string } | undefined {
  const by = vocabulary.any('by');
  const inFront = new RegExp(`^${SIDE} ?(?:${by}|,|;|/| ) ?${SIDE}(?![0-9.])`, 'u');
  const within = new RegExp(`(?<![\\p{L}\\p{N}.:-])${SIDE} ?(?:${by}) ?${SIDE}(?![0-9.])`, 'u');
  const both = inFront.exec(line) ?? within.exec(line);
  const match = both ?? ONE_SIDE.exec(line);
  if (match === null) return undefined;
  const after = line.slice(match.index + match[0].length);
  // A third number behind a size.
  const third = both && new RegExp(`^(?: (?:${by}) |[x*])[0-9.]+`, 'u').exec(after);
  if (third !== null) {
    return { size: fault('bad-board-size', { text: quotable(match[0] + third[0]) }), rest: '' };
  }
  const size = boardSize(Number(match[1]), Number(match[2] ?? match[1]));
  const isBad = !size.ok && size.fault.code === 'bad-board-size';
  return {
    size: isBad ? fault('bad-board-size', { text: quotable(match[0]) }) : size,
    rest: `${line.slice(0, match.index)} ${after}`.trim(),
  };
}
