import { fault, ok, type Result } from '../../result.ts';
import { boardSize, onBoard, type Square } from '../board/square.ts';
import { numberedTour } from '../board/tour-task.ts';
import { cellOfSquare, squareOfCell } from '../board/walk.ts';
import type { ArrayName, ClassicChoice } from '../request/choice.ts';
import type { LogRequest } from '../request/tour-request.ts';
import { createClassicWalk, type OnClassicStep } from './classic-walk.ts';
import { type State, stateAfter, type Transition } from './machine.ts';
import { runClassic } from './run.ts';
import { TABLE_SQUARES } from './table.ts';

/** One line of the article's table 1: the knight is put on a square or taken back from it. */
export interface LogStep {
  readonly kind: 'start' | 'move' | 'undo';
  /** The move number, 1 for the start. */
  readonly number: number;
  readonly square: Square;
  /** The automaton's state after the step. */
  readonly state: State;
}

/** The steps of a search. */
export interface StepLog {
  readonly cols: number;
  readonly rows: number;
  readonly start: Square;
  readonly classic: ClassicChoice;
  /**
   * `none`: the search ended without a tour. `limit`: too many backtracks. `cut`: too many steps for this
   * log.
   */
  readonly outcome: 'tour' | 'none' | 'limit' | 'cut';
  readonly steps: readonly LogStep[];
  /**
   * The automaton's transitions from y0 to its last state. Only set for the program `automaton`. The steps of
   * the log are the z1 outputs of these transitions.
   */
  readonly transitions?: readonly Transition[];
  /** The move number of each square, in reading order from the top left. Empty unless a tour was found. */
  readonly order: Int32Array;
  readonly backtracks: number;
  /**
   * The move order with which these steps were made. With optimisation 4, earlier searches with other orders
   * may have been given up.
   */
  readonly array: ArrayName;
}

/** A request for a log of up to `maxSteps` steps. `maxSteps` is at most `MAX_STEPS`. */
export interface LogSearch extends LogRequest {
  readonly maxSteps: number;
}

export const MAX_STEPS = 200_000;

const STATE_AFTER: Readonly<Record<LogStep['kind'], State>> = {
  start: stateAfter('z1_0'),
  move: stateAfter('z1_1'),
  undo: stateAfter('z1_2'),
};

/**
 * Runs the chosen search from a square and records its steps with the last move order. Faults:
 * `bad-board-size`, `board-too-large`, `square-off-board`, `log-too-large` {cols, rows, max}, `cancelled` if
 * `shouldStop` ended it.
 */
export function classicLog(
  { cols, rows, start, classic, maxSteps }: LogSearch,
  shouldStop: () => boolean = () => false,
): Result<StepLog> {
  const size = boardSize(cols, rows);
  if (!size.ok) return size;
  const square = onBoard(start, cols, rows);
  if (!square.ok) return square;
  if (cols * rows > TABLE_SQUARES) return fault('log-too-large', { cols, rows, max: TABLE_SQUARES });
  const steps: LogStep[] = [];
  const onStep: OnClassicStep = (kind, number, cell) => {
    steps.push({ kind, number, square: squareOfCell(cell, { cols, rows }), state: STATE_AFTER[kind] });
  };
  const transitions: Transition[] = [];
  const onTransition = (transition: Transition): void => {
    transitions.push(transition);
  };
  const onArray = (): void => {
    steps.length = 0;
    transitions.length = 0;
  };
  const walk = createClassicWalk(cols, rows, classic.opts);
  const watch = { onArray, onStep, onTransition };
  const limits = { maxSteps: Math.min(maxSteps, MAX_STEPS), shouldStop, watch };
  const { outcome, array, backtracks } = runClassic(walk, cellOfSquare(start, size.value), classic, limits);
  if (outcome === 'stopped') return fault('cancelled');
  const { order } = numberedTour(outcome === 'tour' ? walk.path() : new Int32Array());
  const seen = { steps, ...(classic.program === 'automaton' && { transitions }) };
  return ok({ cols, rows, start, classic, outcome, ...seen, order, backtracks, array });
}
