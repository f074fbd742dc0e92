import {
  isLimitReached,
  type OnSearchEvent,
  pathTo,
  type ReachedPosition,
  type SearchLimits,
  type SearchResult,
  type Side,
  type TwoEndedProblem,
} from './problem.ts';

/**
 * The search from one end of the puzzle: the positions that it has reached, and the outermost layer of these
 * positions.
 */
interface SearchHalf<State> {
  readonly side: Side;
  readonly reached: Map<string | number, ReachedPosition<State>>;
  layer: ReachedPosition<State>[];
  depth: number;
}

const createHalf = <State>(side: Side, state: State, key: string | number): SearchHalf<State> => {
  const first = { state, cost: 0, before: undefined };
  return { side, reached: new Map([[key, first]]), layer: [first], depth: 0 };
};

/**
 * Finds a path with the fewest steps by breadth-first search from both ends (Pohl 1971). It is a cheapest
 * path if all steps cost the same. The heuristic isn't used. In each round, the search with the smaller
 * outermost layer expands this whole layer.
 *
 * Suppose that the searches have reached the depths a and b and share no position. Then every path has at
 * least a + b + 1 steps. So the first position that both searches reach is on a shortest path. Time and
 * memory are proportional to the number of positions within half the path's length from either end.
 */
export function bidirectional<State>(
  problem: TwoEndedProblem<State>,
  limits: SearchLimits = {},
  watch?: OnSearchEvent<State>,
): SearchResult<State> {
  const { start, goal } = problem;
  const ahead = createHalf('start', start, problem.key(start));
  const back = createHalf('goal', goal, problem.key(goal));
  if (problem.isGoal(start)) return { outcome: 'found', path: [start], cost: 0, expanded: 0, held: 1 };
  let expanded = 0;
  const held = (): number => ahead.reached.size + back.reached.size;
  while (ahead.layer.length > 0 && back.layer.length > 0) {
    const lowerBound = ahead.depth + back.depth + 1;
    limits.onBound?.(lowerBound, expanded);
    const [half, other] = ahead.layer.length <= back.layer.length ? [ahead, back] : [back, ahead];
    const next: ReachedPosition<State>[] = [];
    for (const reached of half.layer) {
      if (isLimitReached(limits, expanded, held())) {
        return { outcome: 'stopped', lowerBound, expanded, held: held() };
      }
      expanded++;
      const { side } = half;
      watch?.({ kind: 'take', reached, side });
      for (const { state, cost } of problem.neighbours(reached.state)) {
        const key = problem.key(state);
        const known = half.reached.get(key);
        if (known !== undefined) {
          const again = { state, cost: reached.cost + cost, before: reached };
          watch?.({ kind: 'meet', reached: again, verdict: 'known', side });
          continue;
        }
        const here = { state, cost: reached.cost + cost, before: reached };
        const there = other.reached.get(key);
        watch?.({ kind: 'meet', reached: here, verdict: there === undefined ? 'new' : 'meeting', side });
        if (there !== undefined) {
          const [from, to] = half === ahead ? [here, there] : [there, here];
          const path = [...pathTo(from), ...pathTo(to).reverse().slice(1)];
          return { outcome: 'found', path, cost: from.cost + to.cost, expanded, held: held() };
        }
        half.reached.set(key, here);
        next.push(here);
      }
    }
    half.layer = next;
    half.depth++;
  }
  return { outcome: 'none', expanded, held: held() };
}
