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
 * path's length. If the goal can't be reached in a finite space, the search still ends: once no path without
 * repeated positions exceeds the bound.
 */
export function searchByIterativeDeepening<State>(
  problem: Problem<State>,
  limits: SearchLimits = {},
  watch?: OnSearchEvent<State>,
): SearchResult<State> {
  const path: State[] = [problem.start];
  const onPath = new Set([problem.key(problem.start)]);
  const meet = (reached: ReachedPosition<State>, verdict: Verdict): void => {
    if (reached.before !== undefined) watch?.({ kind: 'meet', reached, verdict });
  };
  let expanded = 0;
  let held = 1;
  let stopped = false;

  /**
   * Searches all paths that go through `reached` and whose cost plus estimate is at most `bound`. Returns -1
   * - cost if a path to the goal is found. Otherwise returns the lowest cost plus estimate above the bound.
   */
  const search = (reached: ReachedPosition<State>, bound: number): number => {
    const { state, cost } = reached;
    const estimate = cost + problem.heuristic(state);
    if (estimate > bound) {
      meet(reached, 'beyond');
      return estimate;
    }
    if (problem.isGoal(state)) {
      meet(reached, 'goal');
      return -1 - cost;
    }
    if (isLimitReached(limits, expanded, path.length)) stopped = true;
    if (stopped) return Number.POSITIVE_INFINITY;
    meet(reached, 'new');
    expanded++;
    watch?.({ kind: 'take', reached });
    let least = Number.POSITIVE_INFINITY;
    for (const step of problem.neighbours(state)) {
      const key = problem.key(step.state);
      const next: ReachedPosition<State> = { state: step.state, cost: cost + step.cost, before: reached };
      if (onPath.has(key)) {
        meet(next, 'on-path');
        continue;
      }
      onPath.add(key);
      held = Math.max(held, path.push(step.state));
      const found = search(next, bound);
      if (found < 0) return found;
      path.pop();
      onPath.delete(key);
      least = Math.min(least, found);
    }
    watch?.({ kind: 'leave', reached });
    return least;
  };

  let bound = problem.heuristic(problem.start);
  for (;;) {
    limits.onBound?.(bound, expanded);
    watch?.({ kind: 'round', bound });
    const next = search({ state: problem.start, cost: 0, before: undefined }, bound);
    if (next < 0) return { outcome: 'found', path, cost: -1 - next, expanded, held };
    if (stopped) return { outcome: 'stopped', lowerBound: bound, expanded, held };
    if (next === Number.POSITIVE_INFINITY) return { outcome: 'none', expanded, held };
    bound = next;
  }
}
