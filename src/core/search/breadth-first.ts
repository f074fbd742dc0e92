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
 * cost the same. The search ends when the goal is met as a neighbour, and expands each position only once.
 * The heuristic isn't used. Memory grows with the number of positions met: set the limit `held` to bound it.
 */
export function searchBreadthFirst<State>(
  problem: Problem<State>,
  limits: SearchLimits = {},
  watch?: OnSearchEvent<State>,
): SearchResult<State> {
  const first: ReachedPosition<State> = { state: problem.start, cost: 0, before: undefined };
  if (problem.isGoal(first.state)) {
    return { outcome: 'found', path: [first.state], cost: 0, expanded: 0, held: 1 };
  }
  const met = new Set([problem.key(first.state)]);
  const queue = [first];
  let expanded = 0;
  let lowerBound = 0;
  for (const reached of queue) {
    if (reached.cost >= lowerBound) {
      lowerBound = reached.cost + 1;
      limits.onBound?.(lowerBound, expanded);
    }
    if (isLimitReached(limits, expanded, met.size)) {
      return { outcome: 'stopped', lowerBound, expanded, held: met.size };
    }
    expanded++;
    watch?.({ kind: 'take', reached });
    for (const { state, cost } of problem.neighbours(reached.state)) {
      const next = { state, cost: reached.cost + cost, before: reached };
      const key = problem.key(state);
      const isKnown = met.has(key);
      const isGoal = problem.isGoal(state);
      watch?.({ kind: 'meet', reached: next, verdict: isKnown ? 'known' : isGoal ? 'goal' : 'new' });
      if (isKnown) continue;
      if (isGoal) return { outcome: 'found', path: pathTo(next), cost: next.cost, expanded, held: met.size };
      met.add(key);
      queue.push(next);
    }
  }
  return { outcome: 'none', expanded, held: met.size };
}
