import type { ButtonHandler, Call } from '../../chat/command.ts';
import { type Incoming, turnKeysOf } from '../../chat/incoming.ts';
import type { Jobs } from '../../chat/limits/jobs.ts';
import { MAX_OPEN_WORK } from '../../chat/limits/limits.ts';
import { makeControlGroup, type Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Board } from '../../core/sliding/board.ts';
import { isProvable } from '../../core/sliding/solve/position/reach.ts';
import type { TurnKeys } from '../../turns/fair-queue.ts';
import type { Feature } from './feature.ts';
import type { TerminalServices } from './services.ts';

/** `call.timeMs` if it is set, otherwise the smaller of `maxMs` and the configured `timeLimitMs`. */
export const timeLimitFor = (
  { timeLimitMs }: Pick<TerminalServices, 'timeLimitMs'>,
  call: Call,
  maxMs: number,
): number => call.timeMs ?? Math.min(maxMs, timeLimitMs);

/**
 * The limit for boards with more than 16 cells. The solver finds good solutions early. To prove that a
 * solution is shortest would take far longer than this.
 */
const LARGE_BOARD_SEARCH_MS = 5000;

/** The time for solving one board. */
export const searchTimeFor = (
  services: Pick<TerminalServices, 'timeLimitMs'>,
  call: Call,
  board: Pick<Board, 'rows' | 'cols'>,
): number => timeLimitFor(services, call, isProvable(board) ? services.timeLimitMs : LARGE_BOARD_SEARCH_MS);

const BUTTON_PRESS_TIMEOUT_MS = 8000;

/** The time is short, because the user sees no progress message while a pressed button is answered. */
export const withPressTimeout = <Input extends Incoming>(
  { timeLimitMs }: Pick<TerminalServices, 'timeLimitMs'>,
  call: Input,
): Input => ({
  ...call,
  timeMs: Math.min(BUTTON_PRESS_TIMEOUT_MS, timeLimitMs),
});

export interface SolverCaller {
  readonly signal: AbortSignal;
  /** The keys of the person who gave the command. */
  readonly turnKeys: TurnKeys;
}

/**
 * The user can cancel `task`. It calls `showProgress` to send a progress message, which gets a Cancel button.
 * Faults: `too-many-open` {most} if the user already has `most` tasks running, `busy` if the surface has no
 * room for more.
 */
export async function runCancellable<T>(
  jobs: Jobs,
  call: Call,
  task: (caller: SolverCaller, showProgress: (reply: Reply) => void) => Promise<Result<T>>,
): Promise<Result<T>> {
  const endCount = call.countSolverJob === undefined ? () => {} : call.countSolverJob();
  if (endCount === undefined) return fault('busy');
  const job = jobs.register(call, call.signal);
  if (job === undefined) {
    endCount();
    return fault('too-many-open', { most: MAX_OPEN_WORK });
  }
  const buttons = makeControlGroup([
    { action: `cancel:${job.id}`, label: call.texts.say('button-cancel'), style: 'danger' },
  ]);
  try {
    return await task({ signal: job.signal, turnKeys: turnKeysOf(call) }, (reply) =>
      call.progress?.({ ...reply, buttons }),
    );
  } finally {
    job.done();
    endCount();
  }
}

/** The wait before the first progress message. Most work ends earlier. */
const PROGRESS_DELAY_MS = 1000;

/**
 * Like `runCancellable`, but shows no progress message during the first second. After it, the last message
 * passed to `showProgress` appears. Later messages appear immediately.
 */
export function runCancellableWithLateProgress<T>(
  jobs: Jobs,
  call: Call,
  task: (caller: SolverCaller, showProgress: (reply: Reply) => void) => Promise<Result<T>>,
): Promise<Result<T>> {
  return runCancellable(jobs, call, async (caller, showProgress) => {
    let latestProgress: Reply | undefined;
    let isFirstSecondOver = false;
    const timer = setTimeout(() => {
      isFirstSecondOver = true;
      if (latestProgress !== undefined) showProgress(latestProgress);
    }, PROGRESS_DELAY_MS);
    try {
      return await task(caller, (reply) => {
        latestProgress = reply;
        if (isFirstSecondOver) showProgress(reply);
      });
    } finally {
      clearTimeout(timer);
    }
  });
}

export const cancelFeature = ({ jobs }: TerminalServices): Feature => ({ buttons: [cancelHandler(jobs)] });

const cancelHandler = (jobs: Jobs): ButtonHandler => ({
  prefix: 'cancel',
  reveals: 'nothing',
  async press(call, [jobId = '']) {
    switch (await jobs.cancel(jobId, call)) {
      case 'cancelled':
        return ok({ notice: call.userView.texts.say('cancelling') });
      case 'foreign':
        return fault('not-your-job');
      case 'over':
        return fault('nothing-to-cancel');
      case 'unreached':
        return fault('cancel-unreached');
    }
  },
});
