import type { Metric, Moves } from '../board.ts';
import { countMoves, simplifyMoves } from '../moves.ts';
import { isSolvable } from '../parity.ts';
import type { SlidingAnswer, SlidingProgress, SlidingRequest } from '../sliding-answer.ts';
import { constructSolution } from './construct/construct.ts';
import { findLoadedTables, type SolverContext } from './context/context.ts';
import { runIdaStar } from './heuristics/ida.ts';
import { linearConflictEstimate } from './heuristics/linear-conflict.ts';
import { blocksOf } from './large/blocks.ts';
import { searchNearOptimal } from './large/near-optimal.ts';
import { checkAlgorithmFits } from './methods/feasible.ts';
import { findKnownLength, type MethodAnswer, solveByMethod } from './methods/solve-by-method.ts';
import { solvesInSlides } from './needs.ts';
import { createPatternEstimate } from './pattern/estimate.ts';
import type { SetTables } from './pattern/tables.ts';
import { type CanonicalPuzzle, canonicalPuzzle } from './position/canonical-puzzle.ts';
import { hasWholeSpace, isProvable } from './position/reach.ts';
import { descend, spaceOf } from './position/space.ts';
import { lookupOf, pruningOf } from './proof/memory.ts';
import { helpSearch } from './proof/parallel-search.ts';
import { createPatternSearch } from './proof/pattern-search.ts';
import type { SharedSearch } from './proof/shared-search.ts';
import { findShortest } from './proof/shortest.ts';
import { createSlideGeometry } from './slides/geometry.ts';
import { cachesSlideTables, findShortestInSlides } from './slides/shortest.ts';

export type { SolverContext } from './context/context.ts';
export { createSolverMemory } from './context/context.ts';
export { tableChoices } from './needs.ts';
export { buildTable, databaseBytes } from './pattern/tables.ts';

/** Share of the time for a lower bound, on boards too large to prove a shortest solution. */
const BOUND_TIME_SHARE = 0.04;
/** The rest of the time limit is for sending the solution. */
const SEARCH_TIME_SHARE = 0.97;

/**
 * Returns a shortest solution if it can be proved within `timeMs`, otherwise the best one found, with a
 * proved lower bound. A solvable puzzle always gets a solution. Throws a RangeError if `checkAlgorithmFits`
 * has a fault.
 */
export function solveSliding(request: SlidingRequest, context: SolverContext): SlidingAnswer {
  const fitResult = checkAlgorithmFits(request);
  if (!fitResult.ok)
    throw new RangeError(`${request.algorithm} on ${request.start.rows}x${request.start.cols}`);
  const { metric } = request;
  if (!isSolvable(request)) {
    const unsolvableFields = {
      solvable: false,
      length: -1,
      moves: '',
      optimal: false,
      lowerBound: -1,
      metric,
    };
    return { ...unsolvableFields, algorithm: 'parity', expanded: 0, milliseconds: 0 };
  }
  const canonical = canonicalPuzzle(request);
  const tables = prepareRun(request, canonical, context);
  const startedAtMs = context.now();
  const methodAnswer =
    solveByMethod(request, canonical, context, startedAtMs) ??
    searchByBestMethod({ request, canonical, tables, context, startedAtMs });
  const length = countMoves(methodAnswer.moves, metric);
  const optimal = length === methodAnswer.lowerBound;
  return {
    solvable: true,
    length,
    optimal,
    metric,
    ...methodAnswer,
    milliseconds: context.now() - startedAtMs,
  };
}

/** Prepares data that later requests reuse, before the time measurement starts. */
function prepareRun(
  request: SlidingRequest,
  canonical: CanonicalPuzzle,
  context: SolverContext,
): SetTables | undefined {
  // Build the table for the reported shortest length now, so that it doesn't count as solving time.
  if (request.algorithm === 'dfs' || request.algorithm === 'human') findKnownLength(request, context.memory);
  const solvesBySlides = request.algorithm === 'auto' && solvesInSlides(request.metric, canonical);
  if (solvesBySlides && cachesSlideTables(canonical))
    createSlideGeometry(canonical, context.memory.lineTables);
  const tables =
    hasWholeSpace(canonical) || solvesBySlides ? undefined : findLoadedTables(canonical, context);
  if (tables !== undefined && isProvable(canonical)) {
    lookupOf(context.memory, tables);
    pruningOf(context.memory);
  }
  if (!isProvable(canonical)) {
    blocksOf(context.memory.excess, canonical.rows, canonical.cols, canonical.blank);
  }
  return tables;
}

interface SolveRun {
  readonly request: SlidingRequest;
  readonly canonical: CanonicalPuzzle;
  readonly tables: SetTables | undefined;
  readonly context: SolverContext;
  /** Time on the context's clock. */
  readonly startedAtMs: number;
}

/** Returns moves of the original board. */
function searchByBestMethod(run: SolveRun): MethodAnswer {
  const { request, canonical } = run;
  const proveMethod = solvesInSlides(request.metric, canonical) ? proveInSlides : proveShortest;
  const isSmall = hasWholeSpace(canonical);
  const methodAnswer = (isSmall ? solveInSpace : isProvable(canonical) ? proveMethod : solveNearOptimally)(
    run,
  );
  return { ...methodAnswer, moves: canonical.toMoves(methodAnswer.moves) };
}

function solveInSpace({ request: { metric }, canonical, context }: SolveRun): MethodAnswer {
  const { rows, cols, blank, state } = canonical;
  const space = spaceOf(context.memory, rows, cols, blank, metric);
  const moves = descend(space, state);
  const lowerBound = countMoves(moves, metric);
  const memoryBytes = space.distance.byteLength;
  return { moves, lowerBound, expanded: moves.length, algorithm: 'bfs', memoryBytes };
}

/** `timeShare`: share of the request's time limit. */
const limitsOf = ({ request, context, startedAtMs }: SolveRun, timeShare: number) => ({
  now: () => context.now(),
  endsAt: startedAtMs + request.timeMs * timeShare,
  shouldStop: () => context.shouldStop?.() === true,
});

function proveShortest(run: SolveRun): MethodAnswer {
  const { request, canonical, tables, context } = run;
  const toMetric = (stepCount: number): number => toBoundInMetric(stepCount, canonical, request.metric);
  const onProgress = createProgressReporter(run);
  const shortestResult = findShortest(canonical, tables, context.memory, {
    ...limitsOf(run, 1),
    onBetter: (moves, bound, expanded) => onProgress(toMetric(bound), expanded, moves),
    onProgress: (bound, expanded) => onProgress(toMetric(bound), expanded),
    askForHelp: context.askForHelp,
  });
  const memoryBytes = tables === undefined ? {} : { memoryBytes: tables.tableWords.byteLength };
  return { ...shortestResult, lowerBound: toMetric(shortestResult.lowerBound), ...memoryBytes };
}

function proveInSlides(run: SolveRun): MethodAnswer {
  const { canonical, context } = run;
  const findFallbackSolution = (): Moves => simplifyMoves(constructSolution(canonical, context.memory));
  const slideSolution = findShortestInSlides(canonical, context.memory.lineTables, findFallbackSolution, {
    ...limitsOf(run, SEARCH_TIME_SHARE),
    onProgress: createProgressReporter(run),
  });
  return { ...slideSolution, algorithm: 'ida-slides' };
}

/**
 * Constructs a solution immediately, proves a lower bound by a brief IDA*, then searches for shorter
 * solutions.
 */
function solveNearOptimally(run: SolveRun): MethodAnswer {
  const { request, canonical, tables, context, startedAtMs } = run;
  const { memory } = context;
  const toMetric = (stepCount: number): number => toBoundInMetric(stepCount, canonical, request.metric);
  const onProgress = createProgressReporter(run);
  const limits = limitsOf(run, SEARCH_TIME_SHARE);
  const constructedSolution = simplifyMoves(constructSolution(canonical, memory));
  if (constructedSolution === '') return { moves: '', lowerBound: 0, expanded: 0, algorithm: 'construct' };
  const estimate =
    tables === undefined ? linearConflictEstimate(canonical) : createPatternEstimate(tables, canonical);
  onProgress(toMetric(estimate.initial), 0, constructedSolution);
  const boundResult = runIdaStar(canonical, estimate, {
    shouldStop: () => limits.shouldStop() || context.now() - startedAtMs >= request.timeMs * BOUND_TIME_SHARE,
    belowLength: Number.POSITIVE_INFINITY,
  });
  const lowerBound = toMetric(boundResult.lowerBound);
  const nearOptimalResult = searchNearOptimal(canonical, constructedSolution, memory, {
    ...limits,
    onBetter: (moves, expanded) => onProgress(lowerBound, boundResult.expanded + expanded, moves),
    onProgress: (expanded) => onProgress(lowerBound, boundResult.expanded + expanded),
  });
  return { ...nearOptimalResult, lowerBound, expanded: boundResult.expanded + nearOptimalResult.expanded };
}

/**
 * Helps another thread that solves the same request and has called `askForHelp`. Returns when its search is
 * over, or `context.shouldStop` returns true. `helperIndex`: 1 to 15, different for each thread.
 */
export function helpSolve(
  request: SlidingRequest,
  shared: SharedSearch,
  helperIndex: number,
  context: SolverContext,
): void {
  const canonical = canonicalPuzzle(request);
  const tables = isProvable(canonical) ? findLoadedTables(canonical, context) : undefined;
  if (tables === undefined) return;
  const { memory } = context;
  const patternSearch = createPatternSearch(canonical, tables, lookupOf(memory, tables), pruningOf(memory));
  helpSearch(shared, helperIndex, patternSearch, () => context.shouldStop?.() === true);
}

/** In `mtm`, divides by the length of the longest slide. */
const toBoundInMetric = (stepCount: number, { rows, cols }: CanonicalPuzzle, metric: Metric): number =>
  metric === 'stm' ? stepCount : Math.ceil(stepCount / (Math.max(rows, cols) - 1));

/** Shortest interval for measuring positions per second. */
const PROGRESS_INTERVAL_MS = 500;

function createProgressReporter({
  request: { metric, timeMs },
  canonical,
  context,
  startedAtMs,
}: SolveRun): (lowerBound: number, expanded: number, best?: Moves) => void {
  let lastMeasurement = { at: startedAtMs, expanded: 0 };
  let positionsPerSecond: number | undefined;
  let solutionLength: number | undefined;
  return (lowerBound, expanded, bestMoves) => {
    const nowMs = context.now();
    const moves = bestMoves === undefined ? undefined : canonical.toMoves(bestMoves);
    if (moves !== undefined) solutionLength = countMoves(moves, metric);
    if (nowMs - lastMeasurement.at >= PROGRESS_INTERVAL_MS) {
      positionsPerSecond = Math.round(
        (1000 * (expanded - lastMeasurement.expanded)) / (nowMs - lastMeasurement.at),
      );
      lastMeasurement = { at: nowMs, expanded };
    }
    const progress: SlidingProgress = {
      phase: 'search',
      share: Math.min(1, (nowMs - startedAtMs) / timeMs),
      lowerBound,
      expanded,
      ...(positionsPerSecond !== undefined && { perSecond: positionsPerSecond }),
      ...(solutionLength !== undefined && { length: solutionLength }),
      ...(moves !== undefined && { moves }),
    };
    context.onProgress?.(progress);
  };
}
