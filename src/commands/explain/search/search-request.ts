import { type CommandInput, optionToText } from '../../../chat/input/command-input.ts';
import type { Surface } from '../../../chat/surface.ts';
import { fault, ok, type Result } from '../../../core/result.ts';
import type { Puzzle } from '../../../core/sliding/board.ts';
import { makeAnyCode, parseAnyCode } from '../../../core/sliding/notation/code.ts';
import {
  makeWatchedMethod,
  parseWatchedMethod,
  readWatchedMethod,
} from '../../../core/sliding/watch/method.ts';
import type { WatchRequest } from '../../../core/sliding/watch/search-log.ts';
import { OVERVIEW_STEP } from '../../feature/step-buttons.ts';

/** Each press on a button repeats the whole search, so the search must be fast. */
const MAX_CHAT_STEPS = 2000;

/**
 * `defaultSteps`: the limit without the option `--steps`. `maxSteps`: the highest value of this option, which
 * is enough for all 181,440 boards of a 3x3 puzzle.
 */
const TERMINAL_STEP_LIMITS = { defaultSteps: 20_000, maxSteps: 200_000 };

export interface SearchRequest extends WatchRequest {
  readonly kind: 'search';
}

/**
 * The maximum number of steps depends on `surface`: a chat or a terminal. Faults: `search-steps` {text, max},
 * those of `readWatchedMethod`.
 */
export function readSearch(
  puzzle: Puzzle,
  { options }: CommandInput,
  surface: Pick<Surface, 'isTextOnly'>,
): Result<SearchRequest> {
  const maxStepsResult = maxStepsOf(options, surface);
  if (!maxStepsResult.ok) return maxStepsResult;
  const { algorithm, heuristic, limit } = options;
  const methodWords = {
    algorithm: optionToText(algorithm),
    heuristic: optionToText(heuristic),
    limit: optionToText(limit),
  };
  const method = readWatchedMethod(methodWords, puzzle.start);
  return method.ok
    ? ok({ kind: 'search', ...puzzle, method: method.value, maxSteps: maxStepsResult.value })
    : method;
}

function maxStepsOf(
  { steps }: CommandInput['options'],
  { isTextOnly }: Pick<Surface, 'isTextOnly'>,
): Result<number> {
  if (isTextOnly !== true) return ok(MAX_CHAT_STEPS);
  if (steps === undefined) return ok(TERMINAL_STEP_LIMITS.defaultSteps);
  const stepCount = Number(steps);
  return Number.isInteger(stepCount) && stepCount >= 1 && stepCount <= TERMINAL_STEP_LIMITS.maxSteps
    ? ok(stepCount)
    : fault('search-steps', { text: String(steps).slice(0, 40), max: TERMINAL_STEP_LIMITS.maxSteps });
}

export const asksForSearch = ({ options: { algorithm, heuristic, limit } }: CommandInput): boolean =>
  algorithm !== undefined || heuristic !== undefined || limit !== undefined;

/**
 * Makes at most 46 ASCII characters: `PREFIX:astar.misplaced:P2q`. The action contains the whole request, so
 * old buttons still work and nothing is stored.
 */
export const makeSearchAction = (prefix: string, { start, goal, method }: SearchRequest): string =>
  [prefix, makeWatchedMethod(method), makeAnyCode({ start, goal })].join(':');

export const searchOverviewAction = (request: SearchRequest): string =>
  `${makeSearchAction('watch', request)}:${OVERVIEW_STEP}`;

/** Reads the two fields after the prefix of an action that `makeSearchAction` made. Fault: `stale-button`. */
export function readSearchAction(methodField = '', puzzleCode = ''): Result<SearchRequest> {
  const puzzle = parseAnyCode(puzzleCode);
  const method = puzzle && parseWatchedMethod(methodField, puzzle.start);
  if (puzzle === undefined || method === undefined) return fault('stale-button');
  return ok({ kind: 'search', ...puzzle, method, maxSteps: MAX_CHAT_STEPS });
}
