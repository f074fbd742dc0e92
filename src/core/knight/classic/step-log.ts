import { fault, ok, type Result } from '../../result.ts';
import { checkBoardSize, checkSquare, type Square } from '../board/square.ts';
import { numberTour } from '../board/tour-task.ts';
import { cellOfSquare, squareOfCell } from '../board/walk.ts';
import type { ClassicSettings, MoveOrderName } from '../request/choice.ts';
import type { LogRequest } from '../request/tour-request.ts';
import { createClassicWalk, type OnClassicStep } from './classic-walk.ts';
import { type AutomatonState, stateAfterOutput, type Transition } from './machine.ts';
import { runClassic } from './run.ts';
import { MAX_TABLE_SQUARES } from './table.ts';

/** A row of the 2003 article's table 1. */
export interface LogStep {
  readonly kind: 'start' | 'move' | 'undo';
  /** Move number, 1 for the start. */
  readonly number: number;
  readonly square: Square;
  readonly state: AutomatonState;
}

export interface StepLog {
  readonly cols: number;
  readonly rows: number;
  readonly start: Square;
  readonly classic: ClassicSettings;
  /** `none`: no tour exists. `limit`: too many backtracks. `cut`: too many steps. */
  readonly outcome: 'tour' | 'none' | 'limit' | 'cut';
  readonly steps: readonly LogStep[];
  /**
   * Path from y0 on, for the program `automaton`. Each step is an output z1_0, z1_1 or z1_2 of one of these.
   */
  readonly transitions?: readonly Transition[];
  /** Move numbers in reading order from the top left. Empty if no tour was found. */
  readonly order: Int32Array;
  readonly backtracks: number;
  /** The last order. With optimisation 4, steps of earlier ones are not in the log. */
  readonly array: MoveOrderName;
}

/** `maxSteps`: limited to `MAX_LOG_STEPS`. */
export interface LogSearch extends LogRequest {
  readonly maxSteps: number;
}

export const MAX_LOG_STEPS = 200_000;

const STATE_BY_STEP_KIND: Readonly<Record<LogStep['kind'], AutomatonState>> = {
  start: stateAfterOutput('z1_0'),
  move: stateAfterOutput('z1_1'),
  undo: stateAfterOutput('z1_2'),
};

/**
 * Faults: `bad-board-size`, `board-too-large`, `square-off-board`, `log-too-large` {cols, rows, max},
 * `cancelled`.
 */
export function recordStepLog(
  { cols, rows, start, classic, maxSteps }: LogSearch,
  shouldStop: () => boolean = () => false,
): Result<StepLog> {
  const size = checkBoardSize(cols, rows);
  if (!size.ok) return size;
  const square = checkSquare(start, cols, rows);
  if (!square.ok) return square;
  if (cols * rows > MAX_TABLE_SQUARES) return fault('log-too-large', { cols, rows, max: MAX_TABLE_SQUARES });
  const steps: LogStep[] = [];
  const onStep: OnClassicStep = (kind, number, cell) => {
    steps.push({ kind, number, square: squareOfCell(cell, { cols, rows }), state: STATE_BY_STEP_KIND[kind] });
  };
  const transitions: Transition[] = [];
  const onTransition = (transition: Transition): void => {
    transitions.push(transition);
  };
  const clearSteps = (): void => {
    steps.length = 0;
    transitions.length = 0;
  };
  const walk = createClassicWalk(cols, rows, classic.opts);
  const listeners = { onMoveOrder: clearSteps, onStep, onTransition };
  const limits = { maxSteps: Math.min(maxSteps, MAX_LOG_STEPS), shouldStop, listeners };
  const { outcome, array, backtracks } = runClassic(walk, cellOfSquare(start, size.value), classic, limits);
  if (outcome === 'stopped') return fault('cancelled');
  const { order } = numberTour(outcome === 'tour' ? walk.path() : new Int32Array());
  const shownTransitions = classic.program === 'automaton' ? transitions : undefined;
  return ok({
    cols,
    rows,
    start,
    classic,
    outcome,
    steps,
    transitions: shownTransitions,
    order,
    backtracks,
    array,
  });
}
