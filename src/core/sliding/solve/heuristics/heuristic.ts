import type { Estimate } from './ida.ts';

/** What a search may look ahead by: an estimate of the moves (STM) that a position still takes. */
export interface Heuristic {
  /**
   * The estimate that follows a search from that position; `state` is as in a `CanonicalPuzzle` and isn't
   * changed.
   */
  readonly from: (state: Uint8Array) => Estimate;
  /** Bytes of the tables that it looks into. */
  readonly bytes: number;
}
