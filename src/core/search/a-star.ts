import { Frontier } from './frontier.ts';
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
 * Finds a cheapest path by A* (Hart, Nilsson & Raphael 1968), given an admissible heuristic. Expands a
 * position again after a cheaper path to it, so the heuristic need not be consistent. Memory grows with the
 * number of positions met: set the limit `held` to bound it.
 */
export function searchByAStar<State>(
  problem: Problem<State>,
  limits: SearchLimits = {},
  onEvent?: OnSearchEvent<State>,
): SearchResult<State> {
  const startPosition: ReachedPosition<State> = { state: problem.start, cost: 0, previous: undefined };
  const cheapestByKey = new Map<string | number, ReachedPosition<State>>([
    [problem.key(problem.start), startPosition],
  ]);
  const frontier = new Frontier<ReachedPosition<State>>();
  frontier.push(startPosition, problem.heuristic(problem.start), 0);
  let expandedCount = 0;
  let lowerBound = -1;
  for (let entry = frontier.pop(); entry !== undefined; entry = frontier.pop()) {
    const reachedPosition = entry.item;
    if (cheapestByKey.get(problem.key(reachedPosition.state)) !== reachedPosition) continue;
    const storedCount = cheapestByKey.size;
    if (entry.priority > lowerBound) {
      lowerBound = entry.priority;
      limits.onBound?.(lowerBound, expandedCount);
    }
    const isGoal = problem.isGoal(reachedPosition.state);
    if (!isGoal && isLimitReached(limits, expandedCount, storedCount)) {
      return { outcome: 'stopped', lowerBound, expanded: expandedCount, storedCount };
    }
    onEvent?.({ kind: 'take', reached: reachedPosition });
    if (isGoal)
      return {
        outcome: 'found',
        path: pathTo(reachedPosition),
        cost: reachedPosition.cost,
        expanded: expandedCount,
        storedCount,
      };
    expandedCount++;
    for (const { state, cost } of problem.neighbours(reachedPosition.state)) {
      const key = problem.key(state);
      const totalCost = reachedPosition.cost + cost;
      const knownPosition = cheapestByKey.get(key);
      if (knownPosition !== undefined && totalCost >= knownPosition.cost) {
        onEvent?.({
          kind: 'meet',
          reached: { state, cost: totalCost, previous: reachedPosition },
          verdict: 'known',
        });
        continue;
      }
      const nextPosition = { state, cost: totalCost, previous: reachedPosition };
      onEvent?.({
        kind: 'meet',
        reached: nextPosition,
        verdict: knownPosition === undefined ? 'new' : 'cheaper',
      });
      cheapestByKey.set(key, nextPosition);
      frontier.push(nextPosition, totalCost + problem.heuristic(state), totalCost);
    }
  }
  return { outcome: 'none', expanded: expandedCount, storedCount: cheapestByKey.size };
}
