import { fault, ok, type Result } from '../../result.ts';
import type { ClassicChoice } from './choice.ts';

/**
 * The most squares for the recursive program, which is as deep as the tour is long: 8,100 were the most that the smallest stack in
 * use carried (a main thread's, all code interpreted); a worker thread's carried 14,400.
 */
const RECURSION_SQUARES = 6400;

/** The most squares of a table or a log: the article's largest job, a tour from every square of 200 x 200. */
export const TABLE_SQUARES = 40_000;

/** Fault: `recursive-too-deep` {cols, rows, max}. */
export function fitsStack(cols: number, rows: number, { program }: ClassicChoice): Result<true> {
  return program === 'recursive' && cols * rows > RECURSION_SQUARES
    ? fault('recursive-too-deep', { cols, rows, max: RECURSION_SQUARES })
    : ok(true);
}
