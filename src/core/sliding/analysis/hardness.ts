import type { Board } from '../board.ts';
import { hasCornerBlank } from '../longest.ts';
import { EIGHT_COUNTS, ELEVEN_COUNTS, FIFTEEN_COUNTS } from './published-counts.ts';

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

/** Sizes whose complete numbers are published, rows <= cols. */
const PUBLISHED: Readonly<Record<string, readonly number[]>> = {
  '3x3': EIGHT_COUNTS,
  '3x4': ELEVEN_COUNTS,
  '4x4': FIFTEEN_COUNTS,
};

/** The published numbers of boards of each length, if there are any for this goal: its blank is in a corner. */
export const publishedCounts = (goal: Board): readonly number[] | undefined =>
  hasCornerBlank(goal)
    ? PUBLISHED[`${Math.min(goal.rows, goal.cols)}x${Math.max(goal.rows, goal.cols)}`]
    : undefined;
