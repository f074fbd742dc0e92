import { type Given, optionText } from '../../../chat/given/given.ts';
import type { Surface } from '../../../chat/surface.ts';
import { fault, ok, type Result } from '../../../core/result.ts';
import type { Puzzle } from '../../../core/sliding/board.ts';
import type { WatchRequest } from '../../../core/sliding/watch/log.ts';
import { readWatchedMethod } from '../../../core/sliding/watch/method.ts';

/** Steps of a log in a chat: a press makes it again, and may not take long. */
export const MAX_CHAT_STEPS = 2000;

/**
 * Steps of a terminal's log, at most: without `--steps`, and with it (the whole space of 3x3 has 181,440
 * boards).
 */
const TERMINAL_STEPS = { usual: 20_000, max: 200_000 };

/** A search that is to be shown step by step. */
export interface SearchRequest extends WatchRequest {
  readonly kind: 'search';
}

/**
 * The search that the options ask for, with the most steps of its log on that surface. Faults: `search-steps`
 * {text, max}, those of `readWatchedMethod`.
 */
export function readSearch(
  puzzle: Puzzle,
  { options }: Given,
  surface: Pick<Surface, 'isText'>,
): Result<SearchRequest> {
  const steps = maxStepsOf(options, surface);
  if (!steps.ok) return steps;
  const { algorithm, heuristic, limit } = options;
  const words = {
    algorithm: optionText(algorithm),
    heuristic: optionText(heuristic),
    limit: optionText(limit),
  };
  const method = readWatchedMethod(words, puzzle.start);
  return method.ok ? ok({ kind: 'search', ...puzzle, method: method.value, maxSteps: steps.value }) : method;
}

/** Steps of a log at most. Fault: `search-steps` {text, max}. */
function maxStepsOf({ steps }: Given['options'], { isText }: Pick<Surface, 'isText'>): Result<number> {
  if (isText !== true) return ok(MAX_CHAT_STEPS);
  if (steps === undefined) return ok(TERMINAL_STEPS.usual);
  const count = Number(steps);
  return Number.isInteger(count) && count >= 1 && count <= TERMINAL_STEPS.max
    ? ok(count)
    : fault('search-steps', { text: String(steps).slice(0, 40), max: TERMINAL_STEPS.max });
}

/** Do the options ask for a search? */
export const asksForSearch = ({ options: { algorithm, heuristic, limit } }: Given): boolean =>
  algorithm !== undefined || heuristic !== undefined || limit !== undefined;
