import type { BoardSize, Square, SquareStyle } from '../board/square.ts';
import type { ClassicChoice } from './choice.ts';

export const KNIGHT_METHODS = ['construct', 'warnsdorff', 'classic', 'exhaustive'] as const;

/** `construct`: linear time on any board; the others search with backtracking, `classic` as the article of 2003 does. */
export type KnightMethod = (typeof KNIGHT_METHODS)[number];

/** How a tour's path is drawn. */
export const DRAWING_STYLES = ['straight', 'smooth'] as const;
export type DrawingStyle = (typeof DRAWING_STYLES)[number];

/** The methods that give another tour for another seed. */
export const SEEDED_METHODS: readonly KnightMethod[] = ['construct', 'warnsdorff'];
/** Seeds are whole numbers below this. */
export const SEEDS = 1_000_000_000;
/** The seed of those who name none. */
export const USUAL_SEED = 1;

/** A tour. */
export interface TourRequest extends BoardSize {
  /** Absent: any square. */
  readonly start?: Square;
  readonly end?: Square;
  readonly closed: boolean;
  readonly method: KnightMethod;
  /** Which of the article's searches; only with the method `classic`. Absent: `DEFAULT_CHOICE`. */
  readonly classic?: ClassicChoice;
  /** Which of the tours that `SEEDED_METHODS` find. */
  readonly seed: number;
  readonly style?: DrawingStyle;
  /** The notation of squares in sentences. Absent: `e1`. */
  readonly squares?: SquareStyle;
}

/** Backtracks from every square, as the article's tables 2 to 4: a table for each choice. */
export interface TableRequest extends BoardSize {
  readonly choices: readonly ClassicChoice[];
  /** The numbering at the edges of the drawn boards. Absent: as in `e1`. */
  readonly squares?: SquareStyle;
}

/** A search step by step, as the article's table 1. */
export interface LogRequest extends BoardSize {
  readonly start: Square;
  readonly classic: ClassicChoice;
  readonly style?: DrawingStyle;
  /** The notation of squares. Absent: `e1`, and the steps in both ways. */
  readonly squares?: SquareStyle;
}

/**
 * The kinds of request that `/knight` answers; `machine` is the article's automaton, `arrays` are its orders
 * of the moves, drawn.
 */
export const KNIGHT_KINDS = ['tour', 'table', 'log', 'machine', 'arrays'] as const;
export type KnightKind = (typeof KNIGHT_KINDS)[number];

/** What is asked of the knight, whether it was typed, chosen on a form or pressed. */
export type KnightRequest =
  | (TourRequest & { readonly kind: 'tour' })
  | (TableRequest & { readonly kind: 'table' })
  | (LogRequest & { readonly kind: 'log' })
  | { readonly kind: 'machine' | 'arrays' };
