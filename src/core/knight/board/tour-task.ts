import type { Cell } from './moves.ts';

/** What a construction or a search is asked for: a board's tour, its ends by rows and columns from the top left, and a seed. */
export interface TourTask {
  readonly rows: number;
  readonly cols: number;
  readonly start: Cell;
  readonly end?: Cell;
  readonly closed: boolean;
  readonly seed: number;
}
