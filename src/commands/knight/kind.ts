import type { Printed } from '../../chat/printed.ts';
import type { Text } from '../../chat/reply.ts';
import type { SquareStyle } from '../../core/knight/board/square.ts';
import {
  type ClassicChoice,
  GOOD_RET,
  MAX_RET,
  type Optimisation,
} from '../../core/knight/request/choice.ts';
import type { DrawingStyle } from '../../core/knight/request/request.ts';
import { type Facts, fault, ok } from '../../core/result.ts';
import { listed, type Texts } from '../../i18n/texts.ts';
import { type Animation, type DrawnTour, TOUR_ANIMATION_SIDE } from '../../render/scene/scene.ts';

/** Optimisations as texts take them: their list, and how many they are. */
export const optsFacts = (texts: Texts, opts: readonly Optimisation[]): Facts => ({
  opts: listed(texts, opts),
  chosen: opts.length,
});

/** A line about the limits of a search, where they are not the article's. */
export const limitsLine = (
  texts: Texts,
  { opts, maxReturns = MAX_RET, goodReturns = GOOD_RET }: ClassicChoice,
): Text[] =>
  maxReturns === MAX_RET && goodReturns === GOOD_RET
    ? []
    : [texts.say('knight-limits', { max: maxReturns, good: opts.includes(4) ? goodReturns : 0 })];

/** Requests that say how a path and a board's edges are drawn. */
interface Styled {
  readonly style?: DrawingStyle;
  readonly squares?: SquareStyle;
}

/** A tour as it is drawn, as a picture or as an animation. */
export const tourDrawn = ({ cols, rows, order, closed, sample }: DrawnTour, { style, squares }: Styled) =>
  ({
    kind: 'tour',
    tour: { cols, rows, order, closed, ...(sample && { sample }) },
    ...(style && { style }),
    ...(squares && { squares }),
  }) as const satisfies Animation;

/** The files of answers that are tours, or undefined where there is none. */
export const tourFiles = <Request extends Styled, Answer>(
  tourIn: (answer: Answer) => DrawnTour | undefined,
): Required<Pick<Printed<Request, Answer>, 'picture' | 'animation' | 'order'>> => ({
  picture(_, request, answer) {
    const tour = tourIn(answer);
    return tour && tourDrawn(tour, request);
  },
  animation(request, answer) {
    const tour = tourIn(answer);
    if (tour === undefined) return undefined;
    const { cols, rows } = tour;
    const max = TOUR_ANIMATION_SIDE;
    return Math.max(cols, rows) > max
      ? fault('gif-too-large', { cols, rows, max })
      : ok(tourDrawn(tour, request));
  },
  order: (_, answer) => tourIn(answer),
});
