import type { Problem, Step } from '../search/problem.ts';
import type { Metric, Moves } from './board.ts';
import type { Frame } from './frame.ts';
import { linearConflict } from './heuristics.ts';
import { MOVES } from './moves.ts';
import { slideTable } from './space.ts';

/** A position of a `Frame` and the slide that led to it ('' at the start). */
export interface SlidingState {
  readonly cells: Uint8Array;
  readonly hole: number;
  readonly slide: Moves;
}

/**
 * The puzzle for the generic searches. A step costs 1: one tile's slide in `stm`, a straight slide of any length in `mtm`.
 * Heuristic: Manhattan distance + linear conflict; in `mtm` divided by the longest slide.
 */
export function slidingProblem(frame: Frame, metric: Metric): Problem<SlidingState> {
  const { rows, cols, blank } = frame;
  const slides = slideTable(rows, cols);
  const longest = metric === 'stm' ? 1 : Math.max(rows, cols) - 1;
  return {
    start: { cells: frame.state, hole: frame.state.indexOf(blank), slide: '' },
    *neighbours({ cells, hole }): Generator<Step<SlidingState>> {
      for (let move = 0; move < 4; move++) {
        let at = hole;
        let current = cells;
        for (let steps = 1; steps <= longest; steps++) {
          const cell = slides[4 * at + move] as number;
          if (cell < 0) break;
          current = current.slice();
          current[at] = current[cell] as number;
          current[cell] = blank;
          at = cell;
          yield {
            state: { cells: current, hole: at, slide: (MOVES[move] as string).repeat(steps) },
            cost: 1,
          };
        }
      }
    },
    isGoal: ({ cells }) => cells.every((tile, cell) => tile === cell),
    key: ({ cells }) => String.fromCharCode(...cells),
    heuristic: ({ cells }) =>
      Math.ceil(linearConflict({ rows, cols, blank, state: cells }).initial / longest),
  };
}

/** The moves of a path of positions. */
export const movesOf = (path: readonly SlidingState[]): Moves => path.map((state) => state.slide).join('');
