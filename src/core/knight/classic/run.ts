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
import type { ClassicOutcome, ClassicWalk, ClassicWalkLimits, OnClassicStep } from './classic-walk.ts';
import type { Transition } from './machine.ts';

/**
 * The article's recursive program: `find_path` calls itself once for each knight on the board. Its calls lie
 * on a stack of their own, a byte each, since the engine's stack holds no more than some thousand of them.
 */
export function findPathRecursively(walk: ClassicWalk, start: number): ClassicOutcome {
  if (walk.isImpossible(start)) return 'none';
  /** For each call under way, the move with which its loop goes on. */
  const calls = new Uint8Array(walk.squares);
  let depth = 0;
  walk.begin(start);
  for (;;) {
    // A call begins. Once the path is complete, all calls return 1 and change nothing.
    if (walk.isComplete()) return 'tour';
    const halt = walk.halt();
    if (halt !== undefined) return halt;
    calls[depth] = 0;
    let move = walk.nextMove(0);
    while (move < 0) {
      // No move is left: the call takes its knight back and returns 0 to the loop that called it.
      walk.countBacktrack();
      walk.takeBack();
      if (depth === 0 || walk.halt() !== undefined) return walk.halt() ?? 'none';
      depth--;
      move = walk.nextMove(calls[depth] ?? 0);
    }
    calls[depth] = move + 1;
    walk.move(move);
    depth++;
  }
}

/**
 * The article's iterative program: a loop that makes a move or, where none is left, undoes one; the place of the next move to
 * try is remembered for each knight on the board.
 */
export function findPathIteratively(walk: ClassicWalk, start: number): ClassicOutcome {
  if (walk.isImpossible(start)) return 'none';
  const untried = new Uint8Array(walk.squares + 1);
  const makeMove = (): boolean => {
    const number = walk.length();
    const place = walk.nextMove(untried[number] ?? 0);
    if (place < 0) return false;
    walk.move(place);
    untried[number] = place + 1;
    untried[number + 1] = 0;
    return true;
  };
  const undoMove = (): void => {
    walk.countBacktrack();
    walk.takeBack();
  };
  walk.begin(start);
  while (!walk.isComplete()) {
    const halt = walk.halt();
    if (halt !== undefined) return halt;
    if (makeMove()) continue;
    if (walk.length() === 0) return 'none';
    undoMove();
  }
  return 'tour';
}

type FindPath = (
  walk: ClassicWalk,
  start: number,
  onTransition?: (transition: Transition) => void,
) => ClassicOutcome;

const FIND_PATH: Readonly<Record<Program, FindPath>> = {
  iterative: findPathIteratively,
  recursive: findPathRecursively,
  automaton: findPathByAutomaton,
};

/** How a search ended, with the move order tried last and its backtracks. The path is left on the walk. */
export interface ClassicRun {
  readonly outcome: ClassicOutcome;
  readonly array: ArrayName;
  readonly backtracks: number;
}

/**
 * The limits of one search. `watch` hears of every move order before its steps, and of the automaton's
 * transitions.
 */
export interface RunLimits extends Omit<ClassicWalkLimits, 'maxBacktracks'> {
  readonly watch?: {
    onArray(array: ArrayName): void;
    readonly onStep: OnClassicStep;
    readonly onTransition?: (transition: Transition) => void;
  };
}

/** Runs the chosen program from a cell on a walk made for the chosen optimisations. */
export function runClassic(
  walk: ClassicWalk,
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
    const maxBacktracks = array === last ? maxReturns : goodReturns - 1;
    walk.reset(MOVE_ARRAYS[array], { ...limits, maxBacktracks }, watch?.onStep);
    const outcome = FIND_PATH[choice.program](walk, start, watch?.onTransition);
    run = { outcome, array, backtracks: walk.backtracks() };
    if (outcome !== 'limit') break;
  }
  if (run === undefined) throw new Error('there is no move order to try');
  return run;
}
