import { makeSquare, type SquareStyle, writeSquare } from '../../core/knight/board/square.ts';
import { cellOfSquare } from '../../core/knight/board/walk.ts';
import type { StepLog } from '../../core/knight/classic/log.ts';
import type { LogRequest } from '../../core/knight/request/request.ts';
import { block } from '../../i18n/markup.ts';
import type { Texts } from '../../i18n/texts.ts';
import { knightGame } from '../../play/kinds/knight.ts';
import type { DrawnTour } from '../../render/scene/scene.ts';
import { cutLog } from '../feature/cut-log.ts';
import type { TerminalServices } from '../feature/services.ts';
import type { Variant } from '../feature/variant.ts';
import { cancellable } from '../feature/working.ts';
import { limitsLine, toldByTour, tourDrawn, tourFiles } from './kind.ts';
import { answersOf, boardLines, logSummary, stepLines } from './log-lines.ts';

/** Steps of a log: some 600 KB as a file in a chat. */
const MOST_STEPS = { chat: 20_000, text: 100_000 };
/** Lines at the end that are shown of a log that is cut. */
const LAST_LINES = 5;
/** Characters that a surface's own marks around the text may take. */
const MARGIN = 60;

/** `/knight log SIZE START`: the steps of a search, the board they lead to, and its picture. */
export const logVariant = (services: TerminalServices): Variant<LogRequest, StepLog> => ({
  ask: (call, { cols, rows, start, classic }) =>
    cancellable(services.jobs, call, (turn) => {
      const mostSteps = MOST_STEPS[call.surface.isText ? 'text' : 'chat'];
      return services.solver.ask('stepLog', { cols, rows, start, classic, mostSteps }, turn);
    }),
  tells: {
    // Without a tour it shows nearly all of one.
    about: ({ cols, rows, start }) => [
      knightGame({ cols, rows, cells: [cellOfSquare(start, { cols, rows })] }),
    ],
    shown: (_, log) => toldByTour(log),
  },
  async reply({ texts, surface, look }, request, log) {
    const { cols, rows, backtracks } = log;
    const { squares } = request;
    const summary = summaryLines(texts, log, squares).join('\n');
    const lines = stepLines(texts, log, squares);
    const board = boardLines(log);
    const room = surface.textLimit - summary.length - board.join('\n').length - MARGIN;
    const shown = cutLog(lines, { characters: room, last: LAST_LINES }, (count) =>
      texts.say('knight-log-more', { count }),
    );
    const whole = wholeLog(texts, log, squares).join('\n');
    const start = makeSquare(log.start);
    const tour = tourIn(log);
    return {
      kind: 'answer',
      text: [
        summary,
        ...(shown.length > 0 ? [block(board.length > 0 ? [...shown, '', ...board] : shown)] : []),
      ].join('\n'),
      ...(tour && {
        picture: await services.draw(tourDrawn(tour, request), look),
        alt: texts.say('knight-log-alt', {
          ...{ cols, rows, backtracks },
          start: writeSquare(log.start, rows, squares),
        }),
      }),
      ...(shown.length < lines.length && {
        file: { name: `log-${cols}x${rows}-${start}.txt`, bytes: Buffer.from(`${whole}\n`) },
      }),
    };
  },
  printed: {
    ...tourFiles(tourIn),
    json: (_, __, log) => logJson(log),
    lines: (texts, { squares }, log) => wholeLog(texts, log, squares),
  },
});

const tourIn = ({ cols, rows, order }: StepLog): DrawnTour | undefined =>
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
    ...{ cols, rows, start: makeSquare(start), ...classic, array },
    ...{ outcome, backtracks },
    steps: steps.map(({ square, ...step }) => ({
      ...step,
      square: makeSquare(square),
      x: square.file + 1,
      y: rows - square.rank,
    })),
    order,
    ...(transitions && {
      transitions: transitions.map((transition) => ({
        ...{ from: transition.from, to: transition.to },
        ...{ inputs: answersOf(transition), outputs: transition.actions },
      })),
    }),
  };
}

/** The title of the log, a line if the search did not begin, and the limits if they are unusual. */
const summaryLines = (texts: Texts, log: StepLog, squares?: SquareStyle): string[] => [
  logSummary(texts, log, squares),
  ...(log.outcome === 'none' && log.steps.length === 0
    ? [texts.say('knight-log-impossible', { start: writeSquare(log.start, log.rows, squares) })]
    : []),
  ...limitsLine(texts, log.classic),
];

const wholeLog = (texts: Texts, log: StepLog, squares?: SquareStyle): string[] =>
  [summaryLines(texts, log, squares), stepLines(texts, log, squares), boardLines(log)]
    .filter((part) => part.length > 0)
    .flatMap((part, at) => (at === 0 ? part : ['', ...part]));
