import type { Call } from '../../chat/command.ts';
import { type Button, controls, type Reply, type Text } from '../../chat/reply.ts';
import type { KnightAnswer } from '../../core/knight/answer.ts';
import { orderBytes } from '../../core/knight/notation/order-text.ts';
import { makeKnight, type TourQuestion } from '../../core/knight/notation/request.ts';
import { whyNotFrom } from '../../core/knight/rule/existence.ts';
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
  readonly asked: TourQuestion;
  readonly answer: KnightAnswer;
}

/**
 * Asks these questions one after the other until an answer is wanted (searches given up, `out-of-returns`, never are): that one,
 * or the last, with its question. Together they have the time of one. Cancellable. Faults: the solver's.
 */
export function firstTour(
  { jobs, solver, timeMs }: Services,
  call: Call,
  questions: readonly [TourQuestion, ...TourQuestion[]],
  isWanted: (answer: KnightAnswer) => boolean = () => true,
): Promise<Result<FoundTour>> {
  const { cols, rows } = questions[0];
  const until = performance.now() + timeMs;
  return cancellableOnceSlow(jobs, call, async (signal, tell) => {
    tell({ kind: 'working', text: call.texts.say('knight-progress', { cols, rows }) });
    let last: Result<FoundTour> = fault('out-of-time', { seconds: Math.round(timeMs / 1000) });
    for (const asked of questions) {
      const left = until - performance.now();
      if (left <= 0) break;
      const { style: _, ...request } = asked;
      const found = await solver.ask(
        'tour',
        { ...request, measured: true, blended: true, timeMs: left },
        { signal },
      );
      last = found.ok ? ok({ asked, answer: found.value }) : found;
      if (found.ok ? isWanted(found.value) : found.fault.code !== 'out-of-returns') break;
    }
    return last;
  });
}

/** The answer to a request for a tour: its picture, or why there is none. */
export async function tour(services: Services, call: Call, asked: TourQuestion): Promise<Result<Reply>> {
  const found = await firstTour(services, call, [asked]);
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
export function styleText(texts: Texts, { cols, rows, style }: TourQuestion): Text {
  return style === 'smooth' && planTour(cols, rows).rendering === 'heat' ? texts.say('knight-no-line') : '';
}

/** What is typed in a terminal to get this very tour, undrawn. */
function terminalQuestion({ style: _, ...question }: TourQuestion): string {
  return makeKnight(question);
}

function tourFacts({ cols, rows, start, end, order }: KnightAnswer): Facts {
  return { cols, rows, start: makeSquare(start), end: makeSquare(end), squares: order.length };
}

/** A tour's picture, what there is to say of it, and its buttons. */
export async function tourReply(
  { draw }: Services,
  { texts, surface }: Call,
  { asked, answer }: FoundTour,
): Promise<Reply> {
  const { cols, rows, closed, order, measures } = answer;
  const bytes = orderBytes(order.length);
  const isTooLong = bytes > surface.fileBytes;
  const lines = [
    texts.say(closed ? 'knight-closed' : 'knight-open', tourFacts(answer)),
    measuresText(texts, answer),
    searchText(texts, answer),
    styleText(texts, asked),
    isTooLong
      ? texts.say('knight-order-too-long', {
          line: terminalQuestion(asked),
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
      ...(asked.style && { style: asked.style }),
      ...(measures && { measures }),
    }),
    alt: texts.say('knight-alt', tourFacts(answer)),
    ...(surface.buttonRows > 0 && {
      buttons: controls(...tourButtons(texts, { asked, answer }, bytes <= surface.fileBytes)),
    }),
  };
}

/** The buttons under a tour, two in a row so that phones have room for their words. */
function tourButtons(
  texts: Texts,
  { asked, answer }: FoundTour,
  fits: boolean,
): readonly (readonly Button[])[] {
  const { cols, rows, style, method, classic } = asked;
  const squares = cols * rows;
  const isSmooth = style === 'smooth';
  const turned = { ...asked, style: isSmooth ? 'straight' : 'smooth' } as const;
  const buttons: Button[] = [];
  // An exhaustive search ends at the same tour whenever it is made.
  if (method !== 'exhaustive' && squares > 1) {
    const action =
      classic && answer.classic
        ? tourAction('array', { ...asked, classic: { ...classic, array: answer.classic.array } })
        : tourAction('other', asked);
    buttons.push({ action, label: texts.say('button-another-tour') });
  }
  if (squares > 1 && planTour(cols, rows).rendering !== 'heat') {
    buttons.push({
      action: tourAction('tour', turned),
      label: texts.say(isSmooth ? 'button-straight' : 'button-smooth'),
    });
  }
  if (squares > 1 && Math.max(cols, rows) <= TOUR_ANIMATION_SIDE) {
    buttons.push({ action: tourAction('gif', asked), label: texts.say('button-gif') });
  }
  if (fits) buttons.push({ action: tourAction('order', asked), label: texts.say('button-order') });
  return [buttons.slice(0, 2), buttons.slice(2)].filter((row) => row.length > 0);
}

/**
 * What may be asked instead of a tour that there is none of, as lines that `parseKnight` reads: with a start or an end near the asked
 * one, and otherwise the same.
 */
export function offeredLines(asked: TourQuestion, { start, reason, nearest }: KnightAnswer): string[] {
  if (nearest.length === 0) return ['5x5 e1'];
  const { end, ...anyEnd } = asked;
  if (reason?.facts.which === 'end') {
    return nearest.map((square) => makeKnight({ ...anyEnd, start, end: square }));
  }
  // Where the asked end is impossible too, the squares begin tours that end somewhere else.
  const isEnd = end !== undefined && whyNotFrom(asked.cols, asked.rows, end) === undefined;
  return nearest.map((square) => makeKnight({ ...(isEnd ? asked : anyEnd), start: square }));
}

function noTourReply({ texts }: Call, { asked, answer }: FoundTour): Reply {
  const { reason, nearest } = answer;
  const why = reason === undefined ? '' : texts.say(`reason-${reason.code}`, reason.facts);
  const lines = offeredLines(asked, answer).map((line) => `\`/knight ${line}\``);
  return {
    kind: 'answer',
    text: `${why} ${texts.say('knight-try', { count: nearest.length })} ${lines.join(' ')}`.trim(),
  };
}

/** A tour that a button has been asked for; an impossible one can only come from a forged action. */
export async function tourOfButton(
  services: Services,
  call: Call,
  asked: TourQuestion,
): Promise<Result<KnightAnswer>> {
  const found = await firstTour(services, call, [asked]);
  if (!found.ok) return found;
  return found.value.answer.exists ? ok(found.value.answer) : fault('stale-tour');
}
