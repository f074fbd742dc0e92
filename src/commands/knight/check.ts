import type { Call, PrintableAnswer } from '../../chat/command.ts';
import { isSeenByOthers } from '../../chat/spoiler-gate.ts';
import { makeSquare } from '../../core/knight/board/square.ts';
import type { CheckRequest } from '../../core/knight/request/tour-request.ts';
import { type ReviewedTour, reviewTour } from '../../core/knight/review-tour.ts';
import type { Fault, MessageArgs } from '../../core/result.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { TerminalServices } from '../feature/services.ts';
import { boardLines } from './step-log.ts';
import { plainTourScene, revealedByTour, tourFiles } from './tour-facts.ts';
import { tourFacts } from './tour-reply.ts';

/**
 * `/knight check SIZE TOUR`: says whether the user's own list of squares or numbers is a tour. The answer is
 * personal, because other people may still be looking for this tour.
 */
export function checkAnswer(services: TerminalServices, call: Call, request: CheckRequest): PrintableAnswer {
  const review = reviewTour(request);
  return review.ok
    ? {
        ...validTourAnswer(services, request, review.value),
        // The user knows this tour already.
        reveals: isSeenByOthers(call) ? revealedByTour(review.value) : [],
      }
    : brokenTourAnswer(review.fault);
}

/** The request in the JSON of a check. */
export const checkJson = ({ cols, rows }: CheckRequest): object => ({ cols, rows });

function validTourAnswer(
  { draw }: TerminalServices,
  request: CheckRequest,
  tour: ReviewedTour,
): PrintableAnswer {
  const { start, end, closed, order } = tour;
  const title = (texts: Texts) => texts.say('knight-check', reviewFacts(request, tour));
  return {
    reply: async ({ texts, look }) => ({
      kind: 'answer',
      text: title(texts),
      picture: await draw(plainTourScene(tour, request), look),
      alt: texts.say('knight-alt', reviewFacts(request, tour)),
      personal: true,
    }),
    json: () => ({ valid: true, closed, start: makeSquare(start), end: makeSquare(end), order }),
    lines: (texts) => [title(texts), ...boardLines(tour).map((row) => ` ${row}`)],
    ...tourFiles(tour, request),
  };
}

const reviewFacts = (request: CheckRequest, tour: ReviewedTour): MessageArgs => ({
  ...tourFacts({ ...tour, rows: request.rows }, request),
  closed: tour.closed ? 'yes' : 'no',
});

/** Also if the text could not be read as a tour. */
export const brokenTourJson = ({ code, facts }: Fault): object => ({ valid: false, code, ...facts });

/** The first fault is the answer. A terminal reports it as an error. */
const brokenTourAnswer = (reason: Fault): PrintableAnswer => ({
  reply: ({ texts }) => ({ kind: 'answer', text: texts.sayFault(reason), personal: true }),
  json: () => brokenTourJson(reason),
  lines: () => [],
  incompleteness: reason,
});
