import {
  isLimitReached,
  type OnSearchEvent,
  type Problem,
  pathTo,
  type ReachedPosition,
  type SearchLimits,
  type SearchResult,
} from './problem.ts';

/** Limits of a depth-first search. */
export interface DepthLimits extends SearchLimits {
  /** The depth limit: the search follows no path that costs more. */
  readonly maxDepth: number;
}

/**
 * Finds a path within the depth limit by depth-first search with a stack. The path is seldom short. The
 * search stores only the stack and the current path, and skips positions that are already on this path. If no
 * path is found, but the limit cut off some paths, the outcome is `stopped`. Its `lowerBound` is then the
 * cost of the cheapest path that was cut off.
 */
export function searchDepthFirst<State>(
  problem: Problem<State>,
  { maxDepth, ...limits }: DepthLimits,
  onEvent?: OnSearchEvent<State>,
): SearchResult<State> {
  const stack: ReachedPosition<State>[] = [{ state: problem.start, cost: 0, previous: undefined }];
  let expanded = 0;
  let storedCount = 1;
  // The positions on the path to the current position, and the keys of these positions.
  const path: ReachedPosition<State>[] = [];
  const keysOnPath = new Set<string | number>();
  /** Lowest cost of a path that the depth limit cut off. */
  let lowestCutCost = Number.POSITIVE_INFINITY;
  for (let reached = stack.pop(); reached !== undefined; reached = stack.pop()) {
    if (problem.isGoal(reached.state)) {
      onEvent?.({ kind: 'take', reached });
      return { outcome: 'found', path: pathTo(reached), cost: reached.cost, expanded, storedCount };
    }
    if (isLimitReached(limits, expanded, storedCount))
      return { outcome: 'stopped', lowerBound: 0, expanded, storedCount };
    expanded++;
    onEvent?.({ kind: 'take', reached });
    while (path.at(-1) !== reached.previous)
      keysOnPath.delete(problem.key((path.pop() as ReachedPosition<State>).state));
    path.push(reached);
    keysOnPath.add(problem.key(reached.state));
    for (const { state, cost } of problem.neighbours(reached.state)) {
      const nextPosition = { state, cost: reached.cost + cost, previous: reached };
      const verdict = keysOnPath.has(problem.key(state))
        ? 'on-path'
        : nextPosition.cost > maxDepth
          ? 'beyond'
          : 'new';
      onEvent?.({ kind: 'meet', reached: nextPosition, verdict });
      if (verdict === 'beyond') lowestCutCost = Math.min(lowestCutCost, nextPosition.cost);
      if (verdict === 'new') stack.push(nextPosition);
    }
    storedCount = Math.max(storedCount, stack.length + path.length);
  }
  return lowestCutCost === Number.POSITIVE_INFINITY
    ? { outcome: 'none', expanded, storedCount }
    : { outcome: 'stopped', lowerBound: lowestCutCost, expanded, storedCount };
}
