import type { Board, Metric, Moves } from '../board.ts';
import { countMoves, simplifyMoves } from '../moves.ts';
import { isSolvable } from '../parity.ts';
import type { SlidingAnswer, SlidingProgress, SlidingRequest } from '../sliding-answer.ts';
import { constructSolution } from './construct/construct.ts';
import { loadedTables, type SolverContext } from './context/context.ts';
import { idaStar } from './heuristics/ida.ts';
import { linearConflictEstimate } from './heuristics/linear-conflict.ts';
import { blocksOf } from './large/blocks.ts';
import { searchNearOptimal } from './large/near-optimal.ts';
import { algorithmFits, heldBytes } from './methods/feasible.ts';
import { knownLength, methodTableKeys, type Solved, solveByMethod } from './methods/solve-by-method.ts';
import { patternEstimate } from './pattern/estimate.ts';
import type { SetTables } from './pattern/tables.ts';
import { patternSets } from './pattern/views.ts';
import { type CanonicalPuzzle, canonicalPuzzle } from './position/canonical-puzzle.ts';
import { hasWholeSpace, isProvable } from './position/reach.ts';
import { descend, spaceOf } from './position/space.ts';
import { lookupOf, pruningOf } from './proof/memory.ts';
import { helpSearch } from './proof/parallel-search.ts';
import { patternSearch } from './proof/pattern-search.ts';
import type { SharedSearch } from './proof/shared-search.ts';
import { shortest } from './proof/shortest.ts';
import { slideGeometry } from './slides/geometry.ts';
import { hasSlideTables, keepsSlideTables, MAX_SLIDE_BYTES, shortestInSlides } from './slides/shortest.ts';

export type { SolverContext } from './context/context.ts';
export { createSolverMemory } from './context/context.ts';
export { algorithmFits } from './methods/feasible.ts';
export { buildPart, buildTable, databaseBytes } from './pattern/tables.ts';
export { buildingBytes, tableBytes } from './pattern/views.ts';
export { pruningOf } from './proof/memory.ts';

/** Tables that `solveSliding` can use for a request. */
export interface TableChoice {
  readonly keys: readonly string[];
  /** Approximate memory of the tables. */
  readonly megabytes: number;
}

/**
 * Returns the sets of tables that help with this request, the best and largest first. One set is enough;
 * `solveSliding` uses the first loaded one. Empty if none is needed.
 */
export function tableChoices(request: SlidingRequest): TableChoice[] {
  if (!isSolvable(request)) return [];
  const canonical = canonicalPuzzle(request);
  if (request.algorithm !== 'auto') {
    const keys = methodTableKeys(request);
    return keys.length > 0 ? [{ keys, megabytes: 0 }] : [];
  }
  if (hasWholeSpace(canonical) || isInSlides(request.metric, canonical)) return [];
  return patternSets(canonical).map(({ key, megabytes }) => ({ keys: [key], megabytes }));
}

/**
 * Whether the puzzle is solved in straight slides (`mtm`). The board is too large for the whole space, but
 * small enough for slide tables.
 */
const isInSlides = (metric: Metric, size: Pick<Board, 'rows' | 'cols'>): boolean =>
  metric === 'mtm' && !hasWholeSpace(size) && isProvable(size) && hasSlideTables(size);

/**
 * Memory of a search for short solutions of large boards: two layers of positions, known keys, and tables.
 */
const LARGE_BYTES = 64 * 2 ** 20;

/** Returns the approximate memory in bytes that solving needs besides the tables. 0 if it is negligible. */
export function solvingBytes({ algorithm, metric, start }: SlidingRequest): number {
  if (algorithm === 'astar' || algorithm === 'bidirectional') return heldBytes(start.tiles.length);
  if (algorithm !== 'auto') return 0;
  if (isInSlides(metric, start)) return MAX_SLIDE_BYTES;
  return isProvable(start) ? 0 : LARGE_BYTES;
}

/**
 * Share of the request's time for proving a lower bound, on boards too large to prove a shortest solution.
 */
const BOUND_SHARE = 0.04;
/** Share of the request's time for the search. The rest is for delivering the solution. */
const SEARCH_SHARE = 0.97;

/**
 * Solves the puzzle: a shortest solution if it can be proved within `timeMs`, else the best one found, with
 * the proved lower bound. A solvable puzzle always gets a solution. Throws if the method doesn't fit the size
 * (call `algorithmFits` first).
 */
export function solveSliding(request: SlidingRequest, context: SolverContext): SlidingAnswer {
  const fits = algorithmFits(request);
  if (!fits.ok) throw new RangeError(`${request.algorithm} on ${request.start.rows}x${request.start.cols}`);
  const { metric } = request;
  if (!isSolvable(request)) {
    const none = { solvable: false, length: -1, moves: '', optimal: false, lowerBound: -1, metric };
    return { ...none, algorithm: 'parity', expanded: 0, milliseconds: 0 };
  }
  const canonical = canonicalPuzzle(request);
  const tables = prepareRun(request, canonical, context);
  const began = context.now();
  const found =
    solveByMethod(request, canonical, context, began) ??
    search({ request, canonical, tables, context, began });
  const length = countMoves(found.moves, metric);
  const optimal = length === found.lowerBound;
  return { solvable: true, length, optimal, metric, ...found, milliseconds: context.now() - began };
}

/** Returns the loaded tables. Also prepares reusable data before the clock of the answer starts. */
function prepareRun(
  request: SlidingRequest,
  canonical: CanonicalPuzzle,
  context: SolverContext,
): SetTables | undefined {
  // `dfs` and `human` prove nothing, but their answers also report the length of a shortest solution.
  if (request.algorithm === 'dfs' || request.algorithm === 'human') knownLength(request, context.memory);
  const isSlides = request.algorithm === 'auto' && isInSlides(request.metric, canonical);
  if (isSlides && keepsSlideTables(canonical)) slideGeometry(canonical, context.memory.lines);
  const tables = hasWholeSpace(canonical) || isSlides ? undefined : loadedTables(canonical, context);
  if (tables !== undefined && isProvable(canonical)) {
    lookupOf(context.memory, tables);
    pruningOf(context.memory);
  }
  if (!isProvable(canonical)) {
    blocksOf(context.memory.excess, canonical.rows, canonical.cols, canonical.blank);
  }
  return tables;
}

/** A running request. */
interface SolveRun {
  readonly request: SlidingRequest;
  readonly canonical: CanonicalPuzzle;
  readonly tables: SetTables | undefined;
  readonly context: SolverContext;
  /** Start of the search, on the context's clock. */
  readonly began: number;
}

/** Solves by the method that suits the board, and converts the moves to the original board. */
function search(work: SolveRun): Solved {
  const { request, canonical } = work;
  const prove = isInSlides(request.metric, canonical) ? proveInSlides : proveShortest;
  const isSmall = hasWholeSpace(canonical);
  const found = (isSmall ? solveInSpace : isProvable(canonical) ? prove : solveNearOptimally)(work);
  return { ...found, moves: canonical.toMoves(found.moves) };
}

/** Solves a small board by the table of all its positions. */
function solveInSpace({ request: { metric }, canonical, context }: SolveRun): Solved {
  const { rows, cols, blank, state } = canonical;
  const space = spaceOf(context.memory, rows, cols, blank, metric);
  const moves = descend(space, state);
  const lowerBound = countMoves(moves, metric);
  const memoryBytes = space.distance.byteLength;
  return { moves, lowerBound, expanded: moves.length, algorithm: 'bfs', memoryBytes };
}

/** Returns the limits of a search that may use `share` of the request's time. */
const limitsOf = ({ request, context, began }: SolveRun, share: number) => ({
  now: () => context.now(),
  endsAt: began + request.timeMs * share,
  shouldStop: () => context.shouldStop?.() === true,
});

/** Solves boards for which a proof is practical. */
function proveShortest(work: SolveRun): Solved {
  const { request, canonical, tables, context } = work;
  const inMetric = (steps: number): number => slides(steps, canonical, request.metric);
  const onProgress = createProgressReporter(work);
  const found = shortest(canonical, tables, context.memory, {
    ...limitsOf(work, 1),
    onBetter: (moves, bound, expanded) => onProgress(inMetric(bound), expanded, moves),
    onProgress: (bound, expanded) => onProgress(inMetric(bound), expanded),
    askForHelp: context.askForHelp,
  });
  const memoryBytes = tables === undefined ? {} : { memoryBytes: tables.words.byteLength };
  return { ...found, lowerBound: inMetric(found.lowerBound), ...memoryBytes };
}

/** Solves boards for which a proof in slides is practical. */
function proveInSlides(work: SolveRun): Solved {
  const { canonical, context } = work;
  const fallback = (): Moves => simplifyMoves(constructSolution(canonical, context.memory));
  const found = shortestInSlides(canonical, context.memory.lines, fallback, {
    ...limitsOf(work, SEARCH_SHARE),
    onProgress: createProgressReporter(work),
  });
  return { ...found, algorithm: 'ida-slides' };
}

/**
 * Solves boards too large for a proof. Constructs a solution immediately, proves a lower bound by a brief
 * IDA*, then searches for shorter solutions.
 */
function solveNearOptimally(work: SolveRun): Solved {
  const { request, canonical, tables, context, began } = work;
  const { memory } = context;
  const inMetric = (steps: number): number => slides(steps, canonical, request.metric);
  const onProgress = createProgressReporter(work);
  const limits = limitsOf(work, SEARCH_SHARE);
  const first = simplifyMoves(constructSolution(canonical, memory));
  if (first === '') return { moves: '', lowerBound: 0, expanded: 0, algorithm: 'construct' };
  const estimate =
    tables === undefined ? linearConflictEstimate(canonical) : patternEstimate(tables, canonical);
  onProgress(inMetric(estimate.initial), 0, first);
  const bound = idaStar(canonical, estimate, {
    shouldStop: () => limits.shouldStop() || context.now() - began >= request.timeMs * BOUND_SHARE,
    below: Number.POSITIVE_INFINITY,
  });
  const lowerBound = inMetric(bound.lowerBound);
  const found = searchNearOptimal(canonical, first, memory, {
    ...limits,
    onBetter: (moves, expanded) => onProgress(lowerBound, bound.expanded + expanded, moves),
    onProgress: (expanded) => onProgress(lowerBound, bound.expanded + expanded),
  });
  return { ...found, lowerBound, expanded: bound.expanded + found.expanded };
}

/**
 * Helps another thread that solves the same request and called `askForHelp`. Returns when that search is over
 * or `context.shouldStop` returns true. `helper` is 1 .. 15, different for each thread.
 */
export function helpSliding(
  request: SlidingRequest,
  shared: SharedSearch,
  helper: number,
  context: SolverContext,
): void {
  const canonical = canonicalPuzzle(request);
  const tables = isProvable(canonical) ? loadedTables(canonical, context) : undefined;
  if (tables === undefined) return;
  const { memory } = context;
  const search = patternSearch(canonical, tables, lookupOf(memory, tables), pruningOf(memory));
  helpSearch(shared, helper, search, () => context.shouldStop?.() === true);
}

/**
 * Converts a lower bound in single steps to `metric`. In `mtm`, one slide is at most as long as the board's
 * longer side less one.
 */
const slides = (steps: number, { rows, cols }: CanonicalPuzzle, metric: Metric): number =>
  metric === 'stm' ? steps : Math.ceil(steps / (Math.max(rows, cols) - 1));

/** Shortest interval over which the search rate is measured, in milliseconds. */
const RATE_MS = 500;

/**
 * Returns a function that reports the share of the time used, the positions per second, and each new
 * solution.
 */
function createProgressReporter({
  request: { metric, timeMs },
  canonical,
  context,
  began,
}: SolveRun): (lowerBound: number, expanded: number, best?: Moves) => void {
  let last = { at: began, expanded: 0 };
  let rate: number | undefined;
  let length: number | undefined;
  return (lowerBound, expanded, best) => {
    const at = context.now();
    const moves = best === undefined ? undefined : canonical.toMoves(best);
    if (moves !== undefined) length = countMoves(moves, metric);
    if (at - last.at >= RATE_MS) {
      rate = Math.round((1000 * (expanded - last.expanded)) / (at - last.at));
      last = { at, expanded };
    }
    const progress: SlidingProgress = {
      phase: 'search',
      share: Math.min(1, (at - began) / timeMs),
      lowerBound,
      expanded,
      ...(rate !== undefined && { perSecond: rate }),
      ...(length !== undefined && { length }),
      ...(moves !== undefined && { moves }),
    };
    context.onProgress?.(progress);
  };
}
