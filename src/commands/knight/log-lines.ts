import { makeSquare, type Square, type SquareStyle, writeSquare } from '../../core/knight/board/square.ts';
import type { LogStep, StepLog } from '../../core/knight/classic/log.ts';
import { type Input, TRANSITIONS, type Transition } from '../../core/knight/classic/machine.ts';
import type { Texts } from '../../i18n/texts.ts';
import { optsFacts } from './kind.ts';

/** The most numbers in a row of a board that is written out. */
const WIDEST = 26;

/** What the log is of, and how the search ended. */
export function logSummary(texts: Texts, log: StepLog, squares?: SquareStyle): string {
  const { cols, rows, start, classic, array, outcome, backtracks, steps } = log;
  return texts.say('knight-log', {
    cols,
    rows,
    start: writeSquare(start, rows, squares),
    squares: squares ?? 'both',
    program: classic.program,
    ...optsFacts(texts, classic.opts),
    array,
    outcome,
    backtracks,
    steps: steps.length,
  });
}

/**
 * A line for each step, as in the article's table 1; of the automaton a line for each transition, the step
 * behind it.
 */
export function stepLines(
  texts: Texts,
  { rows, steps, transitions }: StepLog,
  squares?: SquareStyle,
): string[] {
  const lines = steps.map(stepWriter(texts, rows, squares));
  if (transitions === undefined) return lines;
  let step = 0;
  return transitions.map((transition) => {
    const text = TRANSITION_TEXT.get(transitionKey(transition)) ?? '';
    return transition.actions.some(isStep) ? `${text}  ${lines[step++] ?? ''}` : text.trimEnd();
  });
}

const isStep = (output: Transition['actions'][number]): boolean => output !== 'z2';

const transitionKey = ({ from, order }: Transition): string => `${from}.${order}`;

/** The inputs tested before a transition, with their values: the conditions before its own did not hold. */
export const answersOf = ({ from, order }: Transition): Partial<Record<Input, 0 | 1>> =>
  Object.fromEntries(
    TRANSITIONS.filter((other) => other.from === from && other.order <= order && other.condition !== '').map(
      (other) => [other.condition, other.order === order ? 1 : 0],
    ),
  );

/** `y1 -> y2  x1=0 x3=0 x2=1  z2 z1_2`, in columns. */
const TRANSITION_TEXT: ReadonlyMap<string, string> = new Map(
  TRANSITIONS.map((transition) => {
    const inputs = Object.entries(answersOf(transition)).map(([input, answer]) => `${input}=${answer}`);
    const columns = [
      inputs.join(' ').padEnd('x1=0 x3=0 x2=0'.length),
      transition.actions.join(' ').padEnd('z2 z1_2'.length),
    ];
    return [transitionKey(transition), [`${transition.from} -> ${transition.to}`, ...columns].join('  ')];
  }),
);

/** A square as a log has it: in the style that is asked for, else in both. */
const inLog = (square: Square, rows: number, squares?: SquareStyle): string => {
  const pair = `(${square.file + 1}, ${rows - square.rank})`;
  return squares === 'a1' ? makeSquare(square) : squares === 'xy' ? pair : `${pair} ${makeSquare(square)}`;
};

/** Each of the three texts is made once and filled in by hand: 20,000 steps would otherwise take 100 ms more. */
function stepWriter(texts: Texts, rows: number, squares?: SquareStyle): (step: LogStep) => string {
  const places = { number: '{number}', square: '{square}' };
  const patterns = {
    start: texts.say('knight-log-start', places),
    move: texts.say('knight-log-move', places),
    undo: texts.say('knight-log-undo', places),
  };
  return ({ kind, number, square }) =>
    patterns[kind]
      .replace(places.number, String(number))
      .replace(places.square, inLog(square, rows, squares));
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
