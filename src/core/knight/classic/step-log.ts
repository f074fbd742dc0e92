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

/** A row of the 2003 article's table 1: the knight is put on a square or taken back from it. */
export interface LogStep {
  readonly kind: 'start' | 'move' | 'undo';
  /** The move number, 1 for the start. */
  readonly number: number;
  readonly square: Square;
  /** State of the automaton after this step. */
  readonly state: AutomatonState;
}

/** The recorded steps of one search by a program of the 2003 article, with the outcome. */
export interface StepLog {
  readonly cols: number;
  readonly rows: number;
  readonly start: Square;
  readonly classic: ClassicSettings;
  /**
   * How the search ended. `none`: no tour exists. `limit`: too many backtracks. `cut`: the log reached its
   * maximum number of steps.
   */
  readonly outcome: 'tour' | 'none' | 'limit' | 'cut';
  readonly steps: readonly LogStep[];
  /**
   * The transitions that the automaton made, from y0 on. Only set for the program `automaton`. Each step of
   * the log is an output z1_0, z1_1 or z1_2 of one of these transitions.
   */
  readonly transitions?: readonly Transition[];
  /** The move number of each square, in reading order from the top left. Empty if no tour was found. */
  readonly order: Int32Array;
  /** Number of backtracks in the log. */
  readonly backtracks: number;
  /**
   * The move order that made these steps. With optimisation 4, the search may have tried other orders before;
   * their steps are not in the log.
   */
  readonly array: MoveOrderName;
}

/**
 * A request for a log of at most `maxSteps` steps. A `maxSteps` above `MAX_LOG_STEPS` counts as
 * `MAX_LOG_STEPS`.
 */
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
 * Runs the chosen program of the 2003 article from a square and records its steps. With optimisation 4, only
 * the steps of the last move order are recorded. Faults: `bad-board-size`, `board-too-large`,
 * `square-off-board`, `log-too-large` {cols, rows, max}, and `cancelled` if `shouldStop` returned true.
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
  const logFields = { steps, ...(classic.program === 'automaton' && { transitions }) };
  return ok({ cols, rows, start, classic, outcome, ...logFields, order, backtracks, array });
}
