import type { Call } from '../../chat/command.ts';
import { orderTextBytes } from '../../core/knight/notation/order-text.ts';
import type { KnightAnswer } from '../../core/knight/request/tour-answer.ts';
import type { TourRequest } from '../../core/knight/request/tour-request.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { TerminalServices } from '../feature/services.ts';
import { runCancellableWithLateProgress, timeLimitFor } from '../feature/working.ts';

/** A request with choices about its answer. */
export interface MeasuredTourRequest extends TourRequest {
  /** Default: yes. Only an explicit `true` puts the counts into the JSON. */
  readonly measures?: boolean;
  /** Prints the squares in order, and no board of move numbers. */
  readonly isSquaresList?: boolean;
}

export interface FoundTour {
  readonly request: MeasuredTourRequest;
  readonly answer: KnightAnswer;
}

/**
 * Sends the requests to the solver one after another, until `isWanted` accepts an answer. If no answer is
 * accepted, returns the result of the last search.
 * - A search that reaches its limit of backtracks (`out-of-returns`) is skipped.
 * - All searches share the time limit of one answer.
 * - The user can cancel the searches.
 * - Faults: those of the solver.
 */
export function findFirstTour(
  services: TerminalServices,
  call: Call,
  requests: readonly [MeasuredTourRequest, ...MeasuredTourRequest[]],
  isWanted: (answer: KnightAnswer) => boolean = () => true,
): Promise<Result<FoundTour>> {
  const { cols, rows } = requests[0];
  const timeMs = timeLimitFor(services, call, services.timeLimitMs);
  const deadlineMs = performance.now() + timeMs;
  // If the list of move numbers is too long for a file, the tour appears only in the picture, for which a
  // sample of its squares is enough.
  const isSampled = orderTextBytes(cols * rows) > call.surface.maxFileBytes;
  return runCancellableWithLateProgress(services.jobs, call, async (caller, showProgress) => {
    showProgress({ kind: 'working', text: call.texts.say('knight-progress', { cols, rows }) });
    let lastResult: Result<FoundTour> = fault('out-of-time', { seconds: Math.round(timeMs / 1000) });
    for (const request of requests) {
      const remainingMs = deadlineMs - performance.now();
      if (remainingMs <= 0) break;
      // Requests that differ only in drawing style share one search.
      const { style: _, squares: __, isSquaresList: ___, measures = true, ...tour } = request;
      const searchRequest = {
        ...tour,
        measured: measures,
        blended: true,
        sampled: isSampled,
        timeMs: Math.ceil(remainingMs),
      };
      const answer = await services.solver.ask('tour', searchRequest, caller);
      lastResult = answer.ok ? ok({ request, answer: answer.value }) : answer;
      if (answer.ok ? isWanted(answer.value) : answer.fault.code !== 'out-of-returns') break;
    }
    return lastResult;
  });
}

/**
 * Buttons belong to tours that exist, so an action without a tour must be forged. Faults: `stale-tour`, those
 * of the solver.
 */
export async function findTourOfButton(
  services: TerminalServices,
  call: Call,
  request: TourRequest,
): Promise<Result<KnightAnswer>> {
  const foundTour = await findFirstTour(services, call, [request]);
  if (!foundTour.ok) return foundTour;
  return foundTour.value.answer.exists ? ok(foundTour.value.answer) : fault('stale-tour');
}
