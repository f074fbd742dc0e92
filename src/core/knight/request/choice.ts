/**
 * The article's optimisations: 1 squares from which the colours allow no tour, 2 blocked squares, 3 Warnsdorf's rule,
 * 4 several move orders. Shalyto, Tukkel, Shamgunov, "Задача о ходе коня", Мир ПК 1/2003.
 */
export const OPTIMISATIONS = [1, 2, 3, 4] as const;
export type Optimisation = (typeof OPTIMISATIONS)[number];

/** The article's three programs for one and the same search. */
export const PROGRAMS = ['iterative', 'recursive', 'automaton'] as const;
export type Program = (typeof PROGRAMS)[number];

/** The names of the orders in which a knight's eight moves are tried. */
export const ARRAY_NAMES = ['A', 'B', 'C', 'D', 'E'] as const;
export type ArrayName = (typeof ARRAY_NAMES)[number];

/** All move orders as optimisation 4 tries them: from this one on, with A after E. From A it is the article's own order. */
export function arraysFrom(first: ArrayName = 'A'): readonly [ArrayName, ...ArrayName[]] {
  const at = ARRAY_NAMES.indexOf(first);
  return [first, ...ARRAY_NAMES.slice(at + 1), ...ARRAY_NAMES.slice(0, at)];
}

/** Which of the article's searches to run. */
export interface ClassicChoice {
  /** Ascending, each at most once. */
  readonly opts: readonly Optimisation[];
  readonly program: Program;
  /** The order of the moves; with optimisation 4 the one tried first, as in `arraysFrom`. Absent: A, the printed one. */
  readonly array?: ArrayName;
  /** A search with more backtracks is given up. Absent: `MAX_RET`. */
  readonly maxReturns?: number;
  /**
   * Under optimisation 4, this many backtracks end the search with any move order but the last. Absent:
   * `GOOD_RET`.
   */
  readonly goodReturns?: number;
}

/** The article's MAX_RET and GOOD_RET. */
export const MAX_RET = 400_000;
export const GOOD_RET = 1;
/** The greatest number that a request may set for either. */
export const MAX_REQUESTED_RETURNS = 1_000_000_000;

/** Every optimisation, in the article's first program. */
export const DEFAULT_CHOICE: ClassicChoice = { opts: OPTIMISATIONS, program: 'iterative' };
