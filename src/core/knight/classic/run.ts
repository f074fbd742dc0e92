import {
  type ClassicProgram,
  type ClassicSettings,
  DEFAULT_GOOD_RETURNS,
  DEFAULT_MAX_RETURNS,
  MOVE_ORDER_NAMES,
  type MoveOrderName,
  moveOrdersFrom,
} from '../request/choice.ts';
import { MOVE_ORDERS } from './arrays.ts';
import { findPathByAutomaton } from './automaton.ts';
import type { ClassicOutcome, ClassicWalk, ClassicWalkLimits, OnClassicStep } from './classic-walk.ts';
import type { Transition } from './machine.ts';

/**
 * In the 2003 article's program, `find_path` calls itself once for each move. The calls are simulated with
 * one byte each, because JavaScript's call stack is too small for large boards.
 */
function findPathRecursively(walk: ClassicWalk, startCell: number): ClassicOutcome {
  if (walk.isImpossible(startCell)) return 'none';
  /** For each simulated call of `find_path`: the next move that its loop tries. */
  const nextMoves = new Uint8Array(walk.squareCount);
  let callDepth = 0;
  walk.placeOnStart(startCell);
  for (;;) {
    // A call of `find_path` begins here. If the path is complete, all open calls of the original program
    // return immediately.
    if (walk.isComplete()) return 'tour';
    const haltReason = walk.haltReason();
    if (haltReason !== undefined) return haltReason;
    nextMoves[callDepth] = 0;
    let moveIndex = walk.nextMove(0);
    while (moveIndex < 0) {
      // No move is possible: the call takes its own move back and returns, and the loop of the calling
      // `find_path` tries its next move.
      walk.countBacktrack();
      walk.takeBack();
      if (callDepth === 0 || walk.haltReason() !== undefined) return walk.haltReason() ?? 'none';
      callDepth--;
      moveIndex = walk.nextMove(nextMoves[callDepth] ?? 0);
    }
    nextMoves[callDepth] = moveIndex + 1;
    walk.makeMove(moveIndex);
    callDepth++;
  }
}

/**
 * Makes a move or, if none is possible, takes the last move back. For each square of the path, it stores the
 * next move to try.
 */
function findPathIteratively(walk: ClassicWalk, startCell: number): ClassicOutcome {
  if (walk.isImpossible(startCell)) return 'none';
  const nextMoves = new Uint8Array(walk.squareCount + 1);
  const makeMove = (): boolean => {
    const pathLength = walk.length();
    const moveIndex = walk.nextMove(nextMoves[pathLength] ?? 0);
    if (moveIndex < 0) return false;
    walk.makeMove(moveIndex);
    nextMoves[pathLength] = moveIndex + 1;
    nextMoves[pathLength + 1] = 0;
    return true;
  };
  const undoMove = (): void => {
    walk.countBacktrack();
    walk.takeBack();
  };
  walk.placeOnStart(startCell);
  while (!walk.isComplete()) {
    const haltReason = walk.haltReason();
    if (haltReason !== undefined) return haltReason;
    if (makeMove()) continue;
    if (walk.length() === 0) return 'none';
    undoMove();
  }
  return 'tour';
}

type FindPath = (
  walk: ClassicWalk,
  startCell: number,
  onTransition?: (transition: Transition) => void,
) => ClassicOutcome;

const FIND_PATH_BY_PROGRAM: Readonly<Record<ClassicProgram, FindPath>> = {
  iterative: findPathIteratively,
  recursive: findPathRecursively,
  automaton: findPathByAutomaton,
};

/** The order used last, and the backtracks with that order. The path can be read from the walk. */
export interface ClassicRun {
  readonly outcome: ClassicOutcome;
  readonly array: MoveOrderName;
  readonly backtracks: number;
}

/** `onMoveOrder` is called when the search begins with a move order. */
export interface RunLimits extends Omit<ClassicWalkLimits, 'maxBacktracks'> {
  readonly listeners?: {
    onMoveOrder(array: MoveOrderName): void;
    readonly onStep: OnClassicStep;
    readonly onTransition?: (transition: Transition) => void;
  };
}

/**
 * `walk` must have been created with the optimisations of `settings`. With optimisation 4, tries the move
 * orders one by one, until a search doesn't exceed its limit of backtracks.
 */
export function runClassic(
  walk: ClassicWalk,
  startCell: number,
  settings: ClassicSettings,
  { listeners, ...limits }: RunLimits,
): ClassicRun {
  const { maxReturns = DEFAULT_MAX_RETURNS, goodReturns = DEFAULT_GOOD_RETURNS } = settings;
  const moveOrderNames = moveOrdersFrom(settings.array).slice(
    0,
    settings.opts.includes(4) ? MOVE_ORDER_NAMES.length : 1,
  );
  const lastOrderName = moveOrderNames.at(-1);
  let run: ClassicRun | undefined;
  for (const orderName of moveOrderNames) {
    listeners?.onMoveOrder(orderName);
    const maxBacktracks = orderName === lastOrderName ? maxReturns : goodReturns - 1;
    walk.reset(MOVE_ORDERS[orderName], { ...limits, maxBacktracks }, listeners?.onStep);
    const outcome = FIND_PATH_BY_PROGRAM[settings.program](walk, startCell, listeners?.onTransition);
    run = { outcome, array: orderName, backtracks: walk.backtracks() };
    if (outcome !== 'limit') break;
  }
  if (run === undefined) throw new Error('there is no move order to try');
  return run;
}
