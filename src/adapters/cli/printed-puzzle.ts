import { fault, ok, type Result } from '../../core/result.ts';
import { puzzleIn } from '../../core/sliding/notation/in-message.ts';
import { makePuzzle, parsePuzzle } from '../../core/sliding/notation/puzzle.ts';

/** The names that a board may have in an object, the first that is there counts. */
const BOARD_NAMES = ['start', 'board', 'tiles'] as const;

/** The JSON object that a text is; undefined: it is none. */
function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A board as it is typed in a line, from a list of tiles, a list of rows, or a text. Undefined for other
 * values.
 */
function boardText(board: unknown): string | undefined {
  if (typeof board === 'string') return board;
  if (!Array.isArray(board)) return undefined;
  return board
    .map((row) => (Array.isArray(row) ? row.join(' ') : row))
    .join(board.some(Array.isArray) ? '/' : ' ');
}

/**
 * The line `2x3 1 2 3 4 0 5 -> 1 2 3 4 5 0` of an object that `--json` printed. The board is in `start`,
 * `board` or `tiles`, the size in `rows` and `cols`. The `goal` is left out where `hasGoal`: the command line
 * names its own. Undefined: the text is no JSON object. Fault: `no-board-in-object`.
 */
export function lineOfObject(text: string, hasGoal: boolean): Result<string> | undefined {
  const object = objectIn(text);
  if (object === undefined) return undefined;
  const { rows, cols } = object;
  const start = BOARD_NAMES.map((name) => boardText(object[name])).find((board) => board !== undefined);
  if (start === undefined) return fault('no-board-in-object');
  const goal = hasGoal ? undefined : boardText(object.goal);
  const size = typeof rows === 'number' && typeof cols === 'number' ? `${rows}x${cols} ` : '';
  return ok(`${size}${start}${goal === undefined ? '' : ` -> ${goal}`}`);
}

/**
 * The line of the one puzzle in lines of text that say other things too, as `scramble` prints them;
 * undefined: there is none.
 */
export function lineAmongOthers(text: string): string | undefined {
  const found = text.includes('\n') ? puzzleIn(text, (part) => parsePuzzle(part)) : undefined;
  return found?.ok ? makePuzzle(found.value) : undefined;
}
