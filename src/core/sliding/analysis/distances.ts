import type { Board, Moves } from '../board.ts';
import type { SolverContext } from '../solve/context/context.ts';
import { linearConflictEstimate } from '../solve/heuristics/linear-conflict.ts';
import { canonicalPuzzle } from '../solve/position/canonical-puzzle.ts';
import { hasWholeSpace } from '../solve/position/reach.ts';
import { rankPermutation, spaceOf } from '../solve/position/space.ts';
import { solveSliding } from '../solve/solve-sliding.ts';
import type { Known, SolutionAnalysisRequest } from './analysis.ts';

/** Share of the time for the search from the start. The total loss depends on the start's distance. */
const START_SHARE = 0.3;
/** After this number of searches in a row without a proof, no more searches are made. */
const MAX_FAILURES = 3;
/** A search may take this many times its share of the remaining time. */
const PATIENCE = 6;

/**
 * Returns the moves to the goal from each board of a path; `steps[i]` leads from `boards[i]` to the next.
 * Exact up to 10 cells, from the whole space. On larger boards, in `stm`, by a search from each board while
 * the time lasts, with bounds for the others.
 */
export function distancesAlong(
  boards: readonly Board[],
  steps: readonly Moves[],
  request: SolutionAnalysisRequest,
  context: SolverContext,
): Known[] {
  if (!hasWholeSpace(request.start)) return searchDistance(boards, steps, request, context);
  return boards.map((start) => {
    const { rows, cols, blank, state } = canonicalPuzzle({ start, goal: request.goal });
    const space = spaceOf(context.memory, rows, cols, blank, request.metric);
    const distance = space.distance[rankPermutation(state)] as number;
    return { atLeast: distance, atMost: distance };
  });
}

/** Searches from the start first, then from the end backwards, because boards near the goal are easiest. */
function searchDistance(
  boards: readonly Board[],
  steps: readonly Moves[],
  { goal, timeMs }: SolutionAnalysisRequest,
  context: SolverContext,
): Known[] {
  const began = context.now();
  // Don't report the progress of the single searches, because it wouldn't help the user.
  const { onProgress, ...quiet } = context;
  const left = (): number => timeMs - (context.now() - began);
  const atLeast = boards.map((start) => linearConflictEstimate(canonicalPuzzle({ start, goal })).initial);
  const atMost: (number | undefined)[] = boards.map(() => undefined);
  const isExact = (at: number): boolean => atLeast[at] === atMost[at];

  /**
   * Searches from the board at index `at`. As long as the path follows the solution found, the distances on
   * the path are known as well.
   */
  const search = (at: number, time: number): void => {
    const start = boards[at];
    if (start === undefined || time < 1) return;
    const answer = solveSliding({ start, goal, metric: 'stm', algorithm: 'auto', timeMs: time }, quiet);
    atLeast[at] = Math.max(atLeast[at] ?? 0, answer.lowerBound);
    atMost[at] = answer.length;
    for (let next = at; answer.optimal && steps[next] === answer.moves[next - at]; next++) {
      const distance = answer.length - (next + 1 - at);
      if (distance < 0) break;
      atLeast[next + 1] = distance;
      atMost[next + 1] = distance;
    }
  };

  search(0, timeMs * START_SHARE);
  let failures = 0;
  for (let at = boards.length - 1; at > 0 && failures < MAX_FAILURES; at--) {
    if (isExact(at)) continue;
    if (context.shouldStop?.() === true || left() <= 0) break;
    search(at, Math.min(left(), (PATIENCE * left()) / (at + 1)));
    failures = isExact(at) ? 0 : failures + 1;
    onProgress?.({ phase: 'search', share: 1 - at / boards.length });
  }
  tightenBounds(atLeast, atMost);
  return boards.map((_, at) => {
    const most = atMost[at];
    return { atLeast: atLeast[at] ?? 0, ...(most !== undefined && { atMost: most }) };
  });
}

/** Tightens the bounds: neighbours on the path are one move apart, so each bounds the next. */
function tightenBounds(atLeast: number[], atMost: (number | undefined)[]): void {
  const pass = (from: number, to: number): void => {
    const most = atMost[from];
    atLeast[to] = Math.max(atLeast[to] ?? 0, (atLeast[from] ?? 0) - 1);
    if (most !== undefined) atMost[to] = Math.min(atMost[to] ?? most + 1, most + 1);
  };
  for (let at = 1; at < atLeast.length; at++) pass(at - 1, at);
  for (let at = atLeast.length - 1; at > 0; at--) pass(at, at - 1);
}
