import type { Fault } from '../result.ts';
import type { ArrayName, ClassicChoice } from './classic/choice.ts';
import type { TourMeasures } from './measure.ts';
import type { Square } from './square.ts';

export const KNIGHT_METHODS = ['construct', 'warnsdorff', 'classic', 'exhaustive'] as const;

/** `construct`: linear time on any board; the others search with backtracking, `classic` as the article of 2003 does. */
export type KnightMethod = (typeof KNIGHT_METHODS)[number];

export interface KnightRequest {
  readonly cols: number;
  readonly rows: number;
  /** Absent: any square. */
  readonly start?: Square;
  readonly end?: Square;
  readonly closed: boolean;
  readonly method: KnightMethod;
  /** Which of the article's searches; only for the method `classic`. Absent: `DEFAULT_CHOICE`. */
  readonly classic?: ClassicChoice;
  /** Count turns and crossings too. */
  readonly measured?: boolean;
  /** Blend the seams of a construction, to `BLENDED_SQUARES`: the tour is to be looked at. */
  readonly blended?: boolean;
  /** Another seed gives another tour. */
  readonly seed: number;
  /** Milliseconds for this answer. */
  readonly timeMs: number;
}

export interface KnightAnswer {
  readonly cols: number;
  readonly rows: number;
  readonly start: Square;
  readonly end: Square;
  readonly closed: boolean;
  readonly exists: boolean;
  /** Why there is no tour (`exists` false): a code and facts, worded by the catalogue as `reason-<code>`. */
  readonly reason?: Fault;
  /**
   * Squares that make the tour possible, nearest first, at most 3: near the asked end if that alone is at fault, else near the
   * start (and, if both ends are at fault, for a tour that may end anywhere).
   */
  readonly nearest: readonly Square[];
  /** The move number of each square, 1-based, from the top left in reading order; empty if there is no tour. */
  readonly order: Int32Array;
  readonly method: KnightMethod;
  /** Placed knights taken back. */
  readonly backtracks: number;
  /** The article's search that was run, and the move order that found the tour; only for the method `classic`. */
  readonly classic?: { readonly choice: ClassicChoice; readonly array: ArrayName };
  /** Turns and crossings of the tour, if they were asked for and the board is small enough. */
  readonly measures?: TourMeasures;
  readonly milliseconds: number;
}
