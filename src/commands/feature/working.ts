import type { ButtonHandler, Call } from '../../chat/command.ts';
import type { Jobs } from '../../chat/limits/jobs.ts';
import { MAX_OPEN_WORK } from '../../chat/limits/limits.ts';
import { controls, type Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Feature } from './feature.ts';
import type { TerminalServices } from './services.ts';

/** Milliseconds for an answer: the time that the call asks for, else `most`, within the configured limit. */
export const timeFor = ({ timeMs }: Pick<TerminalServices, 'timeMs'>, call: Call, most: number): number =>
  call.timeMs ?? Math.min(most, timeMs);

const PRESS_MS = 8000;

/** Returns the call of a button with a time limit, since a press shows no progress. */
export const withPressTimeout = ({ timeMs }: Pick<TerminalServices, 'timeMs'>, call: Call): Call => ({
  ...call,
  timeMs: Math.min(PRESS_MS, timeMs),
});

export interface SolverCaller {
  readonly signal: AbortSignal;
  readonly person: string;
}

/**
 * Runs work that the user can cancel. `show` reports progress in a message with a Cancel button. Fault:
 * `too-many-open` {most}.
 */
export async function runCancellable<T>(
  jobs: Jobs,
  call: Call,
  work: (turn: SolverCaller, show: (reply: Reply) => void) => Promise<Result<T>>,
): Promise<Result<T>> {
  const job = jobs.start(call.person, call.signal);
  if (job === undefined) return fault('too-many-open', { most: MAX_OPEN_WORK });
  const buttons = controls([
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

/** Milliseconds before progress is shown. Most work is finished earlier. */
const PROGRESS_AFTER_MS = 1000;

/**
 * Like `runCancellable`, but shows progress only after the first second, beginning with the latest report.
 */
export function runCancellableOnceSlow<T>(
  jobs: Jobs,
  call: Call,
  work: (turn: SolverCaller, tell: (reply: Reply) => void) => Promise<Result<T>>,
): Promise<Result<T>> {
  return runCancellable(jobs, call, async (turn, show) => {
    let latest: Reply | undefined;
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      if (latest !== undefined) show(latest);
    }, PROGRESS_AFTER_MS);
    try {
      return await work(turn, (reply) => {
        latest = reply;
        if (isSlow) show(reply);
      });
    } finally {
      clearTimeout(timer);
    }
  });
}

export const cancelFeature = ({ jobs }: TerminalServices): Feature => ({ buttons: [cancelButton(jobs)] });

const cancelButton = (jobs: Jobs): ButtonHandler => ({
  prefix: 'cancel',
  tells: 'nothing',
  async press(call, [id = '']) {
    switch (jobs.cancel(id, call.person)) {
      case 'cancelled':
        return ok({ notice: call.own.texts.say('cancelling') });
      case 'foreign':
        return fault('not-your-job');
      case 'over':
        return fault('nothing-to-cancel');
    }
  },
});
