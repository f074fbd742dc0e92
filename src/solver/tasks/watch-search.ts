import { ok } from '../../core/result.ts';
import { checkSearchLog } from '../../core/sliding/watch/check.ts';
import type { SearchLog, WatchRequest } from '../../core/sliding/watch/log.ts';
import { watchSearch } from '../../core/sliding/watch/watch-search.ts';
import type { Task } from '../task.ts';

/** Steps that take a fraction of a second. */
const MAX_SMALL_STEPS = 20_000;

/** A search of a small sliding puzzle step by step. */
export const watchSearchTask: Task<WatchRequest, SearchLog> = {
  run: (request, { shouldStop }) => ok(watchSearch(request, shouldStop)),
  check: checkSearchLog,
  isSmall: ({ maxSteps }) => maxSteps <= MAX_SMALL_STEPS,
};
