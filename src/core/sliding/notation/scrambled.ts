import { fault, ok, type Result } from '../../result.ts';
import { plainText } from '../../typed-text.ts';
import { defaultGoal, type Puzzle } from '../board.ts';
import { applyMoves } from '../moves.ts';
import { parseMoves, renameMoves } from './move-text.ts';
import { makeSize, normaliseSizes, parseSize, SIZE_IN_FRONT } from './size.ts';
import type { Words } from './words.ts';

/**
 * `4x4 R3 D L2`: the board after these moves from the solved one. The letters name the way of the tiles, or
 * that of the blank if tiles can't move so. Undefined if the text isn't a size and moves. Faults: those of
 * `parseSize`, `scramble-move` {index (1-based), move, size}.
 */
export function parseScrambleMoves(text: string, words: Words): Result<Puzzle> | undefined {
  // `R'` turns the other way in cubing.
  if (/['’′]/u.test(text)) return undefined;
  const line = normaliseSizes(plainText(text), words).trim();
  const sizeText = SIZE_IN_FRONT.exec(line)?.[0];
  const moves = sizeText === undefined ? undefined : parseMoves(line.slice(sizeText.length), words);
  if (sizeText === undefined || moves?.ok !== true) return undefined;
  const size = parseSize(sizeText.replace(/[\s:;,]+$/u, ''), words);
  if (!size.ok) return size;
  const goal = defaultGoal(size.value.rows, size.value.cols);
  const startByTiles = applyMoves(goal, moves.value);
  const startByBlank = applyMoves(goal, renameMoves(moves.value, 'blank'));
  if (startByTiles.ok) return ok({ start: startByTiles.value, goal });
  if (startByBlank.ok) return ok({ start: startByBlank.value, goal });
  return fault('scramble-move', { ...startByTiles.fault.facts, size: makeSize(goal) });
}
