import type { Call, PrintableAnswer } from '../../chat/command.ts';
import type { Text } from '../../chat/reply.ts';
import { makeSquare, writeSquare } from '../../core/knight/board/square.ts';
import type { TourCount } from '../../core/knight/count/check-count.ts';
import type { CountRequest } from '../../core/knight/request/tour-request.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { TerminalServices } from '../feature/services.ts';
import { runCancellableWithLateProgress, timeLimitFor } from '../feature/working.ts';
import { whyNoTour } from './tour-facts.ts';

/**
 * `/knight count SIZE [START] [to END] [closed]`: the exact number of tours. Faults: those of the task, and
 * `count-unfinished` {cols, rows} instead of `out-of-time`.
 */
export async function countAnswer(
  services: TerminalServices,
  call: Call,
  request: CountRequest,
): Promise<Result<PrintableAnswer>> {
  const result = await countTours(services, call, request);
  if (!result.ok) {
    const { cols, rows } = request;
    return result.fault.code === 'out-of-time' ? fault('count-unfinished', { cols, rows }) : result;
  }
  const { count, milliseconds } = result.value;
  const lines = (texts: Texts): Text[] => {
    const reasonText = whyNoTour(texts, { ...request, ...result.value }, request);
    return [countLine(texts, request, BigInt(count)), ...(reasonText === undefined ? [] : [reasonText])];
  };
  return ok({
    reply: ({ texts }) => ({ kind: 'answer', text: lines(texts).join('\n') }),
    json: () => ({ count, milliseconds }),
    lines,
  });
}

/** The request in the JSON of a count. */
export const countJson = ({ cols, rows, closed, start, end }: CountRequest): object => ({
  cols,
  rows,
  closed,
  start: start && makeSquare(start),
  end: end && makeSquare(end),
});

function countTours(
  services: TerminalServices,
  call: Call,
  { cols, rows, closed, start, end }: CountRequest,
): Promise<Result<TourCount>> {
  const request = {
    cols,
    rows,
    closed,
    start,
    end,
    timeMs: timeLimitFor(services, call, services.timeLimitMs),
  };
  return runCancellableWithLateProgress(services.jobs, call, (caller, showProgress) => {
    const onProgress = (doneFraction: number): void => {
      const percent = Math.round(100 * doneFraction);
      const text = call.texts.say('knight-count-progress', { cols, rows, percent });
      showProgress({ kind: 'working', text });
    };
    onProgress(0);
    return services.solver.ask('countTours', request, { ...caller, onProgress });
  });
}

/** Says which tours were counted, and whether both directions count. */
function countLine(
  texts: Texts,
  { cols, rows, closed, start, end, squares }: CountRequest,
  count: bigint,
): Text {
  const { format } = new Intl.NumberFormat(texts.locale, { useGrouping: 'always' });
  const openEnds =
    start === undefined ? (end === undefined ? 'any' : 'end') : end === undefined ? 'start' : 'both';
  return texts.say('knight-count', {
    cols,
    rows,
    which: count === 0n ? 'none' : closed ? 'closed' : openEnds,
    start: start === undefined ? '' : writeSquare(start, rows, squares),
    end: end === undefined ? '' : writeSquare(end, rows, squares),
    count: format(count),
    // The only tour that is its own reverse has a single square.
    undirected: format(count === 1n ? count : count / 2n),
    directed: format(2n * count),
  });
}
