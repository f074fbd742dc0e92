import {
  ARRAY_NAMES,
  type ArrayName,
  arraysFrom,
  type ClassicChoice,
  GOOD_RET,
  MAX_RET,
  type Program,
} from '../request/choice.ts';
import { MOVE_ARRAYS } from './arrays.ts';
import { findPathByAutomaton } from './automaton.ts';
import { findPathIteratively } from './iterative.ts';
import type { Transition } from './machine.ts';
import { findPathRecursively } from './recursive.ts';
import type { Outcome, Walk, WalkLimits, Watch } from './walk.ts';

type FindPath = (walk: Walk, start: number, onTransition?: (transition: Transition) => void) => Outcome;

const FIND_PATH: Readonly<Record<Program, FindPath>> = {
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

/**
 * The limits of one search. `watch` hears of every move order before its steps, and of the automaton's
 * transitions.
 */
export interface RunLimits extends Omit<WalkLimits, 'mostBacktracks'> {
  readonly watch?: {
    onArray(array: ArrayName): void;
    readonly onStep: Watch;
    readonly onTransition?: (transition: Transition) => void;
  };
}

/** Runs the chosen program from a cell on a walk made for the chosen optimisations. */
export function runClassic(
  walk: Walk,
  start: number,
  choice: ClassicChoice,
  { watch, ...limits }: RunLimits,
): ClassicRun {
  const { maxReturns = MAX_RET, goodReturns = GOOD_RET } = choice;
  const arrays = arraysFrom(choice.array).slice(0, choice.opts.includes(4) ? ARRAY_NAMES.length : 1);
  const last = arrays.at(-1);
  let run: ClassicRun | undefined;
  for (const array of arrays) {
    watch?.onArray(array);
    const mostBacktracks = array === last ? maxReturns : goodReturns - 1;
    walk.reset(MOVE_ARRAYS[array], { ...limits, mostBacktracks }, watch?.onStep);
    const outcome = FIND_PATH[choice.program](walk, start, watch?.onTransition);
    run = { outcome, array, backtracks: walk.backtracks() };
    if (outcome !== 'limit') break;
  }
  if (run === undefined) throw new Error('there is no move order to try');
  return run;
}
