import { join } from 'node:path';
import { fault, ok, type Result } from '../core/result.ts';
import { MOST_THREADS } from '../core/sliding/solve/parallel-search.ts';
import { createAnswerCache } from './answer-cache.ts';
import { sendHelpers } from './helpers.ts';
import type { SharedTables } from './job.ts';
import type { AnswerOf, AskOptions, Solver } from './solver.ts';
import { createTableStore, type TableStore } from './table-store.ts';
import type { AnyTask, TaskSet } from './task.ts';
import { createWorkerQueue, type SolverLog, type WorkerQueue } from './worker-queue.ts';

export interface SolverOptions {
  /** Worker threads, from 1. */
  readonly threads: number;
  /** Memory for tables. */
  readonly memoryMb: number;
  /** Milliseconds for one answer at most; a request may ask for less. */
  readonly timeMs: number;
  /** Tables are kept in `tables` inside it. */
  readonly dataDir: string;
  readonly log: SolverLog;
  /** Requests that may wait for a thread, per queue; default 256. */
  readonly queue?: number;
  /** Milliseconds that a worker may take to stop by itself before it is ended; default 3000. */
  readonly graceMs?: number;
  /**
   * For batches: every thread does any board, and large boards wait for their tables. Default: with two or more threads one is kept
   * for small boards, and large ones are answered without tables while these are built.
   */
  readonly batch?: boolean;
}

/** What the solver can do, and the file of the worker that does it. */
export interface Work<Tasks extends TaskSet> {
  readonly worker: URL;
  readonly tasks: Tasks;
}

const QUEUE = 256;
const GRACE_MS = 3000;
const CACHED_ANSWERS = 500;

/** A queue with the requests that wait or run there. */
interface Counter {
  readonly queue: WorkerQueue;
  readonly open: Set<Promise<unknown>>;
  readonly limit: number;
}

/** What answers a request. */
interface Machinery {
  readonly large: Counter;
  /** The same as `large` if no thread is kept for small requests. */
  readonly small: Counter;
  /** By thread that may help one that searches: its queue. */
  readonly helpers: readonly WorkerQueue[];
  readonly store: TableStore;
}

/** One request on its way. */
interface Asked {
  readonly name: string;
  readonly task: AnyTask;
  readonly request: object;
  /** Milliseconds for the answer. */
  readonly timeMs: number;
  readonly signal: AbortSignal | undefined;
  /** The run has `part` of the request's time. */
  readonly onProgress: (progress: unknown, part: number) => void;
}

function createMachinery(options: SolverOptions, worker: URL): Machinery {
  const { threads, dataDir, memoryMb, log, queue = QUEUE, graceMs = GRACE_MS } = options;
  const counter = (name: string, count: number): Counter => ({
    queue: createWorkerQueue({ name, threads: count, worker, graceMs, log }),
    open: new Set(),
    limit: queue + count,
  });
  const isParted = threads > 1 && options.batch !== true;
  const large = counter('large', isParted ? threads - 1 : threads);
  const small = isParted ? counter('small', 1) : large;
  const helpers = Array.from({ length: Math.min(threads, MOST_THREADS) - 1 }, (_, at) =>
    at === 0 ? small.queue : large.queue,
  );
  const builder = createWorkerQueue({ name: 'tables', threads: 1, worker, graceMs, log, idleMs: 1000 });
  const store = createTableStore({ dir: join(dataDir, 'tables'), memoryMb, log, builder });
  return { large, small, helpers, store };
}

const timeOf = (request: object, most: number): number =>
  'timeMs' in request ? Math.min(Number(request.timeMs), most) : most;

/** Settles with `cancelled` as soon as the signal does; the work itself ends in its own time. */
function unlessCancelled<T>(work: Promise<Result<T>>, signal: AbortSignal | undefined): Promise<Result<T>> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const cancel = (): void => resolve(fault('cancelled'));
    if (signal.aborted) cancel();
    else signal.addEventListener('abort', cancel, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel));
  });
}

/** One run of a request, with the help of threads that are idle if it asks for it. */
async function run(
  { helpers }: Machinery,
  queue: WorkerQueue,
  { name, signal, onProgress, ...asked }: Asked,
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
      onMessage: (message) => {
        if (message.type === 'progress') onProgress(message.progress, timeMs / asked.timeMs);
        if (message.type === 'help-wanted')
          sendHelpers(helpers, { ...job, shared: message.shared }, timeMs, over.signal);
      },
    })
    .finally(() => over.abort());
}

/** Runs a request: where no tables are ready, without them first, and if that doesn't suffice with them. */
async function answer(
  machinery: Machinery,
  queue: WorkerQueue,
  asked: Asked,
  isBatch: boolean,
): Promise<Result<unknown>> {
  const { store } = machinery;
  const { task, request, onProgress } = asked;
  const { tables } = task;
  if (tables === undefined) return run(machinery, queue, asked, request, {});
  const { keys, isReady, better } = store.pick(tables.choices(request));
  const tried = isReady ? undefined : tables.withoutTables(request, isBatch);
  if (tried !== undefined) {
    const quick = await run(machinery, queue, asked, tried, {});
    if (tables.suffices(request, quick, isBatch)) {
      if (quick.ok && tables.wantsBetter?.(quick.value, true)) store.prepare(keys);
      return quick;
    }
  }
  const lease = await store.acquire(keys, queue, (share) => onProgress(tables.progress(share), 1));
  if (!lease.ok) return lease;
  const found = await run(machinery, queue, asked, request, lease.value.tables).finally(lease.value.release);
  if (found.ok && tables.wantsBetter?.(found.value, false)) store.prepare(better);
  return found;
}

/** The solver over any tasks; `createSolver` binds it to its own. */
export function createSolverService<Tasks extends TaskSet>(
  options: SolverOptions,
  { worker, tasks }: Work<Tasks>,
): Solver<Tasks> {
  const machinery = createMachinery(options, worker);
  const { large, small, store } = machinery;
  const known = createAnswerCache<unknown>(CACHED_ANSWERS);
  let closing: Promise<void> | undefined;

  /** Lets a request in, or refuses it; a cancelled request gives up its place at once. */
  const admitted = async (asked: Asked): Promise<Result<unknown>> => {
    const { queue, open, limit } = asked.task.isSmall(asked.request) ? small : large;
    if (asked.signal?.aborted) return fault('cancelled');
    if (closing || open.size >= limit) return fault('busy');
    const found = unlessCancelled(answer(machinery, queue, asked, options.batch === true), asked.signal);
    open.add(found);
    return found.finally(() => open.delete(found));
  };

  const ask = async (
    name: string,
    given: object,
    { signal, onProgress, isMeasured = false }: AskOptions<never>,
  ): Promise<Result<unknown>> => {
    const task: AnyTask | undefined = tasks[name];
    if (task === undefined) throw new RangeError(`no task is called ${name}`);
    const refusal = task.refusal?.(given);
    if (refusal) return { ok: false, fault: refusal };
    const key = task.cache && `${name} ${task.cache.key(given)}`;
    const kept = key === undefined || isMeasured ? undefined : known.get(key);
    if (kept !== undefined && !closing && !signal?.aborted) return ok(kept);
    const timeMs = timeOf(given, options.timeMs);
    const best = task.bestSoFar?.();
    const show = onProgress as ((progress: unknown) => void) | undefined;
    let isOver = false;
    const found = await admitted({
      name,
      task,
      request: { ...given, timeMs },
      timeMs,
      signal,
      onProgress(progress, part) {
        const shown = best ? best.progress(progress, part) : progress;
        if (!isOver && !signal?.aborted) show?.(shown);
      },
    });
    isOver = true;
    if (!found.ok) return found;
    const value = best ? best.answer(found.value) : found.value;
    if (key !== undefined && task.cache?.isLasting(value)) known.set(key, value);
    return ok(value);
  };

  return {
    // A task answers with its own kind of answer.
    ask: (name, request, asked = {}) =>
      ask(name, request as object, asked as AskOptions<never>) as Promise<
        Result<AnswerOf<Tasks[typeof name]>>
      >,
    close: () => {
      closing ??= Promise.allSettled([...large.open, ...small.open]).then(async () => {
        await Promise.all([large.queue.close(), small.queue.close(), store.close()]);
      });
      return closing;
    },
  };
}
