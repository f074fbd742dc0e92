import {
  isLimitReached,
  type OnSearchEvent,
  type Problem,
  pathTo,
  type ReachedPosition,
  type SearchLimits,
  type SearchResult,
} from './problem.ts';

/**
 * Finds a path with the fewest steps. It is a cheapest path if all steps cost the same. The search ends as
 * soon as the goal is a neighbour of an expanded position. The heuristic isn't used. Memory grows with the
 * number of positions met: set the limit `held` to bound it.
 */
export function searchBreadthFirst<State>(
  problem: Problem<State>,
  limits: SearchLimits = {},
  onEvent?: OnSearchEvent<State>,
): SearchResult<State> {
  const startPosition: ReachedPosition<State> = { state: problem.start, cost: 0, previous: undefined };
  if (problem.isGoal(startPosition.state)) {
    return { outcome: 'found', path: [startPosition.state], cost: 0, expanded: 0, storedCount: 1 };
  }
  const metKeys = new Set([problem.key(startPosition.state)]);
  const queue = [startPosition];
  let expandedCount = 0;
  let lowerBound = 0;
  for (const currentPosition of queue) {
    if (currentPosition.cost >= lowerBound) {
      lowerBound = currentPosition.cost + 1;
      limits.onBound?.(lowerBound, expandedCount);
    }
    if (isLimitReached(limits, expandedCount, metKeys.size)) {
      return { outcome: 'stopped', lowerBound, expanded: expandedCount, storedCount: metKeys.size };
    }
    expandedCount++;
    onEvent?.({ kind: 'take', reached: currentPosition });
    for (const { state, cost } of problem.neighbours(currentPosition.state)) {
      const nextPosition = { state, cost: currentPosition.cost + cost, previous: currentPosition };
      const key = problem.key(state);
      const isKnown = metKeys.has(key);
      const isGoal = problem.isGoal(state);
      onEvent?.({
        kind: 'meet',
        reached: nextPosition,
        verdict: isKnown ? 'known' : isGoal ? 'goal' : 'new',
      });
      if (isKnown) continue;
      if (isGoal)
        return {
          outcome: 'found',
          path: pathTo(nextPosition),
          cost: nextPosition.cost,
          expanded: expandedCount,
          storedCount: metKeys.size,
        };
      metKeys.add(key);
      queue.push(nextPosition);
    }
  }
  return { outcome: 'none', expanded: expandedCount, storedCount: metKeys.size };
}
