import { searchByAStar } from '../../../search/a-star.ts';
import { searchFromBothEnds } from '../../../search/bidirectional.ts';
import { searchDepthFirst } from '../../../search/depth-first.ts';
import { searchByIterativeDeepening } from '../../../search/iterative-deepening.ts';
import type { SearchLimits } from '../../../search/problem.ts';
import type { Moves } from '../../board.ts';
import { longestSolutionLength } from '../../longest.ts';
import { DEFAULT_HEURISTIC, type HeuristicName, isAdmissible } from '../../method.ts';
import { countMoves, simplifyMoves } from '../../moves.ts';
import type { SlidingAnswer, SlidingRequest } from '../../sliding-answer.ts';
import { constructSolution } from '../construct/construct.ts';
import { buildAsHuman } from '../construct/human.ts';
import type { SolverContext, SolverMemory } from '../context/context.ts';
import { type Heuristic, runIdaStar } from '../heuristics/ida.ts';
import { linearConflictEstimate } from '../heuristics/linear-conflict.ts';
import { searchNearOptimal } from '../large/near-optimal.ts';
import {
  type CanonicalPuzzle,
  canonicalPuzzle,
  inversePuzzle,
  uprightPuzzle,
} from '../position/canonical-puzzle.ts';
import { hasWholeSpace } from '../position/reach.ts';
import {
  buildSpace,
  descend,
  findSpacePath,
  rankPermutation,
  spaceBytes,
  spaceOf,
} from '../position/space.ts';
import { MAX_HELD_POSITIONS } from './feasible.ts';
import { NAMED_HEURISTICS } from './named-heuristics.ts';
import { createSlidingProblem, longestSlideLength, movesAlong, movesOfBlank } from './problem.ts';

/** The rest is for constructing a solution if the search finds none. */
const SEARCH_TIME_SHARE = 0.8;
/** Width for improving a constructed solution. */
const SUBSTITUTE_BEAM_WIDTH = 3000;

/** Bounds are in the requested metric. */
export type MethodAnswer = Pick<
  SlidingAnswer,
  'moves' | 'lowerBound' | 'shortest' | 'expanded' | 'algorithm' | 'heuristic' | 'memoryBytes'
>;

/** `moves`: of the original board, if a solution was found. */
interface SearchFinding extends Omit<MethodAnswer, 'moves' | 'algorithm'> {
  readonly moves?: Moves;
}

interface MethodSearch {
  readonly request: SlidingRequest;
  readonly canonical: CanonicalPuzzle;
  readonly context: SolverContext;
  readonly shouldStop: () => boolean;
  readonly onProgress: (lowerBound: number, expanded?: number) => void;
}

/**
 * Undefined for the method `auto`. Out of time or memory, constructs a solution and takes only the search's
 * lower bound. The puzzle must be solvable and accepted by `checkAlgorithmFits`. `startedAtMs`: on the
 * context's clock.
 */
export function solveByMethod(
  request: SlidingRequest,
  canonical: CanonicalPuzzle,
  context: SolverContext,
  startedAtMs: number,
): MethodAnswer | undefined {
  if (request.algorithm === 'auto') return undefined;
  const { heuristic } = request;
  const searchEndsAt = startedAtMs + SEARCH_TIME_SHARE * request.timeMs;
  const finding = runMethod({
    request,
    canonical,
    context,
    shouldStop: () => context.shouldStop?.() === true || context.now() >= searchEndsAt,
    onProgress: (lowerBound, expanded) =>
      context.onProgress?.({ phase: 'search', lowerBound, ...(expanded !== undefined && { expanded }) }),
  });
  const moves =
    finding.moves ?? canonical.toMoves(constructSubstitute(canonical, context, startedAtMs + request.timeMs));
  const requestedAlgorithm = request.algorithm;
  const algorithm = finding.moves === undefined ? `${requestedAlgorithm}+windows` : requestedAlgorithm;
  return { ...finding, moves, algorithm, ...(heuristic !== undefined && { heuristic }) };
}

function runMethod(methodSearch: MethodSearch): SearchFinding {
  const { algorithm, metric, heuristic: heuristicName = DEFAULT_HEURISTIC } = methodSearch.request;
  switch (algorithm) {
    case 'bfs':
      return searchFromStart(methodSearch);
    case 'whole-space':
      return searchWholeSpace(methodSearch);
    case 'human':
      return solveByLines(methodSearch);
    case 'dfs':
    case 'iddfs':
      // The log of the same search doesn't turn the board either, and both must agree.
      return searchPositions({ ...methodSearch, canonical: uprightPuzzle(methodSearch.request) });
    case 'bidirectional':
      return searchPositions(methodSearch);
  }
  // `row-weighted` depends on the rows of the original board, so the board must not be turned.
  const canonical =
    heuristicName === 'row-weighted' ? uprightPuzzle(methodSearch.request) : methodSearch.canonical;
  const { memory } = methodSearch.context;
  const sources = { ...memory, table: (key: string) => requireTable(methodSearch.context, key) };
  const heuristic = NAMED_HEURISTICS[heuristicName](canonical, sources);
  const guidedSearch = { ...methodSearch, canonical };
  const finding =
    algorithm === 'astar' || metric === 'mtm'
      ? searchPositions(guidedSearch, heuristic)
      : searchByIda(guidedSearch, heuristic);
  return isAdmissible(heuristicName)
    ? finding
    : { ...finding, lowerBound: linearConflictBound(methodSearch) };
}

/** Throws if the table isn't loaded. */
function requireTable(context: SolverContext, key: string): Uint8Array {
  const table = context.table(key);
  if (table === undefined) throw new Error(`${key} is not loaded`);
  return table;
}

function linearConflictBound({ request, canonical }: Pick<MethodSearch, 'request' | 'canonical'>): number {
  return Math.ceil(linearConflictEstimate(canonical).initial / longestSlideLength(canonical, request.metric));
}

/** Breadth-first. `findSpacePath` begins at the solved position, which is the start of the inverse puzzle. */
function searchFromStart({ request, onProgress }: MethodSearch): SearchFinding {
  const { metric } = request;
  const uprightCanonical = uprightPuzzle(request);
  const inverseCanonical = inversePuzzle(uprightCanonical);
  const { blankCells, expanded, bytes } = findSpacePath(inverseCanonical.state, {
    ...inverseCanonical,
    metric,
  });
  const lowerBound = blankCells.length - 1;
  onProgress(lowerBound, expanded);
  return { moves: movesOfBlank(uprightCanonical.cols, blankCells), lowerBound, expanded, memoryBytes: bytes };
}

/** Searches even if the distances are in memory, so that the reported effort is that of a complete search. */
function searchWholeSpace({ request, canonical, context, onProgress }: MethodSearch): SearchFinding {
  const { rows, cols, blank, state } = canonical;
  const space = buildSpace(rows, cols, blank, request.metric);
  context.memory.spaces.set(`${rows}x${cols}:${blank}:${request.metric}`, space);
  const moves = descend(space, state);
  const lowerBound = countMoves(moves, request.metric);
  const expandedCount = space.counts.reduce((sum, count) => sum + count, 0);
  onProgress(lowerBound, expandedCount);
  const memoryBytes = space.distance.byteLength + expandedCount * spaceBytes(rows * cols);
  return { moves: canonical.toMoves(moves), lowerBound, expanded: expandedCount, memoryBytes };
}

/** Size of a position in a generic search: its string, its map entry and its heap entry. */
const positionBytes = (cells: number): number => 128 + 8 * Math.ceil(cells / 8);

/** Depth-first, from both ends, A*, or iterative deepening (without a heuristic, or in the metric `mtm`). */
function searchPositions(methodSearch: MethodSearch, heuristic?: Heuristic): SearchFinding {
  const { request, canonical, shouldStop, onProgress } = methodSearch;
  const { algorithm, metric, heuristic: heuristicName = DEFAULT_HEURISTIC } = request;
  const problem = createSlidingProblem(canonical, metric, heuristic);
  const onBound = isAdmissible(heuristicName) ? { onBound: onProgress } : {};
  const limits: SearchLimits = { held: MAX_HELD_POSITIONS, shouldStop, ...onBound };
  const searchResult =
    algorithm === 'bidirectional'
      ? searchFromBothEnds(problem, limits)
      : algorithm === 'astar'
        ? searchByAStar(problem, limits)
        : algorithm === 'dfs'
          ? searchDepthFirst(problem, { ...limits, maxDepth: depthLimitOf(request) })
          : searchByIterativeDeepening(problem, limits);
  if (searchResult.outcome === 'none') throw new Error('a solvable puzzle without a solution');
  const { expanded, storedCount } = searchResult;
  const memoryBytes = storedCount * positionBytes(canonical.state.length) + (heuristic?.bytes ?? 0);
  if (searchResult.outcome === 'stopped') {
    // An interrupted depth-first search proves no bound, but one above the depth limit would say that the
    // limit is too low. `raiseToParity` may add 1.
    const maxBound =
      algorithm === 'dfs' && searchResult.lowerBound === 0
        ? depthLimitOf(request) - 1
        : linearConflictBound(methodSearch);
    const lowerBound = Math.max(
      Math.min(maxBound, linearConflictBound(methodSearch)),
      searchResult.lowerBound,
    );
    return { lowerBound: raiseToParity(lowerBound, request, canonical), expanded, memoryBytes };
  }
  const moves = canonical.toMoves(movesAlong(canonical, searchResult.path));
  const bounds = algorithm === 'dfs' ? fallbackBounds(methodSearch) : { lowerBound: searchResult.cost };
  return { moves, ...bounds, expanded, memoryBytes };
}

/** Bounds for a method that proves none itself. On small boards the exact length, also as `shortest`. */
function fallbackBounds({
  request,
  canonical,
  context,
}: MethodSearch): Pick<SearchFinding, 'lowerBound' | 'shortest'> {
  const shortestLength = findKnownLength(request, context.memory);
  return {
    lowerBound: shortestLength ?? linearConflictBound({ request, canonical }),
    shortest: shortestLength,
  };
}

/** Looks into the table of all positions. Undefined if the board is too large for it. */
export function findKnownLength(request: SlidingRequest, memory: SolverMemory): number | undefined {
  if (!hasWholeSpace(request.start)) return undefined;
  const { rows, cols, blank, state } = canonicalPuzzle(request);
  return spaceOf(memory, rows, cols, blank, request.metric).distance[rankPermutation(state)];
}

const depthLimitOf = ({ start: { rows, cols }, limit }: SlidingRequest): number =>
  limit ?? longestSolutionLength(rows, cols) ?? 0;

/** A state (cells of the blank and of two tiles) in a map and a queue. */
const BYTES_PER_STATE = 64;

/** Solves as people do, see `buildByLines`. */
function solveByLines(methodSearch: MethodSearch): SearchFinding {
  const { parts, expanded, maxHeld } = buildAsHuman(methodSearch.request);
  const moves = parts.map((part) => part.moves).join('');
  const memoryBytes = maxHeld * BYTES_PER_STATE + methodSearch.canonical.state.length;
  return { moves, ...fallbackBounds(methodSearch), expanded, memoryBytes };
}

/**
 * Adds 1 if no solution can have this length. Only in `stm`, where all solutions of a puzzle are even, or all
 * odd.
 */
function raiseToParity(bound: number, { metric }: SlidingRequest, canonical: CanonicalPuzzle): number {
  return metric === 'stm' ? bound + ((linearConflictEstimate(canonical).initial + bound) % 2) : bound;
}

function searchByIda(
  { request, canonical, shouldStop, onProgress }: MethodSearch,
  heuristic: Heuristic,
): SearchFinding {
  const heuristicName: HeuristicName = request.heuristic ?? DEFAULT_HEURISTIC;
  const searchResult = runIdaStar(canonical, heuristic.estimateFrom(canonical.state), {
    shouldStop,
    belowLength: Number.POSITIVE_INFINITY,
    onBound: isAdmissible(heuristicName) ? (bound: number) => onProgress(bound) : undefined,
  });
  const { lowerBound, expanded } = searchResult;
  // The position, and 8 bytes for each move on the path.
  const memoryBytes = heuristic.bytes + canonical.state.byteLength + 8 * lowerBound;
  if (searchResult.moves === undefined) {
    return { lowerBound: raiseToParity(lowerBound, request, canonical), expanded, memoryBytes };
  }
  return { moves: canonical.toMoves(searchResult.moves), lowerBound, expanded, memoryBytes };
}

/** Constructs a solution, then improves it by beam searches. Moves of the canonical puzzle. */
function constructSubstitute(canonical: CanonicalPuzzle, context: SolverContext, endsAt: number): Moves {
  const constructedSolution = simplifyMoves(constructSolution(canonical, context.memory));
  return searchNearOptimal(canonical, constructedSolution, context.memory, {
    now: () => context.now(),
    endsAt,
    shouldStop: () => context.shouldStop?.() === true,
    onBetter: () => undefined,
    width: SUBSTITUTE_BEAM_WIDTH,
  }).moves;
}
