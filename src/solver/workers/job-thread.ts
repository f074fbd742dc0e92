import { fault, type Result } from '../../core/result.ts';
import type { Log } from '../../observe/log.ts';
import { WorkerThread } from '../../threads/worker-thread.ts';
import type { Job, JobNews, SentJob } from './job.ts';

export interface JobThreadOptions {
  /** Time for a worker to stop before it is terminated, in milliseconds. */
  readonly graceMs: number;
  readonly log: Log;
}

export interface JobLimits {
  /** Time limit in milliseconds, from the moment the thread takes the job. */
  readonly timeMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly onNews?: ((news: JobNews) => void) | undefined;
}

/**
 * Heap limits of one worker. Typed arrays (tables and tours) are not part of the heap. A larger young
 * generation would only grow under heavy allocation, without saving time.
 */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 };

/**
 * A thread that does one job at a time, within limits. It starts with the first job, and starts again if it
 * has ended.
 */
export class JobThread {
  readonly #file: URL;
  readonly #options: JobThreadOptions;
  #thread: WorkerThread<SentJob, Result<unknown>, JobNews> | undefined;

  constructor(file: URL, options: JobThreadOptions) {
    this.#file = file;
    this.#options = options;
  }

  /**
   * Runs a job once. Returns undefined if the thread crashed. `signal` asks the job to stop; after the grace
   * period the thread is terminated. Faults: those of the job, `cancelled`, `out-of-time` {seconds} (the
   * thread was terminated).
   */
  async attempt(job: Job, { timeMs, signal, onNews }: JobLimits): Promise<Result<unknown> | undefined> {
    const { graceMs, log } = this.#options;
    if (this.#thread === undefined || this.#thread.hasEnded)
      this.#thread = new WorkerThread(this.#file, { resourceLimits: HEAP });
    const thread = this.#thread;
    const stop = new Int32Array(new SharedArrayBuffer(4));
    let isLate = false;
    const end = (): void => {
      isLate = true;
      void thread.end();
    };
    const timers = [setTimeout(end, timeMs + graceMs)];
    const cancel = (): void => {
      Atomics.store(stop, 0, 1);
      timers.push(setTimeout(end, graceMs));
    };
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      const result = await thread.ask({ job, stop }, { onNews });
      return signal?.aborted ? fault('cancelled') : result;
    } catch (error) {
      if (signal?.aborted || this.#thread !== thread) return fault('cancelled');
      if (isLate) {
        log.warn({ task: job.task, timeMs }, 'a worker did not stop in time and was ended');
        return fault('out-of-time', { seconds: Math.round(timeMs / 1000) });
      }
      const crash = error instanceof Error ? (error.stack ?? error.message) : String(error);
      log.error({ task: job.task, crash }, 'a worker crashed');
      return undefined;
    } finally {
      for (const timer of timers) clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    }
  }

  /** Terminates the thread; its job is cancelled. */
  async end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.end();
  }
}
