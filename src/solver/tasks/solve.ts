import { ok } from '../../core/result.ts';
import { checkSlidingAnswer } from '../../core/sliding/check-answer.ts';
import type { SlidingAlgorithm } from '../../core/sliding/method.ts';
import type { SlidingAnswer, SlidingProgress, SlidingRequest } from '../../core/sliding/sliding-answer.ts';
import { hasWholeSpace, isProvable, SPACE_CELLS } from '../../core/sliding/solve/position/reach.ts';
import {
  algorithmFits,
  helpSliding,
  solveSliding,
  solvingBytes,
  tableChoices,
} from '../../core/sliding/solve/solve-sliding.ts';
import { checkSearchLog } from '../../core/sliding/watch/check-search-log.ts';
import type { SearchLog, WatchRequest } from '../../core/sliding/watch/search-log.ts';
import { watchSearch } from '../../core/sliding/watch/watch-search.ts';
import type { TableUse, Task } from '../task/task.ts';
import { createBestSolution, slidingContext } from './sliding-task.ts';

/** Whether the request's method takes seconds even on 3x3. */
const isSlow = ({ algorithm, heuristic, metric }: SlidingRequest): boolean =>
  algorithm === 'dfs' ||
  algorithm === 'iddfs' ||
  heuristic === 'misplaced' ||
  (algorithm === 'ida' && metric === 'mtm');

/** Methods that are small tasks on each board that is small enough for `whole-space`. */
const IN_SPACE: readonly SlidingAlgorithm[] = ['auto', 'bfs', 'whole-space'];

/** Throws if a reported solution doesn't solve the puzzle. It is shown before the final answer is checked. */
function assertSolves(request: SlidingRequest, progress: SlidingProgress): SlidingProgress {
  const { length = -1, lowerBound = 0, moves = '' } = progress;
  const { metric } = request;
  const claim = { solvable: true, length, moves, metric, lowerBound, optimal: length === lowerBound };
  const wrong = checkSlidingAnswer(request, { ...claim, algorithm: '', expanded: 0, milliseconds: 0 });
  if (wrong !== undefined) throw new Error(`a solution failed its check: ${wrong}`);
  return progress;
}

const tables: TableUse<SlidingRequest, SlidingAnswer, SlidingProgress> = {
  choices: tableChoices,
  progress: (share) => ({ phase: 'tables', share }),
  // On boards too large for a proof, tables make solutions only a little shorter. That isn't worth a wait.
  need: ({ algorithm, start }, isBatch) =>
    algorithm !== 'auto' ? 'required' : isProvable(start) || isBatch ? 'awaited' : 'welcome',
  suffices: (found) => (found.ok ? found.value.optimal : found.fault.code !== 'out-of-time'),
};

/**
 * Finds the shortest solution of a sliding puzzle, or the best one within the time. Faults: those of
 * `algorithmFits`.
 */
export const solveTask: Task<SlidingRequest, SlidingAnswer, SlidingProgress> = {
  run: (request, context) =>
    ok(
      solveSliding(
        request,
        slidingContext({ ...context, onNews: (told) => context.onNews(assertSolves(request, told)) }),
      ),
    ),
  check: checkSlidingAnswer,
  isSmall(request) {
    const { start, algorithm } = request;
    if (algorithm === 'human') return true;
    if (IN_SPACE.includes(algorithm)) return hasWholeSpace(start);
    return start.tiles.length < SPACE_CELLS && !isSlow(request);
  },
  bytes: solvingBytes,
  refusal(request) {
    const fits = algorithmFits(request);
    return fits.ok ? undefined : fits.fault;
  },
  cache: {
    key: ({ start, goal, metric, algorithm, heuristic, limit }) =>
      `${start.rows}x${start.cols} ${start.tiles} ${goal.tiles} ${metric} ${algorithm} ${heuristic} ${limit}`,
    isLasting: ({ optimal, solvable }) => optimal || !solvable,
  },
  tables,
  isSoonOver: ({ algorithm, start }) => algorithm === 'auto' && isProvable(start),
  bestSoFar: createBestSolution,
  help: (request, shared, helper, context) => helpSliding(request, shared, helper, slidingContext(context)),
};

/** Up to this many steps, a search takes a fraction of a second. */
const MAX_SMALL_STEPS = 20_000;

/** Logs a search of a small sliding puzzle step by step. */
export const watchSearchTask: Task<WatchRequest, SearchLog> = {
  run: (request, { shouldStop }) => ok(watchSearch(request, shouldStop)),
  check: checkSearchLog,
  isSmall: ({ maxSteps }) => maxSteps <= MAX_SMALL_STEPS,
};
