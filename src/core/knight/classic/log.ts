import type { Square } from '../square.ts';
import type { ArrayName, ClassicChoice } from './choice.ts';
import type { State } from './machine.ts';

/** One line of the article's table 1: the knight is put on a square, or taken back from it. */
export interface LogStep {
  readonly kind: 'start' | 'move' | 'undo';
  /** The move's number; the start's is 1. */
  readonly number: number;
  readonly square: Square;
  /** The automaton's state after the step. */
  readonly state: State;
}

/** A search step by step. */
export interface StepLog {
  readonly cols: number;
  readonly rows: number;
  readonly start: Square;
  readonly classic: ClassicChoice;
  /** `none`: the search ended without a tour; `limit`: too many backtracks; `cut`: too many steps for this log. */
  readonly outcome: 'tour' | 'none' | 'limit' | 'cut';
  readonly steps: readonly LogStep[];
  /** The move number of each square, from the top left in reading order; empty unless a tour was found. */
  readonly order: Int32Array;
  readonly backtracks: number;
  /** The move order of these steps. With optimisation 4, searches with other orders may have been given up before. */
  readonly array: ArrayName;
}

export interface LogRequest {
  readonly cols: number;
  readonly rows: number;
  readonly start: Square;
  readonly classic: ClassicChoice;
  /** The search ends after so many steps. */
  readonly mostSteps: number;
}
