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

/** A problem with one known goal and steps that all lead back as well, as a search from both ends needs. */
export interface TwoEndedProblem<State> extends Problem<State> {
  readonly goal: State;
}

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
