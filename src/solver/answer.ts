import type { Result } from '../core/result.ts';
import { sendHelpers } from './helpers.ts';
import type { SharedTables } from './job.ts';
import type { Queues } from './queues.ts';
import type { AnyTask } from './task.ts';
import type { Audience } from './together.ts';
import type { WorkerQueue } from './worker-queue.ts';

/** One request on its way. */
export interface Asked {
  /** The task's name. */
  readonly name: string;
  readonly task: AnyTask;
  readonly request: object;
  /** Milliseconds for the answer. */
  readonly timeMs: number;
  readonly people: Audience['people'];
  readonly signal: AbortSignal;
  /** The run has `part` of the request's time. */
  readonly onProgress: (progress: unknown, part: number) => void;
}

/** A request's own time, at most that much. */
export const timeOf = (request: object, most: number): number =>
  'timeMs' in request ? Math.min(Number(request.timeMs), most) : most;

/** One run of a request on that queue, with the help of threads that are idle if it asks for it. */
function run(
  { helpers }: Queues,
  queue: WorkerQueue,
  { name, task, people, signal, onProgress, ...asked }: Asked,
  request: object,
  tables: SharedTables,
): Promise<Result<unknown>> {
  const job = { task: name, request, tables };
  const timeMs = timeOf(request, asked.timeMs);
  const over = new AbortController();
  return queue
    .run(job, {
      timeMs,
      people,
      isDear: !task.isSmall(asked.request),
      bytes: task.bytes?.(request) ?? 0,
      signal,
      onMessage: (message) => {
        if (message.type === 'progress') onProgress(message.progress, timeMs / asked.timeMs);
        if (message.type === 'help-wanted')
          sendHelpers(helpers, { ...job, shared: message.shared }, timeMs, over.signal);
      },
    })
    .finally(() => over.abort());
}

/** The same with those tables, read or built on that queue if need be. */
async function runWith(
  queues: Queues,
  queue: WorkerQueue,
  asked: Asked,
  request: object,
  keys: readonly string[],
): Promise<Result<unknown>> {
  const { tables } = asked.task;
  if (tables === undefined || keys.length === 0) return run(queues, queue, asked, request, {});
  const told = (share: number): void => asked.onProgress(tables.progress(share), 1);
  const lease = await queues.store.acquire(keys, queue, told);
  if (!lease.ok) return lease;
  return run(queues, queue, asked, request, lease.value.tables).finally(lease.value.release);
}

/**
 * Runs a request on the queue of its size: where no tables are ready, without them first, and if that doesn't
 * suffice with them. A large one that would have to wait for a thread is tried on those for small ones first.
 */
export async function answer(queues: Queues, asked: Asked): Promise<Result<unknown>> {
  const { store, isBatch, small, large } = queues;
  const { task, request } = asked;
  const queue = (task.isSmall(request) ? small : large).queue;
  const { tables } = task;
  if (tables === undefined) return run(queues, queue, asked, request, {});
  const { keys, isReady, better } = store.pick(tables.choices(request));
  const quick = queue !== small.queue && queue.isBusy() ? task.quick?.(request) : undefined;
  if (quick !== undefined) {
    const found = await runWith(queues, small.queue, asked, quick, isReady ? keys : []);
    if (tables.suffices(request, found, isBatch)) return found;
  }
  const tried = isReady || quick !== undefined ? undefined : tables.withoutTables(request, isBatch);
  if (tried !== undefined) {
    const found = await run(queues, queue, asked, tried, {});
    if (tables.suffices(request, found, isBatch)) {
      if (found.ok && tables.wantsBetter?.(found.value, true)) store.prepare(keys);
      return found;
    }
  }
  const found = await runWith(queues, queue, asked, request, keys);
  if (found.ok && tables.wantsBetter?.(found.value, false)) store.prepare(better);
  return found;
}
