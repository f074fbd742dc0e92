import { systemClock, withTimeout } from '../chat/delivery/clock.ts';

/** A stopping adapter then cancels the work and waits `CANCEL_TIMEOUT_MS` more. */
const FINISH_TIMEOUT_MS = 5000;
const CANCEL_TIMEOUT_MS = 1000;

/** An adapter that stops waits until the collection is empty. */
export class RunningWork {
  readonly #runningWork = new Set<Promise<void>>();

  get size(): number {
    return this.#runningWork.size;
  }

  /** Returns a promise that settles after `work` has settled and was removed. */
  add(work: Promise<void>): Promise<void> {
    const trackedWork: Promise<void> = work.finally(() => this.#runningWork.delete(trackedWork));
    this.#runningWork.add(trackedWork);
    return trackedWork;
  }

  /** Resolves when fewer than `count` pieces of work are running. */
  async whenBelow(count: number): Promise<void> {
    while (this.#runningWork.size >= count) await Promise.race(this.#runningWork);
  }

  async whenEmpty(): Promise<void> {
    while (this.#runningWork.size > 0) await Promise.allSettled(this.#runningWork);
  }
}

/**
 * Waits up to 5 seconds for `whenEnded`. Then aborts `stopController`, which cancels the work that still
 * runs, and waits up to 1 second more.
 */
export async function finishOrCancel(
  whenEnded: Promise<void>,
  stopController: AbortController,
): Promise<void> {
  await withTimeout(systemClock, whenEnded, FINISH_TIMEOUT_MS);
  stopController.abort();
  await withTimeout(systemClock, whenEnded, CANCEL_TIMEOUT_MS);
}
