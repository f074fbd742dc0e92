import type { Call, PrintableAnswer, RevealedPuzzle } from '../../chat/command.ts';
import type { Reply } from '../../chat/reply.ts';
import { makeSquare, type Square, type SquareStyle, writeSquare } from '../../core/knight/board/square.ts';
import { cellOfSquare } from '../../core/knight/board/walk.ts';
import { type AutomatonInput, TRANSITIONS, type Transition } from '../../core/knight/classic/machine.ts';
import type { LogStep, StepLog } from '../../core/knight/classic/step-log.ts';
import type { LogRequest } from '../../core/knight/request/tour-request.ts';
import { ok, type Result } from '../../core/result.ts';
import { formatBlock } from '../../i18n/markup.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { DrawnTour } from '../../render/scene/scene.ts';
import { cutLog } from '../feature/cut-log.ts';
import type { TerminalServices } from '../feature/services.ts';
import { runCancellable } from '../feature/working.ts';
import { knightGame } from '../games/knight-rules.ts';
import { limitsLine, optsFacts, plainTourScene, revealedByTour, tourFiles } from './tour-facts.ts';

/** In a chat, 20,000 steps make a file of about 600 kB. `text` is the terminal. */
const MAX_LOG_STEPS = { chat: 20_000, text: 100_000 };
/** Lines at the end of a log that are shown even if the log is too long for the message. */
const LAST_LINE_COUNT = 5;

export const gameOfLog = ({ cols, rows, start }: LogRequest): RevealedPuzzle =>
  knightGame({ cols, rows, cells: [cellOfSquare(start, { cols, rows })] });

/** `/knight log SIZE START`: shows the steps of a backtracking search, the final board and a picture. */
export async function logAnswer(
  services: TerminalServices,
  call: Call,
  request: LogRequest,
): Promise<Result<PrintableAnswer>> {
  const { cols, rows, start, classic, squares } = request;
  const maxSteps = MAX_LOG_STEPS[call.surface.isTextOnly ? 'text' : 'chat'];
  const result = await runCancellable(services.jobs, call, (caller) =>
    services.solver.ask('stepLog', { cols, rows, start, classic, maxSteps }, caller),
  );
  if (!result.ok) return result;
  const log = result.value;
  return ok({
    reply: (viewerCall) => logReply(services, viewerCall, request, log),
    reveals: revealedByTour(log),
    ...tourFiles(tourOfLog(log), request),
    json: () => logJson(log),
    lines: (texts) => fullLogLines(texts, log, squares),
  });
}

async function logReply(
  services: TerminalServices,
  { texts, surface, look }: Call,
  request: LogRequest,
  log: StepLog,
): Promise<Reply> {
  const { cols, rows, backtracks } = log;
  const { squares } = request;
  const summary = summaryLines(texts, log, squares).join('\n');
  const lines = stepLines(texts, log, squares);
  const boardTextLines = boardLines(log);
  const maxLogChars = surface.textLimit - summary.length - boardTextLines.join('\n').length;
  const shownLines = cutLog(lines, { maxChars: maxLogChars, lastLineCount: LAST_LINE_COUNT }, (count) =>
    texts.say('knight-log-more', { count }),
  );
  const fullText = fullLogLines(texts, log, squares).join('\n');
  const start = makeSquare(log.start);
  const tour = tourOfLog(log);
  return {
    kind: 'answer',
    text: [
      summary,
      ...(shownLines.length > 0
        ? [formatBlock(boardTextLines.length > 0 ? [...shownLines, '', ...boardTextLines] : shownLines)]
        : []),
    ].join('\n'),
    ...(tour && {
      picture: await services.draw(plainTourScene(tour, request), look),
      alt: texts.say('knight-log-alt', {
        cols,
        rows,
        backtracks,
        start: writeSquare(log.start, rows, squares),
      }),
    }),
    ...(shownLines.length < lines.length && {
      file: { name: `log-${cols}x${rows}-${start}.txt`, bytes: Buffer.from(`${fullText}\n`) },
    }),
  };
}

const tourOfLog = ({ cols, rows, order }: StepLog): DrawnTour | undefined =>
  order.length === 0 ? undefined : { cols, rows, order, closed: false };

function logJson({
  classic,
  array,
  outcome,
  backtracks,
  steps,
  transitions,
  order,
  ...log
}: StepLog): object {
  const { cols, rows, start } = log;
  return {
    cols,
    rows,
    start: makeSquare(start),
    ...classic,
    array,
    outcome,
    backtracks,
    steps: steps.map(({ square, ...step }) => ({
      ...step,
      square: makeSquare(square),
      x: square.file + 1,
      y: rows - square.rank,
    })),
    order,
    ...(transitions && {
      transitions: transitions.map((transition) => ({
        from: transition.from,
        to: transition.to,
        inputs: testedInputs(transition),
        outputs: transition.actions,
      })),
    }),
  };
}

/**
 * A second line follows the title if the search could not begin, and another one if its limits differ from
 * those in the article of 2003.
 */
const summaryLines = (texts: Texts, log: StepLog, squares?: SquareStyle): string[] => [
  logSummary(texts, log, squares),
  ...(log.outcome === 'none' && log.steps.length === 0
    ? [texts.say('knight-log-impossible', { start: writeSquare(log.start, log.rows, squares) })]
    : []),
  ...limitsLine(texts, log.classic),
];

const fullLogLines = (texts: Texts, log: StepLog, squares?: SquareStyle): string[] =>
  [summaryLines(texts, log, squares), stepLines(texts, log, squares), boardLines(log)]
    .filter((section) => section.length > 0)
    .flatMap((section, index) => (index === 0 ? section : ['', ...section]));

/** The limit of a board that is written as text. */
const MAX_TEXT_BOARD_COLS = 26;

/** The settings of the search and its outcome. */
function logSummary(texts: Texts, log: StepLog, squares?: SquareStyle): string {
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
 * Writes lines as in table 1 of the article of 2003. For the program `automaton`, one line for each
 * transition, which ends with the step that it made.
 */
function stepLines(texts: Texts, { rows, steps, transitions }: StepLog, squares?: SquareStyle): string[] {
  const lines = steps.map(createStepWriter(texts, rows, squares));
  if (transitions === undefined) return lines;
  let stepIndex = 0;
  return transitions.map((transition) => {
    const text = TRANSITION_TEXT.get(transitionKey(transition)) ?? '';
    return transition.actions.some(makesStep) ? `${text}  ${lines[stepIndex++] ?? ''}` : text.trimEnd();
  });
}

const makesStep = (output: Transition['actions'][number]): boolean => output !== 'z2';

const transitionKey = ({ from, order }: Transition): string => `${from}.${order}`;

/**
 * The inputs that the automaton tested before it took a transition. A transition is taken only if the
 * conditions of all transitions before it were false (0).
 */
const testedInputs = ({ from, order }: Transition): Partial<Record<AutomatonInput, 0 | 1>> =>
  Object.fromEntries(
    TRANSITIONS.filter(
      (candidate) => candidate.from === from && candidate.order <= order && candidate.condition !== '',
    ).map((candidate) => [candidate.condition, candidate.order === order ? 1 : 0]),
  );

/**
 * Key: `transitionKey`. Columns: old and new state, tested inputs, outputs. Example: `y1 -> y2 x1=0 x3=0 x2=1
 * z2 z1_2`.
 */
const TRANSITION_TEXT: ReadonlyMap<string, string> = new Map(
  TRANSITIONS.map((transition) => {
    const inputs = Object.entries(testedInputs(transition)).map(([input, value]) => `${input}=${value}`);
    const columns = [
      inputs.join(' ').padEnd('x1=0 x3=0 x2=0'.length),
      transition.actions.join(' ').padEnd('z2 z1_2'.length),
    ];
    return [transitionKey(transition), [`${transition.from} -> ${transition.to}`, ...columns].join('  ')];
  }),
);

/** Uses the style that the user chose, or by default in both styles: `(1, 8) a1`. */
const squareText = (square: Square, rows: number, squares?: SquareStyle): string => {
  const xyText = `(${square.file + 1}, ${rows - square.rank})`;
  return squares === 'a1'
    ? makeSquare(square)
    : squares === 'xy'
      ? xyText
      : `${xyText} ${makeSquare(square)}`;
};

/**
 * Each kind of step (start, move, undo) has its own sentence. The three sentences are formatted once, with
 * placeholders, because formatting a message for each step would be slow.
 */
function createStepWriter(texts: Texts, rows: number, squares?: SquareStyle): (step: LogStep) => string {
  const placeholders = { number: '{number}', square: '{square}' };
  const patterns = {
    start: texts.say('knight-log-start', placeholders),
    move: texts.say('knight-log-move', placeholders),
    undo: texts.say('knight-log-undo', placeholders),
  };
  return ({ kind, number, square }) =>
    patterns[kind]
      .replace(placeholders.number, String(number))
      .replace(placeholders.square, squareText(square, rows, squares));
}

/**
 * The move numbers, one row of the board in each line, from the top. Empty if the board is too wide or there
 * is no tour.
 */
export function boardLines({ cols, rows, order }: Pick<StepLog, 'cols' | 'rows' | 'order'>): string[] {
  if (cols > MAX_TEXT_BOARD_COLS || order.length === 0) return [];
  const numberWidth = String(cols * rows).length;
  return Array.from({ length: rows }, (_, row) =>
    Array.from(order.subarray(row * cols, (row + 1) * cols), (number) =>
      String(number).padStart(numberWidth),
    ).join(' '),
  );
}
