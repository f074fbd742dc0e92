import {
  limitReached,
  pathTo,
  type Reached,
  type SearchLimits,
  type SearchResult,
  type TwoEndedProblem,
} from './problem.ts';

/** One of the two searches: all that it has reached, and its outermost layer. */
interface Side<State> {
  readonly reached: Map<string | number, Reached<State>>;
  layer: Reached<State>[];
  depth: number;
}

const sideFrom = <State>(state: State, key: string | number): Side<State> => {
  const first = { state, cost: 0, before: undefined };
  return { reached: new Map([[key, first]]), layer: [first], depth: 0 };
};

/**
 * Breadth-first search from both ends (Pohl 1971): a path with the fewest steps, which is a cheapest one
 * where all steps cost the same. The side with the smaller outermost layer grows, always by a whole layer;
 * while depths a and b are complete and share no position, no path has fewer than a + b + 1 steps, so the
 * first meeting is on a shortest one. Time and memory go with the positions up to half the way from either
 * end. The heuristic isn't used.
 */
export function bidirectional<State>(
  problem: TwoEndedProblem<State>,
  limits: SearchLimits = {},
): SearchResult<State> {
  const { start, goal } = problem;
  const ahead = sideFrom(start, problem.key(start));
  const back = sideFrom(goal, problem.key(goal));
  if (problem.isGoal(start)) return { outcome: 'found', path: [start], cost: 0, expanded: 0, held: 1 };
  let expanded = 0;
  const held = (): number => ahead.reached.size + back.reached.size;
  while (ahead.layer.length > 0 && back.layer.length > 0) {
    const lowerBound = ahead.depth + back.depth + 1;
    limits.onBound?.(lowerBound, expanded);
    const [side, other] = ahead.layer.length <= back.layer.length ? [ahead, back] : [back, ahead];
    const next: Reached<State>[] = [];
    for (const reached of side.layer) {
      if (limitReached(limits, expanded, held())) {
        return { outcome: 'stopped', lowerBound, expanded, held: held() };
      }
      expanded++;
      for (const { state, cost } of problem.neighbours(reached.state)) {
        const key = problem.key(state);
        if (side.reached.has(key)) continue;
        const here = { state, cost: reached.cost + cost, before: reached };
        const there = other.reached.get(key);
        if (there !== undefined) {
          const [from, to] = side === ahead ? [here, there] : [there, here];
          const path = [...pathTo(from), ...pathTo(to).reverse().slice(1)];
          return { outcome: 'found', path, cost: from.cost + to.cost, expanded, held: held() };
        }
        side.reached.set(key, here);
        next.push(here);
      }
    }
    side.layer = next;
    side.depth++;
  }
  return { outcome: 'none', expanded, held: held() };
}
