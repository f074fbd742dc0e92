import type { Command } from '../../chat/command.ts';
import type { Printed } from '../../chat/printed.ts';
import type { DrawingStyle } from '../../core/knight/request.ts';
import { fault, ok } from '../../core/result.ts';
import { type DrawnTour, TOUR_ANIMATION_SIDE } from '../../render/scene.ts';

/** One kind of what `/knight` is asked: how it is answered. */
export type Kind<Request, Answer> = Required<Pick<Command<Request, Answer>, 'ask' | 'reply' | 'printed'>>;

/** Requests that say how a path is drawn. */
interface Styled {
  readonly style?: DrawingStyle;
}

/** The files of answers that are tours, or undefined where there is none. */
export const tourFiles = <Request extends Styled, Answer>(
  tourIn: (answer: Answer) => DrawnTour | undefined,
): Required<Pick<Printed<Request, Answer>, 'picture' | 'animation' | 'order'>> => ({
  picture(_, { style }, answer) {
    const tour = tourIn(answer);
    return tour && { kind: 'tour', tour, ...(style && { style }) };
  },
  animation({ style }, answer) {
    const tour = tourIn(answer);
    if (tour === undefined) return undefined;
    const { cols, rows } = tour;
    const max = TOUR_ANIMATION_SIDE;
    return Math.max(cols, rows) > max
      ? fault('gif-too-large', { cols, rows, max })
      : ok({ kind: 'tour', tour, ...(style && { style }) });
  },
  order: (_, answer) => tourIn(answer),
});
