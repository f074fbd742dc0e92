import { limitReached, type Problem, type SearchLimits, type SearchResult } from './problem.ts';

/**
 * IDA* (Korf 1985): a cheapest path, given an admissible heuristic, in memory proportional to its length. On
 * a finite space without a goal it still ends: no bound beyond the last position that a path without
 * repetition can reach is tried.
 */
export function iterativeDeepeningAStar<State>(
  problem: Problem<State>,
  limits: SearchLimits = {},
): SearchResult<State> {
  const path: State[] = [problem.start];
  const onPath = new Set([problem.key(problem.start)]);
  let expanded = 0;
  let held = 1;
  let stopped = false;

  /**
   * The cost of the path if found (as a negative number, -1 - cost), else the least estimate above the bound.
   */
  const search = (state: State, cost: number, bound: number): number => {
    const estimate = cost + problem.heuristic(state);
    if (estimate > bound) return estimate;
    if (problem.isGoal(state)) return -1 - cost;
    if (limitReached(limits, expanded, path.length)) stopped = true;
    if (stopped) return Number.POSITIVE_INFINITY;
    expanded++;
    let least = Number.POSITIVE_INFINITY;
    for (const step of problem.neighbours(state)) {
      const key = problem.key(step.state);
      if (onPath.has(key)) continue;
      onPath.add(key);
      held = Math.max(held, path.push(step.state));
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
    limits.onBound?.(bound, expanded);
    const next = search(problem.start, 0, bound);
    if (next < 0) return { outcome: 'found', path, cost: -1 - next, expanded, held };
    if (stopped) return { outcome: 'stopped', lowerBound: bound, expanded, held };
    if (next === Number.POSITIVE_INFINITY) return { outcome: 'none', expanded, held };
    bound = next;
  }
}
