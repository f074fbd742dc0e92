import type { PrintableAnswer, RevealedPuzzle } from '../../chat/command.ts';
import type { Text } from '../../chat/reply.ts';
import {
  type BoardSize,
  parseSquare,
  type SquareStyle,
  writeSquare,
} from '../../core/knight/board/square.ts';
import { reachableCells } from '../../core/knight/board/walk.ts';
import {
  type ClassicSettings,
  DEFAULT_GOOD_RETURNS,
  DEFAULT_MAX_RETURNS,
  type Optimisation,
} from '../../core/knight/request/choice.ts';
import type { KnightAnswer } from '../../core/knight/request/tour-answer.ts';
import type { DrawingStyle, TourRequest } from '../../core/knight/request/tour-request.ts';
import { fault, type MessageArgs, ok } from '../../core/result.ts';
import { formatList, type Texts } from '../../i18n/texts.ts';
import { type Animation, type DrawnTour, MAX_ANIMATED_SIDE } from '../../render/scene/scene.ts';
import { knightGame, MAX_BOARD_SIDE } from '../games/knight-rules.ts';

/** A list of the optimisations, and their number. */
export const optsFacts = (texts: Texts, opts: readonly Optimisation[]): MessageArgs => ({
  opts: formatList(texts, opts),
  chosen: opts.length,
});

/** Empty if the limits are the defaults, which come from an article of 2003. */
export const limitsLine = (
  texts: Texts,
  { opts, maxReturns = DEFAULT_MAX_RETURNS, goodReturns = DEFAULT_GOOD_RETURNS }: ClassicSettings,
): Text[] =>
  maxReturns === DEFAULT_MAX_RETURNS && goodReturns === DEFAULT_GOOD_RETURNS
    ? []
    : [texts.say('knight-limits', { max: maxReturns, good: opts.includes(4) ? goodReturns : 0 })];

interface TourStyle {
  readonly style?: DrawingStyle;
  readonly squares?: SquareStyle;
}

/** The scene of a picture or an animation. */
export const plainTourScene = (
  { cols, rows, order, closed, sampling }: DrawnTour,
  { style, squares }: TourStyle,
) =>
  ({
    kind: 'tour',
    tour: { cols, rows, order, closed, sampling },
    style,
    squares,
  }) as const satisfies Animation;

/** A terminal can save them: picture, animation, move numbers. */
export const tourFiles = (
  tour: DrawnTour | undefined,
  style: TourStyle,
): Pick<PrintableAnswer, 'scene' | 'animation' | 'tour'> => ({
  scene: () => tour && plainTourScene(tour, style),
  animation() {
    if (tour === undefined) return undefined;
    const { cols, rows } = tour;
    const maxSide = MAX_ANIMATED_SIDE;
    return Math.max(cols, rows) > maxSide
      ? fault('gif-too-large', { cols, rows, max: maxSide })
      : ok(plainTourScene(tour, style));
  },
  tour,
});

/** `order` is empty if the answer has no tour. */
interface ShownTour {
  readonly cols: number;
  readonly rows: number;
  /** For each cell, row by row: the number of its move, from 1. */
  readonly order: Int32Array;
}

/**
 * Games of the knight's walk from its first and from its last square. For a closed tour, the closed game
 * instead.
 */
export function revealedByTour({ cols, rows, order }: ShownTour): readonly RevealedPuzzle[] {
  // Games of the knight's walk have smaller boards than this.
  if (order.length === 0 || Math.max(cols, rows) > MAX_BOARD_SIDE) return [];
  const walkFrom = (cell: number) => ({ cols, rows, cells: [cell] });
  const [firstCell, lastCell] = [order.indexOf(1), order.indexOf(order.length)];
  const isClosed = reachableCells(walkFrom(lastCell)).includes(firstCell);
  return isClosed
    ? [knightGame({ ...walkFrom(firstCell), closed: true })]
    : [firstCell, lastCell].map((cell) => knightGame(walkFrom(cell)));
}

/** Message arguments whose values are squares, in messages that explain why no tour exists. */
const SQUARE_ARGUMENTS = ['square', 'start', 'end', 'corner1', 'corner2'];

/** Squares are written in the style that the user chose. Undefined if a tour exists. */
export function whyNoTour(
  texts: Texts,
  { reason, cols, rows }: BoardSize & Pick<KnightAnswer, 'reason'>,
  { squares }: Pick<TourRequest, 'squares'>,
): Text | undefined {
  if (reason === undefined) return undefined;
  const facts = Object.entries(reason.facts).map(([name, value]) => {
    const square = SQUARE_ARGUMENTS.includes(name) ? parseSquare(String(value), cols, rows) : undefined;
    return [name, square?.ok ? writeSquare(square.value, rows, squares) : value];
  });
  return texts.say(`reason-${reason.code}`, Object.fromEntries(facts));
}
