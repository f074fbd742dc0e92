import { fault, ok, type Result } from '../../result.ts';
import { makeSquare, type Square } from '../board/square.ts';
import { cellOfSquare } from '../board/walk.ts';
import { DEFAULT_CLASSIC_SETTINGS, DEFAULT_MAX_RETURNS, OPTIMISATIONS } from '../request/choice.ts';
import type { KnightAnswer } from '../request/tour-answer.ts';
import type { TourRequest } from '../request/tour-request.ts';
import { createClassicWalk } from './classic-walk.ts';
import { runClassic } from './run.ts';

export interface ClassicTour {
  readonly path: Int32Array;
  readonly backtracks: number;
  /** The settings, with the move order that found the tour. */
  readonly classic: NonNullable<KnightAnswer['classic']>;
}

/**
 * A tour from `start` must exist (see `existence.ts`). Undefined if stopped. Fault: `out-of-returns` {cols,
 * rows, start, max, isAll} (too many backtracks; `isAll`: 1 with all optimisations, else 0).
 */
export function findClassicTour(
  { cols, rows, classic: settings = DEFAULT_CLASSIC_SETTINGS }: TourRequest,
  start: Square,
  shouldStop: () => boolean,
): Result<ClassicTour | undefined> {
  const walk = createClassicWalk(cols, rows, settings.opts);
  const startCell = cellOfSquare(start, { cols, rows });
  const { outcome, array, backtracks } = runClassic(walk, startCell, settings, { shouldStop });
  switch (outcome) {
    case 'tour':
      return ok({ path: walk.path(), backtracks, classic: { choice: settings, array } });
    case 'limit':
      return fault('out-of-returns', {
        cols,
        rows,
        start: makeSquare(start),
        max: settings.maxReturns ?? DEFAULT_MAX_RETURNS,
        isAll: Number(settings.opts.length === OPTIMISATIONS.length),
      });
    case 'none':
      throw new Error(`the classical search contradicts the existence rule on ${cols} x ${rows}`);
    default:
      return ok(undefined);
  }
}
