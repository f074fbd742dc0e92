import { ok } from '../../core/result.ts';
import { checkSlidingAnswer } from '../../core/sliding/check-answer.ts';
import type { SlidingAlgorithm } from '../../core/sliding/method.ts';
import type { SlidingAnswer, SlidingProgress, SlidingRequest } from '../../core/sliding/sliding-answer.ts';
import { hasWholeSpace, isProvable, MAX_SPACE_CELLS } from '../../core/sliding/solve/position/reach.ts';
import {
  algorithmFits,
  helpSolve,
  solveSliding,
  solvingBytes,
  tableChoices,
} from '../../core/sliding/solve/solve-sliding.ts';
import { checkSearchLog } from '../../core/sliding/watch/check-search-log.ts';
import type { SearchLog, WatchRequest } from '../../core/sliding/watch/search-log.ts';
import { watchSearch } from '../../core/sliding/watch/watch-search.ts';
import type { TableUse, Task } from '../task/task.ts';
import { createBestSolution, createSlidingContext } from './sliding-task.ts';

/** Is the algorithm, with this heuristic and metric, so slow that even a 3x3 board takes seconds? */
const isSlowMethod = ({ algorithm, heuristic, metric }: SlidingRequest): boolean =>
  algorithm === 'dfs' ||
  algorithm === 'iddfs' ||
  heuristic === 'misplaced' ||
  (algorithm === 'ida' && metric === 'mtm');

/** Algorithms that are fast on every board of at most `MAX_SPACE_CELLS` cells. */
const FAST_SMALL_SPACE_ALGORITHMS: readonly SlidingAlgorithm[] = ['auto', 'bfs', 'whole-space'];

/**
 * Returns the progress, or throws if it contains a wrong solution. The solution is shown to the user before
 * the final answer is checked.
 */
function assertSolves(request: SlidingRequest, progress: SlidingProgress): SlidingProgress {
  const { length = -1, lowerBound = 0, moves = '' } = progress;
  const { metric } = request;
  const answerClaim = { solvable: true, length, moves, metric, lowerBound, optimal: length === lowerBound };
  const problem = checkSlidingAnswer(request, {
    ...answerClaim,
    algorithm: '',
    expanded: 0,
    milliseconds: 0,
  });
  if (problem !== undefined) throw new Error(`a solution failed its check: ${problem}`);
  return progress;
}

const tableUse: TableUse<SlidingRequest, SlidingAnswer, SlidingProgress> = {
  choices: tableChoices,
  progress: (share) => ({ phase: 'tables', share }),
  // Some boards are too large to prove that a solution is shortest. For these boards, tables make the
  // solution only a little shorter. So the request doesn't wait for tables (`welcome`).
  need: ({ algorithm, start }, isBatch) =>
    algorithm !== 'auto' ? 'required' : isProvable(start) || isBatch ? 'awaited' : 'welcome',
  isFinal: (result) => (result.ok ? result.value.optimal : result.fault.code !== 'out-of-time'),
};

/**
 * Finds the shortest solution of a sliding puzzle, or the best solution found within the time limit. Faults:
 * those of `algorithmFits`.
 */
export const solveTask: Task<SlidingRequest, SlidingAnswer, SlidingProgress> = {
  run: (request, context) =>
    ok(
      solveSliding(
        request,
        createSlidingContext({
          ...context,
          reportProgressNow: (progress) => context.reportProgressNow(assertSolves(request, progress)),
        }),
      ),
    ),
  check: checkSlidingAnswer,
  isSmall(request) {
    const { start, algorithm } = request;
    if (algorithm === 'human') return true;
    if (FAST_SMALL_SPACE_ALGORITHMS.includes(algorithm)) return hasWholeSpace(start);
    return start.tiles.length < MAX_SPACE_CELLS && !isSlowMethod(request);
  },
  estimateBytes: solvingBytes,
  refuse(request) {
    const fitResult = algorithmFits(request);
    return fitResult.ok ? undefined : fitResult.fault;
  },
  cache: {
    key: ({ start, goal, metric, algorithm, heuristic, limit }) =>
      `${start.rows}x${start.cols} ${start.tiles} ${goal.tiles} ${metric} ${algorithm} ${heuristic} ${limit}`,
    isLasting: ({ optimal, solvable }) => optimal || !solvable,
  },
  tables: tableUse,
  mayFinishQuickly: ({ algorithm, start }) => algorithm === 'auto' && isProvable(start),
  bestSoFar: createBestSolution,
  help: (request, shared, helperNumber, context) =>
    helpSolve(request, shared, helperNumber, createSlidingContext(context)),
};

/** A search with at most this many steps takes less than a second. */
const MAX_SMALL_STEPS = 20_000;

/** Logs each step of a search on a small sliding puzzle. */
export const watchSearchTask: Task<WatchRequest, SearchLog> = {
  run: (request, { shouldStop }) => ok(watchSearch(request, shouldStop)),
  check: checkSearchLog,
  isSmall: ({ maxSteps }) => maxSteps <= MAX_SMALL_STEPS,
};
