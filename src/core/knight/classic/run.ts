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
 * Runs the article's recursive program, in which `find_path` calls itself for each knight on the board. The
 * calls use their own stack of one byte each, because the engine's stack is too small for large boards.
 */
function findPathRecursively(walk: ClassicWalk, start: number): ClassicOutcome {
  if (walk.isImpossible(start)) return 'none';
  /** For each call depth: the number of the next move in the call's loop. */
  const calls = new Uint8Array(walk.squares);
  let depth = 0;
  walk.begin(start);
  for (;;) {
    // A call starts. Once the path is complete, all calls return 1 and change nothing.
    if (walk.isComplete()) return 'tour';
    const halt = walk.halt();
    if (halt !== undefined) return halt;
    calls[depth] = 0;
    let move = walk.nextMove(0);
    while (move < 0) {
      // No move is left: the call takes its knight back and returns 0 to the loop of its caller.
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
 * Runs the article's iterative program: a loop that makes a move or, if there is none, takes one back. For
 * each knight on the board, it remembers the next move to try.
 */
function findPathIteratively(walk: ClassicWalk, start: number): ClassicOutcome {
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

/**
 * The outcome of a search, with the last move order and the backtracks under this order. The path stays in
 * the walk.
 */
export interface ClassicRun {
  readonly outcome: ClassicOutcome;
  readonly array: ArrayName;
  readonly backtracks: number;
}

/**
 * The limits of one search. `watch` is called for each move order before its steps, and for the automaton's
 * transitions.
 */
export interface RunLimits extends Omit<ClassicWalkLimits, 'maxBacktracks'> {
  readonly watch?: {
    onArray(array: ArrayName): void;
    readonly onStep: OnClassicStep;
    readonly onTransition?: (transition: Transition) => void;
  };
}

/** Runs the chosen program from a cell. The walk was created for the chosen optimisations. */
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
