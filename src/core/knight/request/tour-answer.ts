import type { Fault } from '../../result.ts';
import type { TourMeasures } from '../board/measure.ts';
import type { Square } from '../board/square.ts';
import type { ClassicSettings, MoveOrderName } from './choice.ts';
import type { KnightMethod, TourRequest } from './tour-request.ts';

export interface TourSearch extends TourRequest {
  readonly timeMs: number;
  /** Whether to count turns and crossings. */
  readonly measured?: boolean;
  /**
   * Whether to hide the borders between blocks of a constructed tour, for drawing. Ignored above
   * `MAX_SQUARES_WITH_HIDDEN_BORDERS`.
   */
  readonly blended?: boolean;
  /** Whether every n-th row and column of a very large board is enough, for drawing. */
  readonly sampled?: boolean;
}

export interface KnightAnswer {
  readonly cols: number;
  readonly rows: number;
  readonly start: Square;
  readonly end: Square;
  readonly closed: boolean;
  readonly exists: boolean;
  /** Set if `exists` is false. Its text is `reason-<code>`. */
  readonly reason?: Fault;
  /**
   * If there is no tour: at most three squares that can replace the start, nearest first. If only the end is
   * wrong, they can replace the end. If both are wrong, they are starts of tours that may end anywhere.
   */
  readonly nearest: readonly Square[];
  /** Move numbers from 1, in reading order. Empty without a tour. */
  readonly order: Int32Array;
  /** If set, `order` has only every `every`-th row and column, from the top left. */
  readonly every?: number;
  readonly method: KnightMethod;
  readonly backtracks: number;
  /** For the method `classic`, with the move order that found the tour. */
  readonly classic?: { readonly choice: ClassicSettings; readonly array: MoveOrderName };
  /** Set if requested, and if the board isn't too large to count. */
  readonly measures?: TourMeasures;
  readonly milliseconds: number;
}
