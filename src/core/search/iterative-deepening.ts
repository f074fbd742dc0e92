import { limitReached, type Problem, type SearchLimits, type SearchResult } from './problem.ts';

/**
 * IDA* (Korf 1985): a cheapest path, given an admissible heuristic, in memory proportional to its length. On a finite space
 * without a goal it still ends: no bound beyond the last position that a path without repetition can reach is tried.
 */
export function iterativeDeepeningAStar<State>(
  problem: Problem<State>,
  limits: SearchLimits & { readonly onBound?: (lowerBound: number) => void } = {},
): SearchResult<State> {
  const path: State[] = [problem.start];
  const onPath = new Set([problem.key(problem.start)]);
  let expanded = 0;
  let stopped = false;

  /** The cost of the path if found (as a negative number, -1 - cost), else the least estimate above the bound. */
  const search = (state: State, cost: number, bound: number): number => {
    const estimate = cost + problem.heuristic(state);
    if (estimate > bound) return estimate;
    if (problem.isGoal(state)) return -1 - cost;
    if (limitReached(limits, expanded)) stopped = true;
    if (stopped) return Number.POSITIVE_INFINITY;
    expanded++;
    let least = Number.POSITIVE_INFINITY;
    for (const step of problem.neighbours(state)) {
      const key = problem.key(step.state);
      if (onPath.has(key)) continue;
      onPath.add(key);
      path.push(step.state);
      const found = search(step.state, cost + step.cost, bound);
      if (found < 0) return found;
      path.pop();
      onPath.delete(key);
      least = Math.min(least, found);
    }
    return least;
  };

  let bound = problem.heuristic(problem.start);
  for (;;) {
    limits.onBound?.(bound);
    const next = search(problem.start, 0, bound);
    if (next < 0) return { outcome: 'found', path, cost: -1 - next, expanded };
    if (stopped) return { outcome: 'stopped', lowerBound: bound, expanded };
    if (next === Number.POSITIVE_INFINITY) return { outcome: 'none', expanded };
    bound = next;
  }
}
