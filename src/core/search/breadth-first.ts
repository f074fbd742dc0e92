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
 * Finds a path with the fewest steps by breadth-first search with a queue. It is a cheapest path if all steps
 * cost the same. Each position is expanded only once. The search ends as soon as the goal is a neighbour of
 * an expanded position. The heuristic isn't used. Memory grows with the number of positions met: set the
 * limit `held` to bound it.
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
  let expanded = 0;
  let lowerBound = 0;
  for (const reached of queue) {
    if (reached.cost >= lowerBound) {
      lowerBound = reached.cost + 1;
      limits.onBound?.(lowerBound, expanded);
    }
    if (isLimitReached(limits, expanded, metKeys.size)) {
      return { outcome: 'stopped', lowerBound, expanded, storedCount: metKeys.size };
    }
    expanded++;
    onEvent?.({ kind: 'take', reached });
    for (const { state, cost } of problem.neighbours(reached.state)) {
      const nextPosition = { state, cost: reached.cost + cost, previous: reached };
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
          expanded,
          storedCount: metKeys.size,
        };
      metKeys.add(key);
      queue.push(nextPosition);
    }
  }
  return { outcome: 'none', expanded, storedCount: metKeys.size };
}
