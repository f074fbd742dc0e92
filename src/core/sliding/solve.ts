import { fault, ok, type Result } from '../result.ts';
import { aStar } from '../search/a-star.ts';
import { iterativeDeepeningAStar } from '../search/iterative-deepening.ts';
import type { SlidingAnswer, SlidingProgress, SlidingRequest } from './answer.ts';
import type { Moves } from './board.ts';
import { construct } from './construct.ts';
import { type Frame, frameOf } from './frame.ts';
import { linearConflict } from './heuristics.ts';
import { type Estimate, idaStar } from './ida.ts';
import type { SolverMemory } from './memory.ts';
import { spaceOf } from './memory.ts';
import { countMoves } from './moves.ts';
import { nearOptimal } from './near-optimal.ts';
import { isSolvable } from './parity.ts';
import { buildPattern, PATTERN_CELLS, parsePatternKey, patternKey } from './pattern.ts';
import { beamScoringOf, patternEstimateOf, patternsOf } from './pattern-view.ts';
import { movesOf, slidingProblem } from './problem.ts';
import { descend, SPACE_CELLS } from './space.ts';
import { shorten } from './windows.ts';

export { createSolverMemory, type SolverMemory } from './memory.ts';

/** What the solver gets from its surroundings. */
export interface SolverContext {
  /** Milliseconds on any steady clock. */
  now(): number;
  /** Asked every few thousand positions; true ends the search with the best answer so far. */
  shouldStop?(): boolean;
  onProgress?(progress: SlidingProgress): void;
  /** The pattern database of that key, as `buildTable` makes it. */
  table(key: string): Uint8Array;
  readonly memory: SolverMemory;
}

/** Cells above which A* would need too much memory. */
const ASTAR_CELLS = 12;

/** Keys of the pattern databases that this request looks into; `solveSliding` asks its context for just these. */
export function tableKeys(request: SlidingRequest): string[] {
  if (request.algorithm !== 'auto' || !isSolvable(request)) return [];
  return patternsOf(frameOf(request)).map(patternKey);
}

/** The pattern database of that key; `onShare` is told the share built, 0 .. 1. Throws on a key that isn't one. */
export const buildTable = (key: string, onShare?: (share: number) => void): Uint8Array =>
  buildPattern(parsePatternKey(key), onShare);

/**
 * Whether the method can be used on that size. Fault: `algorithm-too-large` {algorithm, rows, cols, cells}; `cells` is the most
 * it takes.
 */
export function algorithmFits(request: SlidingRequest): Result<true> {
  const { rows, cols } = request.start;
  const limits = { auto: 100, ida: 100, bfs: SPACE_CELLS, astar: ASTAR_CELLS };
  const cells = limits[request.algorithm];
  if (rows * cols <= cells) return ok(true);
  return fault('algorithm-too-large', { algorithm: request.algorithm, rows, cols, cells });
}

/** How far a search got: a solution in the frame's moves if it found one, and what it proved. */
interface Found {
  readonly moves?: Moves;
  readonly lowerBound: number;
  readonly expanded: number;
  readonly algorithm: string;
}

/** Positions that A* may hold: about 400 bytes each. */
const ASTAR_EXPANDED = 600_000;

/** Share of the time after which a proof that isn't near makes room for a better solution. */
const FIRST_SHARE = 0.25;
const LARGE_FIRST_SHARE = 0.05;

/** Shares of the time by which the beams and the windows have ended; on small boards the rest belongs to the proof. */
const SMALL_SHARES = { beam: 0.4, windows: 0.45 };
const LARGE_SHARES = { beam: 0.93, windows: 0.97 };

/** Width of the beam that only gives a proof its end. */
const UPPER_BOUND_WIDTH = 4000;

/** The searches over the generic Problem: A* as asked, and iterative deepening where slides count as one. */
function generic(request: SlidingRequest, frame: Frame, shouldStop: () => boolean): Found {
  const problem = slidingProblem(frame, request.metric);
  const result =
    request.algorithm === 'astar'
      ? aStar(problem, { expanded: ASTAR_EXPANDED, shouldStop })
      : iterativeDeepeningAStar(problem, { shouldStop });
  const { expanded } = result;
  const algorithm = request.algorithm === 'astar' ? 'astar' : 'ida';
  if (result.outcome === 'none') throw new Error('a solvable puzzle without a solution');
  if (result.outcome === 'stopped') return { lowerBound: result.lowerBound, expanded, algorithm };
  return { moves: movesOf(result.path), lowerBound: result.cost, expanded, algorithm };
}

/**
 * Solves the puzzle: the shortest solution where it can be proved within `timeMs`, else the best found together with the
 * proved lower bound; a solvable puzzle always gets a solution. Tables are fetched before the time begins. Throws if the
 * method doesn't fit the size (ask `algorithmFits` first).
 */
export function solveSliding(request: SlidingRequest, context: SolverContext): SlidingAnswer {
  const fits = algorithmFits(request);
  if (!fits.ok) throw new RangeError(`${request.algorithm} on ${request.start.rows}x${request.start.cols}`);
  const { metric } = request;
  if (!isSolvable(request)) {
    const none = { solvable: false, length: -1, moves: '', optimal: false, lowerBound: -1, metric };
    return { ...none, algorithm: 'parity', expanded: 0, milliseconds: 0 };
  }
  const frame = frameOf(request);
  for (const key of tableKeys(request)) context.table(key);
  const began = context.now();
  const found = search(request, frame, context, began);
  const moves = frame.toMoves(found.moves);
  const length = countMoves(moves, metric);
  return {
    solvable: true,
    length,
    moves,
    optimal: length === found.lowerBound,
    lowerBound: found.lowerBound,
    metric,
    algorithm: found.algorithm,
    expanded: found.expanded,
    milliseconds: context.now() - began,
  };
}

function search(
  request: SlidingRequest,
  frame: Frame,
  context: SolverContext,
  began: number,
): Found & { readonly moves: Moves } {
  const { rows, cols, blank, state } = frame;
  const { algorithm, metric } = request;
  const { memory } = context;
  if (rows * cols <= SPACE_CELLS && (algorithm === 'auto' || algorithm === 'bfs')) {
    const moves = descend(spaceOf(memory, rows, cols, blank, metric), state);
    return { moves, lowerBound: countMoves(moves, metric), expanded: moves.length, algorithm: 'bfs' };
  }
  const stopAt = (share: number) => (): boolean =>
    context.shouldStop?.() === true || context.now() - began >= request.timeMs * share;
  if (algorithm === 'astar' || (metric === 'mtm' && rows * cols <= ASTAR_CELLS)) {
    const found = generic(request, frame, stopAt(0.8));
    return found.moves === undefined
      ? fallback(found, frame, request, context, stopAt(1))
      : { ...found, moves: found.moves };
  }
  return anytime(request, frame, context, began, stopAt);
}

/** The best solution by construction, when a search ran out of time or memory. */
function fallback(
  found: Found,
  frame: Frame,
  request: SlidingRequest,
  context: SolverContext,
  shouldStop: () => boolean,
): Found & { readonly moves: Moves } {
  const built = construct(frame, context.memory);
  const moves = shorten(frame, built, { shouldStop, metric: request.metric });
  return { ...found, moves, algorithm: `${found.algorithm}+windows` };
}

/**
 * IDA* for a part of the time; if that doesn't end, beams look for a good solution (`auto`; else one is constructed), small
 * parts of it are improved, and where a proof is in reach it goes on up to that length. In `mtm` the shortest solution in
 * single steps stands in, with the bound that follows from the longest slide.
 */
function anytime(
  request: SlidingRequest,
  frame: Frame,
  context: SolverContext,
  began: number,
  stopAt: (share: number) => () => boolean,
): Found & { readonly moves: Moves } {
  const { rows, cols } = frame;
  const cells = rows * cols;
  const large = cells > PATTERN_CELLS;
  const patterns = request.algorithm === 'auto' && patternsOf(frame).length > 0;
  const table = (key: string): Uint8Array => context.table(key);
  const estimate = (): Estimate => (patterns ? patternEstimateOf(frame, table) : linearConflict(frame));
  const proof = patterns ? 'ida-pdb' : 'ida';
  const inMetric = (steps: number): number =>
    request.metric === 'stm' ? steps : Math.ceil(steps / (Math.max(rows, cols) - 1));
  const first = idaStar(frame, estimate(), {
    shouldStop: stopAt(large ? LARGE_FIRST_SHARE : FIRST_SHARE),
    below: Number.POSITIVE_INFINITY,
    onBound: (bound) => context.onProgress?.({ phase: 'search', lowerBound: inMetric(bound) }),
  });
  if (first.moves !== undefined) {
    return { ...first, moves: first.moves, lowerBound: inMetric(first.lowerBound), algorithm: proof };
  }
  let length: number | undefined;
  const tell = (lowerBound: number, expanded: number): void => {
    const known = length === undefined ? {} : { length };
    context.onProgress?.({ phase: 'search', lowerBound: inMetric(lowerBound), expanded, ...known });
  };
  const shares = large ? LARGE_SHARES : SMALL_SHARES;
  const built = patterns
    ? nearOptimal(frame, beamScoringOf(frame, table), context.memory, {
        now: () => context.now(),
        endsAt: began + request.timeMs * shares.beam,
        shouldStop: stopAt(shares.beam),
        width: large ? Number.POSITIVE_INFINITY : UPPER_BOUND_WIDTH,
        onProgress: (steps, expanded) => {
          length = steps;
          if (request.metric === 'stm') tell(first.lowerBound, first.expanded + expanded);
        },
      })
    : { moves: construct(frame, context.memory), expanded: 0, algorithm: 'construct' as const };
  const moves = shorten(frame, built.moves, { shouldStop: stopAt(shares.windows), metric: 'stm' });
  const found = moves.length < built.moves.length ? `${built.algorithm}+windows` : built.algorithm;
  length = countMoves(moves, request.metric);
  const soFar = first.expanded + built.expanded;
  tell(first.lowerBound, soFar);
  const second = large
    ? { lowerBound: first.lowerBound, expanded: 0 }
    : idaStar(frame, estimate(), {
        shouldStop: stopAt(1),
        below: moves.length,
        onBound: (bound) => tell(bound, soFar),
      });
  const lowerBound = Math.max(first.lowerBound, second.lowerBound);
  const expanded = soFar + second.expanded;
  if (second.moves !== undefined) {
    return { moves: second.moves, lowerBound: inMetric(lowerBound), expanded, algorithm: proof };
  }
  return { moves, lowerBound: inMetric(lowerBound), expanded, algorithm: found };
}
