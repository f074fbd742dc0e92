import type { ButtonHandler, Call, Command, OptionValues } from '../chat/command.ts';
import type { Reply } from '../chat/reply.ts';
import { KNIGHT_METHODS, type KnightAnswer, type KnightRequest } from '../core/knight/answer.ts';
import { type KnightLine, parseKnight } from '../core/knight/request.ts';
import { makeSquare, type Square } from '../core/knight/square.ts';
import { fault, ok, type Result } from '../core/result.ts';
import type { Services } from './services.ts';
import { cancellable } from './working.ts';

/** Most tours are there before anybody could read that they are being looked for. */
const PROGRESS_AFTER_MS = 1000;

/** `/knight SIZE START [to END] [closed] [method]`. */
export const knightCommand = (services: Services): Command => ({
  name: 'knight',
  options: [
    { name: 'size', kind: 'text', required: true },
    { name: 'start', kind: 'text' },
    { name: 'end', kind: 'text' },
    { name: 'closed', kind: 'flag' },
    { name: 'method', kind: 'text', choices: KNIGHT_METHODS },
  ],
  read: (line) => ok({ size: line }),
  async run(call, options) {
    const asked = parseKnight(typedForm(options));
    return asked.ok ? tour(services, call, { ...asked.value, seed: 1, timeMs: services.timeMs }) : asked;
  },
});

/** A filled-in form as the line that somebody would have typed. */
function typedForm({ size = '', start = '', end, closed, method }: OptionValues): string {
  return [size, start, end && `to ${end}`, closed && 'closed', method && `method:${method}`]
    .filter(Boolean)
    .join(' ');
}

async function tour(services: Services, call: Call, request: KnightRequest): Promise<Result<Reply>> {
  const found = await cancellable(services.jobs, call, (signal, show) => {
    const text = call.texts.say('knight-progress', { cols: request.cols, rows: request.rows });
    const slow = setTimeout(() => show({ text }), PROGRESS_AFTER_MS);
    return services.solver.knight(request, { signal }).finally(() => clearTimeout(slow));
  });
  if (!found.ok) return found;
  return ok(
    found.value.exists
      ? await tourReply(services, call, request, found.value)
      : noTourReply(call, found.value),
  );
}

async function tourReply(
  { draw }: Services,
  { texts, surface }: Call,
  request: KnightRequest,
  answer: KnightAnswer,
): Promise<Reply> {
  const { cols, rows, closed, order } = answer;
  const facts = {
    cols,
    rows,
    start: makeSquare(answer.start),
    end: makeSquare(answer.end),
    squares: order.length,
  };
  const another = { action: anotherTour(request), label: texts.say('button-another-tour') };
  return {
    text: texts.say(closed ? 'knight-closed' : 'knight-open', facts),
    picture: await draw({ kind: 'tour', tour: { cols, rows, order, closed } }),
    alt: texts.say('knight-alt', facts),
    ...(surface.buttonRows > 0 && { buttons: [[another]] }),
  };
}

function noTourReply({ texts }: Call, { cols, rows, start, reason, nearest }: KnightAnswer): Reply {
  const why = reason === undefined ? '' : texts.say(`reason-${reason.code}`, reason.facts);
  const isEnd = reason?.facts.which === 'end';
  const squares = (square: Square) =>
    isEnd ? `${makeSquare(start)} to ${makeSquare(square)}` : makeSquare(square);
  const instead = nearest.map((square) => `\`/knight ${cols}x${rows} ${squares(square)}\``).join(' ');
  return {
    text: `${why} ${texts.say('knight-try', { count: nearest.length })} ${instead || '`/knight 5x5 e1`'}`.trim(),
  };
}

/** The request as an action, with the next seed: `tour:8x8:a1:h8:open:construct:2`. */
function anotherTour({ cols, rows, start, end, closed, method, seed }: KnightRequest): string {
  const name = (square: KnightLine['start']) => (square === undefined ? '' : makeSquare(square));
  return [
    'tour',
    `${cols}x${rows}`,
    name(start),
    name(end),
    closed ? 'closed' : 'open',
    method,
    seed + 1,
  ].join(':');
}

/** Draws the next tour of the same request, in place of the one shown. */
export const anotherTourButton = (services: Services): ButtonHandler => ({
  prefix: 'tour',
  async press(call, [size = '', start = '', end = '', kind, method = '', seed = '']) {
    const line = typedForm({ size, start, end, closed: kind === 'closed', method });
    const asked = parseKnight(line);
    if (!asked.ok || !/^\d{1,6}$/.test(seed)) return fault('stale-button');
    const edit = await tour(services, call, { ...asked.value, seed: Number(seed), timeMs: services.timeMs });
    return edit.ok ? ok({ edit: edit.value }) : edit;
  },
});
