export interface Successor<State> {
  readonly state: State;
  readonly cost: number;
}

export interface Problem<State> {
  readonly start: State;
  neighbours(state: State): Iterable<Successor<State>>;
  isGoal(state: State): boolean;
  /** Only equal positions have the same key. */
  key(state: State): string | number;
  /** A lower bound of the cost to the goal (admissible). 0 if nothing is known. */
  heuristic(state: State): number;
}

/** Every step can be reversed. */
export interface TwoEndedProblem<State> extends Problem<State> {
  readonly goal: State;
}

/** `cost`: of the path from the start. */
export interface ReachedPosition<State> {
  readonly state: State;
  readonly cost: number;
  readonly previous: ReachedPosition<State> | undefined;
}

/**
 * How a search treats a neighbour of the expanded position. `new`: it will expand it later. `cheaper`:
 * replaces a more expensive path. `known`: already met at no higher cost. `on-path`: already on the path that
 * leads to it. `beyond`: exceeds the depth limit or the bound of the round. `goal`: the search ends.
 * `meeting`: the search from the other end has reached it, and both searches end.
 */
export type Verdict = 'new' | 'cheaper' | 'known' | 'on-path' | 'beyond' | 'goal' | 'meeting';

export type SearchEvent<State> =
  /** Begins a round of iterative deepening. Skips positions whose cost plus estimate exceeds `bound`. */
  | { readonly kind: 'round'; readonly bound: number }
  /**
   * Taken from the list to be expanded. Only A* and depth-first search also take the goal. `side` is set only
   * in a search from both ends.
   */
  | { readonly kind: 'take'; readonly reached: ReachedPosition<State>; readonly side?: Side }
  | {
      readonly kind: 'meet';
      readonly reached: ReachedPosition<State>;
      readonly verdict: Verdict;
      readonly side?: Side;
    }
  /** IDA* has tried all neighbours of the last position on its path, and removes it. */
  | { readonly kind: 'leave'; readonly reached: ReachedPosition<State> };

export type OnSearchEvent<State> = (event: SearchEvent<State>) => void;

export type Side = 'start' | 'goal';

export interface SearchLimits {
  /** Limit of positions to expand. */
  readonly expanded?: number;
  /** Limit of positions in memory. */
  readonly held?: number;
  /** Called after every 1,024 expanded positions. True stops the search. */
  readonly shouldStop?: () => boolean;
  readonly onBound?: (lowerBound: number, expanded: number) => void;
}

/**
 * `found`: `path` is the path from start to goal, both included. `none`: the goal can't be reached.
 * `stopped`: a limit ended the search; every path to the goal costs at least `lowerBound`. `storedCount` is
 * the largest number of positions in memory at one time.
 */
export type SearchResult<State> = { readonly expanded: number; readonly storedCount: number } & (
  | { readonly outcome: 'found'; readonly path: readonly State[]; readonly cost: number }
  | { readonly outcome: 'none' }
  | { readonly outcome: 'stopped'; readonly lowerBound: number }
);

export const isLimitReached = (limits: SearchLimits, expanded: number, storedCount: number): boolean =>
  expanded >= (limits.expanded ?? Number.POSITIVE_INFINITY) ||
  storedCount > (limits.held ?? Number.POSITIVE_INFINITY) ||
  (expanded % 1024 === 0 && limits.shouldStop?.() === true);

/** Positions from the start on, both ends included. */
export function pathTo<State>(lastPosition: ReachedPosition<State>): State[] {
  const path: State[] = [];
  for (
    let position: ReachedPosition<State> | undefined = lastPosition;
    position !== undefined;
    position = position.previous
  )
    path.push(position.state);
  return path.reverse();
}
