import type { Fault } from '../../result.ts';
import type { TourMeasures } from '../board/measure.ts';
import type { Square } from '../board/square.ts';
import type { ArrayName, ClassicChoice } from './choice.ts';
import type { KnightMethod, TourRequest } from './tour-request.ts';

/** A tour to be found, and what the answer may cost and has to hold. */
export interface TourSearch extends TourRequest {
  /** Milliseconds for this answer. */
  readonly timeMs: number;
  /** Count turns and crossings too. */
  readonly measured?: boolean;
  /** Blend the seams of a construction, to `BLENDED_SQUARES`: the tour is to be looked at. */
  readonly blended?: boolean;
  /** It is to be looked at alone: of a board with more squares than pixels a sample will do. */
  readonly sampled?: boolean;
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
  /** `order` has only each of so many rows and columns, from the top left: the board has more squares than a picture shows. */
  readonly every?: number;
  readonly method: KnightMethod;
  /** Placed knights taken back. */
  readonly backtracks: number;
  /** The article's search that was run, and the move order that found the tour; only for the method `classic`. */
  readonly classic?: { readonly choice: ClassicChoice; readonly array: ArrayName };
  /** Turns and crossings of the tour, if they were asked for and the board is small enough. */
  readonly measures?: TourMeasures;
  readonly milliseconds: number;
}
