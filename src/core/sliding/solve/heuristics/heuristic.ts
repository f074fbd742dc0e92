import type { Frame } from '../canonical-puzzle.ts';
import type { Estimate } from '../ida.ts';

/** The size and the blank's goal cell, for which a heuristic is made once. */
export type Site = Pick<Frame, 'rows' | 'cols' | 'blank'>;

/** What a search may look ahead by: an estimate of the moves (STM) that a position still takes. */
export interface Heuristic {
  /** The estimate that follows a search from that position; `state` is as in a `Frame` and isn't changed. */
  readonly from: (state: Uint8Array) => Estimate;
  /** Bytes of the tables that it looks into. */
  readonly bytes: number;
}
