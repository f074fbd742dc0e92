import { fault, type Result } from '../../core/result.ts';
import type { Log } from '../../observe/log.ts';
import { WorkerThread } from '../../threads/worker-thread.ts';
import type { Job, JobNews, SentJob } from './job.ts';

export interface JobThreadOptions {
  /** Milliseconds that a worker may take to stop by itself before it is ended. */
  readonly graceMs: number;
  readonly log: Log;
}

export interface JobLimits {
  /** Milliseconds from the moment the thread takes the job. */
  readonly timeMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly onNews?: ((news: JobNews) => void) | undefined;
}

/**
 * Heap of one worker; typed arrays, so tables and tours, are not part of it. The longest A* fills 100 MB. A
 * young generation of the usual size grows to 144 MB wherever much is made and dropped, and wins no time
 * here.
 */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 };

/** A thread that does one job at a time, within limits. It starts with a job, and again after its end. */
export class JobThread {
  readonly #file: URL;
  readonly #options: JobThreadOptions;
  #thread: WorkerThread<SentJob, Result<unknown>, JobNews> | undefined;

  constructor(file: URL, options: JobThreadOptions) {
    this.#file = file;
    this.#options = options;
  }

  /**
   * Tries a job once; undefined: the thread crashed. A signal asks it to stop. Where it goes on for longer
   * than the grace, it is ended. Faults: the job's own, `cancelled`, `out-of-time` {seconds} (it had to be
   * ended).
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

  /** Ends the thread, whatever it does; its job is cancelled. */
  async end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.end();
  }
}
