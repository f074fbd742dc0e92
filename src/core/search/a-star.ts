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
 * not be consistent. Memory grows with the number of positions met: set the limit `held` to bound it.
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
    const held = cheapestByKey.size;
    if (entry.priority > lowerBound) {
      lowerBound = entry.priority;
      limits.onBound?.(lowerBound, expanded);
    }
    const isGoal = problem.isGoal(reached.state);
    if (!isGoal && isLimitReached(limits, expanded, held)) {
      return { outcome: 'stopped', lowerBound, expanded, held };
    }
    onEvent?.({ kind: 'take', reached });
    if (isGoal) return { outcome: 'found', path: pathTo(reached), cost: reached.cost, expanded, held };
    expanded++;
    for (const { state, cost } of problem.neighbours(reached.state)) {
      const key = problem.key(state);
      const total = reached.cost + cost;
      const known = cheapestByKey.get(key);
      if (known !== undefined && total >= known.cost) {
        onEvent?.({ kind: 'meet', reached: { state, cost: total, previous: reached }, verdict: 'known' });
        continue;
      }
      const next = { state, cost: total, previous: reached };
      onEvent?.({ kind: 'meet', reached: next, verdict: known === undefined ? 'new' : 'cheaper' });
      cheapestByKey.set(key, next);
      frontier.push(next, total + problem.heuristic(state), total);
    }
  }
  return { outcome: 'none', expanded, held: cheapestByKey.size };
}
