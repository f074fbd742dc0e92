import type { Given } from '../../../chat/given/given.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { Puzzle } from '../../../core/sliding/board.ts';
import type { WatchRequest } from '../../../core/sliding/watch/log.ts';
import { readWatchedMethod } from '../../../core/sliding/watch/method.ts';

/** Steps of a log in a chat: a press makes it again, and may not take long. */
export const MAX_CHAT_STEPS = 2000;

/** A search that is to be shown step by step. */
export interface SearchRequest extends WatchRequest {
  readonly kind: 'search';
}

/** The search that the options ask for. Faults: those of `readWatchedMethod`. */
export function readSearch(puzzle: Puzzle, { options }: Given, maxSteps: number): Result<SearchRequest> {
  const text = (option: string | boolean | undefined) => (option === undefined ? undefined : String(option));
  const { algorithm, heuristic, limit } = options;
  const words = { algorithm: text(algorithm), heuristic: text(heuristic), limit: text(limit) };
  const method = readWatchedMethod(words, puzzle.start);
  return method.ok ? ok({ kind: 'search', ...puzzle, method: method.value, maxSteps }) : method;
}

/** Do the options ask for a search? */
export const asksForSearch = ({ options: { algorithm, heuristic, limit } }: Given): boolean =>
  algorithm !== undefined || heuristic !== undefined || limit !== undefined;
