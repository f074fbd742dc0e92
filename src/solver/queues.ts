import { join } from 'node:path';
import { MOST_THREADS } from '../core/sliding/solve/proof/shared-search.ts';
import type { Log } from '../observe/log.ts';
import type { SolverState } from './state.ts';
import { createTableStore, type TableStore } from './tables/table-store.ts';
import { type SharedMemory, sharedMemory } from './workers/memory.ts';
import { createWorkerQueue, type WorkerQueue } from './workers/worker-queue.ts';

export interface SolverOptions {
  /** Worker threads, from 1. */
  readonly threads: number;
  /** Memory for tables, and for jobs that need much. */
  readonly memoryMb: number;
  /** Milliseconds for one answer at most; a request may ask for less. */
  readonly timeMs: number;
  /** Tables are kept in `tables` inside it. */
  readonly dataDir: string;
  readonly log: Log;
  /** Requests that may wait for a thread, per queue; default 256. */
  readonly queue?: number;
  /** Milliseconds that a worker may take to stop by itself before it is ended; default 3000. */
  readonly graceMs?: number;
  /**
   * For batches: every thread does any board, and large boards wait for their tables. Default: one thread is
   * kept for small boards (beside the one for large boards if there are no more), and large ones are answered
   * without tables while these are built.
   */
  readonly batch?: boolean;
}

const BYTES_PER_MB = 2 ** 20;
const QUEUE = 256;
const GRACE_MS = 3000;

/** A queue, and how many requests may wait and run there. */
export interface LimitedQueue {
  readonly queue: WorkerQueue;
  readonly limit: number;
}

/** The queues of the solver's threads, and the tables that they share. */
export interface Queues {
  readonly large: LimitedQueue;
  /** The same as `large` in a batch. */
  readonly small: LimitedQueue;
  /** By thread that may help one that searches: its queue. */
  readonly helpers: readonly WorkerQueue[];
  readonly store: TableStore;
  readonly memory: SharedMemory;
  readonly isBatch: boolean;
  state(): Omit<SolverState, 'questions'>;
  close(): Promise<void>;
}

/** What threads begin with. */
export interface ThreadFiles {
  readonly worker: URL;
  /** Of those that build tables. */
  readonly builder: URL;
}

/** The queues of those files' threads, which start with the first job. */
export function createQueues(options: SolverOptions, files: ThreadFiles): Queues {
  const { threads, dataDir, memoryMb, log, queue = QUEUE, graceMs = GRACE_MS, batch = false } = options;
  const memory = sharedMemory(memoryMb * BYTES_PER_MB);
  const limited = (name: string, count: number): LimitedQueue => ({
    queue: createWorkerQueue({ name, threads: count, worker: files.worker, graceMs, log, memory }),
    limit: queue + count,
  });
  const large = limited('large', batch ? threads : Math.max(1, threads - 1));
  const small = batch ? large : limited('small', 1);
  const helpers = Array.from({ length: Math.min(threads, MOST_THREADS) - 1 }, (_, at) =>
    at === 0 ? small.queue : large.queue,
  );
  const builder = createWorkerQueue({
    name: 'tables',
    threads,
    worker: files.builder,
    graceMs,
    log,
    memory,
    idleMs: 1000,
  });
  const store = createTableStore({ dir: join(dataDir, 'tables'), memory, log, builder });
  const close = async (): Promise<void> => {
    await Promise.all([large.queue.close(), small.queue.close(), store.close()]);
  };
  const named = { large: large.queue, small: small.queue, tables: builder };
  const byQueue = (of: (queue: WorkerQueue) => number): Record<string, number> =>
    Object.fromEntries(Object.entries(named).map(([name, queue]) => [name, of(queue)]));
  const state = () => ({
    waiting: byQueue((queue) => queue.state().waiting),
    running: byQueue((queue) => queue.state().running),
    memory: { all: memory.all, jobs: memory.jobs, tables: store.bytes() },
  });
  return { large, small, helpers, store, memory, isBatch: batch, state, close };
}
