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
  readonly reachedByKey: Map<string | number, ReachedPosition<State>>;
  layer: ReachedPosition<State>[];
  depth: number;
}

const createHalf = <State>(side: Side, state: State, key: string | number): SearchHalf<State> => {
  const firstPosition = { state, cost: 0, previous: undefined };
  return { side, reachedByKey: new Map([[key, firstPosition]]), layer: [firstPosition], depth: 0 };
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
export function searchFromBothEnds<State>(
  problem: TwoEndedProblem<State>,
  limits: SearchLimits = {},
  onEvent?: OnSearchEvent<State>,
): SearchResult<State> {
  const { start, goal } = problem;
  const fromStart = createHalf('start', start, problem.key(start));
  const fromGoal = createHalf('goal', goal, problem.key(goal));
  if (problem.isGoal(start)) return { outcome: 'found', path: [start], cost: 0, expanded: 0, storedCount: 1 };
  let expanded = 0;
  const countStored = (): number => fromStart.reachedByKey.size + fromGoal.reachedByKey.size;
  while (fromStart.layer.length > 0 && fromGoal.layer.length > 0) {
    const lowerBound = fromStart.depth + fromGoal.depth + 1;
    limits.onBound?.(lowerBound, expanded);
    const [smallerHalf, otherHalf] =
      fromStart.layer.length <= fromGoal.layer.length ? [fromStart, fromGoal] : [fromGoal, fromStart];
    const nextLayer: ReachedPosition<State>[] = [];
    for (const reached of smallerHalf.layer) {
      if (isLimitReached(limits, expanded, countStored())) {
        return { outcome: 'stopped', lowerBound, expanded, storedCount: countStored() };
      }
      expanded++;
      const { side } = smallerHalf;
      onEvent?.({ kind: 'take', reached, side });
      for (const { state, cost } of problem.neighbours(reached.state)) {
        const key = problem.key(state);
        const knownPosition = smallerHalf.reachedByKey.get(key);
        if (knownPosition !== undefined) {
          const repeatedPosition = { state, cost: reached.cost + cost, previous: reached };
          onEvent?.({ kind: 'meet', reached: repeatedPosition, verdict: 'known', side });
          continue;
        }
        const newPosition = { state, cost: reached.cost + cost, previous: reached };
        const meetingPosition = otherHalf.reachedByKey.get(key);
        onEvent?.({
          kind: 'meet',
          reached: newPosition,
          verdict: meetingPosition === undefined ? 'new' : 'meeting',
          side,
        });
        if (meetingPosition !== undefined) {
          const [startSidePosition, goalSidePosition] =
            smallerHalf === fromStart ? [newPosition, meetingPosition] : [meetingPosition, newPosition];
          const path = [...pathTo(startSidePosition), ...pathTo(goalSidePosition).reverse().slice(1)];
          return {
            outcome: 'found',
            path,
            cost: startSidePosition.cost + goalSidePosition.cost,
            expanded,
            storedCount: countStored(),
          };
        }
        smallerHalf.reachedByKey.set(key, newPosition);
        nextLayer.push(newPosition);
      }
    }
    smallerHalf.layer = nextLayer;
    smallerHalf.depth++;
  }
  return { outcome: 'none', expanded, storedCount: countStored() };
}
