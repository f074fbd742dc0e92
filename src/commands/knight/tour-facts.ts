import type { Told } from '../../chat/command.ts';
import type { Printed } from '../../chat/printed.ts';
import type { Text } from '../../chat/reply.ts';
import type { SquareStyle } from '../../core/knight/board/square.ts';
import { cellsInReach } from '../../core/knight/board/walk.ts';
import {
  type ClassicChoice,
  GOOD_RET,
  MAX_RET,
  type Optimisation,
} from '../../core/knight/request/choice.ts';
import type { DrawingStyle } from '../../core/knight/request/tour-request.ts';
import { fault, type MessageArgs, ok } from '../../core/result.ts';
import { listed, type Texts } from '../../i18n/texts.ts';
import { knightGame, MAX_WALK_SIDE } from '../../play/kinds/knight-rules.ts';
import { type Animation, type DrawnTour, TOUR_ANIMATION_SIDE } from '../../render/scene/scene.ts';

/** Optimisations as texts take them: their list, and how many they are. */
export const optsFacts = (texts: Texts, opts: readonly Optimisation[]): MessageArgs => ({
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

/** A tour that an answer shows; `order` is empty if it shows none. */
interface ShownTour {
  readonly cols: number;
  readonly rows: number;
  /** The move number of each square, 1-based, from the top left in reading order. */
  readonly order: Int32Array;
}

/** The walks that a tour finishes: from its first square and its last, or a closed tour as one walk. */
export function toldByTour({ cols, rows, order }: ShownTour): readonly Told[] {
  // Larger boards are not played.
  if (order.length === 0 || Math.max(cols, rows) > MAX_WALK_SIDE) return [];
  const walkFrom = (cell: number) => ({ cols, rows, cells: [cell] });
  const [first, last] = [order.indexOf(1), order.indexOf(order.length)];
  const isClosed = cellsInReach(walkFrom(last)).includes(first);
  return isClosed
    ? [knightGame({ ...walkFrom(first), closed: true })]
    : [first, last].map((cell) => knightGame(walkFrom(cell)));
}
