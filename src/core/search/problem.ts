/** A position one step away, and the cost of that step (positive). */
export interface Successor<State> {
  readonly state: State;
  readonly cost: number;
}

/** The puzzle that a search has to solve: its positions and its rules. */
export interface Problem<State> {
  readonly start: State;
  neighbours(state: State): Iterable<Successor<State>>;
  isGoal(state: State): boolean;
  /** A key that is the same for equal positions, and for no others. */
  key(state: State): string | number;
  /** A lower bound of the cost to the goal (admissible); 0 if nothing is known. */
  heuristic(state: State): number;
}

/** A problem for a search from both ends: it has one known goal, and every step can be reversed. */
export interface TwoEndedProblem<State> extends Problem<State> {
  readonly goal: State;
}

/** A position in a search's memory, with its cost and the position before it. */
export interface Reached<State> {
  readonly state: State;
  readonly cost: number;
  readonly before: Reached<State> | undefined;
}

/**
 * What a search does with a neighbour. `new`: joins the positions to be looked at. `cheaper`: replaces a more
 * expensive path to the same position. `known`: met before at no higher cost. `on-path`: already on the path
 * to it. `beyond`: over the limit of the round. `goal` and `meeting` end the search.
 */
export type Verdict = 'new' | 'cheaper' | 'known' | 'on-path' | 'beyond' | 'goal' | 'meeting';

/** One event of a search. Events are reported in the order in which they happen. */
export type SearchEvent<State> =
  /** A round begins. The search doesn't go on from positions whose cost plus estimate exceeds `bound`. */
  | { readonly kind: 'round'; readonly bound: number }
  /**
   * The search takes a position, to look at its neighbours. Only A* and depth-first search take the goal.
   * `side` is set by a search from both ends.
   */
  | { readonly kind: 'take'; readonly reached: Reached<State>; readonly side?: Side }
  /** The search meets a neighbour of the position that it took last. */
  | {
      readonly kind: 'meet';
      readonly reached: Reached<State>;
      readonly verdict: Verdict;
      readonly side?: Side;
    }
  /** All neighbours of a position were tried, so the path shrinks by it. */
  | { readonly kind: 'leave'; readonly reached: Reached<State> };

/** Receives the events of a search. */
export type Watch<State> = (event: SearchEvent<State>) => void;

/** The end of the puzzle from which a search reached a position. */
export type Side = 'start' | 'goal';

/** Limits of a search, and its callbacks. */
export interface SearchLimits {
  /** Highest number of positions expanded. */
  readonly expanded?: number;
  /** Highest number of positions held in memory. */
  readonly held?: number;
  /** Called every 1,024 positions. The search ends if it returns true. */
  readonly shouldStop?: () => boolean;
  /** Called with each new proved bound: no path costs less than `lowerBound`. */
  readonly onBound?: (lowerBound: number, expanded: number) => void;
}

/**
 * `found`: a cheapest path, start and goal included. `none`: the goal can't be reached. `stopped`: a limit
 * ended the search; every path to the goal costs at least `lowerBound`. `held`: the peak number of positions
 * in memory.
 */
export type SearchResult<State> = { readonly expanded: number; readonly held: number } & (
  | { readonly outcome: 'found'; readonly path: readonly State[]; readonly cost: number }
  | { readonly outcome: 'none' }
  | { readonly outcome: 'stopped'; readonly lowerBound: number }
);

export const limitReached = (limits: SearchLimits, expanded: number, held: number): boolean =>
  expanded >= (limits.expanded ?? Number.POSITIVE_INFINITY) ||
  held > (limits.held ?? Number.POSITIVE_INFINITY) ||
  (expanded % 1024 === 0 && limits.shouldStop?.() === true);

/** Returns the positions from the start to `last`. */
export function pathTo<State>(last: Reached<State>): State[] {
  const path: State[] = [];
  for (let at: Reached<State> | undefined = last; at !== undefined; at = at.before) path.push(at.state);
  return path.reverse();
}
