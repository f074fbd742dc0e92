import type { Result } from '../core/result.ts';
import { sendHelpers } from './helpers.ts';
import type { SharedTables } from './job.ts';
import type { Queues } from './queues.ts';
import type { AnyTask } from './task.ts';
import type { WorkerQueue } from './worker-queue.ts';

/** One request on its way. */
export interface Asked {
  /** The task's name. */
  readonly name: string;
  readonly task: AnyTask;
  readonly request: object;
  /** Milliseconds for the answer. */
  readonly timeMs: number;
  readonly signal: AbortSignal | undefined;
  readonly person: string | undefined;
  /** The run has `part` of the request's time. */
  readonly onProgress: (progress: unknown, part: number) => void;
}

/** A request's own time, at most that much. */
export const timeOf = (request: object, most: number): number =>
  'timeMs' in request ? Math.min(Number(request.timeMs), most) : most;

/** One run of a request, with the help of threads that are idle if it asks for it. */
function run(
  { helpers }: Queues,
  queue: WorkerQueue,
  { name, signal, person, onProgress, ...asked }: Asked,
  request: object,
  tables: SharedTables,
): Promise<Result<unknown>> {
  const job = { task: name, request, tables };
  const timeMs = timeOf(request, asked.timeMs);
  const over = new AbortController();
  return queue
    .run(job, {
      timeMs,
      signal,
      person,
      onMessage: (message) => {
        if (message.type === 'progress') onProgress(message.progress, timeMs / asked.timeMs);
        if (message.type === 'help-wanted')
          sendHelpers(helpers, { ...job, shared: message.shared }, timeMs, over.signal);
      },
    })
    .finally(() => over.abort());
}

/**
 * Runs a request on that queue: where no tables are ready, without them first, and if that doesn't suffice
 * with them.
 */
export async function answer(queues: Queues, queue: WorkerQueue, asked: Asked): Promise<Result<unknown>> {
  const { store, isBatch } = queues;
  const { task, request, onProgress } = asked;
  const { tables } = task;
  if (tables === undefined) return run(queues, queue, asked, request, {});
  const { keys, isReady, better } = store.pick(tables.choices(request));
  const tried = isReady ? undefined : tables.withoutTables(request, isBatch);
  if (tried !== undefined) {
    const quick = await run(queues, queue, asked, tried, {});
    if (tables.suffices(request, quick, isBatch)) {
      if (quick.ok && tables.wantsBetter?.(quick.value, true)) store.prepare(keys);
      return quick;
    }
  }
  const lease = await store.acquire(keys, queue, (share) => onProgress(tables.progress(share), 1));
  if (!lease.ok) return lease;
  const found = await run(queues, queue, asked, request, lease.value.tables).finally(lease.value.release);
  if (found.ok && tables.wantsBetter?.(found.value, false)) store.prepare(better);
  return found;
}
