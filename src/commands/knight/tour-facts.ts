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

/** The facts of texts about optimisations: their list and their number. */
export const optsFacts = (texts: Texts, opts: readonly Optimisation[]): MessageArgs => ({
  opts: listed(texts, opts),
  chosen: opts.length,
});

/** A line about the limits of a search, if they differ from the article's. */
export const limitsLine = (
  texts: Texts,
  { opts, maxReturns = MAX_RET, goodReturns = GOOD_RET }: ClassicChoice,
): Text[] =>
  maxReturns === MAX_RET && goodReturns === GOOD_RET
    ? []
    : [texts.say('knight-limits', { max: maxReturns, good: opts.includes(4) ? goodReturns : 0 })];

interface Styled {
  readonly style?: DrawingStyle;
  readonly squares?: SquareStyle;
}

/** The scene of a tour, for a picture or an animation. */
export const tourDrawn = ({ cols, rows, order, closed, sample }: DrawnTour, { style, squares }: Styled) =>
  ({
    kind: 'tour',
    tour: { cols, rows, order, closed, ...(sample && { sample }) },
    ...(style && { style }),
    ...(squares && { squares }),
  }) as const satisfies Animation;

/**
 * The outputs of answers with tours: picture, animation and order. `tourIn` returns the tour of an answer, or
 * undefined if the answer has none.
 */
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

/** The tour in an answer. `order` is empty if there is none. */
interface ShownTour {
  readonly cols: number;
  readonly rows: number;
  /** The move number of each square, 1-based: `rows * cols` cells, reading order. */
  readonly order: Int32Array;
}

/** Returns the games that a tour spoils: walks from its first and its last square, or one closed walk. */
export function toldByTour({ cols, rows, order }: ShownTour): readonly Told[] {
  // No game has a larger board, so there is nothing to spoil.
  if (order.length === 0 || Math.max(cols, rows) > MAX_WALK_SIDE) return [];
  const walkFrom = (cell: number) => ({ cols, rows, cells: [cell] });
  const [first, last] = [order.indexOf(1), order.indexOf(order.length)];
  const isClosed = cellsInReach(walkFrom(last)).includes(first);
  return isClosed
    ? [knightGame({ ...walkFrom(first), closed: true })]
    : [first, last].map((cell) => knightGame(walkFrom(cell)));
}
