import type { LogStep, StepLog } from '../core/knight/classic/log.ts';
import { makeSquare } from '../core/knight/square.ts';
import type { Texts } from '../i18n/texts.ts';
import { optsFacts } from './knight-opts.ts';

/** The most numbers in a row of a board that is written out. */
const WIDEST = 26;

/** What the log is of, and how the search ended. */
export function logSummary(texts: Texts, log: StepLog): string {
  const { cols, rows, start, classic, array, outcome, backtracks, steps } = log;
  return texts.say('knight-log', {
    cols,
    rows,
    start: makeSquare(start),
    program: classic.program,
    ...optsFacts(classic.opts),
    array,
    outcome,
    backtracks,
    steps: steps.length,
  });
}

/**
 * A line for each step, as in the article's table 1: squares as (x, y) from the top left, and by their names. Those of the automaton
 * end with the state it is then in.
 */
export function stepLines(texts: Texts, { rows, classic, steps }: StepLog): string[] {
  const withState = classic.program === 'automaton';
  const lines = steps.map((step) => stepLine(texts, step, rows));
  if (!withState) return lines;
  const width = Math.max(0, ...lines.slice(0, 1000).map((line) => line.length));
  return lines.map((line, at) => `${line.padEnd(width)}  ${steps[at]?.state ?? ''}`);
}

function stepLine(texts: Texts, { kind, number, square }: LogStep, rows: number): string {
  const facts = { number, x: square.file + 1, y: rows - square.rank, square: makeSquare(square) };
  return texts.say(`knight-log-${kind}`, facts);
}

/** The board with its move numbers, a line a rank from the top; nothing of boards too wide to be written, or without a tour. */
export function boardLines({ cols, rows, order }: Pick<StepLog, 'cols' | 'rows' | 'order'>): string[] {
  if (cols > WIDEST || order.length === 0) return [];
  const width = String(cols * rows).length;
  return Array.from({ length: rows }, (_, row) =>
    Array.from(order.subarray(row * cols, (row + 1) * cols), (number) => String(number).padStart(width)).join(
      ' ',
    ),
  );
}
