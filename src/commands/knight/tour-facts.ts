import type { RevealedPuzzle } from '../../chat/command.ts';
import type { TerminalOutput } from '../../chat/printed.ts';
import type { Text } from '../../chat/reply.ts';
import type { SquareStyle } from '../../core/knight/board/square.ts';
import { reachableCells } from '../../core/knight/board/walk.ts';
import {
  type ClassicSettings,
  DEFAULT_GOOD_RETURNS,
  DEFAULT_MAX_RETURNS,
  type Optimisation,
} from '../../core/knight/request/choice.ts';
import type { DrawingStyle } from '../../core/knight/request/tour-request.ts';
import { fault, type MessageArgs, ok } from '../../core/result.ts';
import { formatList, type Texts } from '../../i18n/texts.ts';
import { knightGame, MAX_BOARD_SIDE } from '../../play/kinds/knight-rules.ts';
import { type Animation, type DrawnTour, MAX_ANIMATED_SIDE } from '../../render/scene/scene.ts';

/** Returns the message arguments about the optimisations of a search: their list and their number. */
export const optsFacts = (texts: Texts, opts: readonly Optimisation[]): MessageArgs => ({
  opts: formatList(texts, opts),
  chosen: opts.length,
});

/**
 * Returns a line about the limits of a backtracking search. Empty if they are the defaults, which come from
 * an article of 2003.
 */
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

/** Returns the scene of a tour, which can be drawn as a picture or as an animation. */
export const plainTourScene = (
  { cols, rows, order, closed, sampling }: DrawnTour,
  { style, squares }: TourStyle,
) =>
  ({
    kind: 'tour',
    tour: { cols, rows, order, closed, ...(sampling && { sampling }) },
    ...(style && { style }),
    ...(squares && { squares }),
  }) as const satisfies Animation;

/**
 * Returns the files that a terminal can save for an answer with a tour: picture, animation and list of move
 * numbers. `getTour` returns the tour of an answer, or undefined if the answer has no tour.
 */
export const tourFiles = <Request extends TourStyle, Answer>(
  getTour: (answer: Answer) => DrawnTour | undefined,
): Required<Pick<TerminalOutput<Request, Answer>, 'picture' | 'animation' | 'tourToWrite'>> => ({
  picture(_, request, answer) {
    const tour = getTour(answer);
    return tour && plainTourScene(tour, request);
  },
  animation(request, answer) {
    const tour = getTour(answer);
    if (tour === undefined) return undefined;
    const { cols, rows } = tour;
    const maxSide = MAX_ANIMATED_SIDE;
    return Math.max(cols, rows) > maxSide
      ? fault('gif-too-large', { cols, rows, max: maxSide })
      : ok(plainTourScene(tour, request));
  },
  tourToWrite: (_, answer) => getTour(answer),
});

/** The tour that an answer shows. `order` is empty if the answer has no tour. */
interface ShownTour {
  readonly cols: number;
  readonly rows: number;
  /** For each cell of the board, row by row: the number of its move in the tour, starting with 1. */
  readonly order: Int32Array;
}

/**
 * Returns the games of the knight's walk that this tour would solve: a game from its first square and a game
 * from its last square. For a closed tour, returns the closed game instead.
 */
export function revealedByTour({ cols, rows, order }: ShownTour): readonly RevealedPuzzle[] {
  // Games of the knight's walk have smaller boards than this, so the tour can't spoil a game.
  if (order.length === 0 || Math.max(cols, rows) > MAX_BOARD_SIDE) return [];
  const walkFrom = (cell: number) => ({ cols, rows, cells: [cell] });
  const [firstCell, lastCell] = [order.indexOf(1), order.indexOf(order.length)];
  const isClosed = reachableCells(walkFrom(lastCell)).includes(firstCell);
  return isClosed
    ? [knightGame({ ...walkFrom(firstCell), closed: true })]
    : [firstCell, lastCell].map((cell) => knightGame(walkFrom(cell)));
}
