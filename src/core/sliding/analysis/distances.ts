import type { Board, Moves } from '../board.ts';
import type { SolverContext } from '../solve/context/context.ts';
import { linearConflictEstimate } from '../solve/heuristics/linear-conflict.ts';
import { canonicalPuzzle } from '../solve/position/canonical-puzzle.ts';
import { hasWholeSpace } from '../solve/position/reach.ts';
import { rankPermutation, spaceOf } from '../solve/position/space.ts';
import { solveSliding } from '../solve/solve-sliding.ts';
import type { DistanceBounds, SolutionAnalysisRequest } from './analysis.ts';

/** Share of the time for the path's first board: all lost moves are computed from its distance. */
const START_TIME_SHARE = 0.3;
/** Limit of failures in a row. Then the remaining boards aren't searched. */
const MAX_FAILED_SEARCHES = 3;
/**
 * A multiple of an equal share: the remaining time divided by the number of boards that aren't searched yet.
 */
const MAX_SHARES_PER_SEARCH = 6;

/**
 * `steps[i]` leads from `boards[i]` to the next. Up to 10 cells the distances are exact. On larger boards (in
 * `stm`), each is searched while the time lasts, and the others get bounds.
 */
export function distancesAlong(
  boards: readonly Board[],
  steps: readonly Moves[],
  request: SolutionAnalysisRequest,
  context: SolverContext,
): DistanceBounds[] {
  if (!hasWholeSpace(request.start)) return searchDistances(boards, steps, request, context);
  return boards.map((start) => {
    const { rows, cols, blank, state } = canonicalPuzzle({ start, goal: request.goal });
    const space = spaceOf(context.memory, rows, cols, blank, request.metric);
    const distance = space.distance[rankPermutation(state)] as number;
    return { atLeast: distance, atMost: distance };
  });
}

/**
 * Searches the first board of the path, then the others from the last one backwards, because boards near the
 * goal are the easiest.
 */
function searchDistances(
  boards: readonly Board[],
  steps: readonly Moves[],
  { goal, timeMs }: SolutionAnalysisRequest,
  context: SolverContext,
): DistanceBounds[] {
  const startedAtMs = context.now();
  // A single search's progress tells nothing about the whole analysis.
  const { onProgress, ...contextWithoutProgress } = context;
  const getTimeLeftMs = (): number => timeMs - (context.now() - startedAtMs);
  const lowerBounds = boards.map((start) => linearConflictEstimate(canonicalPuzzle({ start, goal })).initial);
  const upperBounds: (number | undefined)[] = boards.map(() => undefined);
  const isExact = (boardIndex: number): boolean => lowerBounds[boardIndex] === upperBounds[boardIndex];

  /** Also sets the following distances, as long as the path makes the found solution's moves. */
  const searchBoard = (boardIndex: number, limitMs: number): void => {
    const start = boards[boardIndex];
    if (start === undefined || limitMs < 1) return;
    const answer = solveSliding(
      { start, goal, metric: 'stm', algorithm: 'auto', timeMs: limitMs },
      contextWithoutProgress,
    );
    lowerBounds[boardIndex] = Math.max(lowerBounds[boardIndex] ?? 0, answer.lowerBound);
    upperBounds[boardIndex] = answer.length;
    for (
      let stepIndex = boardIndex;
      answer.optimal && steps[stepIndex] === answer.moves[stepIndex - boardIndex];
      stepIndex++
    ) {
      const distance = answer.length - (stepIndex + 1 - boardIndex);
      if (distance < 0) break;
      lowerBounds[stepIndex + 1] = distance;
      upperBounds[stepIndex + 1] = distance;
    }
  };

  searchBoard(0, timeMs * START_TIME_SHARE);
  let failedSearches = 0;
  for (
    let boardIndex = boards.length - 1;
    boardIndex > 0 && failedSearches < MAX_FAILED_SEARCHES;
    boardIndex--
  ) {
    if (isExact(boardIndex)) continue;
    if (context.shouldStop?.() === true || getTimeLeftMs() <= 0) break;
    searchBoard(
      boardIndex,
      Math.min(getTimeLeftMs(), (MAX_SHARES_PER_SEARCH * getTimeLeftMs()) / (boardIndex + 1)),
    );
    failedSearches = isExact(boardIndex) ? 0 : failedSearches + 1;
    onProgress?.({ phase: 'search', share: 1 - boardIndex / boards.length });
  }
  tightenBounds(lowerBounds, upperBounds);
  return boards.map((_, boardIndex) => {
    const upperBound = upperBounds[boardIndex];
    return { atLeast: lowerBounds[boardIndex] ?? 0, atMost: upperBound };
  });
}

/** Distances of consecutive boards differ by at most one. */
function tightenBounds(lowerBounds: number[], upperBounds: (number | undefined)[]): void {
  const tightenNeighbour = (fromIndex: number, toIndex: number): void => {
    const upperBound = upperBounds[fromIndex];
    lowerBounds[toIndex] = Math.max(lowerBounds[toIndex] ?? 0, (lowerBounds[fromIndex] ?? 0) - 1);
    if (upperBound !== undefined)
      upperBounds[toIndex] = Math.min(upperBounds[toIndex] ?? upperBound + 1, upperBound + 1);
  };
  for (let boardIndex = 1; boardIndex < lowerBounds.length; boardIndex++)
    tightenNeighbour(boardIndex - 1, boardIndex);
  for (let boardIndex = lowerBounds.length - 1; boardIndex > 0; boardIndex--)
    tightenNeighbour(boardIndex, boardIndex - 1);
}
