import type { Call } from '../../chat/command.ts';
import { type Button, controls, type Reply, type Text } from '../../chat/reply.ts';
import { makeSquare, parseSquare, type Square, writeSquare } from '../../core/knight/board/square.ts';
import { makeKnight } from '../../core/knight/notation/make.ts';
import { orderBytes } from '../../core/knight/notation/order-text.ts';
import type { KnightAnswer } from '../../core/knight/request/tour-answer.ts';
import type { TourRequest } from '../../core/knight/request/tour-request.ts';
import { whyNotFrom } from '../../core/knight/rule/existence.ts';
import { nearestBoard } from '../../core/knight/rule/nearest-board.ts';
import { type MessageArgs, ok } from '../../core/result.ts';
import { plain } from '../../i18n/markup.ts';
import { inOneLine, type Texts } from '../../i18n/texts.ts';
import { MAX_WALK_SIDE } from '../../play/kinds/knight-rules.ts';
import { planTour } from '../../render/knight/tour-plan.ts';
import { type Scene, TOUR_ANIMATION_SIDE } from '../../render/scene/scene.ts';
import type { TerminalServices } from '../feature/services.ts';
import type { Variant } from '../feature/variant.ts';
import { walkLine } from '../kinds/knight-kind.ts';
import { tourAction } from './action.ts';
import { type FoundTour, firstTour, type MeasuredTourRequest } from './find-tour.ts';
import { boardLines } from './step-log.ts';
import { limitsLine, optsFacts, toldByTour, tourDrawn, tourFiles } from './tour-facts.ts';

const MEGABYTE = 1_000_000;
/** A tour takes one place in a batch for each `SQUARES_PER_PLACE` squares, which take about 16 MB. */
const SQUARES_PER_PLACE = 4_000_000;

/** `/knight SIZE START [to END] [closed]`: a tour, or the reason why there is none. */
export const tourVariant = (
  services: TerminalServices,
): Variant<MeasuredTourRequest & { readonly kind: 'tour' }, KnightAnswer> => ({
  async ask(call, { kind: _, ...request }) {
    const found = await firstTour(services, call, [request]);
    return found.ok ? ok(found.value.answer) : found;
  },
  reply: (call, request, answer) => tourReply(services, call, { request, answer }),
  tells: { shown: (_, answer) => toldByTour(answer) },
  printed: {
    ...tourFiles((answer: KnightAnswer) => (answer.exists ? answer : undefined)),
    picture: (texts, request, answer) => (answer.exists ? tourScene(texts, request, answer) : undefined),
    json: tourJson,
    lines: tourLines,
    places: ({ cols, rows }) => Math.ceil((cols * rows) / SQUARES_PER_PLACE),
  },
});

/** The JSON of a tour. `order` stays an Int32Array, since it may be too long for a string. */
function tourJson(texts: Texts, request: MeasuredTourRequest, answer: KnightAnswer): object {
  const { nearest, reason: _, order, start, end, classic, measures, ...rest } = answer;
  const reason = whyNoTour(texts, answer, request);
  return {
    ...rest,
    ...(classic && { ...classic.choice, array: classic.array }),
    ...(request.measures === true && measures),
    ...{ start: makeSquare(start), end: makeSquare(end), order },
    ...(reason !== undefined && { reason: plain(reason), nearest: nearest.map(makeSquare) }),
  };
}

function tourLines(texts: Texts, request: MeasuredTourRequest, answer: KnightAnswer): readonly Text[] {
  const why = whyNoTour(texts, answer, request);
  if (why !== undefined) {
    const [title, ...lines] = alternativeLines(texts, request, answer);
    return [why, title, ...lines.map((line) => `  ${line}`)];
  }
  const { cols, rows, start, end, closed } = answer;
  const name = (square: Square) => writeSquare(square, rows, request.squares);
  return [
    `${cols}x${rows} ${name(start)} ${closed ? '↻' : '→'} ${name(end)}`,
    ...boardLines(answer).map((row) => ` ${row}`),
    ...aboutTour(texts, request, answer),
  ];
}

/** The picture of a tour, with its turns and crossings if they were counted. */
export const tourScene = (
  texts: Texts,
  request: Pick<TourRequest, 'style' | 'squares'>,
  { measures, every, ...answer }: KnightAnswer,
): Scene => ({
  ...tourDrawn({ ...answer, ...(every && { sample: { ...answer, every } }) }, request),
  ...(measures && { measures: texts.say('picture-tour-measures', { ...measures }) }),
});

/** The facts of the texts about a tour: its board, its ends and its number of squares. */
export const tourFacts = (
  { cols, rows, start, end }: KnightAnswer,
  { squares }: Pick<TourRequest, 'squares'>,
): MessageArgs => ({
  ...{ cols, rows, squares: cols * rows },
  ...{ start: writeSquare(start, rows, squares), end: writeSquare(end, rows, squares) },
});

/** The reply with a tour and its buttons. If there is no tour: the reason, and requests that work. */
export async function tourReply(
  { draw }: TerminalServices,
  { texts, surface, look }: Call,
  { request, answer }: FoundTour,
): Promise<Reply> {
  const why = whyNoTour(texts, answer, request);
  if (why !== undefined)
    return { kind: 'answer', text: inOneLine([why, ...alternativeLines(texts, request, answer)]) };
  const bytes = orderBytes(answer.cols * answer.rows);
  const isTooLong = bytes > surface.fileBytes;
  const { style: _, ...undrawn } = request;
  const tooLong = { line: makeKnight(undrawn), megabytes: Math.round(bytes / MEGABYTE) };
  const lines = [
    texts.say(answer.closed ? 'knight-closed' : 'knight-open', tourFacts(answer, request)),
    ...aboutTour(texts, request, answer),
    ...(isTooLong ? [texts.say('knight-order-too-long', tooLong)] : []),
  ];
  return {
    kind: 'answer',
    text: lines.join('\n'),
    picture: await draw(tourScene(texts, request, answer), look),
    alt: texts.say('knight-alt', tourFacts(answer, request)),
    ...(surface.buttonRows > 0 && {
      buttons: controls(...tourButtons(texts, { request, answer }, !isTooLong)),
    }),
  };
}

/** Lines about the shape of the tour and its search, and a note if its style can't be drawn. */
function aboutTour(texts: Texts, { style }: TourRequest, answer: KnightAnswer): Text[] {
  const { cols, rows, measures, method, classic, backtracks } = answer;
  const { opts = [], program = '' } = classic?.choice ?? {};
  const search = { method, program, ...optsFacts(texts, opts), array: classic?.array ?? '', backtracks };
  const isUndrawn = style === 'smooth' && planTour(cols, rows).rendering === 'heat';
  return [
    ...(measures ? [texts.say('knight-measures', { ...measures })] : []),
    ...(method === 'construct' ? [] : [texts.say('knight-search', search)]),
    ...(classic ? limitsLine(texts, classic.choice) : []),
    ...(isUndrawn ? [texts.say('knight-no-line')] : []),
  ];
}

/** The buttons below a tour, two in a row so that their labels fit on phones. */
function tourButtons(
  texts: Texts,
  { request, answer }: FoundTour,
  fits: boolean,
): readonly (readonly Button[])[] {
  const { cols, rows, style, method, classic, closed } = request;
  const squares = cols * rows;
  const isSmooth = style === 'smooth';
  const turned = { ...request, style: isSmooth ? 'straight' : 'smooth' } as const;
  const buttons: Button[] = [];
  // An exhaustive search always finds the same tour.
  if (method !== 'exhaustive' && squares > 1) {
    const action =
      classic && answer.classic
        ? tourAction('array', { ...request, classic: { ...classic, array: answer.classic.array } })
        : tourAction('other', request);
    buttons.push({ action, label: texts.say('button-another-tour') });
  }
  if (squares > 1 && planTour(cols, rows).rendering !== 'heat') {
    buttons.push({
      action: tourAction('tour', turned),
      label: texts.say(isSmooth ? 'button-straight' : 'button-smooth'),
    });
  }
  if (squares > 1 && Math.max(cols, rows) <= TOUR_ANIMATION_SIDE) {
    buttons.push({ action: tourAction('gif', request), label: texts.say('button-gif') });
  }
  if (fits) buttons.push({ action: tourAction('order', request), label: texts.say('button-order') });
  const walk: readonly Button[] =
    squares > 1 && Math.max(cols, rows) <= MAX_WALK_SIDE
      ? [
          {
            action: `play:knight ${walkLine({ cols, rows, closed }, makeSquare(answer.start))}`,
            label: texts.say('button-walk-it'),
          },
        ]
      : [];
  return [buttons.slice(0, 2), buttons.slice(2), walk].filter((row) => row.length > 0);
}

/** Names of the facts in a reason that are squares. */
const SQUARES = ['square', 'start', 'end', 'corner1', 'corner2'];

/** The reason why there is no tour, with squares in the requested style. Undefined if there is a tour. */
function whyNoTour(
  texts: Texts,
  { reason, cols, rows }: KnightAnswer,
  { squares }: Pick<TourRequest, 'squares'>,
): Text | undefined {
  if (reason === undefined) return undefined;
  const written = Object.entries(reason.facts).map(([name, value]) => {
    const square = SQUARES.includes(name) ? parseSquare(String(value), cols, rows) : undefined;
    return [name, square?.ok ? writeSquare(square.value, rows, squares) : value];
  });
  return texts.say(`reason-${reason.code}`, Object.fromEntries(written));
}

/** The requests that work instead of an impossible one: a title, and a line to type for each. */
function alternativeLines(texts: Texts, request: TourRequest, answer: KnightAnswer): [Text, ...Text[]] {
  const requests = alternativesTo(request, answer);
  return [
    texts.say('knight-try', { count: requests.length }),
    ...requests.map((one) => texts.say('knight-offer', { line: makeKnight(one) })),
  ];
}

/**
 * Similar requests that have tours: on the nearest board, or on the same board with a start or end nearby.
 */
function alternativesTo(request: TourRequest, { start, reason, nearest }: KnightAnswer): TourRequest[] {
  const { cols, rows, closed, seed, style, squares } = request;
  if (nearest.length === 0) {
    // The suggestion has another size, where only `construct` is sure to find a tour.
    const board = nearestBoard(request, closed);
    return [
      { ...board, closed, method: 'construct', seed, ...(style && { style }), ...(squares && { squares }) },
    ];
  }
  const { end, ...anyEnd } = request;
  if (reason?.facts.which === 'end') return nearest.map((square) => ({ ...anyEnd, start, end: square }));
  // If the requested end is impossible too, any end is allowed.
  const isEnd = end !== undefined && whyNotFrom(cols, rows, end) === undefined;
  return nearest.map((square) => ({ ...(isEnd ? request : anyEnd), start: square }));
}
