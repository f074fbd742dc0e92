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
 * Finds a cheapest path by A* (Hart, Nilsson & Raphael 1968), given an admissible heuristic. If the search
 * finds a cheaper path to an expanded position, it expands the position again. The heuristic therefore need
 * not be consistent. Memory grows with the number of positions met: set the limit `storedCount` to bound it.
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
  let expanded = 0;
  let lowerBound = -1;
  for (let entry = frontier.pop(); entry !== undefined; entry = frontier.pop()) {
    const reached = entry.item;
    if (cheapestByKey.get(problem.key(reached.state)) !== reached) continue;
    const storedCount = cheapestByKey.size;
    if (entry.priority > lowerBound) {
      lowerBound = entry.priority;
      limits.onBound?.(lowerBound, expanded);
    }
    const isGoal = problem.isGoal(reached.state);
    if (!isGoal && isLimitReached(limits, expanded, storedCount)) {
      return { outcome: 'stopped', lowerBound, expanded, storedCount };
    }
    onEvent?.({ kind: 'take', reached });
    if (isGoal) return { outcome: 'found', path: pathTo(reached), cost: reached.cost, expanded, storedCount };
    expanded++;
    for (const { state, cost } of problem.neighbours(reached.state)) {
      const key = problem.key(state);
      const totalCost = reached.cost + cost;
      const knownPosition = cheapestByKey.get(key);
      if (knownPosition !== undefined && totalCost >= knownPosition.cost) {
        onEvent?.({ kind: 'meet', reached: { state, cost: totalCost, previous: reached }, verdict: 'known' });
        continue;
      }
      const nextPosition = { state, cost: totalCost, previous: reached };
      onEvent?.({
        kind: 'meet',
        reached: nextPosition,
        verdict: knownPosition === undefined ? 'new' : 'cheaper',
      });
      cheapestByKey.set(key, nextPosition);
      frontier.push(nextPosition, totalCost + problem.heuristic(state), totalCost);
    }
  }
  return { outcome: 'none', expanded, storedCount: cheapestByKey.size };
}
