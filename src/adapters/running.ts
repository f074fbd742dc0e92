import { systemClock, withTimeout } from '../chat/delivery/clock.ts';

/**
 * How long a stop waits for running work. Then the work is cancelled, and the stop waits a moment for its
 * end.
 */
const FINISHING_MS = 5000;
const CANCELLING_MS = 1000;

/** Collection of running work, so that a stop can wait for its end. */
export class RunningWork {
  readonly #running = new Set<Promise<void>>();

  get size(): number {
    return this.#running.size;
  }

  /** Counts `work` as running until it ends. Returns the tracked promise. */
  add(work: Promise<void>): Promise<void> {
    const noted: Promise<void> = work.finally(() => this.#running.delete(noted));
    this.#running.add(noted);
    return noted;
  }

  /** Resolves when fewer than `count` pieces of work are running. */
  async below(count: number): Promise<void> {
    while (this.#running.size >= count) await Promise.race(this.#running);
  }

  /** Resolves when no work is running. */
  async ended(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
  }
}

/** Waits a few seconds for `ended`. Then aborts `stopping` and waits a moment for the cancelled work. */
export async function finishWithin(ended: Promise<void>, stopping: AbortController): Promise<void> {
  await withTimeout(systemClock, ended, FINISHING_MS);
  stopping.abort();
  await withTimeout(systemClock, ended, CANCELLING_MS);
}
