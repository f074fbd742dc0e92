import { fault, ok, type Result } from '../result.ts';
import { aStar } from '../search/a-star.ts';
import { iterativeDeepeningAStar } from '../search/iterative-deepening.ts';
import type { SlidingAnswer, SlidingRequest } from './answer.ts';
import type { Moves } from './board.ts';
import { construct } from './construct.ts';
import type { SolverContext } from './context.ts';
import type { Frame } from './frame.ts';
import { countMoves } from './moves.ts';
import { movesOf, slidingProblem } from './problem.ts';
import { SPACE_CELLS } from './space.ts';
import { shorten } from './windows.ts';

/** Cells above which A* would need too much memory. */
const ASTAR_CELLS = 12;

/** Positions that A* may hold: about 400 bytes each. */
const ASTAR_EXPANDED = 600_000;

/** Share of the time for the search; the rest is for a solution when it has found none. */
const SEARCH_SHARE = 0.8;

/** How far a search got: a solution in the frame's moves if it found one, and what it proved. */
interface Found {
  readonly moves?: Moves;
  readonly lowerBound: number;
  readonly expanded: number;
  readonly algorithm: string;
}

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

/** Keys of the pattern databases that a chosen method looks into. */
export const chosenTableKeys = (_request: SlidingRequest): string[] => [];

/**
 * The answer by the method that the request chooses; undefined where the choice is left to the solver. The puzzle is solvable
 * and `algorithmFits` it; `began` is on the context's clock.
 */
export function solveChosen(
  request: SlidingRequest,
  frame: Frame,
  context: SolverContext,
  began: number,
): SlidingAnswer | undefined {
  const { algorithm, metric } = request;
  const cells = frame.rows * frame.cols;
  if (algorithm !== 'astar' && (metric !== 'mtm' || cells > ASTAR_CELLS)) return undefined;
  if (algorithm !== 'astar' && algorithm !== 'ida' && cells <= SPACE_CELLS) return undefined;
  const stopAt = (share: number) => (): boolean =>
    context.shouldStop?.() === true || context.now() - began >= request.timeMs * share;
  const found = generic(request, frame, stopAt(SEARCH_SHARE));
  const solved = found.moves === undefined ? fallback(found, frame, request, context, stopAt(1)) : found;
  const moves = frame.toMoves(solved.moves ?? '');
  const length = countMoves(moves, metric);
  const { lowerBound, expanded } = solved;
  return {
    solvable: true,
    length,
    moves,
    optimal: length === lowerBound,
    lowerBound,
    metric,
    algorithm: solved.algorithm,
    expanded,
    milliseconds: context.now() - began,
  };
}

/** The searches over the generic Problem: A* as asked, and iterative deepening where slides count as one. */
function generic(request: SlidingRequest, frame: Frame, shouldStop: () => boolean): Found {
  const problem = slidingProblem(frame, request.metric);
  const algorithm = request.algorithm === 'astar' ? 'astar' : 'ida';
  const result =
    algorithm === 'astar'
      ? aStar(problem, { expanded: ASTAR_EXPANDED, shouldStop })
      : iterativeDeepeningAStar(problem, { shouldStop });
  const { expanded } = result;
  if (result.outcome === 'none') throw new Error('a solvable puzzle without a solution');
  if (result.outcome === 'stopped') return { lowerBound: result.lowerBound, expanded, algorithm };
  return { moves: movesOf(result.path), lowerBound: result.cost, expanded, algorithm };
}

/** A solution by construction, with its parts made shorter, when a search ran out of time or memory. */
function fallback(
  found: Found,
  frame: Frame,
  request: SlidingRequest,
  context: SolverContext,
  shouldStop: () => boolean,
): Found {
  const built = construct(frame, context.memory);
  const moves = shorten(frame, built, { shouldStop, metric: request.metric });
  return { ...found, moves, algorithm: `${found.algorithm}+windows` };
}
