import { systemClock, withTimeout } from '../chat/delivery/clock.ts';

/** How long a stop waits for running work, and then for work that it has cancelled. */
const FINISHING_MS = 5000;
const CANCELLING_MS = 1000;

/** Work under way that a stop waits for. */
export class RunningWork {
  readonly #running = new Set<Promise<void>>();

  get size(): number {
    return this.#running.size;
  }

  /** Notes the work as running until it ends; gives it back. */
  add(work: Promise<void>): Promise<void> {
    const noted: Promise<void> = work.finally(() => this.#running.delete(noted));
    this.#running.add(noted);
    return noted;
  }

  /** Fulfils when less than this is running. */
  async below(count: number): Promise<void> {
    while (this.#running.size >= count) await Promise.race(this.#running);
  }

  /** Fulfils when nothing runs any more. */
  async ended(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
  }
}

/** Waits some seconds for the end of all work, then cancels the rest by `stopping` and waits a moment. */
export async function finishWithin(ended: Promise<void>, stopping: AbortController): Promise<void> {
  await withTimeout(systemClock, ended, FINISHING_MS);
  stopping.abort();
  await withTimeout(systemClock, ended, CANCELLING_MS);
}
