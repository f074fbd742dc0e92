import type { Call } from '../../chat/command.ts';
import { orderBytes } from '../../core/knight/notation/order-text.ts';
import type { KnightAnswer } from '../../core/knight/request/tour-answer.ts';
import type { TourRequest } from '../../core/knight/request/tour-request.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { TerminalServices } from '../feature/services.ts';
import { runCancellableOnceSlow, timeFor } from '../feature/working.ts';

/** A tour as a command asks for it. */
export interface MeasuredTourRequest extends TourRequest {
  /** Count its turns and crossings: `true` for its JSON too, `false` not at all. */
  readonly measures?: boolean;
}

/** An answer, and the request that it answers. */
export interface FoundTour {
  readonly request: MeasuredTourRequest;
  readonly answer: KnightAnswer;
}

/**
 * Asks these requests one after the other until an answer is wanted (searches given up, `out-of-returns`,
 * never are): that one, or the last, with its request. Together they have the time of one. Cancellable.
 * Faults: the solver's.
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
  // What can't be sent as numbers is seen in the picture alone.
  const sampled = orderBytes(cols * rows) > call.surface.fileBytes;
  return runCancellableOnceSlow(services.jobs, call, async (turn, tell) => {
    tell({ kind: 'working', text: call.texts.say('knight-progress', { cols, rows }) });
    let last: Result<FoundTour> = fault('out-of-time', { seconds: Math.round(timeMs / 1000) });
    for (const request of requests) {
      const left = until - performance.now();
      if (left <= 0) break;
      // Tours that differ in their drawing and their words alone are one to the solver.
      const { style: _, squares: __, measures = true, ...tour } = request;
      const search = { ...tour, measured: measures, blended: true, sampled, timeMs: Math.ceil(left) };
      const found = await services.solver.ask('tour', search, turn);
      last = found.ok ? ok({ request, answer: found.value }) : found;
      if (found.ok ? isWanted(found.value) : found.fault.code !== 'out-of-returns') break;
    }
    return last;
  });
}

/** A tour that a button has been asked for; an impossible one can only come from a forged action. */
export async function tourOfButton(
  services: TerminalServices,
  call: Call,
  request: TourRequest,
): Promise<Result<KnightAnswer>> {
  const found = await firstTour(services, call, [request]);
  if (!found.ok) return found;
  return found.value.answer.exists ? ok(found.value.answer) : fault('stale-tour');
}
