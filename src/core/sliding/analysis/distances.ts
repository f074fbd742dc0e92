import type { Board, Moves } from '../board.ts';
import type { SolverContext } from '../solve/context/context.ts';
import { linearConflictEstimate } from '../solve/heuristics/linear-conflict.ts';
import { canonicalPuzzle } from '../solve/position/canonical-puzzle.ts';
import { hasWholeSpace } from '../solve/position/reach.ts';
import { rankPermutation, spaceOf } from '../solve/position/space.ts';
import { solveSliding } from '../solve/solve-sliding.ts';
import type { DistanceBounds, SolutionAnalysisRequest } from './analysis.ts';

/**
 * Fraction of the time for the search from the path's first board. It is large, because the total number of
 * lost moves is computed from that board's distance to the goal.
 */
const START_SHARE = 0.3;
/** After this many searches in a row that prove no distance, the remaining boards aren't searched. */
const MAX_FAILURES = 3;
/**
 * Largest part of the remaining time that one search may use, as a multiple of an equal share. An equal share
 * is the remaining time divided by the number of boards that aren't searched yet.
 */
const MAX_SHARES_PER_SEARCH = 6;

/**
 * Returns the number of moves to the goal from each board of a path. The step `steps[i]` leads from
 * `boards[i]` to `boards[i + 1]`. Up to 10 cells the numbers are exact, from the table of all positions. On
 * larger boards (in `stm`), each board is searched while the time lasts, and the other boards get bounds.
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
 * Returns bounds of the distances by searches. Searches the first board of the path, then the other boards
 * from the last one backwards, because boards near the goal are the easiest.
 */
function searchDistances(
  boards: readonly Board[],
  steps: readonly Moves[],
  { goal, timeMs }: SolutionAnalysisRequest,
  context: SolverContext,
): DistanceBounds[] {
  const began = context.now();
  // The progress of each single search isn't reported, because it would tell the user nothing about the whole
  // analysis.
  const { onProgress, ...quietContext } = context;
  const timeLeftMs = (): number => timeMs - (context.now() - began);
  const atLeast = boards.map((start) => linearConflictEstimate(canonicalPuzzle({ start, goal })).initial);
  const atMost: (number | undefined)[] = boards.map(() => undefined);
  const isExact = (at: number): boolean => atLeast[at] === atMost[at];

  /**
   * Solves the board at index `at` of the path. As long as the path makes the same moves as the solution
   * found, also sets the distances of the following boards. Each of them is one less than the distance
   * before.
   */
  const searchBoard = (at: number, limitMs: number): void => {
    const start = boards[at];
    if (start === undefined || limitMs < 1) return;
    const answer = solveSliding(
      { start, goal, metric: 'stm', algorithm: 'auto', timeMs: limitMs },
      quietContext,
    );
    atLeast[at] = Math.max(atLeast[at] ?? 0, answer.lowerBound);
    atMost[at] = answer.length;
    for (let step = at; answer.optimal && steps[step] === answer.moves[step - at]; step++) {
      const distance = answer.length - (step + 1 - at);
      if (distance < 0) break;
      atLeast[step + 1] = distance;
      atMost[step + 1] = distance;
    }
  };

  searchBoard(0, timeMs * START_SHARE);
  let failures = 0;
  for (let at = boards.length - 1; at > 0 && failures < MAX_FAILURES; at--) {
    if (isExact(at)) continue;
    if (context.shouldStop?.() === true || timeLeftMs() <= 0) break;
    searchBoard(at, Math.min(timeLeftMs(), (MAX_SHARES_PER_SEARCH * timeLeftMs()) / (at + 1)));
    failures = isExact(at) ? 0 : failures + 1;
    onProgress?.({ phase: 'search', share: 1 - at / boards.length });
  }
  tightenBounds(atLeast, atMost);
  return boards.map((_, at) => {
    const most = atMost[at];
    return { atLeast: atLeast[at] ?? 0, ...(most !== undefined && { atMost: most }) };
  });
}

/**
 * Tightens the bounds. Consecutive boards of the path are one move apart, so their distances differ by at
 * most one.
 */
function tightenBounds(atLeast: number[], atMost: (number | undefined)[]): void {
  const tightenNeighbour = (from: number, to: number): void => {
    const most = atMost[from];
    atLeast[to] = Math.max(atLeast[to] ?? 0, (atLeast[from] ?? 0) - 1);
    if (most !== undefined) atMost[to] = Math.min(atMost[to] ?? most + 1, most + 1);
  };
  for (let at = 1; at < atLeast.length; at++) tightenNeighbour(at - 1, at);
  for (let at = atLeast.length - 1; at > 0; at--) tightenNeighbour(at, at - 1);
}
