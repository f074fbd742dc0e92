import type { BoardSize, Square, SquareStyle } from '../board/square.ts';
import type { ClassicSettings } from './choice.ts';

export const KNIGHT_METHODS = ['construct', 'warnsdorff', 'classic', 'exhaustive'] as const;

/**
 * A method to find a tour. `construct` takes linear time on any board. `warnsdorff`, `classic` and
 * `exhaustive` search with backtracking. `classic` runs the programs of the 2003 article.
 */
export type KnightMethod = (typeof KNIGHT_METHODS)[number];

/** The ways to draw the path of a tour. */
export const DRAWING_STYLES = ['straight', 'smooth'] as const;
export type DrawingStyle = (typeof DRAWING_STYLES)[number];

/** The methods that use the seed: with another seed, they find another tour. */
export const SEEDED_METHODS: readonly KnightMethod[] = ['construct', 'warnsdorff'];
/** The number of possible seeds: whole numbers from 0 to `SEED_COUNT - 1`. */
export const SEED_COUNT = 1_000_000_000;
export const DEFAULT_SEED = 1;

/** A request for one tour. */
export interface TourRequest extends BoardSize {
  /** The first square of the tour. Without it, the tour may start anywhere. */
  readonly start?: Square;
  readonly end?: Square;
  readonly closed: boolean;
  readonly method: KnightMethod;
  /**
   * The settings of the 2003 article's search. Only used by the method `classic`. Default:
   * `DEFAULT_CLASSIC_SETTINGS`.
   */
  readonly classic?: ClassicSettings;
  /** The seed for random choices. Only used by the methods in `SEEDED_METHODS`. */
  readonly seed: number;
  readonly style?: DrawingStyle;
  /** The notation for squares in the text of the answer. Default: `a1`. */
  readonly squares?: SquareStyle;
}

/**
 * A request for tables of backtracks like the 2003 article's tables 2 to 4. For each of the `choices`, the
 * answer has a table with the number of backtracks from every start square.
 */
export interface TableRequest extends BoardSize {
  /** Settings of the searches, one for each table. */
  readonly choices: readonly ClassicSettings[];
  /** The notation of the coordinates around the boards in the picture. Default: `a1`. */
  readonly squares?: SquareStyle;
}

/** A request for a list of all steps of a search, like the 2003 article's table 1. */
export interface LogRequest extends BoardSize {
  readonly start: Square;
  /** Settings of the logged search. */
  readonly classic: ClassicSettings;
  readonly style?: DrawingStyle;
  /** The notation for squares. By default, sentences use `a1`, and the list of steps shows `a1` and `xy`. */
  readonly squares?: SquareStyle;
}

/**
 * The kinds of request that the command `/knight` answers. `machine` shows the automaton of the 2003 article,
 * `arrays` draws the move orders.
 */
export const KNIGHT_KINDS = ['tour', 'table', 'log', 'machine', 'arrays'] as const;
export type KnightKind = (typeof KNIGHT_KINDS)[number];

/** A request of the command `/knight`, from text, a form or a button. */
export type KnightRequest =
  | (TourRequest & { readonly kind: 'tour' })
  | (TableRequest & { readonly kind: 'table' })
  | (LogRequest & { readonly kind: 'log' })
  | { readonly kind: 'machine' | 'arrays' };
