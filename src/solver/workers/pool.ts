import { AsyncLocalStorage } from 'node:async_hooks';
import { fault, type Result } from '../../core/result.ts';
import { MOST_THREADS, type SharedSearch, setHelping } from '../../core/sliding/solve/proof/shared-search.ts';
import { inTurn, type Waiting } from './in-turn.ts';
import type { Job, JobNews } from './job.ts';
import { JobThread, type JobThreadOptions } from './job-thread.ts';
import type { SharedMemory } from './memory.ts';

/**
 * What a job asks of its thread. One thread is kept from `large` jobs, and `tables` have threads of their
 * own.
 */
export type Lane = 'small' | 'large' | 'tables';

export const LANES: readonly Lane[] = ['small', 'large', 'tables'];

export interface PoolOptions extends JobThreadOptions {
  /** The file of the threads that search; it calls `hostTasks`. */
  readonly worker: URL;
  /** The file of the threads that build tables. */
  readonly builder: URL;
  /** Threads that search, and those that build. */
  readonly threads: number;
  /**
   * Every thread does large jobs, too. Else one is kept from them, in addition to the only one if need be.
   */
  readonly isBatch: boolean;
  readonly memory: SharedMemory;
}

/** How a job is run; by default for one nameless person, expensive, and without memory worth counting. */
export interface RunOptions extends Partial<Waiting> {
  readonly lane: Lane;
  /** Milliseconds from the moment a worker takes the job. */
  readonly timeMs: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: unknown) => void;
}

/** A thread that builds ends after this time without work. */
const BUILDER_IDLE_MS = 1000;
const ATTEMPTS = 2;
const NAMELESS: ReadonlySet<string> = new Set(['']);

/** A thread's place in the pool. */
interface Place {
  readonly thread: JobThread;
  /** The jobs that it does, the first ones first. */
  readonly lanes: readonly Lane[];
  /** Its number as a helper, from 1. */
  readonly number: number;
  /** What it does; undefined: it is idle. */
  job: { readonly lane: Lane; readonly bytes: number } | undefined;
  /** Calls it back while it only helps. */
  helping: AbortController | undefined;
}

interface Queued extends Waiting {
  readonly lane: Lane;
  begin(place: Place): void;
}

/** A search that wants help, until it is over. */
interface Led {
  readonly job: Job;
  readonly shared: SharedSearch;
  readonly timeMs: number;
  readonly over: AbortController;
  /** Places whose help ended by itself; they aren't sent again. */
  readonly done: Set<Place>;
  /** Runs a function in the async context of its caller. */
  readonly inContext: ReturnType<typeof AsyncLocalStorage.snapshot>;
}

/**
 * The solver's threads, with one line of the jobs that wait for them. Idle ones help with searches that want
 * it, until a job needs them.
 */
export class Pool {
  readonly #options: PoolOptions;
  readonly #places: readonly Place[];
  readonly #line = inTurn<Queued>();
  readonly #led = new Set<Led>();
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#places = placesOf(options);
    options.memory.watch(() => this.#next());
  }

  /**
   * Does a job when it is its turn; a crash costs one retry. Settles when the worker has let go of the job.
   * Faults: the job's own, `cancelled`, `out-of-time` {seconds} (the worker had to be ended), `solver-failed`
   * (it crashed twice). The answer is of the kind that the job's task gives.
   */
  async run<Answer>(job: Job, options: RunOptions): Promise<Result<Answer>> {
    const place = await this.#turn(options);
    if (place === undefined) return fault('cancelled');
    const { timeMs, signal, onProgress } = options;
    let led: Led | undefined;
    const endHelp = (): void => {
      if (led === undefined) return;
      this.#led.delete(led);
      led.over.abort();
    };
    const onNews = (news: JobNews): void => {
      if (news.type === 'progress') {
        onProgress?.(news.progress);
        return;
      }
      endHelp();
      led = {
        ...{ job, shared: news.shared, timeMs },
        ...{ over: new AbortController(), done: new Set(), inContext: AsyncLocalStorage.snapshot() },
      };
      this.#led.add(led);
      this.#next();
    };
    try {
      for (let count = 0; count < ATTEMPTS; count++) {
        if (this.#isClosed || signal?.aborted) return fault('cancelled');
        const result = await place.thread.attempt(job, { timeMs, signal, onNews });
        if (result !== undefined) return result as Result<Answer>;
      }
      return fault('solver-failed');
    } finally {
      endHelp();
      this.#leave(place);
    }
  }

  /** Would a job of that lane have to wait? Helpers make way. */
  isBusy(lane: Lane): boolean {
    return this.#places.every(
      ({ lanes, job, helping }) => !lanes.includes(lane) || (job !== undefined && helping === undefined),
    );
  }

  /** By lane: jobs that wait for a thread, and those that have one. */
  state(): { readonly waiting: Record<Lane, number>; readonly running: Record<Lane, number> } {
    const byLane = (count: (lane: Lane) => number) =>
      Object.fromEntries(LANES.map((lane) => [lane, count(lane)])) as Record<Lane, number>;
    return {
      waiting: byLane((lane) => this.#line.count((queued) => queued.lane === lane)),
      running: byLane((lane) => this.#places.filter(({ job }) => job?.lane === lane).length),
    };
  }

  /** Ends all threads, whatever they do. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#places.map(({ thread }) => thread.end()));
  }

  /** Resolves with a place when it is this job's turn; undefined: it was cancelled. */
  #turn({
    lane,
    people = NAMELESS,
    isExpensive = true,
    bytes = 0,
    signal,
  }: RunOptions): Promise<Place | undefined> {
    return new Promise((resolve) => {
      if (signal?.aborted) return resolve(undefined);
      const queued: Queued = { lane, people, isExpensive, bytes, begin: resolve };
      const leave = (): void => {
        if (!this.#line.remove(queued)) return;
        resolve(undefined);
        this.#next();
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#line.add(queued);
      this.#next();
    });
  }

  /** Gives idle threads to the jobs whose turn it is, then to searches that want help. Calls helpers back. */
  #next(): void {
    for (const place of this.#places) {
      const queued = place.job === undefined ? this.#take(place.lanes) : undefined;
      if (queued === undefined) continue;
      this.#occupy(place, queued.lane, queued.bytes);
      queued.begin(place);
    }
    for (const place of this.#places) {
      if (this.#line.count(({ lane }) => place.lanes.includes(lane)) > 0) place.helping?.abort();
      else if (place.job === undefined) this.#help(place);
    }
  }

  /** Takes the next job of the first lane that has one. */
  #take(lanes: readonly Lane[]): Queued | undefined {
    for (const wanted of lanes) {
      const queued = this.#line.take(({ lane }) => lane === wanted, this.#options.memory.fits);
      if (queued !== undefined) return queued;
    }
    return undefined;
  }

  /** Sends an idle thread to a search that wants help, if there is one. */
  #help(place: Place): void {
    const isHelper = !place.lanes.includes('tables') && place.number < MOST_THREADS;
    const led = [...this.#led].find(({ done }) => isHelper && !done.has(place));
    if (led === undefined || this.#isClosed) return;
    const { job, shared, timeMs, over } = led;
    const helping = new AbortController();
    place.helping = helping;
    this.#occupy(place, 'large', 0);
    setHelping(shared, place.number, true);
    const signal = AbortSignal.any([helping.signal, over.signal]);
    const help = { ...job, help: { shared, helper: place.number } };
    void led.inContext(async () => {
      await place.thread.attempt(help, { timeMs, signal });
      setHelping(shared, place.number, false);
      if (!signal.aborted) led.done.add(place);
      place.helping = undefined;
      this.#leave(place);
    });
  }

  #occupy(place: Place, lane: Lane, bytes: number): void {
    place.job = { lane, bytes };
    this.#options.memory.change({ jobs: bytes });
  }

  #leave(place: Place): void {
    const { bytes = 0 } = place.job ?? {};
    place.job = undefined;
    this.#options.memory.change({ jobs: -bytes });
    this.#next();
    if (place.lanes.includes('tables'))
      setTimeout(() => {
        if (place.job === undefined) void place.thread.end();
      }, BUILDER_IDLE_MS).unref();
  }
}

/**
 * The place kept from large jobs comes first, so that small ones take it first. On the others large ones go
 * first, so that neither kind waits behind all of the other. A batch does small ones first.
 */
function placesOf({ worker, builder, threads, isBatch, ...options }: PoolOptions): Place[] {
  const searching = isBatch ? threads : Math.max(2, threads);
  const lanesOf = (at: number): readonly Lane[] => {
    if (isBatch) return ['small', 'large'];
    return at === 0 ? ['small'] : ['large', 'small'];
  };
  const place = (file: URL, lanes: readonly Lane[], number: number): Place => ({
    ...{ thread: new JobThread(file, options), lanes, number },
    ...{ job: undefined, helping: undefined },
  });
  return [
    ...Array.from({ length: searching }, (_, at) => place(worker, lanesOf(at), at + 1)),
    ...Array.from({ length: threads }, (_, at) => place(builder, ['tables'], at + 1)),
  ];
}
