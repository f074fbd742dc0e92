import type { Call } from '../../chat/command.ts';
import { orderBytes } from '../../core/knight/notation/order-text.ts';
import type { KnightAnswer } from '../../core/knight/request/tour-answer.ts';
import type { TourRequest } from '../../core/knight/request/tour-request.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { TerminalServices } from '../feature/services.ts';
import { runCancellableOnceSlow, timeFor } from '../feature/working.ts';

/** A command's request for a tour, and whether to measure the tour. */
export interface MeasuredTourRequest extends TourRequest {
  /**
   * Whether to count turns and crossings. `true` also puts them into the JSON, `false` doesn't count them.
   */
  readonly measures?: boolean;
}

export interface FoundTour {
  readonly request: MeasuredTourRequest;
  readonly answer: KnightAnswer;
}

/**
 * Sends the requests to the solver in turn until `isWanted` accepts an answer. All together get the time for
 * one request. Skips searches that were given up (`out-of-returns`). Returns the last answer with its
 * request. Cancellable. Faults: those of the solver.
 */
export function firstTour(
  services: TerminalServices,
  call: Call,
  requests: readonly [MeasuredTourRequest, ...MeasuredTourRequest[]],
  isWanted: (answer: KnightAnswer) => boolean = () => true,
): Promise<Result<FoundTour>> {
  const { cols, rows } = requests[0];
  const timeMs = timeFor(services, call, services.timeMs);
  const until = performance.now() + timeMs;
  // A tour too long for a file appears only in the picture, and the picture needs only a sample of its
  // squares.
  const sampled = orderBytes(cols * rows) > call.surface.fileBytes;
  return runCancellableOnceSlow(services.jobs, call, async (turn, tell) => {
    tell({ kind: 'working', text: call.texts.say('knight-progress', { cols, rows }) });
    let last: Result<FoundTour> = fault('out-of-time', { seconds: Math.round(timeMs / 1000) });
    for (const request of requests) {
      const left = until - performance.now();
      if (left <= 0) break;
      // The styles don't matter to the solver. Without them, requests for the same tour share one search.
      const { style: _, squares: __, measures = true, ...tour } = request;
      const search = { ...tour, measured: measures, blended: true, sampled, timeMs: Math.ceil(left) };
      const found = await services.solver.ask('tour', search, turn);
      last = found.ok ? ok({ request, answer: found.value }) : found;
      if (found.ok ? isWanted(found.value) : found.fault.code !== 'out-of-returns') break;
    }
    return last;
  });
}

/**
 * Finds the tour for a button. If there is no such tour, the action was forged. Faults: `stale-tour`, those
 * of the solver.
 */
export async function tourOfButton(
  services: TerminalServices,
  call: Call,
  request: TourRequest,
): Promise<Result<KnightAnswer>> {
  const found = await firstTour(services, call, [request]);
  if (!found.ok) return found;
  return found.value.answer.exists ? ok(found.value.answer) : fault('stale-tour');
}
