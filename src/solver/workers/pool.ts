import { AsyncLocalStorage } from 'node:async_hooks';
import { fault, type Result } from '../../core/result.ts';
import { MAX_THREADS, type SharedSearch, setHelping } from '../../core/sliding/solve/proof/shared-search.ts';
import { createFairQueue, type WaitingWork } from './fair-queue.ts';
import type { Job, JobNews } from './job.ts';
import { JobThread, type JobThreadOptions } from './job-thread.ts';
import type { SharedMemory } from './memory.ts';

/**
 * The class of a job, which decides which threads may run it. `small`: every search thread. `large`: every
 * search thread except one, so that small jobs needn't wait. `tables`: only the threads that build tables.
 */
export type Lane = 'small' | 'large' | 'tables';

export const LANES: readonly Lane[] = ['small', 'large', 'tables'];

export interface PoolOptions extends JobThreadOptions {
  /** Entry file of the search threads. It must call `hostTasks`. */
  readonly worker: URL;
  /** Entry file of the threads that build tables. It must call `hostTasks`. */
  readonly builder: URL;
  /** Number of search threads, and of threads that build tables. */
  readonly threads: number;
  /**
   * Does every search thread accept large jobs? If not, one search thread runs only small jobs; it is an
   * additional thread if `threads` is 1.
   */
  readonly isBatch: boolean;
  readonly memory: SharedMemory;
}

/** How to run a job. By default it belongs to one person without a name, is expensive and needs 0 bytes. */
export interface RunOptions extends Partial<WaitingWork> {
  readonly lane: Lane;
  /** Time limit in milliseconds, from the moment a worker takes the job. */
  readonly timeMs: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: unknown) => void;
}

/** A thread that builds tables is ended after this time without a job, to free its memory. */
const BUILDER_IDLE_MS = 1000;
/** Maximum number of attempts to run a job, if its thread crashes. */
const MAX_ATTEMPTS = 2;
const NAMELESS_PERSON: ReadonlySet<string> = new Set(['']);

interface ThreadSlot {
  readonly thread: JobThread;
  /** The lanes whose jobs this thread may run. Jobs of the first lane are preferred. */
  readonly lanes: readonly Lane[];
  /**
   * Number of the thread among the search threads or among the table builders, from 1. Identifies a helper.
   */
  readonly number: number;
  /** The thread's current job. Undefined if it is idle. */
  job: { readonly lane: Lane; readonly bytes: number } | undefined;
  /** Stops the thread's help for a search on another thread. Undefined if it isn't helping. */
  helpAbort: AbortController | undefined;
}

interface QueuedJob extends WaitingWork {
  readonly lane: Lane;
  /** Called with the job's thread when it is the job's turn. */
  begin(slot: ThreadSlot): void;
}

/** A running search that has asked for the help of idle threads. */
interface HelpedSearch {
  readonly job: Job;
  /** Memory that the search shares with the threads that help it. */
  readonly shared: SharedSearch;
  /** Time limit of the search, in milliseconds. */
  readonly timeMs: number;
  /** Aborted when the search ends, which stops the help of other threads. */
  readonly endAbort: AbortController;
  /** Threads whose help for this search ended by itself. They don't help it again. */
  readonly pastHelpers: Set<ThreadSlot>;
  /**
   * Runs a function in the async context in which the search was requested, so that log lines have its
   * request id.
   */
  readonly runInContext: ReturnType<typeof AsyncLocalStorage.snapshot>;
}

/**
 * The solver's threads and one queue of waiting jobs. While no job waits, idle threads help searches that run
 * on other threads.
 */
export class Pool {
  readonly #options: PoolOptions;
  readonly #slots: readonly ThreadSlot[];
  readonly #queue = createFairQueue<QueuedJob>();
  readonly #helpedSearches = new Set<HelpedSearch>();
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#slots = createSlots(options);
    options.memory.onChange(() => this.#assignJobs());
  }

  /**
   * Waits for the job's turn and runs it. If the thread crashes, runs it once more. Settles when the thread
   * is free for the next job. `Answer` must be the answer type of the job's task. Faults: those of the job,
   * `cancelled`, `out-of-time` {seconds} (the thread was terminated), `solver-failed` (the thread crashed
   * twice).
   */
  async run<Answer>(job: Job, options: RunOptions): Promise<Result<Answer>> {
    const slot = await this.#waitForTurn(options);
    if (slot === undefined) return fault('cancelled');
    const { timeMs, signal, onProgress } = options;
    let helpedSearch: HelpedSearch | undefined;
    const endHelp = (): void => {
      if (helpedSearch === undefined) return;
      this.#helpedSearches.delete(helpedSearch);
      helpedSearch.endAbort.abort();
    };
    const onNews = (news: JobNews): void => {
      if (news.type === 'progress') {
        onProgress?.(news.progress);
        return;
      }
      endHelp();
      helpedSearch = {
        ...{ job, shared: news.shared, timeMs },
        ...{
          endAbort: new AbortController(),
          pastHelpers: new Set(),
          runInContext: AsyncLocalStorage.snapshot(),
        },
      };
      this.#helpedSearches.add(helpedSearch);
      this.#assignJobs();
    };
    try {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        if (this.#isClosed || signal?.aborted) return fault('cancelled');
        const result = await slot.thread.runJob(job, { timeMs, signal, onNews });
        if (result !== undefined) return result as Result<Answer>;
      }
      return fault('solver-failed');
    } finally {
      endHelp();
      this.#release(slot);
    }
  }

  /** Would a new job of this lane have to wait? A thread that only helps another one counts as free. */
  isBusy(lane: Lane): boolean {
    return this.#slots.every(
      ({ lanes, job, helpAbort }) => !lanes.includes(lane) || (job !== undefined && helpAbort === undefined),
    );
  }

  /** Returns, for each lane, the number of waiting jobs and of running jobs. */
  state(): { readonly waiting: Record<Lane, number>; readonly running: Record<Lane, number> } {
    const countByLane = (count: (lane: Lane) => number) =>
      Object.fromEntries(LANES.map((lane) => [lane, count(lane)])) as Record<Lane, number>;
    return {
      waiting: countByLane((lane) => this.#queue.count((queuedJob) => queuedJob.lane === lane)),
      running: countByLane((lane) => this.#slots.filter(({ job }) => job?.lane === lane).length),
    };
  }

  /** Terminates all threads. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#slots.map(({ thread }) => thread.end()));
  }

  /**
   * Resolves with the slot of a thread when it is the job's turn, or with undefined if the job was cancelled
   * first.
   */
  #waitForTurn({
    lane,
    people = NAMELESS_PERSON,
    isExpensive = true,
    bytes = 0,
    signal,
  }: RunOptions): Promise<ThreadSlot | undefined> {
    return new Promise((resolve) => {
      if (signal?.aborted) return resolve(undefined);
      const queuedJob: QueuedJob = { lane, people, isExpensive, bytes, begin: resolve };
      const cancelWait = (): void => {
        if (!this.#queue.remove(queuedJob)) return;
        resolve(undefined);
        this.#assignJobs();
      };
      signal?.addEventListener('abort', cancelWait, { once: true });
      this.#queue.add(queuedJob);
      this.#assignJobs();
    });
  }

  /**
   * Gives waiting jobs to idle threads. Remaining idle threads help running searches. If a job still waits,
   * stops the help of the threads that could run it.
   */
  #assignJobs(): void {
    for (const slot of this.#slots) {
      const queuedJob = slot.job === undefined ? this.#takeJob(slot.lanes) : undefined;
      if (queuedJob === undefined) continue;
      this.#occupy(slot, queuedJob.lane, queuedJob.bytes);
      queuedJob.begin(slot);
    }
    for (const slot of this.#slots) {
      if (this.#queue.count(({ lane }) => slot.lanes.includes(lane)) > 0) slot.helpAbort?.abort();
      else if (slot.job === undefined) this.#helpSearch(slot);
    }
  }

  /** Removes the next job from the queue and returns it. Tries the lanes in the given order. */
  #takeJob(lanes: readonly Lane[]): QueuedJob | undefined {
    for (const wantedLane of lanes) {
      const queuedJob = this.#queue.take(({ lane }) => lane === wantedLane, this.#options.memory.fits);
      if (queuedJob !== undefined) return queuedJob;
    }
    return undefined;
  }

  /** Lets an idle thread help a running search, if a search has asked for help. */
  #helpSearch(slot: ThreadSlot): void {
    const canHelp = !slot.lanes.includes('tables') && slot.number < MAX_THREADS;
    const helpedSearch = [...this.#helpedSearches].find(
      ({ pastHelpers }) => canHelp && !pastHelpers.has(slot),
    );
    if (helpedSearch === undefined || this.#isClosed) return;
    const { job, shared, timeMs, endAbort: searchEnd } = helpedSearch;
    const helpAbort = new AbortController();
    slot.helpAbort = helpAbort;
    this.#occupy(slot, 'large', 0);
    setHelping(shared, slot.number, true);
    const signal = AbortSignal.any([helpAbort.signal, searchEnd.signal]);
    const helpJob = { ...job, help: { shared, helper: slot.number } };
    void helpedSearch.runInContext(async () => {
      await slot.thread.runJob(helpJob, { timeMs, signal });
      setHelping(shared, slot.number, false);
      if (!signal.aborted) helpedSearch.pastHelpers.add(slot);
      slot.helpAbort = undefined;
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
    this.#assignJobs();
    if (slot.lanes.includes('tables'))
      setTimeout(() => {
        if (slot.job === undefined) void slot.thread.end();
      }, BUILDER_IDLE_MS).unref();
  }
}

/**
 * Creates the slots of all threads. One search thread runs only small jobs, so that they never wait for large
 * jobs. This thread is the first in the list, so that a small job goes to this thread if it is idle. All
 * other search threads prefer large jobs, so that large jobs don't wait until all small jobs are done. In
 * batch mode, all search threads run both kinds of jobs and prefer small ones.
 */
function createSlots({ worker, builder, threads, isBatch, ...options }: PoolOptions): ThreadSlot[] {
  const searchThreadCount = isBatch ? threads : Math.max(2, threads);
  const lanesOf = (index: number): readonly Lane[] => {
    if (isBatch) return ['small', 'large'];
    return index === 0 ? ['small'] : ['large', 'small'];
  };
  const createSlot = (file: URL, lanes: readonly Lane[], number: number): ThreadSlot => ({
    ...{ thread: new JobThread(file, options), lanes, number },
    ...{ job: undefined, helpAbort: undefined },
  });
  return [
    ...Array.from({ length: searchThreadCount }, (_, index) => createSlot(worker, lanesOf(index), index + 1)),
    ...Array.from({ length: threads }, (_, index) => createSlot(builder, ['tables'], index + 1)),
  ];
}
