/** A position that can be reached in one step, and what the step costs (positive). */
export interface Step<State> {
  readonly state: State;
  readonly cost: number;
}

/** What a search must know about a puzzle: its positions and its rules. */
export interface Problem<State> {
  readonly start: State;
  neighbours(state: State): Iterable<Step<State>>;
  isGoal(state: State): boolean;
  /** Equal for equal positions and only for them. */
  key(state: State): string | number;
  /** Never more than the true cost to the goal (admissible); 0 if nothing is known. */
  heuristic(state: State): number;
}

/** When to give up. */
export interface SearchLimits {
  /** Positions expanded at most. */
  readonly expanded?: number;
  /** Asked every 1,024 positions; true ends the search. */
  readonly shouldStop?: () => boolean;
}

/**
 * `found`: a cheapest path, start and goal included. `none`: the goal can't be reached. `stopped`: by a limit; every
 * path to the goal costs at least `lowerBound`.
 */
export type SearchResult<State> =
  | {
      readonly outcome: 'found';
      readonly path: readonly State[];
      readonly cost: number;
      readonly expanded: number;
    }
  | { readonly outcome: 'none'; readonly expanded: number }
  | { readonly outcome: 'stopped'; readonly lowerBound: number; readonly expanded: number };

/** Whether the search must end now. */
export const limitReached = (limits: SearchLimits, expanded: number): boolean =>
  expanded >= (limits.expanded ?? Number.POSITIVE_INFINITY) ||
  (expanded % 1024 === 0 && limits.shouldStop?.() === true);

/** A position as a search remembers it: how it was reached and at what cost. */
export interface Reached<State> {
  readonly state: State;
  readonly cost: number;
  readonly before: Reached<State> | undefined;
}

/** The positions from the start to this one. */
export function pathTo<State>(last: Reached<State>): State[] {
  const path: State[] = [];
  for (let at: Reached<State> | undefined = last; at !== undefined; at = at.before) path.push(at.state);
  return path.reverse();
}
