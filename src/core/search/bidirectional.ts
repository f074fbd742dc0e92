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

/** `layer`: the outermost of the positions reached. `depth`: steps from this end to it. */
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
 * outermost layer expands it.
 *
 * If the searches have reached the depths a and b and share no position, every path has at least a + b + 1
 * steps. So the first shared position is on a shortest path. Time and memory are proportional to the number
 * of positions within half the path's length from either end.
 */
export function searchFromBothEnds<State>(
  problem: TwoEndedProblem<State>,
  limits: SearchLimits = {},
  onEvent?: OnSearchEvent<State>,
): SearchResult<State> {
  const { start, goal } = problem;
  const startHalf = createHalf('start', start, problem.key(start));
  const goalHalf = createHalf('goal', goal, problem.key(goal));
  if (problem.isGoal(start)) return { outcome: 'found', path: [start], cost: 0, expanded: 0, storedCount: 1 };
  let expandedCount = 0;
  const countStored = (): number => startHalf.reachedByKey.size + goalHalf.reachedByKey.size;
  while (startHalf.layer.length > 0 && goalHalf.layer.length > 0) {
    const lowerBound = startHalf.depth + goalHalf.depth + 1;
    limits.onBound?.(lowerBound, expandedCount);
    const [smallerHalf, otherHalf] =
      startHalf.layer.length <= goalHalf.layer.length ? [startHalf, goalHalf] : [goalHalf, startHalf];
    const nextLayer: ReachedPosition<State>[] = [];
    for (const currentPosition of smallerHalf.layer) {
      if (isLimitReached(limits, expandedCount, countStored())) {
        return { outcome: 'stopped', lowerBound, expanded: expandedCount, storedCount: countStored() };
      }
      expandedCount++;
      const { side } = smallerHalf;
      onEvent?.({ kind: 'take', reached: currentPosition, side });
      for (const { state, cost } of problem.neighbours(currentPosition.state)) {
        const key = problem.key(state);
        const knownPosition = smallerHalf.reachedByKey.get(key);
        if (knownPosition !== undefined) {
          const repeatedPosition = { state, cost: currentPosition.cost + cost, previous: currentPosition };
          onEvent?.({ kind: 'meet', reached: repeatedPosition, verdict: 'known', side });
          continue;
        }
        const newPosition = { state, cost: currentPosition.cost + cost, previous: currentPosition };
        const meetingPosition = otherHalf.reachedByKey.get(key);
        onEvent?.({
          kind: 'meet',
          reached: newPosition,
          verdict: meetingPosition === undefined ? 'new' : 'meeting',
          side,
        });
        if (meetingPosition !== undefined) {
          const [startSidePosition, goalSidePosition] =
            smallerHalf === startHalf ? [newPosition, meetingPosition] : [meetingPosition, newPosition];
          const path = [...pathTo(startSidePosition), ...pathTo(goalSidePosition).reverse().slice(1)];
          return {
            outcome: 'found',
            path,
            cost: startSidePosition.cost + goalSidePosition.cost,
            expanded: expandedCount,
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
  return { outcome: 'none', expanded: expandedCount, storedCount: countStored() };
}
