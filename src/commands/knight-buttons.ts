import type { ButtonHandler, Call } from '../chat/command.ts';
import type { PressAnswer } from '../chat/reply.ts';
import { ARRAY_NAMES, DEFAULT_CHOICE } from '../core/knight/classic/choice.ts';
import { AS_LINES, orderBytes, orderPieces } from '../core/knight/order-text.ts';
import { makeSquare } from '../core/knight/square.ts';
import { fault, ok, type Result } from '../core/result.ts';
import { TOUR_ANIMATION_SIDE } from '../render/scene.ts';
import { type AskedTour, readTourAction } from './knight-action.ts';
import { tour, tourOfButton } from './knight-tour.ts';
import type { Services } from './services.ts';

type Press = (call: Call, asked: AskedTour) => Promise<Result<PressAnswer>>;

const handler = (prefix: string, press: Press): ButtonHandler => ({
  prefix,
  async press(call, fields) {
    const asked = readTourAction(fields);
    return asked.ok ? press(call, asked.value) : asked;
  },
});

/** Draws the tour of its action in place of the one shown: another one, or the same in another style. */
export const drawTourButton = (services: Services): ButtonHandler =>
  handler('tour', async (call, asked) => {
    const edit = await tour(services, call, asked);
    return edit.ok ? ok({ edit: edit.value }) : edit;
  });

/** The next array whose classical search finds a tour, in place of the one shown. */
export const nextArrayButton = (services: Services): ButtonHandler =>
  handler('array', async (call, asked) => {
    const choice = asked.classic ?? DEFAULT_CHOICE;
    const at = ARRAY_NAMES.indexOf(choice.array ?? 'A');
    let last: Result<PressAnswer> = fault('stale-button');
    for (let step = 1; step < ARRAY_NAMES.length; step++) {
      const array = ARRAY_NAMES[(at + step) % ARRAY_NAMES.length];
      if (array === undefined) break;
      const edit = await tour(services, call, { ...asked, classic: { ...choice, array } });
      if (edit.ok) return ok({ edit: edit.value });
      last = edit;
      if (edit.fault.code !== 'out-of-returns') break;
    }
    return last;
  });

/** The tour of its action as an animation, in a message of its own. */
export const animateTourButton = (services: Services): ButtonHandler =>
  handler('gif', async (call, asked) => {
    const { cols, rows, style } = asked;
    if (Math.max(cols, rows) > TOUR_ANIMATION_SIDE) return fault('stale-button');
    const found = await tourOfButton(services, call, asked);
    if (!found.ok) return found;
    const { closed, order, start, end } = found.value;
    const facts = { cols, rows, start: makeSquare(start), end: makeSquare(end) };
    const picture = await services.animate({
      kind: 'tour',
      tour: { cols, rows, closed, order },
      ...(style && { style }),
    });
    return ok({
      reply: {
        text: call.texts.say('knight-animated', facts),
        picture,
        alt: call.texts.say('knight-alt', facts),
      },
    });
  });

/** The whole order of the tour of its action as a text file: a line a rank, from the top. */
export const tourOrderButton = (services: Services): ButtonHandler =>
  handler('order', async (call, asked) => {
    const { cols, rows } = asked;
    if (orderBytes(cols * rows) > call.surface.fileBytes) return fault('stale-button');
    const found = await tourOfButton(services, call, asked);
    if (!found.ok) return found;
    const { order, start, end } = found.value;
    const bytes = Buffer.concat([...orderPieces(order, cols, AS_LINES)]);
    return ok({
      reply: {
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
