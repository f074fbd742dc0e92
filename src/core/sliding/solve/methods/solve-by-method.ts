import { aStar } from '../../../search/a-star.ts';
import { bidirectional } from '../../../search/bidirectional.ts';
import { depthFirst } from '../../../search/depth-first.ts';
import { iterativeDeepeningAStar } from '../../../search/iterative-deepening.ts';
import type { SearchLimits } from '../../../search/problem.ts';
import type { Moves } from '../../board.ts';
import { longestOf } from '../../longest.ts';
import { type HeuristicName, isAdmissible, USUAL_HEURISTIC } from '../../method.ts';
import { countMoves, simplifyMoves } from '../../moves.ts';
import type { SlidingAnswer, SlidingRequest } from '../../sliding-answer.ts';
import { construct } from '../construct/construct.ts';
import { buildAsHuman } from '../construct/human.ts';
import type { SolverContext, SolverMemory } from '../context/context.ts';
import { type Heuristic, idaStar } from '../heuristics/ida.ts';
import { linearConflict } from '../heuristics/linear-conflict.ts';
import { nearOptimal } from '../large/near-optimal.ts';
import {
  type CanonicalPuzzle,
  canonicalPuzzle,
  inversePuzzle,
  uprightPuzzle,
} from '../position/canonical-puzzle.ts';
import { hasWholeSpace } from '../position/reach.ts';
import {
  descend,
  rankPermutation,
  searchSpace,
  searchSpaceTo,
  spaceBytes,
  spaceOf,
} from '../position/space.ts';
import { MAX_HELD } from './feasible.ts';
import { NAMED_HEURISTICS, patternSetFor } from './named-heuristics.ts';
import { longestSlide, movesOf, movesOfBlank, slidingProblem } from './problem.ts';

/**
 * Share of the request's time for the search. The rest is for constructing a solution if the search found
 * none.
 */
const SEARCH_SHARE = 0.8;
/** Most positions in a layer of the beams that improve a constructed solution. */
const STAND_IN_WIDTH = 3000;

/** A solution, its method, and the proved bound in the request's metric. */
export type Solved = Pick<
  SlidingAnswer,
  'moves' | 'lowerBound' | 'shortest' | 'expanded' | 'algorithm' | 'heuristic' | 'memoryBytes'
>;

/** The result of a search: its proved bound, and the board's moves if it found a solution. */
interface Found extends Omit<Solved, 'moves' | 'algorithm'> {
  readonly moves?: Moves;
}

/** A running search: the request and its limits. */
interface Search {
  readonly request: SlidingRequest;
  readonly canonical: CanonicalPuzzle;
  readonly context: SolverContext;
  readonly shouldStop: () => boolean;
  /** Reports progress. */
  readonly onProgress: (lowerBound: number, expanded?: number) => void;
}

/** Returns the keys of the tables that the requested method uses. */
export function methodTableKeys(request: SlidingRequest): string[] {
  const set = request.heuristic === 'pattern-database' ? patternSetFor(canonicalPuzzle(request)) : undefined;
  return set === undefined ? [] : [set.key];
}

/**
 * Answers with the requested method. Undefined for `auto`. If the search runs out of time or memory, the
 * solution is constructed, and only the lower bound comes from the search. The puzzle must be solvable and
 * `algorithmFits` it; `began` is on the context's clock.
 */
export function solveByMethod(
  request: SlidingRequest,
  canonical: CanonicalPuzzle,
  context: SolverContext,
  began: number,
): Solved | undefined {
  if (request.algorithm === 'auto') return undefined;
  const { heuristic } = request;
  const endsAt = began + SEARCH_SHARE * request.timeMs;
  const found = search({
    request,
    canonical,
    context,
    shouldStop: () => context.shouldStop?.() === true || context.now() >= endsAt,
    onProgress: (lowerBound, expanded) =>
      context.onProgress?.({ phase: 'search', lowerBound, ...(expanded !== undefined && { expanded }) }),
  });
  const moves = found.moves ?? canonical.toMoves(substituteMoves(canonical, context, began + request.timeMs));
  const name = request.algorithm;
  const algorithm = found.moves === undefined ? `${name}+windows` : name;
  return { ...found, moves, algorithm, ...(heuristic !== undefined && { heuristic }) };
}

function search(asked: Search): Found {
  const { algorithm, metric, heuristic: name = USUAL_HEURISTIC } = asked.request;
  switch (algorithm) {
    case 'bfs':
      return searchFromStart(asked);
    case 'whole-space':
      return searchWholeSpace(asked);
    case 'human':
      return solveLikeHuman(asked);
    case 'dfs':
    case 'iddfs':
      // The step-by-step log searches the board as it is, not turned. The results must agree.
      return searchPositions({ ...asked, canonical: uprightPuzzle(asked.request) });
    case 'bidirectional':
      return searchPositions(asked);
  }
  // Row weights refer to the rows of the original board.
  const canonical = name === 'row-weighted' ? uprightPuzzle(asked.request) : asked.canonical;
  const { memory } = asked.context;
  const sources = { ...memory, table: (key: string) => namedTable(asked.context, key) };
  const heuristic = NAMED_HEURISTICS[name](canonical, sources);
  const guided = { ...asked, canonical };
  const found =
    algorithm === 'astar' || metric === 'mtm'
      ? searchPositions(guided, heuristic)
      : deepen(guided, heuristic);
  return isAdmissible(name) ? found : { ...found, lowerBound: certainBound(asked) };
}

/** Returns a table named by `methodTableKeys`. */
function namedTable(context: SolverContext, key: string): Uint8Array {
  const table = context.table(key);
  if (table === undefined) throw new Error(`${key} is not loaded`);
  return table;
}

/** Returns the lower bound that is known without any search. */
function certainBound({ request, canonical }: Pick<Search, 'request' | 'canonical'>): number {
  return Math.ceil(linearConflict(canonical).initial / longestSlide(canonical, request.metric));
}

/**
 * Searches breadth-first from the start until the goal is met. The start is 0, 1, 2, ... in the inverse
 * puzzle.
 */
function searchFromStart({ request, onProgress }: Search): Found {
  const { metric } = request;
  const upright = uprightPuzzle(request);
  const inverse = inversePuzzle(upright);
  const { holes, expanded, bytes } = searchSpaceTo(inverse.state, { ...inverse, metric });
  const lowerBound = holes.length - 1;
  onProgress(lowerBound, expanded);
  return { moves: movesOfBlank(upright.cols, holes), lowerBound, expanded, memoryBytes: bytes };
}

/** Searches the whole space again, so that its true cost is reported. Stores it for later boards. */
function searchWholeSpace({ request, canonical, context, onProgress }: Search): Found {
  const { rows, cols, blank, state } = canonical;
  const space = searchSpace(rows, cols, blank, request.metric);
  context.memory.spaces.set(`${rows}x${cols}:${blank}:${request.metric}`, space);
  const moves = descend(space, state);
  const lowerBound = countMoves(moves, request.metric);
  const expanded = space.counts.reduce((sum, count) => sum + count, 0);
  onProgress(lowerBound, expanded);
  const memoryBytes = space.distance.byteLength + expanded * spaceBytes(rows * cols);
  return { moves: canonical.toMoves(moves), lowerBound, expanded, memoryBytes };
}

/** Estimated bytes of a position in a generic search: its text, its map entry and its heap entry. */
const positionBytes = (cells: number): number => 128 + 8 * Math.ceil(cells / 8);

/**
 * Runs a generic search: depth-first, from both ends, A*, or iterative deepening (without a heuristic, or in
 * slides).
 */
function searchPositions(asked: Search, heuristic?: Heuristic): Found {
  const { request, canonical, shouldStop, onProgress } = asked;
  const { algorithm, metric, heuristic: name = USUAL_HEURISTIC } = request;
  const problem = slidingProblem(canonical, metric, heuristic);
  const onBound = isAdmissible(name) ? { onBound: onProgress } : {};
  const limits: SearchLimits = { held: MAX_HELD, shouldStop, ...onBound };
  const searched =
    algorithm === 'bidirectional'
      ? bidirectional(problem, limits)
      : algorithm === 'astar'
        ? aStar(problem, limits)
        : algorithm === 'dfs'
          ? depthFirst(problem, { ...limits, depth: depthLimitOf(request) })
          : iterativeDeepeningAStar(problem, limits);
  if (searched.outcome === 'none') throw new Error('a solvable puzzle without a solution');
  const { expanded, held } = searched;
  const memoryBytes = held * positionBytes(canonical.state.length) + (heuristic?.bytes ?? 0);
  if (searched.outcome === 'stopped') {
    // An interrupted depth-first search proves nothing, not even that its limit is too small.
    const most =
      algorithm === 'dfs' && searched.lowerBound === 0 ? depthLimitOf(request) - 1 : certainBound(asked);
    const lowerBound = Math.max(Math.min(most, certainBound(asked)), searched.lowerBound);
    return { lowerBound: sameParity(lowerBound, request, canonical), expanded, memoryBytes };
  }
  const moves = canonical.toMoves(movesOf(canonical, searched.path));
  const proved = algorithm === 'dfs' ? proveLength(asked) : { lowerBound: searched.cost };
  return { moves, ...proved, expanded, memoryBytes };
}

/** Returns the lower bound to report for methods that prove nothing. It is exact on small boards. */
function proveLength({ request, canonical, context }: Search): Pick<Found, 'lowerBound' | 'shortest'> {
  const shortest = knownLength(request, context.memory);
  return {
    lowerBound: shortest ?? certainBound({ request, canonical }),
    ...(shortest !== undefined && { shortest }),
  };
}

/**
 * Returns the length of a shortest solution by the whole space, which is made on first use. Undefined on
 * larger boards.
 */
export function knownLength(request: SlidingRequest, memory: SolverMemory): number | undefined {
  if (!hasWholeSpace(request.start)) return undefined;
  const { rows, cols, blank, state } = canonicalPuzzle(request);
  return spaceOf(memory, rows, cols, blank, request.metric).distance[rankPermutation(state)];
}

/** Returns the depth limit of `dfs`: the requested one, or the longest solution of that size. */
const depthLimitOf = ({ start: { rows, cols }, limit }: SlidingRequest): number =>
  limit ?? longestOf(rows, cols) ?? 0;

/** Estimated bytes of a state (the blank and two tiles) in a map and a queue. */
const PLACE_BYTES = 64;

/** Solves by the human method, without a search of positions. */
function solveLikeHuman(asked: Search): Found {
  const { parts, expanded, held } = buildAsHuman(asked.request);
  const moves = parts.map((part) => part.moves).join('');
  const memoryBytes = held * PLACE_BYTES + asked.canonical.state.length;
  return { moves, ...proveLength(asked), expanded, memoryBytes };
}

/** In `stm`, raises a lower bound to the parity of all solutions. In `mtm`, returns it unchanged. */
function sameParity(bound: number, { metric }: SlidingRequest, canonical: CanonicalPuzzle): number {
  return metric === 'stm' ? bound + ((linearConflict(canonical).initial + bound) % 2) : bound;
}

/** Runs IDA* in single steps. */
function deepen({ request, canonical, shouldStop, onProgress }: Search, heuristic: Heuristic): Found {
  const name: HeuristicName = request.heuristic ?? USUAL_HEURISTIC;
  const searched = idaStar(canonical, heuristic.from(canonical.state), {
    shouldStop,
    below: Number.POSITIVE_INFINITY,
    ...(isAdmissible(name) && { onBound: (bound: number) => onProgress(bound) }),
  });
  const { lowerBound, expanded } = searched;
  // Memory for the position, and for one number for each move on the path.
  const memoryBytes = heuristic.bytes + canonical.state.byteLength + 8 * lowerBound;
  if (searched.moves === undefined) {
    return { lowerBound: sameParity(lowerBound, request, canonical), expanded, memoryBytes };
  }
  return { moves: canonical.toMoves(searched.moves), lowerBound, expanded, memoryBytes };
}

/**
 * Returns a solution of other methods, in the canonical puzzle's moves: constructed, then improved by beams.
 */
function substituteMoves(canonical: CanonicalPuzzle, context: SolverContext, endsAt: number): Moves {
  const first = simplifyMoves(construct(canonical, context.memory));
  return nearOptimal(canonical, first, context.memory, {
    now: () => context.now(),
    endsAt,
    shouldStop: () => context.shouldStop?.() === true,
    onBetter: () => undefined,
    width: STAND_IN_WIDTH,
  }).moves;
}
