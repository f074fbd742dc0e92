import {
  isLimitReached,
  type OnSearchEvent,
  type Problem,
  type ReachedPosition,
  type SearchLimits,
  type SearchResult,
  type Verdict,
} from './problem.ts';

/**
 * Finds a cheapest path by IDA* (Korf 1985), given an admissible heuristic. Memory is proportional to the
 * path's length. Without a reachable goal, ends after a round that cut off no path, if positions are finite.
 */
export function searchByIterativeDeepening<State>(
  problem: Problem<State>,
  limits: SearchLimits = {},
  onEvent?: OnSearchEvent<State>,
): SearchResult<State> {
  const path: State[] = [problem.start];
  const keysOnPath = new Set([problem.key(problem.start)]);
  const reportMeeting = (reached: ReachedPosition<State>, verdict: Verdict): void => {
    if (reached.previous !== undefined) onEvent?.({ kind: 'meet', reached, verdict });
  };
  let expandedCount = 0;
  let storedCount = 1;
  let isStopped = false;

  /** Returns `-1 - cost` of a path to the goal, else the lowest cost plus estimate above the bound. */
  const search = (reached: ReachedPosition<State>, bound: number): number => {
    const { state, cost } = reached;
    const totalEstimate = cost + problem.heuristic(state);
    if (totalEstimate > bound) {
      reportMeeting(reached, 'beyond');
      return totalEstimate;
    }
    if (problem.isGoal(state)) {
      reportMeeting(reached, 'goal');
      return -1 - cost;
    }
    if (isLimitReached(limits, expandedCount, path.length)) isStopped = true;
    if (isStopped) return Number.POSITIVE_INFINITY;
    reportMeeting(reached, 'new');
    expandedCount++;
    onEvent?.({ kind: 'take', reached });
    let nextBound = Number.POSITIVE_INFINITY;
    for (const successor of problem.neighbours(state)) {
      const key = problem.key(successor.state);
      const nextPosition: ReachedPosition<State> = {
        state: successor.state,
        cost: cost + successor.cost,
        previous: reached,
      };
      if (keysOnPath.has(key)) {
        reportMeeting(nextPosition, 'on-path');
        continue;
      }
      keysOnPath.add(key);
      storedCount = Math.max(storedCount, path.push(successor.state));
      const costOrNextBound = search(nextPosition, bound);
      if (costOrNextBound < 0) return costOrNextBound;
      path.pop();
      keysOnPath.delete(key);
      nextBound = Math.min(nextBound, costOrNextBound);
    }
    onEvent?.({ kind: 'leave', reached });
    return nextBound;
  };

  let bound = problem.heuristic(problem.start);
  for (;;) {
    limits.onBound?.(bound, expandedCount);
    onEvent?.({ kind: 'round', bound });
    const costOrNextBound = search({ state: problem.start, cost: 0, previous: undefined }, bound);
    if (costOrNextBound < 0)
      return { outcome: 'found', path, cost: -1 - costOrNextBound, expanded: expandedCount, storedCount };
    if (isStopped) return { outcome: 'stopped', lowerBound: bound, expanded: expandedCount, storedCount };
    if (costOrNextBound === Number.POSITIVE_INFINITY)
      return { outcome: 'none', expanded: expandedCount, storedCount };
    bound = costOrNextBound;
  }
}
