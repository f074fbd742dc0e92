import { type SharedSearch, setHelping } from '../../core/sliding/solve/proof/shared-search.ts';
import type { Job } from './job.ts';
import type { WorkerQueue } from './worker-queue.ts';

/** How long an idle thread is waited for before it is asked for again. */
const ASK_AGAIN_MS = 200;

/**
 * Sends threads that are idle to help with a search on another thread, for as long as nobody else needs them;
 * `queues` has one entry for each thread that may come. Ends with the signal.
 */
export function sendHelpers(
  queues: readonly WorkerQueue[],
  { shared, ...job }: Omit<Job, 'help'> & { readonly shared: SharedSearch },
  limits: { readonly timeMs: number; readonly bytes: number },
  signal: AbortSignal,
): void {
  const send = (queue: WorkerQueue, helper: number): void => {
    if (signal.aborted) return;
    setHelping(shared, helper, true);
    const work = queue.runIfIdle({ ...job, help: { shared, helper } }, { ...limits, signal });
    const gone = (): void => {
      setHelping(shared, helper, false);
      setTimeout(() => send(queue, helper), ASK_AGAIN_MS).unref();
    };
    if (work === undefined) gone();
    else void work.then(gone);
  };
  for (const [index, queue] of queues.entries()) send(queue, index + 1);
}
