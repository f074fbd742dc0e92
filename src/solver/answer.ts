import type { Result } from '../core/result.ts';
import type { Queues } from './queues.ts';
import type { AnyTask } from './task.ts';
import type { Audience } from './together.ts';
import { sendHelpers } from './workers/helpers.ts';
import type { SharedTables } from './workers/job.ts';
import type { WorkerQueue } from './workers/worker-queue.ts';

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

/** How a request is run. */
interface Run {
  readonly queue: WorkerQueue;
  readonly request: object;
  /** From so many milliseconds on it makes way for others. */
  readonly yieldsAfterMs?: number | undefined;
}

/** One run of a request, with the help of threads that are idle if it asks for it. */
function run(
  { helpers }: Queues,
  { name, task, people, signal, onProgress, ...asked }: Asked,
  { queue, request, yieldsAfterMs }: Run,
  tables: SharedTables,
): Promise<Result<unknown>> {
  const job = { task: name, request, tables };
  const timeMs = timeOf(request, asked.timeMs);
  const over = new AbortController();
  const helpBytes = task.helpBytes?.(request) ?? 0;
  return queue
    .run(job, {
      timeMs,
      people,
      isDear: !task.isSmall(asked.request),
      bytes: task.bytes?.(request) ?? 0,
      yieldsAfterMs,
      signal,
      onMessage: (message) => {
        if (message.type === 'progress') onProgress(message.progress, timeMs / asked.timeMs);
        if (message.type === 'help-wanted')
          sendHelpers(helpers, { ...job, shared: message.shared }, { timeMs, bytes: helpBytes }, over.signal);
      },
    })
    .finally(() => over.abort());
}

/** The same with those tables, read or built on its queue if need be. */
async function runWith(
  queues: Queues,
  asked: Asked,
  how: Run,
  keys: readonly string[],
): Promise<Result<unknown>> {
  const { tables } = asked.task;
  if (tables === undefined || keys.length === 0) return run(queues, asked, how, {});
  const told = (share: number): void => asked.onProgress(tables.progress(share), 1);
  const lease = await queues.store.acquire(keys, how.queue, told);
  if (!lease.ok) return lease;
  return run(queues, asked, how, lease.value.tables).finally(lease.value.release);
}

/** So long a large request keeps a thread for small ones from others. */
const BESIDE_MS = 1500;
/** In this time most boards up to 4x4 are proved without tables; building takes some two or three times as long. */
const BRIEF_MS = 1000;

/**
 * A try without tables, with a moment and no more of the time than leaves enough for another try. It ends once the tables have come,
 * also if it waits for a thread yet: with them the search is over sooner.
 */
async function tryBriefly(
  queues: Queues,
  asked: Asked,
  queue: WorkerQueue,
  keys: readonly string[],
): Promise<Result<unknown>> {
  const request = { ...asked.request, timeMs: Math.min(BRIEF_MS, asked.timeMs / 4) };
  const come = new AbortController();
  const forget = queues.store.whenCome(keys, () => come.abort());
  const signal = AbortSignal.any([asked.signal, come.signal]);
  return run(queues, { ...asked, signal }, { queue, request }, {}).finally(forget);
}

/** It has ended for something else than whoever asked. */
const wasCut = (found: Result<unknown>, { signal }: Asked): boolean =>
  !found.ok && found.fault.code === 'cancelled' && !signal.aborted;

/**
 * Runs a request on the queue of its size: where no tables are ready, without them first, and if that doesn't
 * suffice with them. A large one that may be over soon and would have to wait for a thread begins on the one
 * for small ones, until others need that.
 */
export async function answer(queues: Queues, asked: Asked): Promise<Result<unknown>> {
  const { store, isBatch, small, large } = queues;
  const { task, request } = asked;
  const { queue } = task.isSmall(request) ? small : large;
  const { tables } = task;
  if (tables === undefined) return run(queues, asked, { queue, request }, {});
  const { keys, isReady } = store.pick(tables.choices(request));
  const isBeside = queue !== small.queue && queue.isBusy() && task.isSoonOver?.(request) === true;
  const first = isBeside ? small.queue : queue;
  const need = isReady ? 'required' : tables.need(request, isBatch);
  if (need !== 'required') {
    const found =
      need === 'awaited'
        ? await tryBriefly(queues, asked, first, keys)
        : await run(queues, asked, { queue: first, request }, {});
    if (tables.suffices(found) && !wasCut(found, asked)) return found;
    if (need === 'welcome') {
      store.prepare(keys);
      return found;
    }
  }
  if (isBeside && isReady) {
    const found = await runWith(queues, asked, { queue: first, request, yieldsAfterMs: BESIDE_MS }, keys);
    if (!wasCut(found, asked)) return found;
  }
  return runWith(queues, asked, { queue, request }, keys);
}
