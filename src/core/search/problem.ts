/** A position that can be reached in one step, and what the step costs (positive). */
export interface Successor<State> {
  readonly state: State;
  readonly cost: number;
}

/** What a search must know about a puzzle: its positions and its rules. */
export interface Problem<State> {
  readonly start: State;
  neighbours(state: State): Iterable<Successor<State>>;
  isGoal(state: State): boolean;
  /** Equal for equal positions and only for them. */
  key(state: State): string | number;
  /** Never more than the true cost to the goal (admissible); 0 if nothing is known. */
  heuristic(state: State): number;
}

/** A problem with one known goal and steps that all lead back as well, as a search from both ends needs. */
export interface TwoEndedProblem<State> extends Problem<State> {
  readonly goal: State;
}

/** A position as a search remembers it: how it was reached and at what cost. */
export interface Reached<State> {
  readonly state: State;
  readonly cost: number;
  readonly before: Reached<State> | undefined;
}

/**
 * The fate of a neighbour. `new` joins the positions to be looked at; `cheaper` replaces a more expensive way
 * to the same position. `known` was met before at no higher cost, `on-path` lies on the way to it, `beyond`
 * is over the limit of the round. `goal` and `meeting` end the search.
 */
export type Verdict = 'new' | 'cheaper' | 'known' | 'on-path' | 'beyond' | 'goal' | 'meeting';

/** One thing that a search does, in the order in which it does them. */
export type SearchEvent<State> =
  /** A round begins. Positions whose cost plus estimate exceeds `bound` are cut off in it. */
  | { readonly kind: 'round'; readonly bound: number }
  /**
   * A position is taken, to look at its neighbours; only A* and depth-first search take the goal. `side`: of
   * a search from both ends.
   */
  | { readonly kind: 'take'; readonly reached: Reached<State>; readonly side?: Side }
  /** A neighbour of the position taken last. */
  | {
      readonly kind: 'meet';
      readonly reached: Reached<State>;
      readonly verdict: Verdict;
      readonly side?: Side;
    }
  /** All neighbours of a position were tried, and the path shrinks by it. */
  | { readonly kind: 'leave'; readonly reached: Reached<State> };

/** Hears what a search does. */
export type Watch<State> = (event: SearchEvent<State>) => void;

/** The end from which a search from both ends came to a position. */
export type Side = 'start' | 'goal';

/** When to give up, and who is told on the way. */
export interface SearchLimits {
  /** Positions expanded at most. */
  readonly expanded?: number;
  /** Positions held in memory at most. */
  readonly held?: number;
  /** Asked every 1,024 positions; true ends the search. */
  readonly shouldStop?: () => boolean;
  /** Told each greater bound that has been proved: no path costs less. */
  readonly onBound?: (lowerBound: number, expanded: number) => void;
}

/**
 * `found`: a cheapest path, start and goal included. `none`: the goal can't be reached. `stopped`: by a
 * limit; every path to the goal costs at least `lowerBound`. `held`: positions that were in memory at most.
 */
export type SearchResult<State> = { readonly expanded: number; readonly held: number } & (
  | { readonly outcome: 'found'; readonly path: readonly State[]; readonly cost: number }
  | { readonly outcome: 'none' }
  | { readonly outcome: 'stopped'; readonly lowerBound: number }
);

/** Whether the search must end now. */
export const limitReached = (limits: SearchLimits, expanded: number, held: number): boolean =>
  expanded >= (limits.expanded ?? Number.POSITIVE_INFINITY) ||
  held > (limits.held ?? Number.POSITIVE_INFINITY) ||
  (expanded % 1024 === 0 && limits.shouldStop?.() === true);

/** The positions from the start to this one. */
export function pathTo<State>(last: Reached<State>): State[] {
  const path: State[] = [];
  for (let at: Reached<State> | undefined = last; at !== undefined; at = at.before) path.push(at.state);
  return path.reverse();
}
