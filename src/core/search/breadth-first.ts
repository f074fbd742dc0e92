import {
  limitReached,
  type Problem,
  pathTo,
  type Reached,
  type SearchLimits,
  type SearchResult,
} from './problem.ts';

/**
 * Breadth-first search: a path with the fewest steps, which is a cheapest one where all steps cost the same. Time and memory
 * grow with the number of positions nearer than the goal. The heuristic isn't used.
 */
export function breadthFirst<State>(problem: Problem<State>, limits: SearchLimits = {}): SearchResult<State> {
  const seen = new Set([problem.key(problem.start)]);
  const queue: Reached<State>[] = [{ state: problem.start, cost: 0, before: undefined }];
  let expanded = 0;
  let depth = -1;
  for (const reached of queue) {
    const held = seen.size;
    if (reached.cost > depth) {
      depth = reached.cost;
      limits.onBound?.(depth, expanded);
    }
    if (problem.isGoal(reached.state)) {
      return { outcome: 'found', path: pathTo(reached), cost: reached.cost, expanded, held };
    }
    if (limitReached(limits, expanded, held)) {
      return { outcome: 'stopped', lowerBound: reached.cost, expanded, held };
    }
    expanded++;
    for (const { state, cost } of problem.neighbours(reached.state)) {
      const key = problem.key(state);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ state, cost: reached.cost + cost, before: reached });
    }
  }
  return { outcome: 'none', expanded, held: seen.size };
}
