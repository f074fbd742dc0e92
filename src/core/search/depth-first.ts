import {
  isLimitReached,
  type OnSearchEvent,
  type Problem,
  pathTo,
  type ReachedPosition,
  type SearchLimits,
  type SearchResult,
} from './problem.ts';

export interface DepthLimits extends SearchLimits {
  /** The search follows no path that costs more. */
  readonly maxDepth: number;
}

/**
 * The path is seldom short. Stores only the stack and the current path, and skips positions on it. If the
 * limit cut off paths and none was found, the outcome is `stopped`, with the cost of the cheapest cut path as
 * `lowerBound`.
 */
export function searchDepthFirst<State>(
  problem: Problem<State>,
  { maxDepth, ...limits }: DepthLimits,
  onEvent?: OnSearchEvent<State>,
): SearchResult<State> {
  const stack: ReachedPosition<State>[] = [{ state: problem.start, cost: 0, previous: undefined }];
  let expandedCount = 0;
  let storedCount = 1;
  const path: ReachedPosition<State>[] = [];
  const keysOnPath = new Set<string | number>();
  let lowestCutCost = Number.POSITIVE_INFINITY;
  for (let currentPosition = stack.pop(); currentPosition !== undefined; currentPosition = stack.pop()) {
    if (problem.isGoal(currentPosition.state)) {
      onEvent?.({ kind: 'take', reached: currentPosition });
      return {
        outcome: 'found',
        path: pathTo(currentPosition),
        cost: currentPosition.cost,
        expanded: expandedCount,
        storedCount,
      };
    }
    if (isLimitReached(limits, expandedCount, storedCount))
      return { outcome: 'stopped', lowerBound: 0, expanded: expandedCount, storedCount };
    expandedCount++;
    onEvent?.({ kind: 'take', reached: currentPosition });
    while (path.at(-1) !== currentPosition.previous)
      keysOnPath.delete(problem.key((path.pop() as ReachedPosition<State>).state));
    path.push(currentPosition);
    keysOnPath.add(problem.key(currentPosition.state));
    for (const { state, cost } of problem.neighbours(currentPosition.state)) {
      const nextPosition = { state, cost: currentPosition.cost + cost, previous: currentPosition };
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
    ? { outcome: 'none', expanded: expandedCount, storedCount }
    : { outcome: 'stopped', lowerBound: lowestCutCost, expanded: expandedCount, storedCount };
}
