/** A neighbour of a position, and the cost of the step to it (positive). */
export interface Successor<State> {
  readonly state: State;
  readonly cost: number;
}

/** The puzzle that a search has to solve: its positions and its rules. */
export interface Problem<State> {
  readonly start: State;
  neighbours(state: State): Iterable<Successor<State>>;
  isGoal(state: State): boolean;
  /** Returns a key of the position. Two positions have the same key only if they are equal. */
  key(state: State): string | number;
  /** Returns a lower bound of the cost from the position to the goal (admissible). 0 if nothing is known. */
  heuristic(state: State): number;
}

/** A problem for a search from both ends: it has one known goal, and every step can be reversed. */
export interface TwoEndedProblem<State> extends Problem<State> {
  readonly goal: State;
}

/**
 * A position that a search has reached: the cost of the path to it, and the previous position on that path.
 */
export interface ReachedPosition<State> {
  readonly state: State;
  /** Cost of the path from the start to this position. */
  readonly cost: number;
  readonly previous: ReachedPosition<State> | undefined;
}

/**
 * How a search treats a neighbour of the position that it expands. `new`: the search will expand it later.
 * `cheaper`: its path replaces a more expensive path to the same position. `known`: skipped, because it was
 * already met at no higher cost. `on-path`: skipped, because it is already on the path that leads to it.
 * `beyond`: skipped, because it exceeds the depth limit or the bound of the current round. `goal`: it is the
 * goal, and the search ends. `meeting`: the search from the other end has reached it, and both searches end.
 */
export type Verdict = 'new' | 'cheaper' | 'known' | 'on-path' | 'beyond' | 'goal' | 'meeting';

/** One event of a search. Events are reported in the order in which they happen. */
export type SearchEvent<State> =
  /**
   * A round of iterative deepening begins. It skips all positions whose cost plus estimate exceeds `bound`.
   */
  | { readonly kind: 'round'; readonly bound: number }
  /**
   * The search takes a position from its list to expand it. Only A* and depth-first search also take the
   * goal. `side` is set only in a search from both ends.
   */
  | { readonly kind: 'take'; readonly reached: ReachedPosition<State>; readonly side?: Side }
  /** The search meets a neighbour of the position that it expands. */
  | {
      readonly kind: 'meet';
      readonly reached: ReachedPosition<State>;
      readonly verdict: Verdict;
      readonly side?: Side;
    }
  /**
   * IDA* has tried all neighbours of the last position on its path, and removes this position from the path.
   */
  | { readonly kind: 'leave'; readonly reached: ReachedPosition<State> };

/** Receives the events of a search. */
export type OnSearchEvent<State> = (event: SearchEvent<State>) => void;

/** The end of the puzzle from which a search reached a position. */
export type Side = 'start' | 'goal';

/** Limits of a search, and its callbacks. */
export interface SearchLimits {
  /** The maximum number of positions that the search may expand. */
  readonly expanded?: number;
  /** The maximum number of positions that the search may store in memory. */
  readonly held?: number;
  /** Called after every 1,024 expanded positions. The search stops if it returns true. */
  readonly shouldStop?: () => boolean;
  /** Called with each new proved bound: no path costs less than `lowerBound`. */
  readonly onBound?: (lowerBound: number, expanded: number) => void;
}

/**
 * The outcome of a search. `found`: `path` is the path from start to goal, both included. `none`: the goal
 * can't be reached. `stopped`: a limit ended the search; every path to the goal costs at least `lowerBound`.
 * `storedCount` is the largest number of positions that were in memory at one time.
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

/** Returns the positions on the path from the start to `lastPosition`, both included. */
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
