import type { SlidingAnswer, SlidingRequest } from './answer.ts';
import type { Moves } from './board.ts';
import { algorithmFits, chosenTableKeys, solveChosen } from './chosen.ts';
import { construct } from './construct.ts';
import type { SolverContext } from './context.ts';
import { type Frame, frameOf } from './frame.ts';
import { linearConflict } from './heuristics.ts';
import { type Estimate, idaStar } from './ida.ts';
import { spaceOf } from './memory.ts';
import { countMoves } from './moves.ts';
import { nearOptimal } from './near-optimal.ts';
import { isSolvable } from './parity.ts';
import { buildPattern, PATTERN_CELLS, parsePatternKey, patternKey } from './pattern.ts';
import { beamScoringOf, patternEstimateOf, patternsOf } from './pattern-view.ts';
import { descend, SPACE_CELLS } from './space.ts';
import { shorten } from './windows.ts';

export { algorithmFits } from './chosen.ts';
export type { SolverContext } from './context.ts';
export { createSolverMemory, type SolverMemory } from './memory.ts';

/** Keys of the pattern databases that this request looks into; `solveSliding` asks its context for just these. */
export function tableKeys(request: SlidingRequest): string[] {
  if (!isSolvable(request)) return [];
  if (request.algorithm !== 'auto') return chosenTableKeys(request);
  return patternsOf(frameOf(request)).map(patternKey);
}

/** The pattern database of that key; `onShare` is told the share built, 0 .. 1. Throws on a key that isn't one. */
export const buildTable = (key: string, onShare?: (share: number) => void): Uint8Array =>
  buildPattern(parsePatternKey(key), onShare);

/** How far a search got: a solution in the frame's moves if it found one, and what it proved. */
interface Found {
  readonly moves?: Moves;
  readonly lowerBound: number;
  readonly expanded: number;
  readonly algorithm: string;
}

/** Share of the time after which a proof that isn't near makes room for a better solution. */
const FIRST_SHARE = 0.25;
const LARGE_FIRST_SHARE = 0.05;

/** Shares of the time by which the beams and the windows have ended; on small boards the rest belongs to the proof. */
const SMALL_SHARES = { beam: 0.4, windows: 0.45 };
const LARGE_SHARES = { beam: 0.93, windows: 0.97 };

/** Width of the beam that only gives a proof its end. */
const UPPER_BOUND_WIDTH = 4000;

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
  const chosen = solveChosen(request, frame, context, began);
  if (chosen !== undefined) return chosen;
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
  return anytime(request, frame, context, began, stopAt);
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
