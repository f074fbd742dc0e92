import type { Board } from '../board.ts';
import { hasCornerBlank } from '../longest.ts';
import { FIFTEEN_COUNTS } from './fifteen-counts.ts';

/** Where one length lies among those of all boards that can reach the same goal. */
export interface Hardness {
  /** Number of boards of each length, from 0 to the longest. */
  readonly counts: readonly number[];
  readonly length: number;
  /** Shares of all boards with a shorter and with a longer solution, 0 .. 1. */
  readonly shorter: number;
  readonly longer: number;
}

/** The place of a length in that distribution. */
export function hardnessAmong(counts: readonly number[], length: number): Hardness {
  const total = (from: number, to: number): number =>
    counts.slice(from, to).reduce((sum, count) => sum + count, 0);
  const all = total(0, counts.length);
  return {
    counts,
    length,
    shorter: total(0, length) / all,
    longer: total(length + 1, counts.length) / all,
  };
}

/** The published numbers of 4x4 boards by length, if they hold for this goal: its blank is in a corner. */
export function fifteenCountsFor(goal: Board): readonly number[] | undefined {
  return goal.rows === 4 && goal.cols === 4 && hasCornerBlank(goal) ? FIFTEEN_COUNTS : undefined;
}
