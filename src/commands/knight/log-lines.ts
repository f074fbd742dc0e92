import type { LogStep, StepLog } from '../../core/knight/classic/log.ts';
import { makeSquare } from '../../core/knight/square.ts';
import type { Texts } from '../../i18n/texts.ts';
import { optsFacts } from './kind.ts';

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
    ...optsFacts(texts, classic.opts),
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
  const lines = steps.map(stepWriter(texts, rows));
  if (classic.program !== 'automaton') return lines;
  const width = Math.max(0, ...lines.slice(0, 1000).map((line) => line.length));
  return lines.map((line, at) => `${line.padEnd(width)}  ${steps[at]?.state ?? ''}`);
}

/** Each of the three texts is made once and filled in by hand: 20,000 steps would otherwise take 100 ms more. */
function stepWriter(texts: Texts, rows: number): (step: LogStep) => string {
  const places = { number: '{number}', x: '{x}', y: '{y}', square: '{square}' };
  const patterns = {
    start: texts.say('knight-log-start', places),
    move: texts.say('knight-log-move', places),
    undo: texts.say('knight-log-undo', places),
  };
  return ({ kind, number, square }) =>
    patterns[kind]
      .replace(places.number, String(number))
      .replace(places.x, String(square.file + 1))
      .replace(places.y, String(rows - square.rank))
      .replace(places.square, makeSquare(square));
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
