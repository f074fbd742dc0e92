import { fault, ok, type Result } from '../../result.ts';
import { makeSquare, type Square } from '../board/square.ts';
import { cellOfSquare } from '../board/walk.ts';
import { DEFAULT_CHOICE, MAX_RET, OPTIMISATIONS } from '../request/choice.ts';
import type { KnightAnswer } from '../request/tour-answer.ts';
import type { TourRequest } from '../request/tour-request.ts';
import { createClassicWalk } from './classic-walk.ts';
import { runClassic } from './run.ts';

/** A tour from one of the article's programs: its cells in order. */
export interface ClassicTour {
  readonly path: Int32Array;
  readonly backtracks: number;
  readonly classic: NonNullable<KnightAnswer['classic']>;
}

/**
 * Checks the ends of a request. The article's programs find only open tours, and their end can't be chosen.
 * Fault: `classic-open-only`.
 */
export function classicFits({ end, closed }: TourRequest): Result<true> {
  return closed || end !== undefined ? fault('classic-open-only') : ok(true);
}

/**
 * Runs the chosen search from a square where the existence rule allows a tour. Returns undefined if
 * `shouldStop` ended it. Fault: `out-of-returns` {cols, rows, start, max, isAll} after too many backtracks
 * (LIM in the article). `isAll`: 1 if every optimisation was used, else 0.
 */
export function classicTour(
  { cols, rows, classic: choice = DEFAULT_CHOICE }: TourRequest,
  start: Square,
  shouldStop: () => boolean,
): Result<ClassicTour | undefined> {
  const walk = createClassicWalk(cols, rows, choice.opts);
  const cell = cellOfSquare(start, { cols, rows });
  const { outcome, array, backtracks } = runClassic(walk, cell, choice, { shouldStop });
  switch (outcome) {
    case 'tour':
      return ok({ path: walk.path(), backtracks, classic: { choice, array } });
    case 'limit':
      return fault('out-of-returns', {
        ...{ cols, rows, start: makeSquare(start), max: choice.maxReturns ?? MAX_RET },
        isAll: Number(choice.opts.length === OPTIMISATIONS.length),
      });
    case 'none':
      throw new Error(`the classical search contradicts the existence rule on ${cols} x ${rows}`);
    default:
      return ok(undefined);
  }
}
