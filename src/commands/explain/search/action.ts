import { fault, ok, type Result } from '../../../core/result.ts';
import type { Board, Puzzle } from '../../../core/sliding/board.ts';
import { makeCode, parseCode } from '../../../core/sliding/notation/code.ts';
import { isSolvable } from '../../../core/sliding/parity.ts';
import { makeWatchedMethod, parseWatchedMethod } from '../../../core/sliding/watch/method.ts';
import { SHEET } from '../../feature/step-buttons.ts';
import { MAX_CHAT_STEPS, type SearchRequest } from './request.ts';

/** Stands before the code of a puzzle that can't be solved: the code is that of its twin, which can. */
const TWIN = '!';

/**
 * The search as an action, in at most 46 characters of ASCII: `PREFIX:astar.misplaced:P2q`. It holds all that
 * the answer needs, so that its buttons work forever.
 */
export function searchAction(prefix: string, { start, goal, method }: SearchRequest): string {
  const isTwin = !isSolvable({ start, goal });
  const code = makeCode({ start: isTwin ? twinOf(start) : start, goal }) ?? '';
  return [prefix, makeWatchedMethod(method), `${isTwin ? TWIN : ''}${code}`].join(':');
}

/** The button that shows a whole search. */
export const searchSheetAction = (request: SearchRequest): string =>
  `${searchAction('watch', request)}:${SHEET}`;

/** The inverse of `searchAction`, from the two fields behind its prefix. Fault: `stale-button`. */
export function readSearchAction(word = '', code = ''): Result<SearchRequest> {
  const isTwin = code.startsWith(TWIN);
  const puzzle = parseCode(isTwin ? code.slice(TWIN.length) : code);
  const method = puzzle && parseWatchedMethod(word, puzzle.start);
  if (puzzle === undefined || method === undefined) return fault('stale-button');
  const asked: Puzzle = isTwin ? { ...puzzle, start: twinOf(puzzle.start) } : puzzle;
  return ok({ kind: 'search', ...asked, method, maxSteps: MAX_CHAT_STEPS });
}

/** The board with its last two tiles exchanged: of the two one can be solved. Its own inverse. */
function twinOf({ tiles, ...size }: Board): Board {
  const [a = 0, b = 0] = tiles.filter((tile) => tile !== 0).slice(-2);
  return { ...size, tiles: tiles.map((tile) => (tile === a ? b : tile === b ? a : tile)) };
}
