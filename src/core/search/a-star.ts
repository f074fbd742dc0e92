import { Frontier } from './frontier.ts';
import {
  limitReached,
  type Problem,
  pathTo,
  type Reached,
  type SearchLimits,
  type SearchResult,
} from './problem.ts';

/**
 * A* (Hart, Nilsson & Raphael 1968): a cheapest path, given an admissible heuristic; positions are opened again when reached
 * more cheaply, so the heuristic need not be consistent. Memory grows with the positions seen: set `expanded`.
 */
export function aStar<State>(problem: Problem<State>, limits: SearchLimits = {}): SearchResult<State> {
  const cheapest = new Map<string | number, number>([[problem.key(problem.start), 0]]);
  const frontier = new Frontier<Reached<State>>();
  frontier.push({ state: problem.start, cost: 0, before: undefined }, problem.heuristic(problem.start), 0);
  let expanded = 0;
  for (let entry = frontier.pop(); entry !== undefined; entry = frontier.pop()) {
    const reached = entry.item;
    if (reached.cost > (cheapest.get(problem.key(reached.state)) ?? 0)) continue;
    if (problem.isGoal(reached.state)) {
      return { outcome: 'found', path: pathTo(reached), cost: reached.cost, expanded };
    }
    if (limitReached(limits, expanded)) return { outcome: 'stopped', lowerBound: entry.priority, expanded };
    expanded++;
    for (const { state, cost } of problem.neighbours(reached.state)) {
      const key = problem.key(state);
      const total = reached.cost + cost;
      if (total >= (cheapest.get(key) ?? Number.POSITIVE_INFINITY)) continue;
      cheapest.set(key, total);
      frontier.push({ state, cost: total, before: reached }, total + problem.heuristic(state), total);
    }
  }
  return { outcome: 'none', expanded };
}
