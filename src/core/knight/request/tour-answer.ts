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
   * Whether to hide the borders between the blocks of a constructed tour by random changes. Needed only for
   * drawing. Ignored on boards of more than `MAX_SQUARES_WITH_HIDDEN_BORDERS` squares.
   */
  readonly blended?: boolean;
  /**
   * Whether only every n-th row and column of a very large board is enough, because the tour is only drawn.
   */
  readonly sampled?: boolean;
}

export interface KnightAnswer {
  readonly cols: number;
  readonly rows: number;
  readonly start: Square;
  readonly end: Square;
  readonly closed: boolean;
  readonly exists: boolean;
  /** Only set if `exists` is false. Its text is the message `reason-<code>`. */
  readonly reason?: Fault;
  /**
   * If the tour doesn't exist: at most three squares that can replace the start, nearest first. If only the
   * end is wrong, they can replace the end. If both are wrong, they are starts of tours that may end
   * anywhere.
   */
  readonly nearest: readonly Square[];
  /** The move number of each square from 1, in reading order. Empty if the tour doesn't exist. */
  readonly order: Int32Array;
  /** If set, `order` has only every `every`-th row and column, from the top left. */
  readonly every?: number;
  readonly method: KnightMethod;
  readonly backtracks: number;
  /** The settings, with the move order that found the tour. Only set for the method `classic`. */
  readonly classic?: { readonly choice: ClassicSettings; readonly array: MoveOrderName };
  /** Only set if requested, and if the board isn't too large to count. */
  readonly measures?: TourMeasures;
  readonly milliseconds: number;
}
