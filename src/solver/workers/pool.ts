import { AsyncLocalStorage } from 'node:async_hooks';
import { fault, type Result } from '../../core/result.ts';
import { MAX_THREADS, type SharedSearch, setHelping } from '../../core/sliding/solve/proof/shared-search.ts';
import { createFairQueue, type Waiting } from './fair-queue.ts';
import type { Job, JobNews } from './job.ts';
import { JobThread, type JobThreadOptions } from './job-thread.ts';
import type { SharedMemory } from './memory.ts';

/**
 * The class of a job. One search thread doesn't accept `large` jobs, so that others need not wait for them.
 * `tables` jobs have their own threads.
 */
export type Lane = 'small' | 'large' | 'tables';

export const LANES: readonly Lane[] = ['small', 'large', 'tables'];

export interface PoolOptions extends JobThreadOptions {
  /** Entry file of the search threads; it calls `hostTasks`. */
  readonly worker: URL;
  /** Entry file of the threads that build tables. */
  readonly builder: URL;
  /** Number of search threads, and also of building threads. */
  readonly threads: number;
  /**
   * Whether every thread accepts large jobs. Otherwise one thread is reserved for small jobs; if `threads` is
   * 1, it is an additional one.
   */
  readonly isBatch: boolean;
  readonly memory: SharedMemory;
}

/** Options of a job's run. Defaults: one person without a name, expensive, 0 bytes. */
export interface RunOptions extends Partial<Waiting> {
  readonly lane: Lane;
  /** Time limit in milliseconds, from the moment a worker takes the job. */
  readonly timeMs: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: unknown) => void;
}

/** A thread that builds tables ends after this time without a job. */
const BUILDER_IDLE_MS = 1000;
const ATTEMPTS = 2;
const NAMELESS: ReadonlySet<string> = new Set(['']);

interface ThreadSlot {
  readonly thread: JobThread;
  /** The lanes whose jobs the thread accepts, in order of preference. */
  readonly lanes: readonly Lane[];
  /** The number of the thread when it helps another one, from 1. */
  readonly number: number;
  /** The thread's current job. Undefined if it is idle. */
  job: { readonly lane: Lane; readonly bytes: number } | undefined;
  /** Stops the thread's help for another one. Undefined if it isn't helping. */
  helping: AbortController | undefined;
}

interface QueuedJob extends Waiting {
  readonly lane: Lane;
  begin(slot: ThreadSlot): void;
}

/** A running search that wants help. */
interface HelpedSearch {
  readonly job: Job;
  readonly shared: SharedSearch;
  readonly timeMs: number;
  readonly over: AbortController;
  /** Slots whose help for this search has finished. They aren't assigned to it again. */
  readonly done: Set<ThreadSlot>;
  /** Runs a function in the async context of the caller who asked for the search. */
  readonly inContext: ReturnType<typeof AsyncLocalStorage.snapshot>;
}

/**
 * The solver's threads, with one queue of waiting jobs. Idle threads help with running searches until a job
 * needs them.
 */
export class Pool {
  readonly #options: PoolOptions;
  readonly #slots: readonly ThreadSlot[];
  readonly #queue = createFairQueue<QueuedJob>();
  readonly #helped = new Set<HelpedSearch>();
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#slots = createSlots(options);
    options.memory.watch(() => this.#next());
  }

  /**
   * Runs a job when its turn comes; a crash costs one retry. Settles when the worker is free again. Faults:
   * those of the job, `cancelled`, `out-of-time` {seconds} (the worker was terminated), `solver-failed` (it
   * crashed twice). The job's task determines the type of the answer.
   */
  async run<Answer>(job: Job, options: RunOptions): Promise<Result<Answer>> {
    const slot = await this.#waitForTurn(options);
    if (slot === undefined) return fault('cancelled');
    const { timeMs, signal, onProgress } = options;
    let helped: HelpedSearch | undefined;
    const endHelp = (): void => {
      if (helped === undefined) return;
      this.#helped.delete(helped);
      helped.over.abort();
    };
    const onNews = (news: JobNews): void => {
      if (news.type === 'progress') {
        onProgress?.(news.progress);
        return;
      }
      endHelp();
      helped = {
        ...{ job, shared: news.shared, timeMs },
        ...{ over: new AbortController(), done: new Set(), inContext: AsyncLocalStorage.snapshot() },
      };
      this.#helped.add(helped);
      this.#next();
    };
    try {
      for (let count = 0; count < ATTEMPTS; count++) {
        if (this.#isClosed || signal?.aborted) return fault('cancelled');
        const result = await slot.thread.attempt(job, { timeMs, signal, onNews });
        if (result !== undefined) return result as Result<Answer>;
      }
      return fault('solver-failed');
    } finally {
      endHelp();
      this.#release(slot);
    }
  }

  /** Whether a new job of `lane` would have to wait. Threads that only help others count as free. */
  isBusy(lane: Lane): boolean {
    return this.#slots.every(
      ({ lanes, job, helping }) => !lanes.includes(lane) || (job !== undefined && helping === undefined),
    );
  }

  /** Returns the number of waiting jobs and of running jobs, by lane. */
  state(): { readonly waiting: Record<Lane, number>; readonly running: Record<Lane, number> } {
    const byLane = (count: (lane: Lane) => number) =>
      Object.fromEntries(LANES.map((lane) => [lane, count(lane)])) as Record<Lane, number>;
    return {
      waiting: byLane((lane) => this.#queue.count((queued) => queued.lane === lane)),
      running: byLane((lane) => this.#slots.filter(({ job }) => job?.lane === lane).length),
    };
  }

  /** Terminates all threads. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#slots.map(({ thread }) => thread.end()));
  }

  /** Resolves with a thread's slot when the job's turn comes. Undefined if the job was cancelled. */
  #waitForTurn({
    lane,
    people = NAMELESS,
    isExpensive = true,
    bytes = 0,
    signal,
  }: RunOptions): Promise<ThreadSlot | undefined> {
    return new Promise((resolve) => {
      if (signal?.aborted) return resolve(undefined);
      const queued: QueuedJob = { lane, people, isExpensive, bytes, begin: resolve };
      const leave = (): void => {
        if (!this.#queue.remove(queued)) return;
        resolve(undefined);
        this.#next();
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#queue.add(queued);
      this.#next();
    });
  }

  /**
   * Assigns idle threads to waiting jobs, then to searches that want help. Stops helping threads if a waiting
   * job needs them.
   */
  #next(): void {
    for (const slot of this.#slots) {
      const queued = slot.job === undefined ? this.#takeJob(slot.lanes) : undefined;
      if (queued === undefined) continue;
      this.#occupy(slot, queued.lane, queued.bytes);
      queued.begin(slot);
    }
    for (const slot of this.#slots) {
      if (this.#queue.count(({ lane }) => slot.lanes.includes(lane)) > 0) slot.helping?.abort();
      else if (slot.job === undefined) this.#help(slot);
    }
  }

  /** Takes the next job from the first of `lanes` that has one. */
  #takeJob(lanes: readonly Lane[]): QueuedJob | undefined {
    for (const wanted of lanes) {
      const queued = this.#queue.take(({ lane }) => lane === wanted, this.#options.memory.fits);
      if (queued !== undefined) return queued;
    }
    return undefined;
  }

  /** Assigns an idle thread to a search that wants help, if there is one. */
  #help(slot: ThreadSlot): void {
    const isHelper = !slot.lanes.includes('tables') && slot.number < MAX_THREADS;
    const helped = [...this.#helped].find(({ done }) => isHelper && !done.has(slot));
    if (helped === undefined || this.#isClosed) return;
    const { job, shared, timeMs, over } = helped;
    const helping = new AbortController();
    slot.helping = helping;
    this.#occupy(slot, 'large', 0);
    setHelping(shared, slot.number, true);
    const signal = AbortSignal.any([helping.signal, over.signal]);
    const help = { ...job, help: { shared, helper: slot.number } };
    void helped.inContext(async () => {
      await slot.thread.attempt(help, { timeMs, signal });
      setHelping(shared, slot.number, false);
      if (!signal.aborted) helped.done.add(slot);
      slot.helping = undefined;
      this.#release(slot);
    });
  }

  #occupy(slot: ThreadSlot, lane: Lane, bytes: number): void {
    slot.job = { lane, bytes };
    this.#options.memory.change({ jobs: bytes });
  }

  #release(slot: ThreadSlot): void {
    const { bytes = 0 } = slot.job ?? {};
    slot.job = undefined;
    this.#options.memory.change({ jobs: -bytes });
    this.#next();
    if (slot.lanes.includes('tables'))
      setTimeout(() => {
        if (slot.job === undefined) void slot.thread.end();
      }, BUILDER_IDLE_MS).unref();
  }
}

/**
 * Creates the slots of all threads. The slot reserved for small jobs comes first, so that small jobs use it
 * first. The other slots prefer large jobs, so that neither kind waits for all jobs of the other. In batch
 * mode they prefer small jobs.
 */
function createSlots({ worker, builder, threads, isBatch, ...options }: PoolOptions): ThreadSlot[] {
  const searching = isBatch ? threads : Math.max(2, threads);
  const lanesOf = (at: number): readonly Lane[] => {
    if (isBatch) return ['small', 'large'];
    return at === 0 ? ['small'] : ['large', 'small'];
  };
  const createSlot = (file: URL, lanes: readonly Lane[], number: number): ThreadSlot => ({
    ...{ thread: new JobThread(file, options), lanes, number },
    ...{ job: undefined, helping: undefined },
  });
  return [
    ...Array.from({ length: searching }, (_, at) => createSlot(worker, lanesOf(at), at + 1)),
    ...Array.from({ length: threads }, (_, at) => createSlot(builder, ['tables'], at + 1)),
  ];
}
