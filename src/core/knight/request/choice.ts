/**
 * The optimisations of an article from 2003 about searching knight's tours. 1: skip starts whose colour
 * allows no tour. 2: avoid moves that block squares. 3: Warnsdorff's rule. 4: try several move orders.
 * Source: Shalyto, Tukkel, Shamgunov, "Задача о ходе коня", Мир ПК 1/2003.
 */
export const OPTIMISATIONS = [1, 2, 3, 4] as const;
export type Optimisation = (typeof OPTIMISATIONS)[number];

/** All three make the same search. */
export const CLASSIC_PROGRAMS = ['iterative', 'recursive', 'automaton'] as const;
export type ClassicProgram = (typeof CLASSIC_PROGRAMS)[number];

export const MOVE_ORDER_NAMES = ['A', 'B', 'C', 'D', 'E'] as const;
export type MoveOrderName = (typeof MOVE_ORDER_NAMES)[number];

/** Returns the orders as optimisation 4 tries them: from `firstOrder` to E, then from A on. */
export function moveOrdersFrom(
  firstOrder: MoveOrderName = 'A',
): readonly [MoveOrderName, ...MoveOrderName[]] {
  const index = MOVE_ORDER_NAMES.indexOf(firstOrder);
  return [firstOrder, ...MOVE_ORDER_NAMES.slice(index + 1), ...MOVE_ORDER_NAMES.slice(0, index)];
}

export interface ClassicSettings {
  /** Ascending and without duplicates. */
  readonly opts: readonly Optimisation[];
  readonly program: ClassicProgram;
  /** Order of trial. With optimisation 4, the first of several. Default: A. */
  readonly array?: MoveOrderName;
  /** Backtracks after which the search gives up. Default: `DEFAULT_MAX_RETURNS`. */
  readonly maxReturns?: number;
  /**
   * Backtracks before the next move order, with optimisation 4. The last order has the limit `maxReturns`.
   * Default: `DEFAULT_GOOD_RETURNS`.
   */
  readonly goodReturns?: number;
}

/** MAX_RET and GOOD_RET of the 2003 article. */
export const DEFAULT_MAX_RETURNS = 400_000;
export const DEFAULT_GOOD_RETURNS = 1;
/** Limit of `maxReturns` and `goodReturns`. */
export const MAX_REQUESTED_RETURNS = 1_000_000_000;

export const DEFAULT_CLASSIC_SETTINGS: ClassicSettings = { opts: OPTIMISATIONS, program: 'iterative' };
