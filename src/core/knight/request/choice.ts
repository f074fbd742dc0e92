/**
 * The article's optimisations: 1 skips starts whose colour allows no tour, 2 avoids blocked squares, 3 is
 * Warnsdorff's rule, 4 tries several move orders. Source: Shalyto, Tukkel, Shamgunov, "Задача о ходе коня",
 * Мир ПК 1/2003.
 */
export const OPTIMISATIONS = [1, 2, 3, 4] as const;
export type Optimisation = (typeof OPTIMISATIONS)[number];

/** The article's three programs, which run the same search. */
export const PROGRAMS = ['iterative', 'recursive', 'automaton'] as const;
export type Program = (typeof PROGRAMS)[number];

/** The names of the move orders: the orders in which the eight knight's moves are tried. */
export const ARRAY_NAMES = ['A', 'B', 'C', 'D', 'E'] as const;
export type ArrayName = (typeof ARRAY_NAMES)[number];

/**
 * Returns all move orders in the sequence of optimisation 4: from `first` to E, then from A. The article
 * starts with A.
 */
export function arraysFrom(first: ArrayName = 'A'): readonly [ArrayName, ...ArrayName[]] {
  const at = ARRAY_NAMES.indexOf(first);
  return [first, ...ARRAY_NAMES.slice(at + 1), ...ARRAY_NAMES.slice(0, at)];
}

/** The settings of the article's search. */
export interface ClassicChoice {
  /** The optimisations in use, ascending and without duplicates. */
  readonly opts: readonly Optimisation[];
  readonly program: Program;
  /**
   * The move order, or the first one of `arraysFrom` with optimisation 4. Default: A, which the article
   * prints.
   */
  readonly array?: ArrayName;
  /** The limit of backtracks before the search gives up. Default: `MAX_RET`. */
  readonly maxReturns?: number;
  /**
   * The number of backtracks that ends the search with any move order but the last, under optimisation 4.
   * Default: `GOOD_RET`.
   */
  readonly goodReturns?: number;
}

/** The article's MAX_RET and GOOD_RET: the default limits of backtracks `maxReturns` and `goodReturns`. */
export const MAX_RET = 400_000;
export const GOOD_RET = 1;
/** The largest limit of backtracks that a request may set. */
export const MAX_REQUESTED_RETURNS = 1_000_000_000;

/** The default settings: all optimisations, with the article's first program. */
export const DEFAULT_CHOICE: ClassicChoice = { opts: OPTIMISATIONS, program: 'iterative' };
