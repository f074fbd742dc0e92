import type { Fault } from '../../result.ts';
import type { TourMeasures } from '../board/measure.ts';
import type { Square } from '../board/square.ts';
import type { ArrayName, ClassicChoice } from './choice.ts';
import type { KnightMethod, TourRequest } from './tour-request.ts';

/** A request for a tour, with the limits and contents of the answer. */
export interface TourSearch extends TourRequest {
  /** The time limit for this answer, in milliseconds. */
  readonly timeMs: number;
  /** Whether to count turns and crossings. */
  readonly measured?: boolean;
  /**
   * Whether to blend the seams between the blocks of a constructed tour, because the tour is drawn. Applies
   * to boards of up to `BLENDED_SQUARES`.
   */
  readonly blended?: boolean;
  /** Whether a sample of the rows and columns is enough, for a tour that is only drawn. */
  readonly sampled?: boolean;
}

export interface KnightAnswer {
  readonly cols: number;
  readonly rows: number;
  readonly start: Square;
  readonly end: Square;
  readonly closed: boolean;
  readonly exists: boolean;
  /**
   * The reason why there is no tour. Only set if `exists` is false. The message catalogue has its text as
   * `reason-<code>`.
   */
  readonly reason?: Fault;
  /**
   * At most three squares that make the tour possible, nearest first. They are near the requested end if only
   * the end is at fault, else near the start. If both are at fault, the tours may end anywhere.
   */
  readonly nearest: readonly Square[];
  /** The move number of each square from 1, in reading order from the top left. Empty if there is no tour. */
  readonly order: Int32Array;
  /**
   * The interval of a sample: `order` has only every `every`-th row and column, from the top left. Only set
   * if `order` is a sample.
   */
  readonly every?: number;
  readonly method: KnightMethod;
  /** The number of placed knights that were taken back. */
  readonly backtracks: number;
  /**
   * The settings of the article's search and the move order that found the tour. Set for the method `classic`
   * only.
   */
  readonly classic?: { readonly choice: ClassicChoice; readonly array: ArrayName };
  /** The turns and crossings of the tour, if requested and if the board is small enough. */
  readonly measures?: TourMeasures;
  readonly milliseconds: number;
}
