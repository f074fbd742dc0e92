import { MOVE_ARRAYS } from './arrays.ts';
import { findPathByAutomaton } from './automaton.ts';
import { ARRAY_NAMES, type ArrayName, arraysFrom, type ClassicChoice, type Program } from './choice.ts';
import { findPathIteratively } from './iterative.ts';
import { findPathRecursively } from './recursive.ts';
import type { Outcome, Walk, WalkLimits, Watch } from './walk.ts';

/** The article's GOOD_RET: under optimisation 4, this many backtracks end the search with any move order but the last. */
export const GOOD_RET = 1;
/** The article's MAX_RET: a search with more backtracks is given up. */
export const MAX_RET = 400_000;

const FIND_PATH: Readonly<Record<Program, (walk: Walk, start: number) => Outcome>> = {
  iterative: findPathIteratively,
  recursive: findPathRecursively,
  automaton: findPathByAutomaton,
};

/** How a search ended, with the move order tried last and its backtracks. The path is left on the walk. */
export interface ClassicRun {
  readonly outcome: Outcome;
  readonly array: ArrayName;
  readonly backtracks: number;
}

/** What one search may take; `watch` hears of every move order that is tried, then of its steps. */
export interface RunLimits extends Omit<WalkLimits, 'mostBacktracks'> {
  /** Instead of MAX_RET. */
  readonly mostBacktracks?: number;
  readonly watch?: { onArray(array: ArrayName): void; readonly onStep: Watch };
}

/** Runs the chosen program from a cell on a walk made for the chosen optimisations. */
export function runClassic(
  walk: Walk,
  start: number,
  choice: ClassicChoice,
  { mostBacktracks = MAX_RET, watch, ...limits }: RunLimits,
): ClassicRun {
  const arrays = arraysFrom(choice.array).slice(0, choice.opts.includes(4) ? ARRAY_NAMES.length : 1);
  const last = arrays.at(-1);
  let run: ClassicRun | undefined;
  for (const array of arrays) {
    watch?.onArray(array);
    const most = array === last ? mostBacktracks : GOOD_RET - 1;
    walk.reset(MOVE_ARRAYS[array], { ...limits, mostBacktracks: most }, watch?.onStep);
    const outcome = FIND_PATH[choice.program](walk, start);
    run = { outcome, array, backtracks: walk.backtracks() };
    if (outcome !== 'limit') break;
  }
  if (run === undefined) throw new Error('there is no move order to try');
  return run;
}
