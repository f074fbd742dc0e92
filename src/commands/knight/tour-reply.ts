import type { Call, PrintableAnswer } from '../../chat/command.ts';
import { type Button, makeControlGroup, type Reply, type Text } from '../../chat/reply.ts';
import { makeSquare, type Square, writeSquare } from '../../core/knight/board/square.ts';
import { makeTourText } from '../../core/knight/notation/make.ts';
import { orderTextBytes } from '../../core/knight/notation/order-text.ts';
import { listSquares, MAX_LISTED_SQUARES, squareLines } from '../../core/knight/notation/square-list.ts';
import type { KnightAnswer } from '../../core/knight/request/tour-answer.ts';
import type { TourRequest } from '../../core/knight/request/tour-request.ts';
import { whyNoTourFrom } from '../../core/knight/rule/existence.ts';
import { nearestBoard } from '../../core/knight/rule/nearest-board.ts';
import { type MessageArgs, ok, type Result } from '../../core/result.ts';
import { removeMarks } from '../../i18n/markup.ts';
import { joinInLine, type Texts } from '../../i18n/texts.ts';
import { planTour } from '../../render/knight/tour-plan.ts';
import { MAX_ANIMATED_SIDE, type Scene } from '../../render/scene/scene.ts';
import type { TerminalServices } from '../feature/services.ts';
import { walkLine } from '../games/knight-kind.ts';
import { MAX_BOARD_SIDE } from '../games/knight-rules.ts';
import { tourAction } from './action.ts';
import { type FoundTour, findFirstTour, type MeasuredTourRequest } from './find-tour.ts';
import { boardLines } from './step-log.ts';
import { limitsLine, optsFacts, plainTourScene, revealedByTour, tourFiles, whyNoTour } from './tour-facts.ts';

const BYTES_PER_MEGABYTE = 1_000_000;
/**
 * In a terminal, the slots of a batch limit the requests that run at the same time. A large tour takes one
 * slot for each `SQUARES_PER_SLOT` squares, which need about 16 MB of memory.
 */
const SQUARES_PER_SLOT = 4_000_000;

/** The slots that a tour takes in a batch. */
export const tourSlots = ({ cols, rows }: TourRequest): number => Math.ceil((cols * rows) / SQUARES_PER_SLOT);

/** `/knight SIZE START [to END] [closed]`: shows a tour, or explains why none exists. */
export async function findTourAnswer(
  services: TerminalServices,
  call: Call,
  { kind: _, ...request }: MeasuredTourRequest & { readonly kind: 'tour' },
): Promise<Result<PrintableAnswer>> {
  const foundTour = await findFirstTour(services, call, [request]);
  if (!foundTour.ok) return foundTour;
  const { answer } = foundTour.value;
  return ok({
    reply: (viewerCall) => tourReply(services, viewerCall, foundTour.value),
    reveals: revealedByTour(answer),
    ...tourFiles(answer.exists ? answer : undefined, request),
    scene: (texts) => (answer.exists ? tourScene(texts, request, answer) : undefined),
    json: (texts) => tourJson(texts, request, answer),
    lines: (texts) => tourLines(texts, request, answer),
  });
}

/** The move numbers `order` stay an Int32Array, because as text they may be too long for one string. */
function tourJson(texts: Texts, request: MeasuredTourRequest, answer: KnightAnswer): object {
  const { nearest, reason: _, order, start, end, classic, measures, ...otherFields } = answer;
  const reason = whyNoTour(texts, answer, request);
  return {
    ...otherFields,
    ...(classic && { ...classic.choice, array: classic.array }),
    ...(request.measures === true && measures),
    start: makeSquare(start),
    end: makeSquare(end),
    order,
    squares: answer.exists && order.length <= MAX_LISTED_SQUARES ? listSquares(order, answer) : undefined,
    ...(reason !== undefined && { reason: removeMarks(reason), nearest: nearest.map(makeSquare) }),
  };
}

function tourLines(texts: Texts, request: MeasuredTourRequest, answer: KnightAnswer): readonly Text[] {
  const reasonText = whyNoTour(texts, answer, request);
  if (reasonText !== undefined) {
    const [title, ...lines] = alternativeLines(texts, request, answer);
    return [reasonText, title, ...lines.map((line) => `  ${line}`)];
  }
  const { cols, rows, start, end, closed, order } = answer;
  const orderLines = request.isSquaresList
    ? squareLines(listSquares(order, answer, request.squares), cols)
    : boardLines(answer);
  const squareName = (square: Square) => writeSquare(square, rows, request.squares);
  return [
    `${cols}x${rows} ${squareName(start)} ${closed ? '↻' : '→'} ${squareName(end)}`,
    ...orderLines.map((line) => ` ${line}`),
    ...tourDetailLines(texts, request, answer),
  ];
}

/** Shows the numbers of turns and crossings, if they were counted. */
export const tourScene = (
  texts: Texts,
  request: Pick<TourRequest, 'style' | 'squares'>,
  { measures, every, ...answer }: KnightAnswer,
): Scene => ({
  ...plainTourScene({ ...answer, ...(every && { sampling: { ...answer, every } }) }, request),
  measures: measures && texts.say('picture-tour-measures', { ...measures }),
});

/** The board, the first and last square, and the number of squares. */
export const tourFacts = (
  { cols, rows, start, end }: Pick<KnightAnswer, 'cols' | 'rows' | 'start' | 'end'>,
  { squares }: Pick<TourRequest, 'squares'>,
): MessageArgs => ({
  cols,
  rows,
  squares: cols * rows,
  start: writeSquare(start, rows, squares),
  end: writeSquare(end, rows, squares),
});

/** If no tour exists, the message explains why and suggests similar requests. */
export async function tourReply(
  { draw }: TerminalServices,
  { texts, surface, look }: Call,
  { request, answer }: FoundTour,
): Promise<Reply> {
  const reasonText = whyNoTour(texts, answer, request);
  if (reasonText !== undefined)
    return { kind: 'answer', text: joinInLine([reasonText, ...alternativeLines(texts, request, answer)]) };
  const orderByteCount = orderTextBytes(answer.cols * answer.rows);
  const isOrderTooLong = orderByteCount > surface.maxFileBytes;
  const { style: _, ...requestWithoutStyle } = request;
  const tooLongFacts = {
    line: makeTourText(requestWithoutStyle),
    megabytes: Math.round(orderByteCount / BYTES_PER_MEGABYTE),
  };
  const lines = [
    texts.say(answer.closed ? 'knight-closed' : 'knight-open', tourFacts(answer, request)),
    ...tourDetailLines(texts, request, answer),
    ...(isOrderTooLong ? [texts.say('knight-order-too-long', tooLongFacts)] : []),
  ];
  return {
    kind: 'answer',
    text: lines.join('\n'),
    picture: await draw(tourScene(texts, request, answer), look),
    alt: texts.say('knight-alt', tourFacts(answer, request)),
    ...(surface.maxButtonRows > 0 && {
      buttons: makeControlGroup(...tourButtons(texts, { request, answer }, !isOrderTooLong)),
    }),
  };
}

/**
 * Describes the turns and crossings of the tour and about its search. The last line tells if the board is too
 * large for the chosen drawing style.
 */
function tourDetailLines(texts: Texts, { style }: TourRequest, answer: KnightAnswer): Text[] {
  const { cols, rows, measures, method, classic, backtracks } = answer;
  const { opts = [], program = '' } = classic?.choice ?? {};
  const searchFacts = { method, program, ...optsFacts(texts, opts), array: classic?.array ?? '', backtracks };
  const isTooLargeToSmooth = style === 'smooth' && planTour(cols, rows).rendering === 'heat';
  return [
    ...(measures ? [texts.say('knight-measures', { ...measures })] : []),
    ...(method === 'construct' ? [] : [texts.say('knight-search', searchFacts)]),
    ...(classic ? limitsLine(texts, classic.choice) : []),
    ...(isTooLargeToSmooth ? [texts.say('knight-no-line')] : []),
  ];
}

/** Each row has at most two buttons, so that their labels fit on phones. */
function tourButtons(
  texts: Texts,
  { request, answer }: FoundTour,
  hasOrderButton: boolean,
): readonly (readonly Button[])[] {
  const { cols, rows, style, method, classic, closed } = request;
  const squareCount = cols * rows;
  const isSmooth = style === 'smooth';
  const otherStyleRequest = { ...request, style: isSmooth ? 'straight' : 'smooth' } as const;
  const buttons: Button[] = [];
  // An exhaustive search always finds the same tour, so it has no button for another tour.
  if (method !== 'exhaustive' && squareCount > 1) {
    const action =
      classic && answer.classic
        ? tourAction('array', { ...request, classic: { ...classic, array: answer.classic.array } })
        : tourAction('other', request);
    buttons.push({ action, label: texts.say('button-another-tour') });
  }
  if (squareCount > 1 && planTour(cols, rows).rendering !== 'heat') {
    buttons.push({
      action: tourAction('tour', otherStyleRequest),
      label: texts.say(isSmooth ? 'button-straight' : 'button-smooth'),
    });
  }
  if (squareCount > 1 && Math.max(cols, rows) <= MAX_ANIMATED_SIDE) {
    buttons.push({ action: tourAction('gif', request), label: texts.say('button-gif') });
  }
  if (hasOrderButton)
    buttons.push({ action: tourAction('order', request), label: texts.say('button-order') });
  const walkButtons: readonly Button[] =
    squareCount > 1 && Math.max(cols, rows) <= MAX_BOARD_SIDE
      ? [
          {
            action: `play:knight ${walkLine({ cols, rows, closed }, makeSquare(answer.start))}`,
            label: texts.say('button-walk-it'),
          },
        ]
      : [];
  return [buttons.slice(0, 2), buttons.slice(2), walkButtons].filter((row) => row.length > 0);
}

/** A title, then a line to type for each request that works. */
function alternativeLines(texts: Texts, request: TourRequest, answer: KnightAnswer): [Text, ...Text[]] {
  const requests = findAlternatives(request, answer);
  return [
    texts.say('knight-try', { count: requests.length }),
    ...requests.map((alternative) => texts.say('knight-offer', { line: makeTourText(alternative) })),
  ];
}

/** Finds requests on a board of a similar size, or on the same board with a start or an end nearby. */
function findAlternatives(request: TourRequest, { start, reason, nearest }: KnightAnswer): TourRequest[] {
  const { cols, rows, closed, seed, style, squares } = request;
  if (nearest.length === 0) {
    // On the suggested board of another size, only the method `construct` certainly finds a tour.
    const board = nearestBoard(request, closed);
    return [{ ...board, closed, method: 'construct', seed, style, squares }];
  }
  const { end, ...requestWithoutEnd } = request;
  if (reason?.facts.which === 'end')
    return nearest.map((square) => ({ ...requestWithoutEnd, start, end: square }));
  // If no tour can begin on the requested end square, the suggestions have no end square.
  const hasPossibleEnd = end !== undefined && whyNoTourFrom(cols, rows, end) === undefined;
  return nearest.map((square) => ({ ...(hasPossibleEnd ? request : requestWithoutEnd), start: square }));
}
