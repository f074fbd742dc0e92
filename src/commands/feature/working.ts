import type { ButtonHandler, Call } from '../../chat/command.ts';
import type { Jobs } from '../../chat/limits/jobs.ts';
import { MAX_OPEN_WORK } from '../../chat/limits/limits.ts';
import { controlRows, type Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Feature } from './feature.ts';
import type { TerminalServices } from './services.ts';

/**
 * Returns the maximum milliseconds for an answer: `call.timeMs` if it is set, otherwise the smaller of
 * `maxMs` and the configured `timeMs`.
 */
export const timeLimitFor = (
  { timeLimitMs }: Pick<TerminalServices, 'timeLimitMs'>,
  call: Call,
  maxMs: number,
): number => call.timeMs ?? Math.min(maxMs, timeLimitMs);

const PRESS_TIMEOUT_MS = 8000;

/**
 * Limits the time for the answer to a pressed button to `PRESS_TIMEOUT_MS`, because the user sees no progress
 * message during this time.
 */
export const withPressTimeout = (
  { timeLimitMs }: Pick<TerminalServices, 'timeLimitMs'>,
  call: Call,
): Call => ({
  ...call,
  timeMs: Math.min(PRESS_TIMEOUT_MS, timeLimitMs),
});

export interface SolverCaller {
  readonly signal: AbortSignal;
  readonly person: string;
}

/**
 * Runs `work`, which the user can cancel. `work` calls `show` to send a progress message, which gets a Cancel
 * button. Fault: `too-many-open` {most} if the user already has `most` tasks running.
 */
export async function runCancellable<T>(
  jobs: Jobs,
  call: Call,
  work: (caller: SolverCaller, show: (reply: Reply) => void) => Promise<Result<T>>,
): Promise<Result<T>> {
  const job = jobs.register(call.person, call.signal);
  if (job === undefined) return fault('too-many-open', { most: MAX_OPEN_WORK });
  const buttons = controlRows([
    { action: `cancel:${job.id}`, label: call.texts.say('button-cancel'), style: 'danger' },
  ]);
  try {
    return await work({ signal: job.signal, person: call.person.key }, (reply) =>
      call.progress?.({ ...reply, buttons }),
    );
  } finally {
    job.done();
  }
}

/** Milliseconds of work until the first progress message appears. Most work ends earlier. */
const PROGRESS_AFTER_MS = 1000;

/**
 * Like `runCancellable`, but shows no progress message during the first second, because most work ends
 * earlier. After this second, the last message passed to `tell` appears. Later messages appear immediately.
 */
export function runCancellableWithLateProgress<T>(
  jobs: Jobs,
  call: Call,
  work: (caller: SolverCaller, tell: (reply: Reply) => void) => Promise<Result<T>>,
): Promise<Result<T>> {
  return runCancellable(jobs, call, async (caller, show) => {
    let latest: Reply | undefined;
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      if (latest !== undefined) show(latest);
    }, PROGRESS_AFTER_MS);
    try {
      return await work(caller, (reply) => {
        latest = reply;
        if (isSlow) show(reply);
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
  async press(call, [id = '']) {
    switch (jobs.cancel(id, call.person)) {
      case 'cancelled':
        return ok({ notice: call.userView.texts.say('cancelling') });
      case 'foreign':
        return fault('not-your-job');
      case 'over':
        return fault('nothing-to-cancel');
    }
  },
});
