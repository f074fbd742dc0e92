import { ok } from '../../core/result.ts';
import { checkSlidingAnswer } from '../../core/sliding/check-answer.ts';
import type { SlidingAlgorithm } from '../../core/sliding/method.ts';
import type { SlidingAnswer, SlidingProgress, SlidingRequest } from '../../core/sliding/sliding-answer.ts';
import { algorithmFits, solvingBytes, tableChoices } from '../../core/sliding/solve/needs.ts';
import { hasWholeSpace, isProvable, MAX_SPACE_CELLS } from '../../core/sliding/solve/position/reach.ts';
import type { SearchLog, WatchRequest } from '../../core/sliding/watch/search-log.ts';
import type { TableUse, Task } from '../task/task.ts';
import { createBestSolution, createSlidingContext } from './sliding-task.ts';

/** Whether even a 3x3 board takes seconds. */
const isSlowMethod = ({ algorithm, heuristic, metric }: SlidingRequest): boolean =>
  algorithm === 'dfs' ||
  algorithm === 'iddfs' ||
  heuristic === 'misplaced' ||
  (algorithm === 'ida' && metric === 'mtm');

/** Fast on every board of at most `MAX_SPACE_CELLS` cells. */
const FAST_SMALL_SPACE_ALGORITHMS: readonly SlidingAlgorithm[] = ['auto', 'bfs', 'whole-space'];

/** Throws on a wrong solution: users see the progress before the final answer is checked. */
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
  // On boards too large for a proof, tables make the solution only a little shorter.
  need: ({ algorithm, start }, isBatch) =>
    algorithm !== 'auto' ? 'required' : isProvable(start) || isBatch ? 'awaited' : 'welcome',
  isFinal: (result) => (result.ok ? result.value.optimal : result.fault.code !== 'out-of-time'),
};

/** The best solution within the time limit. Faults: those of `algorithmFits`. */
export const solveTask: Task<SlidingRequest, SlidingAnswer, SlidingProgress> = {
  async run(request, context) {
    const { solveSliding } = await import('../../core/sliding/solve/solve-sliding.ts');
    const checkedContext = createSlidingContext({
      ...context,
      reportProgressNow: (progress) => context.reportProgressNow(assertSolves(request, progress)),
    });
    return ok(solveSliding(request, checkedContext));
  },
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
  async help(request, shared, helperNumber, context) {
    const { helpSolve } = await import('../../core/sliding/solve/solve-sliding.ts');
    helpSolve(request, shared, helperNumber, createSlidingContext(context));
  },
};

/** A search with this many steps takes less than a second. */
const MAX_SMALL_STEPS = 20_000;

export const watchSearchTask: Task<WatchRequest, SearchLog> = {
  async run(request, { shouldStop }) {
    const { watchSearch } = await import('../../core/sliding/watch/watch-search.ts');
    return ok(watchSearch(request, shouldStop));
  },
  async check(request, log) {
    const { checkSearchLog } = await import('../../core/sliding/watch/check-search-log.ts');
    return checkSearchLog(request, log);
  },
  isSmall: ({ maxSteps }) => maxSteps <= MAX_SMALL_STEPS,
};
