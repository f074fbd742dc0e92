import type { BoardSize, Square, SquareStyle } from '../board/square.ts';
import type { ClassicChoice } from './choice.ts';

export const KNIGHT_METHODS = ['construct', 'warnsdorff', 'classic', 'exhaustive'] as const;

/**
 * The way to find a tour. `construct` takes linear time on any board. The others search with backtracking;
 * `classic` runs the programs of the article of 2003.
 */
export type KnightMethod = (typeof KNIGHT_METHODS)[number];

/** The ways to draw the path of a tour. */
export const DRAWING_STYLES = ['straight', 'smooth'] as const;
export type DrawingStyle = (typeof DRAWING_STYLES)[number];

/** The methods whose tour depends on the seed. */
export const SEEDED_METHODS: readonly KnightMethod[] = ['construct', 'warnsdorff'];
/** Seeds are whole numbers from 0, and less than this. */
export const SEEDS = 1_000_000_000;
/** The default seed. */
export const USUAL_SEED = 1;

/** A request for one tour. */
export interface TourRequest extends BoardSize {
  /** The first square. Default: any. */
  readonly start?: Square;
  readonly end?: Square;
  readonly closed: boolean;
  readonly method: KnightMethod;
  /** The settings of the article's search, for the method `classic` only. Default: `DEFAULT_CHOICE`. */
  readonly classic?: ClassicChoice;
  /** The seed for the methods in `SEEDED_METHODS`. */
  readonly seed: number;
  readonly style?: DrawingStyle;
  /** The notation for squares in sentences. Default: `a1`. */
  readonly squares?: SquareStyle;
}

/**
 * A request for the backtracks from every square, like the article's tables 2 to 4: one table for each
 * choice.
 */
export interface TableRequest extends BoardSize {
  readonly choices: readonly ClassicChoice[];
  /** The numbering at the edges of the boards. Default: `a1`. */
  readonly squares?: SquareStyle;
}

/** A request for the steps of a search, like the article's table 1. */
export interface LogRequest extends BoardSize {
  readonly start: Square;
  readonly classic: ClassicChoice;
  readonly style?: DrawingStyle;
  /** The notation for squares. By default sentences use `a1` and the list of steps shows both. */
  readonly squares?: SquareStyle;
}

/**
 * The kinds of request that `/knight` answers. `machine` shows the article's automaton, `arrays` draws its
 * move orders.
 */
export const KNIGHT_KINDS = ['tour', 'table', 'log', 'machine', 'arrays'] as const;
export type KnightKind = (typeof KNIGHT_KINDS)[number];

/** A request of the command `/knight`, from text, a form or a button. */
export type KnightRequest =
  | (TourRequest & { readonly kind: 'tour' })
  | (TableRequest & { readonly kind: 'table' })
  | (LogRequest & { readonly kind: 'log' })
  | { readonly kind: 'machine' | 'arrays' };
