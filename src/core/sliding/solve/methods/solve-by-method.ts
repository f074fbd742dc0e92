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

/** Share of the time for the search; the rest is for a solution when it has found none. */
const SEARCH_SHARE = 0.8;
/** Most positions of a layer of the beams that look for it. */
const STAND_IN_WIDTH = 3000;

/** A solution, how it was found, and what was proved, in the request's metric. */
export type Solved = Pick<
  SlidingAnswer,
  'moves' | 'lowerBound' | 'shortest' | 'expanded' | 'algorithm' | 'heuristic' | 'memoryBytes'
>;

/** How far a search got: a solution if it found one, as the board's moves, and what it proved. */
interface Found extends Omit<Solved, 'moves' | 'algorithm'> {
  readonly moves?: Moves;
}

/** A search under way: what is asked, and how it may go on. */
interface Search {
  readonly request: SlidingRequest;
  readonly canonical: CanonicalPuzzle;
  readonly context: SolverContext;
  readonly shouldStop: () => boolean;
  /** Says how far it is. */
  readonly onProgress: (lowerBound: number, expanded?: number) => void;
}

/** Keys of the tables that the asked method looks into. */
export function methodTableKeys(request: SlidingRequest): string[] {
  const set = request.heuristic === 'pattern-database' ? patternSetFor(canonicalPuzzle(request)) : undefined;
  return set === undefined ? [] : [set.key];
}

/**
 * The answer by the method that the request asks for; undefined where the choice is left to the solver. A
 * search that runs out of time or memory still gives a solution, by construction, with the bound that it
 * proved. The puzzle is solvable and `algorithmFits` it; `began` is on the context's clock.
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
      // The step-by-step log shows the board as it was given, and so the same search.
      return searchPositions({ ...asked, canonical: uprightPuzzle(asked.request) });
    case 'bidirectional':
      return searchPositions(asked);
  }
  // What weighs rows means those of the board as it was given.
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

/** A table that `methodTableKeys` named. */
function namedTable(context: SolverContext, key: string): Uint8Array {
  const table = context.table(key);
  if (table === undefined) throw new Error(`${key} is not loaded`);
  return table;
}

/** What is proved of the start without any search. */
function certainBound({ request, canonical }: Pick<Search, 'request' | 'canonical'>): number {
  return Math.ceil(linearConflict(canonical).initial / longestSlide(canonical, request.metric));
}

/** Breadth-first from the start, which the inverse puzzle calls 0, 1, 2, ..., until it meets the goal. */
function searchFromStart({ request, onProgress }: Search): Found {
  const { metric } = request;
  const upright = uprightPuzzle(request);
  const inverse = inversePuzzle(upright);
  const { holes, expanded, bytes } = searchSpaceTo(inverse.state, { ...inverse, metric });
  const lowerBound = holes.length - 1;
  onProgress(lowerBound, expanded);
  return { moves: movesOfBlank(upright.cols, holes), lowerBound, expanded, memoryBytes: bytes };
}

/** The whole space, searched anew, so that what it takes is seen; the next boards find it in memory. */
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

/**
 * Bytes of a position that a generic search holds, with its text, its entry in the map and its place in the
 * heap: measured.
 */
const positionBytes = (cells: number): number => 128 + 8 * Math.ceil(cells / 8);

/**
 * The searches over the generic Problem: depth-first, from both ends, A*, and iterative deepening without a
 * heuristic or where slides count as one.
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
    // A depth-first search that was given up has proved nothing, least of all that its limit is too small.
    const most =
      algorithm === 'dfs' && searched.lowerBound === 0 ? depthLimitOf(request) - 1 : certainBound(asked);
    const lowerBound = Math.max(Math.min(most, certainBound(asked)), searched.lowerBound);
    return { lowerBound: sameParity(lowerBound, request, canonical), expanded, memoryBytes };
  }
  const moves = canonical.toMoves(movesOf(canonical, searched.path));
  const proved = algorithm === 'dfs' ? proveLength(asked) : { lowerBound: searched.cost };
  return { moves, ...proved, expanded, memoryBytes };
}

/** The known length where the method itself proves nothing: on small boards it is exact. */
function proveLength({ request, canonical, context }: Search): Pick<Found, 'lowerBound' | 'shortest'> {
  const shortest = knownLength(request, context.memory);
  return {
    lowerBound: shortest ?? certainBound({ request, canonical }),
    ...(shortest !== undefined && { shortest }),
  };
}

/** The length of a shortest solution, by the whole space, made on first use. Undefined on larger boards. */
export function knownLength(request: SlidingRequest, memory: SolverMemory): number | undefined {
  if (!hasWholeSpace(request.start)) return undefined;
  const { rows, cols, blank, state } = canonicalPuzzle(request);
  return spaceOf(memory, rows, cols, blank, request.metric).distance[rankPermutation(state)];
}

/** The depth to which `dfs` follows a way: the longest solution of that size, unless a limit is set. */
const depthLimitOf = ({ start: { rows, cols }, limit }: SlidingRequest): number =>
  limit ?? longestOf(rows, cols) ?? 0;

/** Bytes of a place of the blank and two tiles, in a map and a queue: measured. */
const PLACE_BYTES = 64;

/** As people do it, which needs no search of positions. */
function solveLikeHuman(asked: Search): Found {
  const { parts, expanded, held } = buildAsHuman(asked.request);
  const moves = parts.map((part) => part.moves).join('');
  const memoryBytes = held * PLACE_BYTES + asked.canonical.state.length;
  return { moves, ...proveLength(asked), expanded, memoryBytes };
}

/** A bound raised to the parity that all solutions in single steps have. */
function sameParity(bound: number, { metric }: SlidingRequest, canonical: CanonicalPuzzle): number {
  return metric === 'stm' ? bound + ((linearConflict(canonical).initial + bound) % 2) : bound;
}

/** IDA* in single steps. */
function deepen({ request, canonical, shouldStop, onProgress }: Search, heuristic: Heuristic): Found {
  const name: HeuristicName = request.heuristic ?? USUAL_HEURISTIC;
  const searched = idaStar(canonical, heuristic.from(canonical.state), {
    shouldStop,
    below: Number.POSITIVE_INFINITY,
    ...(isAdmissible(name) && { onBound: (bound: number) => onProgress(bound) }),
  });
  const { lowerBound, expanded } = searched;
  // The position, and a number for each move on the way.
  const memoryBytes = heuristic.bytes + canonical.state.byteLength + 8 * lowerBound;
  if (searched.moves === undefined) {
    return { lowerBound: sameParity(lowerBound, request, canonical), expanded, memoryBytes };
  }
  return { moves: canonical.toMoves(searched.moves), lowerBound, expanded, memoryBytes };
}

/** A solution all the same, in the canonical puzzle's moves: by construction, then by beams. */
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
