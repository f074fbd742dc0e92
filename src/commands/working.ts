import type { ButtonHandler, Call } from '../chat/command.ts';
import type { Jobs } from '../chat/jobs.ts';
import type { Reply } from '../chat/reply.ts';
import { fault, ok } from '../core/result.ts';

/** Runs work that its person may cancel; `show` tells how far it is, with a Cancel button. */
export async function cancellable<T>(
  jobs: Jobs,
  call: Call,
  work: (signal: AbortSignal, show: (reply: Reply) => void) => Promise<T>,
): Promise<T> {
  const job = jobs.start(call.person, call.signal);
  const buttons = [
    [{ action: `cancel:${job.id}`, label: call.texts.say('button-cancel'), style: 'danger' }],
  ] as const;
  try {
    return await work(job.signal, (reply) => call.progress?.({ ...reply, buttons }));
  } finally {
    job.done();
  }
}

export const cancelButton = (jobs: Jobs): ButtonHandler => ({
  prefix: 'cancel',
  async press(call, [id = '']) {
    return jobs.cancel(id, call.person)
      ? ok({ notice: call.texts.say('cancelling') })
      : fault('nothing-to-cancel');
  },
});
