import type { BoardSize, Square, SquareStyle } from '../board/square.ts';
import type { ClassicSettings } from './choice.ts';

export const KNIGHT_METHODS = ['construct', 'warnsdorff', 'classic', 'exhaustive'] as const;

/**
 * `construct` takes linear time on any board. `warnsdorff`, `classic` and `exhaustive` search with
 * backtracking. `classic` runs the programs of the 2003 article.
 */
export type KnightMethod = (typeof KNIGHT_METHODS)[number];

export const DRAWING_STYLES = ['straight', 'smooth'] as const;
export type DrawingStyle = (typeof DRAWING_STYLES)[number];

/** With another seed, they find another tour. */
export const SEEDED_METHODS: readonly KnightMethod[] = ['construct', 'warnsdorff'];
/** Seeds are whole numbers from 0 to `SEED_COUNT - 1`. */
export const SEED_COUNT = 1_000_000_000;
export const DEFAULT_SEED = 1;

export interface TourRequest extends BoardSize {
  /** By default, the tour may start anywhere. */
  readonly start?: Square;
  readonly end?: Square;
  readonly closed: boolean;
  readonly method: KnightMethod;
  /** Used by `classic` only. Default: `DEFAULT_CLASSIC_SETTINGS`. */
  readonly classic?: ClassicSettings;
  /** Used by `SEEDED_METHODS` only. */
  readonly seed: number;
  readonly style?: DrawingStyle;
  /** Notation in the answer's text. Default: `a1`. */
  readonly squares?: SquareStyle;
}

/** A request for tables like the 2003 article's tables 2 to 4, one for each of the `choices`. */
export interface TableRequest extends BoardSize {
  readonly choices: readonly ClassicSettings[];
  /** Notation around the boards. Default: `a1`. */
  readonly squares?: SquareStyle;
}

/** A request for all steps of a search, like the 2003 article's table 1. */
export interface LogRequest extends BoardSize {
  readonly start: Square;
  readonly classic: ClassicSettings;
  readonly style?: DrawingStyle;
  /** By default, sentences use `a1`, and the list of steps shows `a1` and `xy`. */
  readonly squares?: SquareStyle;
}

/** A request for the number of tours: open ones in both directions, closed ones without a direction. */
export interface CountRequest extends BoardSize {
  /** Only open tours from there. All closed tours pass it. */
  readonly start?: Square;
  /** Only open tours to there. */
  readonly end?: Square;
  readonly closed: boolean;
  /** Notation in the answer's text. Default: `a1`. */
  readonly squares?: SquareStyle;
}

/**
 * A tour of the user's own. `cells`: the visited cells, in order. `numbers`: a move number for each cell in
 * reading order, from 0 or from 1; at several cells, 0 means a cell that is not visited.
 */
export type WrittenTour =
  | { readonly cells: readonly number[]; readonly numbers?: undefined }
  | { readonly numbers: readonly number[]; readonly cells?: undefined };

/** A request to check a tour of the user's own. */
export interface CheckRequest extends BoardSize {
  readonly tour: WrittenTour;
  /** Must the tour be closed? */
  readonly closed: boolean;
  readonly style?: DrawingStyle;
  /** Notation in the answer's text. Default: `a1`. */
  readonly squares?: SquareStyle;
}

/** `machine` shows the automaton of the 2003 article, `arrays` draws the move orders. */
export const KNIGHT_KINDS = ['tour', 'count', 'check', 'table', 'log', 'machine', 'arrays'] as const;
export type KnightKind = (typeof KNIGHT_KINDS)[number];

export type KnightRequest =
  | (TourRequest & { readonly kind: 'tour' })
  | (CountRequest & { readonly kind: 'count' })
  | (CheckRequest & { readonly kind: 'check' })
  | (TableRequest & { readonly kind: 'table' })
  | (LogRequest & { readonly kind: 'log' })
  | { readonly kind: 'machine' | 'arrays' };
