/** Monotonic time for limits and pauses. Changes of the wall clock don't affect it. */
export interface Clock {
  /** Returns milliseconds since an arbitrary moment. Only differences are meaningful. */
  now(): number;
  /** Calls `callback` once after the delay. The returned function cancels the call. */
  after(milliseconds: number, callback: () => void): () => void;
  /** Like `after`, but for background work: the delay doesn't keep the process alive. */
  afterInBackground(milliseconds: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  afterInBackground(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};

/** Waits for the given time, or until the signal is aborted. */
export function pause(clock: Clock, milliseconds: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stopWaiting = () => resolve();
  if (signal?.aborted) stopWaiting();
  const cancelTimer = clock.after(milliseconds, stopWaiting);
  signal?.addEventListener('abort', stopWaiting);
  return promise.finally(() => {
    cancelTimer();
    signal?.removeEventListener('abort', stopWaiting);
  });
}

/**
 * Returns the promise's value, or undefined if the time is over first. Work that the promise waits for
 * continues after a timeout. Rejects if the promise rejects in time.
 */
export async function withTimeout<T>(
  clock: Clock,
  promise: Promise<T>,
  milliseconds: number,
): Promise<T | undefined> {
  const { promise: timeoutPromise, resolve } = Promise.withResolvers<undefined>();
  const cancelTimer = clock.after(milliseconds, () => resolve(undefined));
  return Promise.race([promise, timeoutPromise]).finally(cancelTimer);
}

/**
 * Creates a function that returns pauses in milliseconds. The first is `firstMs`. Each further pause is twice
 * as long as the one before, but at most `maxMs`.
 */
export function createGrowingPause(firstMs: number, maxMs: number): () => number {
  let nextMs = firstMs;
  return () => {
    const currentMs = nextMs;
    nextMs = Math.min(2 * nextMs, maxMs);
    return currentMs;
  };
}
