import { setImmediate } from 'node:timers/promises';
import type { ButtonHandler, Call } from '../../chat/command.ts';
import type { PressAnswer, Reply } from '../../chat/reply.ts';
import { answerRevealingPress, editOrReply } from '../../chat/telling.ts';
import { makeSquare } from '../../core/knight/board/square.ts';
import { LINE_SEPARATORS, orderChunks, orderTextBytes } from '../../core/knight/notation/order-text.ts';
import { type ArrayName, arraysFrom, DEFAULT_CHOICE } from '../../core/knight/request/choice.ts';
import type { KnightAnswer } from '../../core/knight/request/tour-answer.ts';
import { SEED_COUNT, type TourRequest } from '../../core/knight/request/tour-request.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { TOUR_ANIMATION_SIDE } from '../../render/scene/scene.ts';
import type { Services } from '../feature/services.ts';
import { createGate } from '../spoilers/gate.ts';
import { readTourAction } from './action.ts';
import { type FoundTour, findFirstTour, findTourOfButton } from './find-tour.ts';
import { revealedByTour, tourScenePart } from './tour-facts.ts';
import { tourFacts, tourReply } from './tour-reply.ts';

type HandlePress = (services: Services, call: Call, request: TourRequest) => Promise<Result<PressAnswer>>;

/** Returns the handlers of the buttons below a tour, one for each prefix of an action. */
export const knightButtons = (services: Services): readonly ButtonHandler[] =>
  Object.entries({
    tour: drawTour,
    other: otherTour,
    array: nextArray,
    gif: animateTour,
    order: tourOrder,
  }).map(([prefix, press]) => ({
    prefix,
    command: 'knight',
    reveals: 'asks',
    async press(call, fields) {
      const request = readTourAction(fields);
      return request.ok ? press(services, call, request.value) : request;
    },
  }));

/**
 * Answers a pressed button with a tour. `answerWith` decides how the reply is shown: by default, it replaces
 * the message of the button, or is sent as a new message if other people see that message.
 */
async function showTour(
  services: Services,
  call: Call,
  found: Result<FoundTour>,
  answerWith: (seen: Call, reply: Reply) => PressAnswer = editOrReply,
): Promise<Result<PressAnswer>> {
  if (!found.ok) return found;
  return answerReveal(services, call, found.value.answer, async (seen) =>
    answerWith(seen, await tourReply(services, seen, found.value)),
  );
}

/** Answers a pressed button, unless the tour would spoil a running game. `reply` builds the answer. */
const answerReveal = (
  services: Services,
  call: Call,
  answer: KnightAnswer,
  reply: (seen: Call) => Promise<PressAnswer>,
): Promise<Result<PressAnswer>> =>
  answerRevealingPress(createGate(services), call, revealedByTour(answer), async (seen) =>
    ok(await reply(seen)),
  );

/** Replaces the message by the tour of the action, for example the same tour in another drawing style. */
const drawTour: HandlePress = async (services, call, request) =>
  showTour(services, call, await findFirstTour(services, call, [request]), (_, edit) => ({ edit }));

/** On boards with at most this many squares, different random seeds may lead to the same tour. */
const MAX_FEW_SQUARES = 100;
const MORE_SEEDS = 20;

/**
 * Shows the tour of the next random seed. On small boards, tries several seeds until the tour is a different
 * one. If all these seeds lead to the same tour, shows a notice.
 */
const otherTour: HandlePress = async (services, call, request) => {
  const withLaterSeed = (by: number): TourRequest => ({ ...request, seed: (request.seed + by) % SEED_COUNT });
  if (request.cols * request.rows > MAX_FEW_SQUARES)
    return showTour(services, call, await findFirstTour(services, call, [withLaterSeed(1)]));
  const seeds = Array.from({ length: MORE_SEEDS }, (_, at) => withLaterSeed(at + 1));
  let shown: Int32Array | undefined;
  const differs = ({ exists, order }: KnightAnswer): boolean => {
    shown ??= order;
    return !exists || order.some((number, at) => number !== shown?.[at]);
  };
  const found = await findFirstTour(services, call, [request, ...seeds], differs);
  if (found.ok && !found.value.answer.exists) return fault('stale-tour');
  const isSame = found.ok && !differs(found.value.answer);
  return isSame
    ? ok({ notice: call.userView.texts.say('knight-no-other-tour') })
    : showTour(services, call, found);
};

/**
 * Repeats the classical search with the next array (order of the knight's moves) and shows its tour. Skips
 * arrays that lead to no tour. Shows a notice if only the current array leads to a tour.
 */
const nextArray: HandlePress = async (services, call, request) => {
  const choice = request.classic ?? DEFAULT_CHOICE;
  const [shown, next = shown, ...others] = arraysFrom(choice.array);
  const by = (array: ArrayName): TourRequest => ({ ...request, classic: { ...choice, array } });
  // With optimisation 4, one search already tries all arrays of moves in turn, so further searches are not
  // needed.
  const rest = choice.opts.includes(4) ? [] : others.map(by);
  const found = await findFirstTour(services, call, [by(next), ...rest]);
  const isGivenUp = !found.ok && found.fault.code === 'out-of-returns';
  if (isGivenUp || (found.ok && found.value.answer.classic?.array === shown)) {
    return ok({ notice: call.userView.texts.say('knight-no-other-array') });
  }
  if (found.ok && !found.value.answer.exists) return fault('stale-tour');
  return showTour(services, call, found);
};

/** Sends the animation of the tour as a new message. */
const animateTour: HandlePress = async (services, call, request) => {
  if (Math.max(request.cols, request.rows) > TOUR_ANIMATION_SIDE) return fault('stale-tour');
  const found = await findTourOfButton(services, call, request);
  if (!found.ok) return found;
  const facts = tourFacts(found.value, request);
  return answerReveal(services, call, found.value, async ({ texts, look }) => ({
    reply: {
      kind: 'answer',
      text: texts.say('knight-animated', facts),
      picture: await services.animate(tourScenePart(found.value, request), look),
      alt: texts.say('knight-alt', facts),
    },
  }));
};

/**
 * Sends the move numbers of the tour as a text file, with one row of the board in each line, from the top.
 */
const tourOrder: HandlePress = async (services, call, request) => {
  const { cols, rows } = request;
  if (orderTextBytes(cols * rows) > call.surface.fileBytes) return fault('stale-tour');
  const found = await findTourOfButton(services, call, request);
  if (!found.ok) return found;
  const { order, start } = found.value;
  return answerReveal(services, call, found.value, async ({ texts }) => {
    const bytes = Buffer.allocUnsafe(orderTextBytes(cols * rows));
    let at = 0;
    for (const piece of orderChunks(order, cols, LINE_SEPARATORS)) {
      bytes.set(piece, at);
      at += piece.length;
      // A large file is written in pieces. Other requests are handled between the pieces.
      await setImmediate();
    }
    return {
      reply: {
        kind: 'answer',
        text: texts.say('knight-order', tourFacts(found.value, request)),
        file: { name: `tour-${cols}x${rows}-${makeSquare(start)}.txt`, bytes },
      },
    };
  });
};
