import { fault, type Result } from '../../core/result.ts';
import type { Log } from '../../observe/log.ts';
import { WorkerThread } from '../../threads/worker-thread.ts';
import type { Job, JobNews, SentJob } from './job.ts';

export interface JobThreadOptions {
  /** Time until a thread that doesn't stop is terminated. */
  readonly graceMs: number;
  readonly log: Log;
}

export interface JobLimits {
  /** Counts from the moment the thread takes the job. */
  readonly timeMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly onNews?: ((news: JobNews) => void) | undefined;
}

/**
 * Tables and tours are typed arrays, which don't count as heap. With a larger young generation the heap would
 * only grow, without saving time.
 */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 };

/** Runs one job at a time. The thread starts with the first job, and again after its end. */
export class JobThread {
  readonly #file: URL;
  readonly #options: JobThreadOptions;
  #thread: WorkerThread<SentJob, Result<unknown>, JobNews> | undefined;

  constructor(file: URL, options: JobThreadOptions) {
    this.#file = file;
    this.#options = options;
  }

  /**
   * Undefined if the thread crashed. After `signal` or the time limit, the job has `graceMs` to stop. Faults:
   * those of the job, `cancelled`, `out-of-time` {seconds} of a terminated thread.
   */
  async runJob(job: Job, { timeMs, signal, onNews }: JobLimits): Promise<Result<unknown> | undefined> {
    const { graceMs, log } = this.#options;
    if (this.#thread === undefined || this.#thread.hasEnded)
      this.#thread = new WorkerThread(this.#file, { resourceLimits: HEAP_LIMITS });
    const thread = this.#thread;
    const stopFlag = new Int32Array(new SharedArrayBuffer(4));
    let hasTimedOut = false;
    const endThread = (): void => {
      hasTimedOut = true;
      void thread.end();
    };
    const timers = [setTimeout(endThread, timeMs + graceMs)];
    const cancelJob = (): void => {
      Atomics.store(stopFlag, 0, 1);
      timers.push(setTimeout(endThread, graceMs));
    };
    signal?.addEventListener('abort', cancelJob, { once: true });
    try {
      const result = await thread.ask({ job, stopFlag }, { onNews });
      return signal?.aborted ? fault('cancelled') : result;
    } catch (error) {
      if (signal?.aborted || this.#thread !== thread) return fault('cancelled');
      if (hasTimedOut) {
        log.warn({ task: job.task, timeMs }, 'a worker did not stop in time and was ended');
        return fault('out-of-time', { seconds: Math.round(timeMs / 1000) });
      }
      const crashText = error instanceof Error ? (error.stack ?? error.message) : String(error);
      log.error({ task: job.task, crash: crashText }, 'a worker crashed');
      return undefined;
    } finally {
      for (const timer of timers) clearTimeout(timer);
      signal?.removeEventListener('abort', cancelJob);
    }
  }

  /** Its job ends with the fault `cancelled`. */
  async end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.end();
  }
}
