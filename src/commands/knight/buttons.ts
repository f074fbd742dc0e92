import { setImmediate } from 'node:timers/promises';
import type { ButtonHandler, Call } from '../../chat/command.ts';
import { turnKeysOf } from '../../chat/incoming.ts';
import type { PressAnswer, Reply } from '../../chat/reply.ts';
import { answerRevealingPress, editOrReply } from '../../chat/spoiler-gate.ts';
import { makeSquare } from '../../core/knight/board/square.ts';
import { LINE_SEPARATORS, orderChunks, orderTextBytes } from '../../core/knight/notation/order-text.ts';
import { listSquares, MAX_LISTED_SQUARES, squareLines } from '../../core/knight/notation/square-list.ts';
import {
  DEFAULT_CLASSIC_SETTINGS,
  type MoveOrderName,
  moveOrdersFrom,
} from '../../core/knight/request/choice.ts';
import type { KnightAnswer } from '../../core/knight/request/tour-answer.ts';
import { SEED_COUNT, type TourRequest } from '../../core/knight/request/tour-request.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { MAX_ANIMATED_SIDE } from '../../render/scene/scene.ts';
import type { Services } from '../feature/services.ts';
import { createGate } from '../spoilers/gate.ts';
import { readTourAction } from './action.ts';
import { type FoundTour, findFirstTour, findTourOfButton } from './find-tour.ts';
import { plainTourScene, revealedByTour } from './tour-facts.ts';
import { tourFacts, tourReply } from './tour-reply.ts';

type HandlePress = (services: Services, call: Call, request: TourRequest) => Promise<Result<PressAnswer>>;

/** Each prefix of an action has a handler. */
export const knightHandlers = (services: Services): readonly ButtonHandler[] =>
  Object.entries({
    tour: drawTour,
    other: showOtherTour,
    array: showNextArray,
    gif: animateTour,
    order: sendTourOrder,
  }).map(([prefix, handlePress]) => ({
    prefix,
    command: 'knight',
    reveals: 'asks',
    async press(call, fields) {
      const request = readTourAction(fields);
      return request.ok ? handlePress(services, call, request.value) : request;
    },
  }));

/**
 * `answerWith` decides how the reply is shown: by default, it replaces the message of the button, or is sent
 * as a new message if other people see that message.
 */
async function showTour(
  services: Services,
  call: Call,
  foundTour: Result<FoundTour>,
  answerWith: (replyCall: Call, reply: Reply) => PressAnswer = editOrReply,
): Promise<Result<PressAnswer>> {
  if (!foundTour.ok) return foundTour;
  return answerUnlessSpoiler(services, call, foundTour.value.answer, async (replyCall) =>
    answerWith(replyCall, await tourReply(services, replyCall, foundTour.value)),
  );
}

const answerUnlessSpoiler = (
  services: Services,
  call: Call,
  answer: KnightAnswer,
  buildReply: (replyCall: Call) => Promise<PressAnswer>,
): Promise<Result<PressAnswer>> =>
  answerRevealingPress(createGate(services), call, revealedByTour(answer), async (replyCall) =>
    ok(await buildReply(replyCall)),
  );

/** Replaces the message, for example by the same tour in another drawing style. */
const drawTour: HandlePress = async (services, call, request) =>
  showTour(services, call, await findFirstTour(services, call, [request]), (_, edit) => ({ edit }));

/** On such small boards, different random seeds may lead to the same tour. */
const MAX_REPEATING_SQUARES = 100;
/** Further random seeds that are tried to find a different tour. */
const EXTRA_SEED_COUNT = 20;

/**
 * On small boards, tries several random seeds until the tour is a different one. If all these seeds lead to
 * the same tour, shows a notice.
 */
const showOtherTour: HandlePress = async (services, call, request) => {
  const withLaterSeed = (seedOffset: number): TourRequest => ({
    ...request,
    seed: (request.seed + seedOffset) % SEED_COUNT,
  });
  if (request.cols * request.rows > MAX_REPEATING_SQUARES)
    return showTour(services, call, await findFirstTour(services, call, [withLaterSeed(1)]));
  const otherSeedRequests = Array.from({ length: EXTRA_SEED_COUNT }, (_, index) => withLaterSeed(index + 1));
  let shownOrder: Int32Array | undefined;
  const isDifferent = ({ exists, order }: KnightAnswer): boolean => {
    shownOrder ??= order;
    return !exists || order.some((number, index) => number !== shownOrder?.[index]);
  };
  const foundTour = await findFirstTour(services, call, [request, ...otherSeedRequests], isDifferent);
  if (foundTour.ok && !foundTour.value.answer.exists) return fault('stale-tour');
  const isSameTour = foundTour.ok && !isDifferent(foundTour.value.answer);
  return isSameTour
    ? ok({ notice: call.userView.texts.say('knight-no-other-tour') })
    : showTour(services, call, foundTour);
};

/**
 * An array is an order of the knight's moves. Skips arrays that lead to no tour. Shows a notice if only the
 * current array leads to a tour.
 */
const showNextArray: HandlePress = async (services, call, request) => {
  const settings = request.classic ?? DEFAULT_CLASSIC_SETTINGS;
  const [currentArray, followingArray = currentArray, ...otherArrays] = moveOrdersFrom(settings.array);
  const withArray = (array: MoveOrderName): TourRequest => ({ ...request, classic: { ...settings, array } });
  // With optimisation 4, one search already tries all arrays of moves in turn.
  const otherRequests = settings.opts.includes(4) ? [] : otherArrays.map(withArray);
  const foundTour = await findFirstTour(services, call, [withArray(followingArray), ...otherRequests]);
  const isSearchGivenUp = !foundTour.ok && foundTour.fault.code === 'out-of-returns';
  if (isSearchGivenUp || (foundTour.ok && foundTour.value.answer.classic?.array === currentArray)) {
    return ok({ notice: call.userView.texts.say('knight-no-other-array') });
  }
  if (foundTour.ok && !foundTour.value.answer.exists) return fault('stale-tour');
  return showTour(services, call, foundTour);
};

const animateTour: HandlePress = async (services, call, request) => {
  if (Math.max(request.cols, request.rows) > MAX_ANIMATED_SIDE) return fault('stale-tour');
  const foundTour = await findTourOfButton(services, call, request);
  if (!foundTour.ok) return foundTour;
  const facts = tourFacts(foundTour.value, request);
  return answerUnlessSpoiler(services, call, foundTour.value, async ({ texts, look }) => ({
    reply: {
      kind: 'answer',
      text: texts.say('knight-animated', facts),
      picture: await services.animate(plainTourScene(foundTour.value, request), look, turnKeysOf(call)),
      alt: texts.say('knight-alt', facts),
    },
  }));
};

/**
 * Writes a text file, with one row of the board in each line, from the top. The squares in the order of the
 * tour follow, unless the board is too large.
 */
const sendTourOrder: HandlePress = async (services, call, request) => {
  const { cols, rows } = request;
  if (orderTextBytes(cols * rows) > call.surface.maxFileBytes) return fault('stale-tour');
  const foundTour = await findTourOfButton(services, call, request);
  if (!foundTour.ok) return foundTour;
  const { order, start } = foundTour.value;
  return answerUnlessSpoiler(services, call, foundTour.value, async ({ texts }) => {
    const squares =
      cols * rows > MAX_LISTED_SQUARES ? [] : listSquares(order, { cols, rows }, request.squares);
    const squareText = squares.length === 0 ? '' : ['', ...squareLines(squares, cols), ''].join('\n');
    const orderByteCount = orderTextBytes(cols * rows);
    // The squares are ASCII.
    const bytes = Buffer.allocUnsafe(orderByteCount + squareText.length);
    bytes.write(squareText, orderByteCount, 'latin1');
    let offset = 0;
    for (const chunk of orderChunks(order, cols, LINE_SEPARATORS)) {
      bytes.set(chunk, offset);
      offset += chunk.length;
      // A large file is written in pieces. Other requests are handled between the pieces.
      await setImmediate();
    }
    return {
      reply: {
        kind: 'answer',
        text: texts.say('knight-order', {
          ...tourFacts(foundTour.value, request),
          list: squares.length === 0 ? 'no' : 'yes',
        }),
        file: {
          name: `tour-${cols}x${rows}-${makeSquare(start)}.txt`,
          bytes,
        },
      },
    };
  });
};
