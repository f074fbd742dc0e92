import type { Call } from '../../chat/command.ts';
import { type Button, controls, type Reply, type Text } from '../../chat/reply.ts';
import type { KnightAnswer } from '../../core/knight/answer.ts';
import { makeKnight } from '../../core/knight/notation/make.ts';
import { orderBytes } from '../../core/knight/notation/order-text.ts';
import type { TourRequest } from '../../core/knight/request.ts';
import { whyNotFrom } from '../../core/knight/rule/existence.ts';
import { nearestBoard } from '../../core/knight/rule/nearest-board.ts';
import { makeSquare } from '../../core/knight/square.ts';
import { type Facts, fault, ok, type Result } from '../../core/result.ts';
import type { Texts } from '../../i18n/texts.ts';
import { planTour } from '../../render/knight/tour-plan.ts';
import { TOUR_ANIMATION_SIDE } from '../../render/scene.ts';
import type { Services } from '../services.ts';
import { cancellableOnceSlow } from '../working.ts';
import { tourAction } from './action.ts';
import { optsFacts } from './opts.ts';

const MEGABYTE = 1_000_000;

interface FoundTour {
  readonly request: TourRequest;
  readonly answer: KnightAnswer;
}

/**
 * Asks these requests one after the other until an answer is wanted (searches given up, `out-of-returns`, never are): that one,
 * or the last, with its question. Together they have the time of one. Cancellable. Faults: the solver's.
 */
export function firstTour(
  { jobs, solver, timeMs }: Services,
  call: Call,
  requests: readonly [TourRequest, ...TourRequest[]],
  isWanted: (answer: KnightAnswer) => boolean = () => true,
): Promise<Result<FoundTour>> {
  const { cols, rows } = requests[0];
  const until = performance.now() + timeMs;
  return cancellableOnceSlow(jobs, call, async (signal, tell) => {
    tell({ kind: 'working', text: call.texts.say('knight-progress', { cols, rows }) });
    let last: Result<FoundTour> = fault('out-of-time', { seconds: Math.round(timeMs / 1000) });
    for (const request of requests) {
      const left = until - performance.now();
      if (left <= 0) break;
      const { style: _, ...search } = request;
      const found = await solver.ask(
        'tour',
        { ...search, measured: true, blended: true, timeMs: left },
        { signal },
      );
      last = found.ok ? ok({ request, answer: found.value }) : found;
      if (found.ok ? isWanted(found.value) : found.fault.code !== 'out-of-returns') break;
    }
    return last;
  });
}

/** The answer to a request for a tour: its picture, or why there is none. */
export async function tour(services: Services, call: Call, request: TourRequest): Promise<Result<Reply>> {
  const found = await firstTour(services, call, [request]);
  if (!found.ok) return found;
  const { answer } = found.value;
  return ok(answer.exists ? await tourReply(services, call, found.value) : noTourReply(call, found.value));
}

/** The tour's turns and crossings; empty if they were not counted. */
export function measuresText(texts: Texts, { measures }: KnightAnswer): Text {
  return measures === undefined ? '' : texts.say('knight-measures', { ...measures });
}

/** How the tour was searched for, and with how many backtracks; empty if it was built. */
export function searchText(texts: Texts, { method, classic, backtracks }: KnightAnswer): Text {
  if (method === 'construct') return '';
  return texts.say('knight-search', {
    method,
    program: classic?.choice.program ?? '',
    ...optsFacts(classic?.choice.opts ?? []),
    array: classic?.array ?? '',
    backtracks,
  });
}

/** What becomes of an asked style on boards whose paths are too fine to be drawn as lines; empty on others. */
export function styleText(texts: Texts, { cols, rows, style }: TourRequest): Text {
  return style === 'smooth' && planTour(cols, rows).rendering === 'heat' ? texts.say('knight-no-line') : '';
}

/** What is typed in a terminal to get this very tour, undrawn. */
function terminalLine({ style: _, ...request }: TourRequest): string {
  return makeKnight(request);
}

function tourFacts({ cols, rows, start, end, order }: KnightAnswer): Facts {
  return { cols, rows, start: makeSquare(start), end: makeSquare(end), squares: order.length };
}

/** A tour's picture, what there is to say of it, and its buttons. */
export async function tourReply(
  { draw }: Services,
  { texts, surface }: Call,
  { request, answer }: FoundTour,
): Promise<Reply> {
  const { cols, rows, closed, order, measures } = answer;
  const bytes = orderBytes(order.length);
  const isTooLong = bytes > surface.fileBytes;
  const lines = [
    texts.say(closed ? 'knight-closed' : 'knight-open', tourFacts(answer)),
    measuresText(texts, answer),
    searchText(texts, answer),
    styleText(texts, request),
    isTooLong
      ? texts.say('knight-order-too-long', {
          line: terminalLine(request),
          megabytes: Math.round(bytes / MEGABYTE),
        })
      : '',
  ];
  return {
    kind: 'answer',
    text: lines.filter((line) => line !== '').join('\n'),
    picture: await draw({
      kind: 'tour',
      tour: { cols, rows, order, closed },
      ...(request.style && { style: request.style }),
      ...(measures && { measures: measuresText(texts, answer) }),
    }),
    alt: texts.say('knight-alt', tourFacts(answer)),
    ...(surface.buttonRows > 0 && {
      buttons: controls(...tourButtons(texts, { request, answer }, bytes <= surface.fileBytes)),
    }),
  };
}

/** The buttons under a tour, two in a row so that phones have room for their words. */
function tourButtons(
  texts: Texts,
  { request, answer }: FoundTour,
  fits: boolean,
): readonly (readonly Button[])[] {
  const { cols, rows, style, method, classic } = request;
  const squares = cols * rows;
  const isSmooth = style === 'smooth';
  const turned = { ...request, style: isSmooth ? 'straight' : 'smooth' } as const;
  const buttons: Button[] = [];
  // An exhaustive search ends at the same tour whenever it is made.
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
  return [buttons.slice(0, 2), buttons.slice(2)].filter((row) => row.length > 0);
}

/**
 * What may be asked instead of a tour that there is none of, as lines of `/knight`: on the nearest board where this one has none, else
 * with a start or an end near the asked one, and otherwise the same.
 */
export function offeredLines(request: TourRequest, { start, reason, nearest }: KnightAnswer): string[] {
  const { cols, rows, closed, seed, style } = request;
  if (nearest.length === 0) {
    // How far another method would come on another board, nobody knows.
    const board = nearestBoard(request, closed);
    return [makeKnight({ ...board, closed, method: 'construct', seed, ...(style && { style }) })];
  }
  const { end, ...anyEnd } = request;
  if (reason?.facts.which === 'end') {
    return nearest.map((square) => makeKnight({ ...anyEnd, start, end: square }));
  }
  // Where the asked end is impossible too, the squares begin tours that end somewhere else.
  const isEnd = end !== undefined && whyNotFrom(cols, rows, end) === undefined;
  return nearest.map((square) => makeKnight({ ...(isEnd ? request : anyEnd), start: square }));
}

function noTourReply({ texts }: Call, { request, answer }: FoundTour): Reply {
  const { reason, nearest } = answer;
  const why = reason === undefined ? '' : texts.say(`reason-${reason.code}`, reason.facts);
  const lines = offeredLines(request, answer).map((line) => `\`/knight ${line}\``);
  return {
    kind: 'answer',
    text: `${why} ${texts.say('knight-try', { count: nearest.length })} ${lines.join(' ')}`.trim(),
  };
}

/** A tour that a button has been asked for; an impossible one can only come from a forged action. */
export async function tourOfButton(
  services: Services,
  call: Call,
  request: TourRequest,
): Promise<Result<KnightAnswer>> {
  const found = await firstTour(services, call, [request]);
  if (!found.ok) return found;
  return found.value.answer.exists ? ok(found.value.answer) : fault('stale-tour');
}
