import type { ButtonHandler, Call } from '../../chat/command.ts';
import type { PressAnswer } from '../../chat/reply.ts';
import type { KnightAnswer } from '../../core/knight/answer.ts';
import { type ArrayName, arraysFrom, DEFAULT_CHOICE } from '../../core/knight/classic/choice.ts';
import { AS_LINES, orderBytes, orderPieces } from '../../core/knight/notation/order-text.ts';
import { SEEDS, type TourRequest } from '../../core/knight/request.ts';
import { makeSquare } from '../../core/knight/square.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { TOUR_ANIMATION_SIDE } from '../../render/scene.ts';
import type { Services } from '../services.ts';
import { readTourAction } from './action.ts';
import { firstTour, tourOfButton } from './find.ts';
import { tourReply } from './tour.ts';

type Press = (call: Call, request: TourRequest) => Promise<Result<PressAnswer>>;

const handler = (prefix: string, press: Press): ButtonHandler => ({
  prefix,
  async press(call, fields) {
    const request = readTourAction(fields);
    return request.ok ? press(call, request.value) : request;
  },
});

/** Draws the tour of its action in place of the one shown: the same in another style. */
export const drawTourButton = (services: Services): ButtonHandler =>
  handler('tour', async (call, request) => {
    const found = await firstTour(services, call, [request]);
    return found.ok ? ok({ edit: await tourReply(services, call, found.value) }) : found;
  });

/** Up to this many squares the tours of several seeds may be the same, so they are compared. */
const FEW_SQUARES = 100;
const MORE_SEEDS = 20;

/**
 * The tour of the next seed in place of the one shown, which came of the action's seed. On small boards it is the first of the next
 * seeds' tours that differs; where none does, that is said.
 */
export const otherTourButton = (services: Services): ButtonHandler =>
  handler('other', async (call, request) => {
    const later = (by: number): TourRequest => ({ ...request, seed: (request.seed + by) % SEEDS });
    if (request.cols * request.rows > FEW_SQUARES) {
      const next = await firstTour(services, call, [later(1)]);
      return next.ok ? ok({ edit: await tourReply(services, call, next.value) }) : next;
    }
    const seeds = Array.from({ length: MORE_SEEDS }, (_, at) => later(at + 1));
    let shown: Int32Array | undefined;
    const differs = ({ exists, order }: KnightAnswer): boolean => {
      shown ??= order;
      return !exists || order.some((number, at) => number !== shown?.[at]);
    };
    const found = await firstTour(services, call, [request, ...seeds], differs);
    if (!found.ok) return found;
    if (!found.value.answer.exists) return fault('stale-tour');
    if (!differs(found.value.answer)) return ok({ notice: call.texts.say('knight-no-other-tour') });
    return ok({ edit: await tourReply(services, call, found.value) });
  });

/**
 * The tour of the next array with which the classical search finds one, in place of the one shown, which came of the action's
 * array; where no other array leads to a tour, that is said.
 */
export const nextArrayButton = (services: Services): ButtonHandler =>
  handler('array', async (call, request) => {
    const choice = request.classic ?? DEFAULT_CHOICE;
    const [shown, next = shown, ...others] = arraysFrom(choice.array);
    const by = (array: ArrayName): TourRequest => ({ ...request, classic: { ...choice, array } });
    // Optimisation 4 goes round by itself, and comes to the shown one last.
    const rest = choice.opts.includes(4) ? [] : others.map(by);
    const found = await firstTour(services, call, [by(next), ...rest]);
    const isGivenUp = !found.ok && found.fault.code === 'out-of-returns';
    if (isGivenUp || (found.ok && found.value.answer.classic?.array === shown)) {
      return ok({ notice: call.texts.say('knight-no-other-array') });
    }
    if (!found.ok) return found;
    if (!found.value.answer.exists) return fault('stale-tour');
    return ok({ edit: await tourReply(services, call, found.value) });
  });

/** The tour of its action as an animation, in a message of its own. */
export const animateTourButton = (services: Services): ButtonHandler =>
  handler('gif', async (call, request) => {
    const { cols, rows, style } = request;
    if (Math.max(cols, rows) > TOUR_ANIMATION_SIDE) return fault('stale-tour');
    const found = await tourOfButton(services, call, request);
    if (!found.ok) return found;
    const { closed, order, start, end } = found.value;
    const facts = { cols, rows, start: makeSquare(start), end: makeSquare(end) };
    const picture = await services.animate(
      {
        kind: 'tour',
        tour: { cols, rows, closed, order },
        ...(style && { style }),
      },
      call.theme,
    );
    return ok({
      reply: {
        kind: 'answer',
        text: call.texts.say('knight-animated', facts),
        picture,
        alt: call.texts.say('knight-alt', facts),
      },
    });
  });

/** The whole order of the tour of its action as a text file: a line a rank, from the top. */
export const tourOrderButton = (services: Services): ButtonHandler =>
  handler('order', async (call, request) => {
    const { cols, rows } = request;
    if (orderBytes(cols * rows) > call.surface.fileBytes) return fault('stale-tour');
    const found = await tourOfButton(services, call, request);
    if (!found.ok) return found;
    const { order, start, end } = found.value;
    const bytes = Buffer.concat([...orderPieces(order, cols, AS_LINES)]);
    return ok({
      reply: {
        kind: 'answer',
        text: call.texts.say('knight-order', {
          cols,
          rows,
          start: makeSquare(start),
          end: makeSquare(end),
          squares: order.length,
        }),
        file: { name: `tour-${cols}x${rows}-${makeSquare(start)}.txt`, bytes },
      },
    });
  });
