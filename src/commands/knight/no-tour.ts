import type { Text } from '../../chat/reply.ts';
import { parseSquare, writeSquare } from '../../core/knight/board/square.ts';
import { makeKnight } from '../../core/knight/notation/make.ts';
import type { KnightAnswer } from '../../core/knight/request/answer.ts';
import type { TourRequest } from '../../core/knight/request/request.ts';
import { whyNotFrom } from '../../core/knight/rule/existence.ts';
import { nearestBoard } from '../../core/knight/rule/nearest-board.ts';
import type { Texts } from '../../i18n/texts.ts';

/** Facts of a reason that are squares. */
const SQUARES = ['square', 'start', 'end', 'corner1', 'corner2'];

/** Why there is no tour, its squares as the request wants them; undefined: there is one. */
export function whyNoTour(
  texts: Texts,
  { reason, cols, rows }: KnightAnswer,
  { squares }: Pick<TourRequest, 'squares'>,
): Text | undefined {
  if (reason === undefined) return undefined;
  const written = Object.entries(reason.facts).map(([name, value]) => {
    const square = SQUARES.includes(name) ? parseSquare(String(value), cols, rows) : undefined;
    return [name, square?.ok ? writeSquare(square.value, rows, squares) : value];
  });
  return texts.say(`reason-${reason.code}`, Object.fromEntries(written));
}

/** What may be asked instead of a tour that there is none of: how many, and each as it is typed. */
export function offers(
  texts: Texts,
  request: TourRequest,
  answer: KnightAnswer,
): { readonly try: Text; readonly lines: readonly Text[] } {
  const requests = offered(request, answer);
  return {
    try: texts.say('knight-try', { count: requests.length }),
    lines: requests.map((one) => texts.say('knight-offer', { line: makeKnight(one) })),
  };
}

/** On the nearest board where this one has none, else with a start or an end near the asked one, and otherwise the same. */
function offered(request: TourRequest, { start, reason, nearest }: KnightAnswer): TourRequest[] {
  const { cols, rows, closed, seed, style, squares } = request;
  if (nearest.length === 0) {
    // How far another method would come on another board, nobody knows.
    const board = nearestBoard(request, closed);
    return [
      { ...board, closed, method: 'construct', seed, ...(style && { style }), ...(squares && { squares }) },
    ];
  }
  const { end, ...anyEnd } = request;
  if (reason?.facts.which === 'end') return nearest.map((square) => ({ ...anyEnd, start, end: square }));
  // Where the asked end is impossible too, the squares begin tours that end somewhere else.
  const isEnd = end !== undefined && whyNotFrom(cols, rows, end) === undefined;
  return nearest.map((square) => ({ ...(isEnd ? request : anyEnd), start: square }));
}
