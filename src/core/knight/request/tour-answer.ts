import type { Fault } from '../../result.ts';
import type { TourMeasures } from '../board/measure.ts';
import type { Square } from '../board/square.ts';
import type { ClassicSettings, MoveOrderName } from './choice.ts';
import type { KnightMethod, TourRequest } from './tour-request.ts';

/** A request for a tour, with a time limit and with the details that the answer needs. */
export interface TourSearch extends TourRequest {
  /** The time limit for this answer, in milliseconds. */
  readonly timeMs: number;
  /** Whether the answer needs the number of turns and crossings. */
  readonly measured?: boolean;
  /**
   * Whether to hide the borders between the blocks of a constructed tour by random changes. Needed only if
   * the tour is drawn. Ignored on boards of more than `MAX_SQUARES_WITH_HIDDEN_BORDERS` squares.
   */
  readonly blended?: boolean;
  /**
   * Whether the answer may have only every n-th row and column of a very large board, because the tour is
   * only drawn.
   */
  readonly sampled?: boolean;
}

/** The answer to a request for a tour. */
export interface KnightAnswer {
  readonly cols: number;
  readonly rows: number;
  readonly start: Square;
  readonly end: Square;
  readonly closed: boolean;
  /** Whether the requested tour exists. */
  readonly exists: boolean;
  /**
   * The reason why the requested tour doesn't exist. Only set if `exists` is false. Its text is the message
   * `reason-<code>`.
   */
  readonly reason?: Fault;
  /**
   * If the tour doesn't exist: at most three squares that can replace the requested start, nearest first. If
   * only the requested end is wrong, the squares can replace the end. If start and end are both wrong, the
   * squares are starts of tours that may end anywhere.
   */
  readonly nearest: readonly Square[];
  /**
   * The move number of each square from 1, in reading order from the top left. Empty if the tour doesn't
   * exist.
   */
  readonly order: Int32Array;
  /** If set, `order` has only every `every`-th row and column of the board, from the top left. */
  readonly every?: number;
  readonly method: KnightMethod;
  /** The number of moves that the search took back. */
  readonly backtracks: number;
  /**
   * The settings of the 2003 article's search, and the move order that found the tour. Only set for the
   * method `classic`.
   */
  readonly classic?: { readonly choice: ClassicSettings; readonly array: MoveOrderName };
  /**
   * The number of turns and crossings. Only set if they were requested, and if the board isn't too large to
   * count them.
   */
  readonly measures?: TourMeasures;
  /** Time of the search, in milliseconds. */
  readonly milliseconds: number;
}
