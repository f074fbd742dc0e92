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
 * Simulates the recursive calls of the 2003 article's `find_path` with one byte each: JavaScript's call stack
 * is too small for large boards.
 */
function findPathRecursively(walk: ClassicWalk, startCell: number): ClassicOutcome {
  if (walk.isImpossible(startCell)) return 'none';
  /** The next move of each simulated call. */
  const nextMoves = new Uint8Array(walk.squareCount);
  let callDepth = 0;
  walk.placeOnStart(startCell);
  for (;;) {
    // A call of `find_path` begins here. After a complete path, all open calls return.
    if (walk.isComplete()) return 'tour';
    const haltReason = walk.haltReason();
    if (haltReason !== undefined) return haltReason;
    nextMoves[callDepth] = 0;
    let moveIndex = walk.nextMove(0);
    while (moveIndex < 0) {
      // The call takes its own move back and returns, and the caller's loop goes on.
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

/** The last order, with its backtracks. The path is in the walk. */
export interface ClassicRun {
  readonly outcome: ClassicOutcome;
  readonly array: MoveOrderName;
  readonly backtracks: number;
}

export interface RunLimits extends Omit<ClassicWalkLimits, 'maxBacktracks'> {
  readonly listeners?: {
    onMoveOrder(array: MoveOrderName): void;
    readonly onStep: OnClassicStep;
    readonly onTransition?: (transition: Transition) => void;
  };
}

/**
 * `walk` must have been created with the optimisations of `settings`. With optimisation 4, tries move orders
 * until a search keeps its limit of backtracks.
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
