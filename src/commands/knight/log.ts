import type { Call } from '../../chat/command.ts';
import type { Reply } from '../../chat/reply.ts';
import type { LogRequest } from '../../core/knight/request.ts';
import { makeSquare } from '../../core/knight/square.ts';
import { ok, type Result } from '../../core/result.ts';
import { block } from '../../i18n/markup.ts';
import type { Services } from '../services.ts';
import { cancellable } from '../working.ts';
import { boardLines, logSummary, stepLines } from './log-lines.ts';

/** Steps of a log in a chat: some 600 KB as a file. */
const MOST_STEPS = 20_000;
/** Lines at the end that are shown of a log that is cut. */
const LAST_LINES = 5;
/** Characters that a surface's own marks around the text may take. */
const MARGIN = 60;

/** The answer to `/knight log ...`: the steps, the board they lead to, and its picture. */
export async function logReply(services: Services, call: Call, request: LogRequest): Promise<Result<Reply>> {
  const { texts, surface } = call;
  const { cols, rows, start, classic, style } = request;
  const found = await cancellable(services.jobs, call, (signal) =>
    services.solver.ask('stepLog', { cols, rows, start, classic, mostSteps: MOST_STEPS }, { signal }),
  );
  if (!found.ok) return found;
  const log = found.value;
  const summary = logSummary(texts, log);
  const lines = stepLines(texts, log);
  const board = boardLines(log);
  const room = surface.textLimit - summary.length - board.join('\n').length - MARGIN;
  const shown = cut(lines, room, (count) => texts.say('knight-log-more', { count }));
  const whole = [summary, '', ...lines, '', ...board].join('\n');
  const facts = { cols, rows, start: makeSquare(start), backtracks: log.backtracks };
  return ok({
    kind: 'answer',
    text: [summary, block(board.length > 0 ? [...shown, '', ...board] : shown)].join('\n'),
    ...(log.order.length > 0 && {
      picture: await services.draw({
        kind: 'tour',
        tour: { cols, rows, order: log.order, closed: false },
        ...(style && { style }),
      }),
      alt: texts.say('knight-log-alt', facts),
    }),
    ...(shown.length < lines.length && {
      file: { name: `log-${cols}x${rows}-${makeSquare(start)}.txt`, bytes: Buffer.from(`${whole}\n`) },
    }),
  });
}

/** As many of the first lines as there is room for, how many are left out, and the last few. */
function cut(lines: readonly string[], room: number, more: (count: number) => string): readonly string[] {
  const sizeOf = (some: readonly string[]): number => some.reduce((size, line) => size + line.length + 1, 0);
  if (sizeOf(lines) <= room) return lines;
  const end = lines.slice(-LAST_LINES);
  let left = room - sizeOf(end) - more(lines.length).length - 1;
  const begin: string[] = [];
  for (const line of lines.slice(0, -LAST_LINES)) {
    left -= line.length + 1;
    if (left < 0) break;
    begin.push(line);
  }
  return [...begin, more(lines.length - begin.length - end.length), ...end];
}
