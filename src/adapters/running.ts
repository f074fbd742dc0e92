import { systemClock, withTimeout } from '../chat/delivery/clock.ts';

/**
 * Time that a stopping adapter waits for running work. After this time it cancels the work and waits
 * `CANCEL_TIMEOUT_MS` more.
 */
const FINISH_TIMEOUT_MS = 5000;
const CANCEL_TIMEOUT_MS = 1000;

/** Collection of running work. An adapter that stops waits until the collection is empty. */
export class RunningWork {
  readonly #runningWork = new Set<Promise<void>>();

  get size(): number {
    return this.#runningWork.size;
  }

  /**
   * Adds `work` to the collection, and removes it when the promise `work` settles. Returns a promise that
   * settles after `work` was removed.
   */
  add(work: Promise<void>): Promise<void> {
    const trackedWork: Promise<void> = work.finally(() => this.#runningWork.delete(trackedWork));
    this.#runningWork.add(trackedWork);
    return trackedWork;
  }

  /** Resolves when fewer than `count` pieces of work are running. */
  async whenBelow(count: number): Promise<void> {
    while (this.#runningWork.size >= count) await Promise.race(this.#runningWork);
  }

  /** Resolves when no work is running. */
  async whenEmpty(): Promise<void> {
    while (this.#runningWork.size > 0) await Promise.allSettled(this.#runningWork);
  }
}

/**
 * Waits up to 5 seconds for the promise `whenEnded`. Then aborts `stopController`, which cancels the work
 * that still runs. Waits up to 1 second more for the cancelled work to end.
 */
export async function finishOrCancel(
  whenEnded: Promise<void>,
  stopController: AbortController,
): Promise<void> {
  await withTimeout(systemClock, whenEnded, FINISH_TIMEOUT_MS);
  stopController.abort();
  await withTimeout(systemClock, whenEnded, CANCEL_TIMEOUT_MS);
}
