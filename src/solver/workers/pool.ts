import { AsyncLocalStorage } from 'node:async_hooks';
import { fault, type Result } from '../../core/result.ts';
import { MAX_THREADS, type SharedSearch, setHelping } from '../../core/sliding/solve/proof/shared-search.ts';
import {
  createFairQueue,
  createKnownPeople,
  type FairQueue,
  NAMELESS_TURN_KEYS,
  type WaitingWork,
} from '../../turns/fair-queue.ts';
import type { Job, JobNews } from './job.ts';
import { JobThread, type JobThreadOptions } from './job-thread.ts';
import type { SharedMemory } from './memory.ts';

/**
 * `small`: every search thread. `large`: every search thread except one, so that small jobs needn't wait.
 * `tables`: only the threads that build tables.
 */
export type Lane = 'small' | 'large' | 'tables';

export const LANES: readonly Lane[] = ['small', 'large', 'tables'];

/** `brief`: a thread for small jobs may try these while they wait in `large`. */
type QueueName = Lane | 'brief';

export interface PoolOptions extends JobThreadOptions {
  /** Entry file of search threads. Must call `hostTasks`. */
  readonly worker: URL;
  /** Entry file of threads that build tables. Must call `hostTasks`. */
  readonly builder: URL;
  /** Search threads, and as many that build tables. */
  readonly threads: number;
  /** If false, one search thread runs only small jobs, an additional one if `threads` is 1. */
  readonly isBatch: boolean;
  readonly memory: SharedMemory;
}

/** By default a job belongs to one person without a name, and needs 0 bytes. */
export interface RunOptions extends Partial<WaitingWork> {
  readonly lane: Lane;
  /** Counts from the moment a worker takes the job. */
  readonly timeMs: number;
  /**
   * A job to try if a thread for small jobs is free first. If its result isn't `isEnough`, the job waits for
   * a thread of its own lane.
   */
  readonly brief?: BriefRun | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (progress: unknown) => void;
}

interface BriefRun extends Pick<RunOptions, 'timeMs' | 'onProgress'> {
  readonly job: Job;
  isEnough(result: Result<unknown>): boolean;
}

/** Idle time until a thread that builds tables is ended, to free its memory. */
const BUILDER_IDLE_MS = 1000;
/** Limit for a job whose thread crashes. */
const MAX_ATTEMPTS = 2;

interface ThreadPlan {
  /** Jobs of the first queue are preferred. */
  readonly queues: readonly QueueName[];
  /** Number from 1 for each kind of thread. Identifies a helper. */
  readonly number: number;
}

interface ThreadSlot extends ThreadPlan {
  readonly thread: JobThread;
  job: { readonly lane: Lane; readonly bytes: number } | undefined;
  /** Stops the help for another thread. */
  helpAbort: AbortController | undefined;
}

interface QueuedJob extends WaitingWork {
  readonly queues: readonly QueueName[];
  begin(turn: Turn): void;
}

interface Turn {
  readonly slot: ThreadSlot;
  readonly queue: QueueName;
}

interface HelpedSearch {
  readonly job: Job;
  readonly shared: SharedSearch;
  readonly timeMs: number;
  /** Aborted at the search's end, which stops the help. */
  readonly endAbort: AbortController;
  /** Their help ended by itself, so they don't help again. */
  readonly pastHelpers: Set<ThreadSlot>;
  /** Keeps the async context of the search's request, so that log lines have its request id. */
  readonly runInContext: ReturnType<typeof AsyncLocalStorage.snapshot>;
}

/** While no job waits, idle threads help searches of others. */
export class Pool {
  readonly #options: PoolOptions;
  readonly #slots: readonly ThreadSlot[];
  readonly #queues: Readonly<Record<QueueName, FairQueue<QueuedJob>>>;
  readonly #helpedSearches = new Set<HelpedSearch>();
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#slots = createSlots(options);
    const knownPeople = createKnownPeople();
    const createQueue = () => createFairQueue<QueuedJob>(knownPeople);
    this.#queues = {
      small: createQueue(),
      brief: createQueue(),
      large: createQueue(),
      tables: createQueue(),
    };
    options.memory.onChange(() => this.#assignJobs());
  }

  /**
   * Settles when the thread is free for the next job. `Answer` must be that of the job's task. Faults: those
   * of the job, `cancelled`, `out-of-time` {seconds} (the thread was terminated), `solver-failed` (the thread
   * crashed twice).
   */
  async run<Answer>(job: Job, options: RunOptions): Promise<Result<Answer>> {
    const turn = await this.#waitForTurn(options);
    if (turn === undefined) return fault('cancelled');
    const { brief, signal } = options;
    if (turn.queue !== 'brief' || brief === undefined) return this.#runOn(turn.slot, job, options);
    const briefResult = await this.#runOn<Answer>(turn.slot, brief.job, { signal, ...brief });
    return brief.isEnough(briefResult) ? briefResult : this.run(job, { ...options, brief: undefined });
  }

  async #runOn<Answer>(
    slot: ThreadSlot,
    job: Job,
    { timeMs, signal, onProgress }: Pick<RunOptions, 'timeMs' | 'signal' | 'onProgress'>,
  ): Promise<Result<Answer>> {
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
        job,
        shared: news.shared,
        timeMs,
        endAbort: new AbortController(),
        pastHelpers: new Set(),
        runInContext: AsyncLocalStorage.snapshot(),
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

  /** A thread that only helps counts as free. */
  isBusy(lane: Lane): boolean {
    return this.#slots.every(
      ({ queues, job, helpAbort }) =>
        !queues.includes(lane) || (job !== undefined && helpAbort === undefined),
    );
  }

  state(): { readonly waiting: Record<Lane, number>; readonly running: Record<Lane, number> } {
    const countByLane = (count: (lane: Lane) => number) =>
      Object.fromEntries(LANES.map((lane) => [lane, count(lane)])) as Record<Lane, number>;
    return {
      waiting: countByLane((lane) => this.#queues[lane].size),
      running: countByLane((lane) => this.#slots.filter(({ job }) => job?.lane === lane).length),
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#slots.map(({ thread }) => thread.end()));
  }

  /** Undefined if the job was cancelled first. */
  #waitForTurn({ lane, callers, bytes = 0, signal, brief }: RunOptions): Promise<Turn | undefined> {
    return new Promise((resolve) => {
      if (signal?.aborted) return resolve(undefined);
      const queuedJob: QueuedJob = {
        queues: brief === undefined ? [lane] : [lane, 'brief'],
        callers: callers ?? [{ turnKeys: NAMELESS_TURN_KEYS }],
        bytes,
        begin: resolve,
      };
      const cancelWait = (): void => {
        if (!this.#removeFromQueues(queuedJob)) return;
        resolve(undefined);
        this.#assignJobs();
      };
      signal?.addEventListener('abort', cancelWait, { once: true });
      for (const queue of queuedJob.queues) this.#queues[queue].add(queuedJob);
      this.#assignJobs();
    });
  }

  #removeFromQueues(queuedJob: QueuedJob): boolean {
    return queuedJob.queues.filter((queue) => this.#queues[queue].remove(queuedJob)).length > 0;
  }

  /** Idle threads help running searches. If a job still waits, threads that could run it stop helping. */
  #assignJobs(): void {
    for (const slot of this.#slots) if (slot.job === undefined) this.#beginNextJob(slot);
    for (const slot of this.#slots) {
      if (slot.queues.some((queue) => this.#queues[queue].size > 0)) slot.helpAbort?.abort();
      else if (slot.job === undefined) this.#helpSearch(slot);
    }
  }

  #beginNextJob(slot: ThreadSlot): void {
    for (const queue of slot.queues) {
      const queuedJob = this.#queues[queue].take(this.#options.memory.fits);
      if (queuedJob === undefined) continue;
      this.#removeFromQueues(queuedJob);
      this.#occupy(slot, queue === 'brief' ? 'small' : queue, queuedJob.bytes);
      queuedJob.begin({ slot, queue });
      return;
    }
  }

  #helpSearch(slot: ThreadSlot): void {
    const helpedSearch = [...this.#helpedSearches].find(
      ({ pastHelpers }) => canHelp(slot) && !pastHelpers.has(slot),
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
    if (buildsTables(slot))
      setTimeout(() => {
        if (slot.job === undefined) void slot.thread.end();
      }, BUILDER_IDLE_MS).unref();
  }
}

/**
 * The first search thread is for small jobs, so that they never wait for large ones, which it only tries
 * briefly. The others prefer large jobs, so that these don't wait for all small ones. In batch mode, all run
 * both kinds and prefer small ones.
 */
export function planThreads({
  threads,
  isBatch,
}: Pick<PoolOptions, 'threads' | 'isBatch'>): readonly ThreadPlan[] {
  const searchThreadCount = isBatch ? threads : Math.max(2, threads);
  const queuesOf = (index: number): readonly QueueName[] => {
    if (isBatch) return ['small', 'large'];
    return index === 0 ? ['small', 'brief'] : ['large', 'small'];
  };
  return [
    ...Array.from({ length: searchThreadCount }, (_, index) => ({
      queues: queuesOf(index),
      number: index + 1,
    })),
    ...Array.from({ length: threads }, (_, index) => ({ queues: ['tables'] as const, number: index + 1 })),
  ];
}

const buildsTables = ({ queues }: ThreadPlan): boolean => queues.includes('tables');

/** Can the thread help a search of another? */
export const canHelp = (plan: ThreadPlan): boolean => !buildsTables(plan) && plan.number < MAX_THREADS;

const createSlots = ({ worker, builder, threads, isBatch, ...options }: PoolOptions): ThreadSlot[] =>
  planThreads({ threads, isBatch }).map((plan) => ({
    ...plan,
    thread: new JobThread(buildsTables(plan) ? builder : worker, options),
    job: undefined,
    helpAbort: undefined,
  }));
